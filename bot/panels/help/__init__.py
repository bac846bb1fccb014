"""The guide and the glossary."""
