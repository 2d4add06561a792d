package snapshot

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// secondProject is a verifier of a snapshot's core in another language, by other libraries.
const secondProject = "testdata/second"

// second is that verifier, running. It answers one job after the other.
type second struct {
	t    *testing.T
	in   *json.Encoder
	out  *bufio.Scanner
	dir  string
	jobs int
}

// answer is what it found.
type answer struct {
	OK       bool   `json:"ok"`
	Payments int    `json:"payments"`
	Offers   int    `json:"offers"`
	Reason   string `json:"reason"`
	File     string `json:"file"`
}

// secondTool prepares a tool of the project.
func secondTool(t *testing.T, ctx context.Context, name string, args ...string) *exec.Cmd {
	t.Helper()
	tool := filepath.Join("node_modules", ".bin", name)
	if _, err := os.Stat(filepath.Join(secondProject, tool)); err != nil {
		t.Fatal("the second verifier is not installed: run `make tools`")
	}
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir, cmd.Stderr = secondProject, os.Stderr
	return cmd
}

func TestTheSecondVerifierIsTyped(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if out, err := secondTool(t, ctx, "tsc", "-p", ".").Output(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func startSecond(t *testing.T) *second {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 4*time.Minute)
	cmd := secondTool(t, ctx, "tsx", "verify.ts", "--jobs")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		_ = cmd.Wait()
		cancel()
	})
	return &second{t: t, in: json.NewEncoder(in), out: bufio.NewScanner(out), dir: t.TempDir()}
}

// verify has it verify files, the ones extended first.
func (s *second) verify(hash common.Hash, raws ...[]byte) answer {
	s.t.Helper()
	job := struct {
		Files []string    `json:"files"`
		Hash  common.Hash `json:"hash"`
	}{Hash: hash}
	s.jobs++
	for i, raw := range raws {
		path := filepath.Join(s.dir, fmt.Sprintf("%d-%d.redress", s.jobs, i))
		if err := os.WriteFile(path, raw, 0o600); err != nil {
			s.t.Fatal(err)
		}
		job.Files = append(job.Files, path)
	}
	if err := s.in.Encode(job); err != nil {
		s.t.Fatal(err)
	}
	if !s.out.Scan() {
		s.t.Fatalf("the second verifier ended: %v", s.out.Err())
	}
	var a answer
	if err := json.Unmarshal(s.out.Bytes(), &a); err != nil {
		s.t.Fatal(err)
	}
	return a
}

// first verifies by this package.
func first(t *testing.T, hash common.Hash, raws ...[]byte) error {
	t.Helper()
	var list []*Archive
	for _, raw := range raws {
		a, err := openRaw(raw)
		if err != nil {
			return err
		}
		list = append(list, a)
	}
	_, err := Verify(t.Context(), list[len(list)-1], hash, nil, list[:len(list)-1]...)
	return err
}

// agree has both verify, and expects them to say the same.
func (s *second) agree(t *testing.T, what string, good bool, hash common.Hash, raws ...[]byte) answer {
	t.Helper()
	err, other := first(t, hash, raws...), s.verify(hash, raws...)
	if (err == nil) != good || other.OK != good {
		t.Errorf("%s: the first says %v, the second %+v", what, err, other)
	}
	if !other.OK && (other.Reason == "" || other.File == "") {
		t.Errorf("%s: refused without a reason: %+v", what, other)
	}
	return other
}

// core are the files of which the second verifier derives every byte.
func core(name string) bool {
	return name == fileAnchors || name == fileState || name == filePayments ||
		strings.HasPrefix(name, folderBlocks) || strings.HasPrefix(name, folderCode)
}

// balanced takes a payment out of what an Offer is said to have received.
func balanced(t *testing.T, files map[string][]byte, p PaymentRecord) {
	t.Helper()
	var list []ConservationRecord
	if err := readJSON(files[fileConservation], &list); err != nil {
		t.Fatal(err)
	}
	listed, _ := new(big.Int).SetString(list[0].Listed, 10)
	amount, _ := new(big.Int).SetString(p.Amount, 10)
	list[0].Payments--
	list[0].Listed = dec(listed.Sub(listed, amount))
	files[fileConservation], _ = writeJSON(list)
}

