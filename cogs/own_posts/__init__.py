"""Posts that come by themselves: claimed when they are due (`cog`), and what they say (`daily`)."""
