### What is gone from a server

contest-post-channel-gone = **{ $contest }** is paused: its channel has been deleted, or I can’t write in it. Let me write there, or choose another channel; then go on with `/league manage`, which works everywhere. `/admin check` shows what’s missing.
contest-post-moved = **{ $contest }** is in this channel from now on.
contest-button-move = Choose a channel
contest-move-where = In which channel does { $contest } go on? Its notice board comes there, and so do tables whose thread is gone.
contest-pick-channel = Choose a channel
contest-moved = { $contest } is in { $channel } now.
league-role-gone = The role that members needed to sign up has been deleted: everybody can sign up.
contest-move-not-seen = Not everyone in the contest can see <#{ $channel }>: { $names }. Let them see it, or choose another channel.
