package manifest

import (
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkCheck reads, validates and checks a manifest: what a payer does before it pays.
func BenchmarkCheck(b *testing.B) {
	for name, path := range map[string][]string{
		"draft": {"ours", "data-api-sale.manifest.json"}, "feed": {"built", "quote-feed.manifest.json"},
	} {
		b.Run(name, func(b *testing.B) {
			raw, err := os.ReadFile(filepath.Join(append([]string{"testdata"}, path...)...))
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := Load(raw); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "manifests/s")
		})
	}
}

// BenchmarkReplay computes a remedy from a frozen bundle of observations, the manifest being read once.
func BenchmarkReplay(b *testing.B) {
	d, err := Load(read(b, "ours", "data-api-sale.manifest.json"))
	if err != nil {
		b.Fatal(err)
	}
	bundle := read(b, "ours", "data-api-sale.observations.json")
	for b.Loop() {
		r, err := Replay(d, bundle)
		if err != nil || r.Remedy != "release" {
			b.Fatal(r, err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "bundles/s")
}
