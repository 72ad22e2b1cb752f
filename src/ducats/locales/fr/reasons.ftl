### Ce qui parle en faveur d’une réponse, selon les bots d’un jeu : dans les analyses, les problèmes et les conseils.

reason-given = Pourquoi ? { $reason }
reason-word = « { $word } »
