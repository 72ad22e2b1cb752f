### Wat voor een antwoord pleit, volgens de bots van een spel: in analyses, puzzels en tips.

reason-given = Waarom? { $reason }
reason-word = ‘{ $word }’
