package acquisition

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

func TestBIP340Vectors(t *testing.T) {
	raw, err := os.ReadFile("testdata/bip340.json")
	if err != nil {
		t.Fatal(err)
	}
	var vectors []struct {
		Key, Message, Sig string
		Valid             bool
	}
	if err := json.Unmarshal(raw, &vectors); err != nil || len(vectors) < 10 {
		t.Fatalf("%d vectors, %v", len(vectors), err)
	}
	for i, v := range vectors {
		var message [32]byte
		if _, err := hex.Decode(message[:], []byte(v.Message)); err != nil {
			t.Fatal(err)
		}
		if err := verifyBIP340(v.Key, message, v.Sig); (err == nil) != v.Valid {
			t.Errorf("vector %d: %v, want valid %t", i, err, v.Valid)
		}
		if err := verifyBIP340(v.Key, message, strings.ToUpper(v.Sig)); err == nil {
			t.Errorf("vector %d in upper case: two texts for one signature", i)
		}
	}
}

func TestSubmissionCommitments(t *testing.T) {
	for _, path := range []string{"v0.0.3/R-F3-real-receipt-wrong-request", "v0.0.3/R-F5-real-commitment-no-admission",
		"v0.0.3/F5-submission-without-admission", "v0.0.3-next/F5-submission-without-admission"} {
		for _, c := range transcript(t, readFixture(t, "testdata/"+path+".json").raw).SubmissionCommitments {
			if err := c.Verify(); err != nil {
				t.Errorf("%s: %v", path, err)
			}
			for name, change := range map[string]func(*SubmissionCommitment){
				"digest": func(c *SubmissionCommitment) { c.RequestDigest = strings.Repeat("0", 64) },
				"time":   func(c *SubmissionCommitment) { c.SentAt++ },
			} {
				other := c
				change(&other)
				if err := other.Verify(); !errors.Is(err, ErrSignatureInvalid) {
					t.Errorf("%s with another %s: %v", path, name, err)
				}
			}
			for name, change := range map[string]func(*SubmissionCommitment){
				"type":    func(c *SubmissionCommitment) { c.Type = "claim" },
				"version": func(c *SubmissionCommitment) { c.Version = "v1" },
				"attempt": func(c *SubmissionCommitment) { c.AttemptID = "short" },
				"digest":  func(c *SubmissionCommitment) { c.RequestDigest = "zz" },
			} {
				other := c
				change(&other)
				unsigned := other
				unsigned.Sig = ""
				other.RequesterPubkey = "e74ebe03b988115af22da9c809cdb477d54da4c317f8dfdc1e08a918ac9d5cab"
				unsigned.RequesterPubkey = other.RequesterPubkey
				other.Sig = attest(t, "requester", unsigned)
				if err := other.Verify(); !errors.Is(err, errCommitmentForm) {
					t.Errorf("%s with another %s, well signed: %v", path, name, err)
				}
			}
		}
	}
}

// The live receipt names the commitment that came with it, and its hash is the one of its content.
func TestRealAdmissionReceipt(t *testing.T) {
	f := readFixture(t, "testdata/v0.0.3/R-P-real-receipt-exact-request.json")
	tr := transcript(t, f.raw)
	var receipt AdmissionReceipt
	if err := canon.Unmarshal(tr.AdmissionReceipt, &receipt); err != nil {
		t.Fatal(err)
	}
	if err := receipt.Verify(); err != nil {
		t.Error(err)
	}
	if ref, err := tr.SubmissionCommitments[0].Ref(); err != nil || ref != receipt.SubmissionCommitmentRef {
		t.Errorf("ref %s, receipt says %s (%v)", ref, receipt.SubmissionCommitmentRef, err)
	}
	forged := bytes.Replace(f.raw, []byte(`"admission_index":240`), []byte(`"admission_index":241`), 1)
	if d := decided(t, transcript(t, forged), RulesOlder); d.State != StateAuthorized || d.Authorized != False {
		t.Errorf("a forged receipt: %+v", d)
	}
}

func TestParseRefuses(t *testing.T) {
	good := string(readFixture(t, "testdata/v0.0.3-next/P1-valid-result.json").raw)
	for name, c := range map[string]struct {
		old, new string
		want     error
	}{
		"unknown member":     {`"claims":`, `"claim":`, canon.ErrUnknownMember},
		"duplicate member":   {`"claims":`, `"claims":[],"claims":`, canon.ErrDuplicate},
		"null receipt":       {`"accepted_at":2000`, `"accepted_at":null`, ErrMalformed},
		"null scope":         {`"required_scope":["criteria:R1","evidence:full"]`, `"required_scope":null`, ErrMalformed},
		"absent member":      {`"accepted_at":2000,`, ``, ErrMalformed},
		"empty for absent":   {`"ordering_proof":"`, `"ordering_proof":"","x":"`, canon.ErrUnknownMember},
		"no attempt":         {`"max_attempts":1`, `"max_attempts":0`, ErrAttemptsTooMany},
		"attempts unbounded": {`"max_attempts":1`, `"max_attempts":65`, ErrAttemptsTooMany},
		"scope not flat":     {`"required_scope":["criteria:R1",`, `"required_scope":[{"criteria":"R1"},`, canon.ErrSyntax},
		"not a number":       {`"accepted_at":2000`, `"accepted_at":"2000"`, canon.ErrSyntax},
		"not an object":      {good, `[]`, canon.ErrSyntax},
	} {
		raw := strings.Replace(good, c.old, c.new, 1)
		if raw == good {
			t.Fatalf("%s changes nothing", name)
		}
		if _, err := Parse([]byte(raw)); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	tr := transcript(t, []byte(good))
	tr.Manifest.Requirements = append(tr.Manifest.Requirements, tr.Manifest.Requirements[0])
	raw, err := canon.Marshal(tr)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Parse(raw); !errors.Is(err, ErrMalformed) {
		t.Errorf("one requirement given to one judge twice: %v", err)
	}
}
