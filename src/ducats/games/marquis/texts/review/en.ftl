### What kinds of question are called in statistics.

marquis-kind-exchange = Exchanging
marquis-kind-exchange-now = Exchanging at once
marquis-kind-exchange-last = Last exchange
marquis-kind-exchange-late = Late exchange
marquis-kind-claim-toll = Claiming the toll
marquis-kind-lay-card = Laying a card
marquis-kind-assassinate = Whom to strike
marquis-kind-may-veto = Vetoing
marquis-kind-take-back = Taking a card back
marquis-kind-call-witness = Calling a witness
marquis-kind-play-on = Playing on or stopping
marquis-kind-intervene = Intervening against a Veto
marquis-kind-answer-price = Answering a price
marquis-kind-last-word = Last word in a bargain
marquis-kind-offer-fee = Offering for protection
marquis-kind-answer-fee = Answering an offer of protection
marquis-kind-choose-client = Choosing whom to protect
marquis-kind-settle-client = Settling on an offer
marquis-kind-special = Playing the secret card
marquis-kind-hire = Hiring a mercenary
marquis-kind-lay-or-keep = Laying or keeping a mercenary
