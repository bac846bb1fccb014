### The commentator’s view of a contest’s match.

commentary-button = Commentator’s view
commentary-ask = You see everyone’s cards of a hand once the next hand has ended. Once you’ve looked, you can’t play in this contest any more, not even as a substitute, and its log says so.
commentary-sure = Show me the cards
commentary-none = There’s nothing to show yet. The first hand appears when the second one has ended.
commentary-latest = Latest hand
