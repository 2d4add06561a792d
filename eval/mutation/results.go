package mutation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Result is what became of one mutant.
type Result struct {
	Mutant
	Status Status `json:"status"`
	By     string `json:"by,omitempty"` // the test that killed it, or why it counts for nothing
	In     string `json:"in,omitempty"` // the file of the test that killed it
}

// Results are those of one state of the project.
type Results struct {
	Base    string            `json:"base"`  // hash of sources and configuration
	Tests   map[string]string `json:"tests"` // hashes of the tests' files
	Found   int               `json:"found"` // mutants that the sources have
	Mutants []Result          `json:"mutants"`
}

// load reads earlier results and drops those that another state of the project left open: all, where sources,
// configuration or a file that tests share are others. A new or changed test leaves the kills of the others.
func load(out string, now state, log *slog.Logger) (*Results, error) {
	r := &Results{Base: now.base, Tests: now.tests}
	raw, err := os.ReadFile(out + ".json")
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read results: %w", err)
	}
	var old Results
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&old); err != nil {
		return nil, fmt.Errorf("decode %s.json: %w", out, err)
	}
	for _, m := range old.Mutants {
		if old.Base == now.base && (maps.Equal(old.Tests, now.tests) || m.Status == Killed && stands(old.Tests, now.tests, m.In)) {
			r.Mutants = append(r.Mutants, m)
		}
	}
	if dropped := len(old.Mutants) - len(r.Mutants); dropped != 0 {
		log.Warn("sources, tests or configuration changed: earlier results are dropped", "dropped", dropped)
	}
	return r, nil
}

// stands reports whether a file of tests, and all that it may share with others, is as it was.
func stands(old, now map[string]string, file string) bool {
	for name, hash := range old {
		if (name == file || !strings.HasSuffix(name, ".t.sol")) && now[name] != hash {
			return false
		}
	}
	return file != ""
}

// list enters the listed equivalents among the wanted mutants, and drops earlier ones that are not listed any more.
func (r *Results) list(all []Mutant, listed map[string]string, o Options) {
	r.Mutants = slices.DeleteFunc(r.Mutants, func(m Result) bool { return m.Status == Listed || listed[m.ID] != "" })
	for _, m := range all {
		if reason := listed[m.ID]; reason != "" && o.wants(m.File) {
			r.Mutants = append(r.Mutants, Result{Mutant: m, Status: Listed, By: reason})
		}
	}
}

func (r *Results) has(id string) bool {
	return slices.ContainsFunc(r.Mutants, func(m Result) bool { return m.ID == id })
}

// Count is how many mutants have a status.
func (r *Results) Count(s Status) (n int) {
	for _, m := range r.Mutants {
		if m.Status == s {
			n++
		}
	}
	return n
}

// save writes both files whole or not at all, in the order of the sources.
func (r *Results) save(out string, all []Mutant) error {
	place := make(map[string]int, len(all))
	for i, m := range all {
		place[m.ID] = i
	}
	r.Found = len(all)
	slices.SortFunc(r.Mutants, func(a, b Result) int { return place[a.ID] - place[b.ID] })
	raw, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		return fmt.Errorf("encode results: %w", err)
	}
	return errors.Join(replaceFile(out+".json", append(raw, '\n')), replaceFile(out+".md", r.markdown(all)))
}

func replaceFile(path string, content []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(path), ".mutation-")
	if err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	_, err = tmp.Write(content)
	err = errors.Join(err, tmp.Chmod(0o644), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("write results: %w", err), os.Remove(tmp.Name()))
	}
	return nil
}

// markdown is the table, survivors first.
func (r *Results) markdown(all []Mutant) []byte {
	var b bytes.Buffer
	listed := r.Count(Listed)
	fmt.Fprintf(&b, "# Mutants of the contracts' defences\n\n%d found in all sources, %d tried: %d killed, %d survived.", r.Found, len(r.Mutants)-listed, r.Count(Killed), r.Count(Survived))
	if listed != 0 {
		fmt.Fprintf(&b, " %d more are listed as equivalent.", listed)
	}
	for _, s := range []Status{NoCompile, NoPlace, NoTests, TimedOut, Unsettled} {
		if n := r.Count(s); n != 0 {
			fmt.Fprintf(&b, " No kill and no survivor: %d %s.", n, s)
		}
	}
	fmt.Fprintf(&b, "\n\nHash of sources and configuration: `%s`. %s", r.Base, r.covered(all))
	b.WriteString("\n\n| mutant | place | operator | change | status |\n| --- | --- | --- | --- | --- |\n")
	for _, first := range []bool{true, false} {
		for _, m := range r.Mutants {
			if (m.Status == Survived) != first {
				continue
			}
			fmt.Fprintf(&b, "| %s | %s:%d | %s | %s | %s |\n", m.ID, m.File, m.Line, m.Operator, cell(m.Diff), m.fate())
		}
	}
	return b.Bytes()
}

// covered names the files of which every mutant has a result, and the others.
func (r *Results) covered(all []Mutant) string {
	left := map[string]int{}
	var files []string
	for _, m := range all {
		if !slices.Contains(files, m.File) {
			files = append(files, m.File)
		}
		if !r.has(m.ID) {
			left[m.File]++
		}
	}
	var whole, partly []string
	for _, f := range files {
		if left[f] == 0 {
			whole = append(whole, "`"+f+"`")
		} else {
			partly = append(partly, fmt.Sprintf("`%s` (%d)", f, left[f]))
		}
	}
	text := "Files with a result for every mutant: " + strings.Join(whole, ", ") + "."
	if len(partly) != 0 {
		text += "\n\nFiles with mutants that were not tried: " + strings.Join(partly, ", ") + "."
	}
	return text
}

func (r Result) fate() string {
	switch {
	case r.Status == Killed:
		return "killed by `" + r.By + "`"
	case r.By != "":
		return string(r.Status) + ": " + cell(r.By)
	}
	return string(r.Status)
}

// cell is text that a table's cell shows as it is.
func cell(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = "`" + strings.ReplaceAll(strings.ReplaceAll(line, "`", "'"), "|", "\\|") + "`"
	}
	return strings.Join(lines, "<br>")
}
