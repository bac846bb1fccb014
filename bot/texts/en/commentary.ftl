### The commentator’s view of a contest’s match.

commentary-button = All hands, later
commentary-ask = Here you see everyone’s cards of a hand as soon as the hand after it has ended. Whoever has begun to look can’t play in this contest any more, not even as a substitute, and its log says so.
commentary-sure = Show me the cards
commentary-none = There’s nothing to show yet. The first hand appears when the second one has ended.
commentary-latest = Latest hand
