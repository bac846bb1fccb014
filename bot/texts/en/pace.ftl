### Even pace: what is said in the bidding is shown after the same delay.

pace-even = Even: bids show after a fixed delay
pace-own = Normal: bids show right away
button-pace = Bid delay on
button-pace-off = Bid delay off
table-even-pace = Bid delay: every bid shows on the same { $seconds }-second beat.
reply-pace-even = At table { $number } bids and passes now show after a fixed delay.
reply-pace-own = At table { $number } bids and passes now show right away.
