### Even pace: what is said in the bidding is shown after the same delay.

cmd-table-pace = Whether bids are shown at an even pace, so that hesitation tells nothing
opt-pace = The pace
pace-even = Even: every bid and pass after the same delay
pace-own = Own: at once
button-pace = Turn even pace on
button-pace-off = Turn even pace off
table-even-pace = Even pace: whatever is said in the bidding is shown { $seconds } seconds after the turn began.
reply-pace-even = At table { $number } bids and passes are shown at an even pace now.
reply-pace-own = At table { $number } bids and passes are shown at once now.
