### Ciò che un server non ha più

contest-post-channel-gone = Il canale di **{ $contest }** è stato cancellato. Il torneo continua: dimmi in quale canale. Fino ad allora non ne pubblico nulla, e `/league manage` funziona ovunque.
contest-post-moved = **{ $contest }** continua in questo canale.
contest-button-move = Scegli un canale
contest-move-where = In quale canale continua { $contest }? Ci vanno la bacheca e i tavoli il cui thread non esiste più.
contest-pick-channel = Scegli un canale
contest-moved = { $contest } continua in { $channel }.
contest-move-not-seen = Non tutti quelli del torneo vedono <#{ $channel }>: { $names }. Fa’ in modo che lo vedano, o scegli un altro canale.
contest-post-role-gone-entry = **{ $contest }**: il ruolo che serviva per iscriversi è stato cancellato, e ora nessuno può iscriversi. Fai entrare tutti, o scegli un altro ruolo.
contest-post-role-gone-call = **{ $contest }**: il ruolo che gli annunci menzionavano è stato cancellato. Non menzionarne nessuno, o scegline un altro.
contest-post-role-gone-organisers = Il ruolo di chi organizza i tornei di questo server è stato cancellato. Finché chi può gestire il server non ne sceglie un altro, organizza solo chi può gestire il server.
contest-button-without-entry = Fai entrare tutti
contest-button-without-call = Nessun ruolo da avvisare
contest-button-without-organisers = Nessun ruolo
contest-button-other-role = Scegli un altro ruolo
contest-role-gone-entry = Quale ruolo serve per iscriversi a { $contest }?
contest-role-gone-call = Quale ruolo menzionano gli annunci di { $contest }?
contest-role-gone-organisers = Quale ruolo organizza i tornei di questo server?
contest-pick-role = Scegli un ruolo
contest-role-none-entry = Ora chiunque può iscriversi a { $contest }.
contest-role-none-call = Ora gli annunci di { $contest } non menzionano nessun ruolo.
contest-role-none-organisers = Ora i tornei di questo server li organizza chi può gestire il server.
contest-role-chosen-entry = Ora chi ha { $role } può iscriversi a { $contest }.
contest-role-chosen-call = Ora gli annunci di { $contest } menzionano { $role }.
contest-role-chosen-organisers = Ora i tornei di questo server li organizza chi ha { $role }.
contest-entry-role-gone = Il ruolo che serve per questo torneo è stato cancellato. L’ho chiesto a chi organizza; riprova quando avrà risposto.
