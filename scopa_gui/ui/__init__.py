"""The window: everything that knows pygame. Start reading at app.py, then scene.py."""
