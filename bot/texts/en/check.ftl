# What the bot may do in a channel (`/admin check`). A permission is named as Discord's settings name it.

check-title = What I may do
check-channel-here = **{ $channel }**
check-channel-contests = **{ $channel }** · contests
check-well-here = ✅ I can show tables here, with pictures.
check-well-contests = ✅ I can announce contests, open a thread for each table, and make events.
check-gone = ❌ This channel is gone or hidden from me. Choose another with `/admin settings`.
check-view-channel = ❌ I don’t see it, so I can’t show tables or contests there. Needs *View Channels*.
check-connect = ❌ I can’t write in this voice channel. Needs *Connect*.
check-send-messages = ❌ I can’t post there: no tables, no announcements. Needs *Send Messages*.
check-send-messages-in-threads = ❌ I can’t post in threads, where tables of contests stand. Needs *Send Messages in Threads*.
check-attach-files = ⚠️ No pictures: tables and boards are in words. Needs *Attach Files*.
check-create-public-threads = ⚠️ No threads: a contest’s tables all stand in the channel, so only a small one fits. Needs *Create Public Threads*.
check-create-events = ⚠️ Contests aren’t among the server’s events. Needs *Create Events*.
check-manage-threads = ❌ The thread is locked. Unlock it, or give me *Manage Threads*.
check-not-in-thread = ❌ I’m not in this private thread. Mention me in a message here, or give me *Manage Threads*.
check-locked-threads = ⚠️ Some of my threads there are locked, so their tables stand still. Unlock them, or give me *Manage Threads*.
check-held-back = ⚠️ A rule of this server’s AutoMod holds back my message. Let an admin exempt my role from it (*Server Settings*, *AutoMod*), then try again.
check-how = Give them in the channel’s settings, or to my role in the server’s settings.
button-check-again = Check again

# `/admin forget-server`
forget-server-title = Delete this server’s data
forget-server-label = Type { $word } to delete it for good
forget-server-about = Settings, rules, contests, seasons and boards go. Running tables close; nobody loses a rating.
forget-server-word = DELETE
forget-server-not = Nothing was deleted, because that isn’t the word { $word }. `/admin forget-server` asks again.
forget-server-done = Everything stored about this server is deleted; what members played stays in their own numbers over all servers. To begin again: `/admin setup`.
