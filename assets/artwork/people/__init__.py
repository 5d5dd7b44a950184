"""The people one plays against: busts drawn from a rig of faces, hair, hats and clothes."""
