## Le salon

lobby-lead = Prenez une place libre, regardez une partie ou ouvrez votre propre table.
lobby-new = Nouvelle table
lobby-mine = Vos tables
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend pour l’instant. Ouvrez une table, et les autres la verront ici.
lobby-playing = Parties en cours
lobby-playing-none = Aucune partie publique en ce moment.
