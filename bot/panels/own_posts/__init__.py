"""Posts that come by themselves: what they are now (`daily`), and the page that turns them on (`page`)."""
