### What a member may do, by the permissions in a table's channel.

rights-may-not-write = You can’t write in that channel, so Bower won’t post there for you. Choose another channel.
rights-shared-often = That was a lot in a short time. Try again in a few minutes.
shared-already = Shared already: { $link }
shared-alone = Only you see this: here, apps that members bring along can’t post. Share it in another server or in a direct message.
rights-too-fast = That was a lot at once. Wait a few seconds, then try again.
