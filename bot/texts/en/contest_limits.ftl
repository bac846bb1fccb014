### What members may append to a contest, and how often

contest-many-sign-ups = You’ve signed up, asked a partner or offered to come in { $most } times in this contest, the most there is. Watch its tables with `/table list`.
contest-many-events = There are { $most } entries by you in this contest’s log, the most for one member. You can still leave it, and its organizers can still decide with `/league manage`: ask one of them.
contest-full = This contest has taken as much from its members as it can. You can still check in or leave, and its organizers can still decide everything with `/league manage`: ask one of them.
contest-announced = { $seconds ->
    [one] The last announcement of this contest was less than 2 minutes ago. Send yours in one second. Here’s your text to copy: { $text }
   *[other] The last announcement of this contest was less than 2 minutes ago. Send yours in { $seconds } seconds. Here’s your text to copy: { $text }
}
