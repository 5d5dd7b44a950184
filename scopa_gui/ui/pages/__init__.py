"""The pages that screens are made of, and the controls that know words and portraits."""
