### The commentator’s view of a contest’s match.

commentary-button = Commentator’s view
commentary-ask = You’ll see everyone’s cards of a hand once the next hand is over. If you look, you can’t play in this contest anymore, not even as a substitute, and its log says so.
commentary-sure = Show me the cards
commentary-none = There’s nothing to show yet. The first hand appears when the second one is over.
commentary-latest = Latest hand
