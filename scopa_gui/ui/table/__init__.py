"""The card table. Start with layout.py (where everything lies), then choice.py, motion.py and draw.py."""
