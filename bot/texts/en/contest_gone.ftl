### What is gone from a server

contest-post-channel-gone = The channel of **{ $contest }** has been deleted. The contest goes on: tell me in which channel. Until then nothing about it is posted, and `/league manage` works everywhere.
contest-post-moved = **{ $contest }** goes on in this channel.
contest-button-move = Choose a channel
contest-move-where = In which channel does { $contest } go on? Its notice board comes there, and so do tables whose thread is gone.
contest-pick-channel = Choose a channel
contest-moved = { $contest } goes on in { $channel }.
contest-move-not-seen = Not everyone in the contest can see <#{ $channel }>: { $names }. Let them see it, or choose another channel.
contest-post-role-gone-entry = **{ $contest }**: the role that members needed to sign up has been deleted, so nobody can sign up now. Let everybody in, or choose another role.
contest-post-role-gone-call = **{ $contest }**: the role that announcements called has been deleted. Call no role, or choose another one.
contest-post-role-gone-organisers = This server’s organizer role has been deleted. Until a member with Manage Server chooses another one, only such members organize contests.
contest-button-without-entry = Let everybody in
contest-button-without-call = Call no role
contest-button-without-organisers = No role
contest-button-other-role = Choose another role
contest-role-gone-entry = Which role do members need to sign up for { $contest }?
contest-role-gone-call = Which role do the announcements of { $contest } call?
contest-role-gone-organisers = Which role organizes this server’s contests?
contest-pick-role = Choose a role
contest-role-none-entry = Everybody can sign up for { $contest } now.
contest-role-none-call = The announcements of { $contest } call no role now.
contest-role-none-organisers = Members with Manage Server organize this server’s contests now.
contest-role-chosen-entry = Members with { $role } can sign up for { $contest } now.
contest-role-chosen-call = The announcements of { $contest } call { $role } now.
contest-role-chosen-organisers = Members with { $role } organize this server’s contests now.
contest-entry-role-gone = The role that you need for this contest has been deleted. Its organizers have been asked what to do; try again when they’ve answered.
