"""The window and what draws in it: text, shapes, controls, motion, the stack of scenes. Nothing here knows Scopa."""
