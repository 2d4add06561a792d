package snapshot

import (
	"bytes"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// pieces cuts bytes in three at two places.
func pieces(r *rand.Rand, data []byte) (a, b, c []byte) {
	i, j := r.IntN(len(data)+1), r.IntN(len(data)+1)
	if i > j {
		i, j = j, i
	}
	return data[:i], data[i:j], data[j:]
}

// spoils are what is done to a file. What they give may be what they took.
var spoils = map[string]func(r *rand.Rand, data []byte) []byte{
	"empty":     func(*rand.Rand, []byte) []byte { return []byte{} },
	"cut":       func(r *rand.Rand, data []byte) []byte { return data[:r.IntN(len(data))] },
	"shortened": func(_ *rand.Rand, data []byte) []byte { return data[:len(data)-1] },
	"extended":  func(r *rand.Rand, data []byte) []byte { return append(slices.Clone(data), byte(r.IntN(256))) },
	"doubled":   func(_ *rand.Rand, data []byte) []byte { return slices.Concat(data, data) },
	"a part dropped": func(r *rand.Rand, data []byte) []byte {
		a, _, c := pieces(r, data)
		return slices.Concat(a, c)
	},
	"a part twice": func(r *rand.Rand, data []byte) []byte {
		a, b, c := pieces(r, data)
		return slices.Concat(a, b, b, c)
	},
	"parts swapped": func(r *rand.Rand, data []byte) []byte {
		a, b, c := pieces(r, data)
		return slices.Concat(b, a, c)
	},
	"a byte changed": func(r *rand.Rand, data []byte) []byte {
		out := slices.Clone(data)
		out[r.IntN(len(out))] ^= byte(1 + r.IntN(255))
		return out
	},
	"a line dropped": func(r *rand.Rand, data []byte) []byte {
		lines := bytes.SplitAfter(data, []byte("\n"))
		i := r.IntN(len(lines))
		return bytes.Join(slices.Delete(lines, i, i+1), nil)
	},
}

// Every file is spoiled in every way, under a manifest that fits what it became. Every failure names a file and a reason.
func TestEveryFileSpoiledInEveryWayIsRefused(t *testing.T) {
	s := story(t)
	good := opened(t, s.raw)
	r := rand.New(rand.NewPCG(1, 2))
	names := slices.Sorted(maps.Keys(good))
	for _, name := range names {
		for how, spoil := range spoils {
			if addressed.MatchString(name) && how != "a byte changed" && how != "shortened" {
				continue // its name is its hash: one way is as good as another
			}
			files := maps.Clone(good)
			if files[name] = spoil(r, good[name]); bytes.Equal(files[name], good[name]) {
				continue
			}
			mustFail(t, name+" "+how, s, files, name)
		}
		if name == fileManifest {
			continue
		}
		files := maps.Clone(good)
		delete(files, name)
		mustFail(t, name+" left out", s, files, "")
		// Another file's bytes in its place.
		if other := names[r.IntN(len(names))]; other != name {
			files = maps.Clone(good)
			files[name] = good[other]
			mustFail(t, name+" swapped for "+other, s, files, "")
		}
	}
}

func mustFail(t *testing.T, what string, s told, files map[string][]byte, name string) {
	t.Helper()
	var raw []byte
	if name == fileManifest {
		raw = repacked(t, files)
	} else {
		raw = sealed(t, files)
	}
	_, err := verifyRaw(t.Context(), raw, s.at.Hash, nil)
	var f *Failure
	if !errors.As(err, &f) || f.File == "" || f.Reason == "" {
		t.Errorf("%s: %v", what, err)
	} else if slices.Contains(derived, name) && f.File != name {
		t.Errorf("%s: the failure names %s: %v", what, f.File, err)
	}
}
