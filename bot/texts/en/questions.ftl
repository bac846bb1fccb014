### Questions to a channel: a decision of a game or puzzle that is over, on which everyone may vote. $when is a timestamp of Discord.

button-ask = Ask the channel
# Beside a long button, on a phone
button-ask-short = Ask the channel
question-title = What would you do?
# $votes (number)
question-answer = { $votes ->
    [0] Nobody voted: the answer
    [one] One vote, and the answer
   *[other] { $votes } votes, and the answer
}
# $count (number): of votes
question-votes = { $count ->
    [0] No votes yet
    [one] 1 vote
   *[other] { $count } votes
} · nobody sees who voted for what · answer { $when }
# $choice (text): a card or a call; $votes (number); $points (text): points with their sign
question-row = { $votes ->
    [0] { $choice }: { $points } · no votes
    [one] { $choice }: { $points } · 1 vote
   *[other] { $choice }: { $points } · { $votes } votes
}
question-played = at the table
question-worth = Points by what was known then · 🟩 best
question-asked = Asked. The answer comes { $when }, or as soon as you show it.
question-voted = Your vote: { $choice }. Nobody else sees it, and you can still press another choice. The answer comes { $when } at the latest.
button-question-end = Show the answer now

# $minutes (number)
question-lately = You’ve asked a channel within the hour. You can ask again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
# $channel (text): its id
question-elsewhere = That game was played in <#{ $channel }>. Ask there, with `/game replay`.
question-open = Its contest or its day isn’t over, so nobody may be asked about it yet. Ask once it is.
question-no-choice = I found no choice to ask about. With `/game replay` you can pick one yourself.
question-over = That vote has ended. Look at its message: it shows the answer.
