### Calls for players, and the bells of those who want to be called.

button-bell = 🔔 Call me
button-bell-start = Call me
button-bell-stop = Stop calling me
button-call = Call players
# $channel (text): the channel's link
bell-title = Tell me when { $channel } wants players
# $begins, $ends (texts): times of day; $zone (text): a time zone
bell-on = You’re called here from { $begins } to { $ends } ({ $zone }), at most once in two hours.
bell-off = You aren’t called here. Press *{ button-bell-start }* to be called from { $begins } to { $ends } ({ $zone }), at most once in two hours. You can change the hours afterwards.
bell-how = A message in this channel mentions you, if your `/preferences` allow it and you don’t sit at a table. Bower writes no direct messages.
bell-begins = From { $hour }
bell-ends = Until { $hour }
bell-none = You aren’t called in that channel anymore. To turn it on again, press *{ button-bell }* at a table there.

# $names (text): members; $people (number): how many they are; $missing (number): how many more there is room for
call-wanted = **{ $names }** { $people ->
    [one] wants
   *[other] want
} { $missing ->
    [one] one more
    [2] two more
    [3] three more
   *[other] { $missing } more
}
call-seat = **{ $names }** { $people ->
    [one] is
   *[other] are
} playing, and { $missing ->
    [one] a computer’s seat is
   *[other] { $missing } computers’ seats are
} free to take
call-full = Full: **{ $names }**
call-how = *{ $call }* posts one message with *{ $join }* in this channel and mentions the server’s role for that, if any, and members who want to be called now. Once for each table, and once in 20 minutes.
call-sent = Your call is posted. The message with *{ $join }* stays for 20 minutes, or until the start.
call-once = Players have been called to this table already. Ask a member to the table instead.
call-lately = { $minutes ->
    [one] In that channel players were called a few minutes ago. Try again in a minute.
   *[other] In that channel players were called a few minutes ago. Try again in { $minutes } minutes.
}
call-rated = This game is rated, so nobody can take a seat in it. Open another table with `/table open`.
server-euchre = Role for calls for players
privacy-kept-bells = Channels in which you want to be called to play
privacy-kept-call_members = Calls for players that mentioned you, for a day
opt-euchre-role = The role that calls for players mention (@everyone: none)
