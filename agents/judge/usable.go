package judge

import (
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Unusable says why an exchange holds nothing that the seller can be judged by, measured or heard; empty if it does.
func Unusable(c *manifest.Compiled, e *exchange.Exchange) string { return unusable(c, e) }
