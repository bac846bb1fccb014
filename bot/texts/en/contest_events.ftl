### Discord’s own event for a contest

league-event-join = Sign up and follow it in { $channel }
league-post-no-event = **{ $contest }**: Discord wouldn’t let me make or change the event. I need the permission *Create Events*, and a server holds at most 100 events. Everything else goes on as planned. `/admin check` shows what’s missing.
