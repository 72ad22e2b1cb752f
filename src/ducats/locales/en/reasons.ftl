### What speaks for an answer, as the bots of a game say it: in reviews, puzzles and hints.

reason-given = What speaks for it: { $reason }
reason-word = “{ $word }”
