hello = Bonjour { $name }
