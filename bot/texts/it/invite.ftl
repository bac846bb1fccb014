### Inviti a un tavolo.

invite-title = Invita al tavolo { $number }
invite-how = Bower chiama una volta in questo canale, con un pulsante per sedersi.
invite-pick = Scegli un membro
invite-no-table = Non sei a nessun tavolo con un posto libero.
invite-call = { $member } { $name } ti invita al tavolo { $number }.
invite-sent = { $name }: chiamata inviata. Il messaggio con *{ $join }* è nel canale.
invite-nobody = I computer e i bot non si possono chiamare.
invite-there = { $name } è già a questo tavolo. Scegli un’altra persona.
invite-once = { $name } ha già ricevuto una chiamata a questo tavolo: una basta. Scegli un’altra persona.
invite-blind = { $name } non vede il canale di questo tavolo. Apri un tavolo dove vedete entrambi.