func TestTwoVerifiersAcceptTheSame(t *testing.T) {
	s, other := story(t), startSecond(t)
	if a := other.agree(t, "an Offer", true, s.at.Hash, s.raw); a.Payments != 10 || a.Offers != 1 {
		t.Errorf("an Offer: %+v", a)
	}
	if a := other.agree(t, "a factory", true, s.at.Hash, s.all); a.Payments < 11 || a.Offers != s.offers {
		t.Errorf("a factory: %+v", a)
	}
	attempts := trying(t)
	other.agree(t, "attempts that reverted", true, attempts.at.Hash, attempts.raw)
}

func TestTwoVerifiersRefuseTheSame(t *testing.T) {
	s, other := story(t), startSecond(t)
	refuse := func(what string, raw []byte) { t.Helper(); other.agree(t, what, false, s.at.Hash, raw) }

	other.agree(t, "another trusted hash", false, common.Hash{1}, s.raw)
	for _, i := range samples(len(s.raw), 25) {
		spoiled := slices.Clone(s.raw)
		spoiled[i] ^= 1 << (i % 8)
		refuse(fmt.Sprintf("byte %d of the archive flipped", i), spoiled)
	}
	for i := range 4 {
		spoiled := slices.Clone(s.raw)
		spoiled[len(spoiled)-1-i] ^= 1
		refuse(fmt.Sprintf("byte %d of the checksum flipped", i), spoiled)
	}
	for _, n := range samples(len(s.raw), 4) {
		refuse(fmt.Sprintf("cut at %d", n), s.raw[:n])
	}
	refuse("a byte behind the end", append(slices.Clone(s.raw), 0))
	refuse("two frames", append(slices.Clone(s.raw), s.raw...))

	good := opened(t, s.raw)
	for _, name := range slices.Sorted(maps.Keys(good)) {
		if !core(name) {
			continue
		}
		for _, i := range samples(len(good[name]), 3) {
			files := opened(t, s.raw)
			files[name][i] ^= 1 << (i % 8)
			refuse(fmt.Sprintf("%s: byte %d flipped under a manifest that fits", name, i), sealed(t, files))
		}
		files := opened(t, s.raw)
		delete(files, name)
		refuse(name+" left out", sealed(t, files))
	}
	for _, p := range paymentsOf(t, s.raw) {
		files := opened(t, s.raw)
		drop(t, files, p.At.Block, p.At.Transaction)
		refuse("the payment of "+p.Amount+" left out", sealed(t, files))
		// The attacker also makes the sums fit.
		balanced(t, files, p)
		refuse("the payment of "+p.Amount+" left out of the sums too", sealed(t, files))
	}
	for i := range 3 {
		files := opened(t, s.raw)
		at := at(t, s, "Contested", i)
		drop(t, files, at.Block, at.Transaction)
		refuse(fmt.Sprintf("case %d left out", i), sealed(t, files))
	}
	for _, edit := range []struct{ file, from, to string }{
		{filePayments, `"amount":"1000000"`, `"amount":"1000001"`}, {filePayments, `"payer":"0x`, `"payer":"0xff`},
		{filePayments, `"log":1`, `"log":2`}, {filePayments, `"contested":false`, `"contested":true`},
		{fileContracts, `"codeHash": "0x`, `"codeHash": "0xff`}, {fileConservation, `"unexplained": "0"`, `"unexplained": "1"`},
		{fileConservation, `"paidOut": "`, `"paidOut": "1`},
	} {
		files := opened(t, s.raw)
		changed := bytes.Replace(files[edit.file], []byte(edit.from), []byte(edit.to), 1)
		if bytes.Equal(changed, files[edit.file]) {
			t.Fatalf("no %s in %s", edit.from, edit.file)
		}
		files[edit.file] = changed
		refuse(edit.file+" says "+edit.to, sealed(t, files))
	}
	files := opened(t, s.raw)
	files["notes.txt"] = []byte("x")
	refuse("a file of another name", sealed(t, files))
}
