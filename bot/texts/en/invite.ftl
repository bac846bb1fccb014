### Invitations to a table.

invite-title = Invite to table { $number }
invite-how = Bower calls them once in this channel, with a button to sit down.
invite-pick = Choose a member
invite-no-table = You’re at no table with room for another player.
invite-call = { $member } { $name } asks you to table { $number }.
invite-sent = { $name } is called. The message with *{ $join }* is in the channel.
invite-nobody = Computers and bots can’t be called.
invite-there = { $name } sits at this table already. Choose someone else.
invite-once = { $name } was called to this table already: once is enough. Choose someone else.
invite-blind = { $name } can’t see this table’s channel. Open a table in one you both see.
