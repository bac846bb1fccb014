"""What Bower shows in channels unasked, apart from tables and contests. Begin with `rows`."""
