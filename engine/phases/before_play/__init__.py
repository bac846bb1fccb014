"""What is settled between the making of trump and the first lead, other than going alone.

Exchanges of cards, called partners, dropping out, stakes.
"""
