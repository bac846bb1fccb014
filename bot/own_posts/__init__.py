"""Posts that come by themselves, where a server wants them: when (`schedule`), and that each comes once (`claims`)."""
