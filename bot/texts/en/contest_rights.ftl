### What members type is posted only where they may write, and roles are called only for members who may call them.

contest-may-not-write = You can’t write in <#{ $channel }>, so I don’t post your words there. Ask an admin for *Send Messages* in that channel, or let an organizer who can write there announce it.
contest-may-not-describe = You can’t write in <#{ $channel }>, so I don’t post your description there. Take it out, choose another channel, or ask an admin for *Send Messages* in that one.
contest-may-not-call = You can’t mention <@&{ $role }> in <#{ $channel }>, so I don’t ping it for you. Choose a role that anyone can mention, or ask an admin to let you mention all roles.
contest-you-may-not-call = ⚠️ You can’t mention { $role } in the contest’s channel, so I won’t ping it for you: let anyone mention it, or choose another one.
contest-you-may-not-event = ⚠️ You can’t make events in this server, so I won’t make one for you. Ask an admin for *Create Events*, or go without.
contest-may-not-name-event = { $contest } is among this server’s events, where its name and description show too, and you can’t make events. Ask an admin for *Create Events*, or let an organizer who has it change them.
contest-words-not-posted = -# You can’t write in { $channel }, so your words aren’t posted there. Everyone finds them in the log: `/league show`, then *{ $log }*.
contest-words-in-log = the words are in the contest’s log, /league show
contest-invited-silently =
    You can’t write in the channel of { $contest }, so I don’t ask { $partner } there. Tell them to use `/league join` with you as the partner.
    -# { $consent }
