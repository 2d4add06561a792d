// Package plan deploys Redress: an Intent becomes a list of named stages, each of which runs once and leaves its result
// in a Deployment that can be stored, resumed and checked against the chain.
//
// A stage that already left its address is skipped, so Apply can be repeated after a failure.
package plan
