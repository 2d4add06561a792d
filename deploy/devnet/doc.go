// Package devnet runs a local chain with everything deployed on it, for the demo and for tests. It imports no agent.
package devnet
