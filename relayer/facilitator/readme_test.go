package facilitator_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/watch"
)

// The README lists every metric that is shown, and no other; and every flag of the command.
func TestReadmeListsEveryMetricAndFlag(t *testing.T) {
	raw, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	registry := metrics.New()
	watch.NewMetrics(registry)
	f := start(t, func(o *facilitator.Options) { o.Metrics = registry })
	f.options.Metrics = metrics.New() // of the next server
	watch.NewMetrics(f.options.Metrics)
	f.withFeed(feed.Options{})
	f.ask("GET", "/livez", nil)
	f.settle(f.pay(f.Key("buyer")))
	described := make(chan *prometheus.Desc, 100)
	go func() { defer close(described); f.options.Metrics.Describe(described) }()
	var shown []string
	for d := range described {
		if name := regexp.MustCompile(`fqName: "(redress_[a-z_]+)"`).FindStringSubmatch(d.String()); name != nil {
			shown = append(shown, name[1])
		}
	}
	var listed []string
	for _, line := range strings.Split(string(raw), "\n") {
		if strings.HasPrefix(line, "| `redress_") {
			cell, _, _ := strings.Cut(line[1:], "|")
			listed = append(listed, regexp.MustCompile(`redress_[a-z_]+`).FindAllString(cell, -1)...)
		}
	}
	slices.Sort(shown)
	slices.Sort(listed)
	if !slices.Equal(shown, listed) {
		t.Errorf("shown  %v\nlisted %v", shown, listed)
	}
	for _, flag := range facilitator.Command().Flags {
		if !strings.Contains(string(raw), "`--"+flag.Names()[0]) && !strings.Contains(string(raw), "--"+flag.Names()[0]+" ") {
			t.Errorf("--%s is not in the README", flag.Names()[0])
		}
	}
}
