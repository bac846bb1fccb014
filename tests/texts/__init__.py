"""What can be checked of the texts themselves: their length, words and number forms, and what a review asked for."""
