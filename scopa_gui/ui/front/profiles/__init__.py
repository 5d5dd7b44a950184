"""Who plays on this computer: chosen, added, put away; all that is somebody's as one file, and back from it."""
