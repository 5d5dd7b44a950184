"""The pen: smooth curves, brush lines, tones and hatching, written as SVG."""
