// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

export const FOLDS: Record<string, Record<string, readonly [string, ...string[]]>> = {"musketeers":{},"marracash":{"BidMade":["bidding"],"BidderPassed":["bidding"]},"marquis":{"Allowed":["silence"],"InterventionPassed":["aloofness"]},"merchants":{"GoodBought":["purchase","seat"],"LoadingPassed":["idleness","wagon"],"PriceRaised":["prices"],"PriceShifted":["prices"],"BidMade":["bidding"],"BidPassed":["bidding"],"CreditDeclined":["thrift"]}};
