"""The window: everything that knows pygame. Start reading at app.py, then screens.py and kit/scene.py."""
