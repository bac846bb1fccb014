"""From our own panels and presses to Discord's components and interactions, and back."""
