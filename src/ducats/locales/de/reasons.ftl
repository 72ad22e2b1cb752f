### Was für eine Antwort spricht, wie die Bots eines Spiels es sagen: in Analysen, Rätseln und Tipps.

reason-given = Was dafür spricht: { $reason }
reason-word = „{ $word }“
