// Package payoff is the game that a settlement table sets up between a seller and a buyer, computed exactly: for every
// pair of strategies, what each side has in the end.
//
// A seller chooses what to deliver, whether to sign for it and what to do when contested; a buyer chooses when to contest,
// what to claim, what to do with a late disclosure and who relays. Money moves by package settlement alone, in integers;
// the panel errs with given odds, so that payoffs are exact fractions. Reputation, time and repeated play are left out:
// what is best here is best in a single purchase. Its one invariant: no money appears. The payoffs of any play add up to
// what the delivered responses are worth less what they cost, the arbitrator's fee, the gas and the work of answering.
package payoff
