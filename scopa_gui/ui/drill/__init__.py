"""The drill of memory as it is shown: start at felt.py for its table; scenes/drill.py is the screen."""
