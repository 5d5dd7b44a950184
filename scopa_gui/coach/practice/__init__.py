"""What is practised when: one's own mistakes, the schedule of repetition, the themes, and how it goes."""
