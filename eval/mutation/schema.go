package mutation

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// A schema is the sources with every mutant in them at once. Which one is alive is one number that the compiled code
// compares with: it is compiled as marker and replaced in the artifacts, so that a mutant costs no compilation.
type schema struct {
	files   map[string]string // rendered sources and dependencies, by path
	numbers map[string]int    // of the mutants in it, by id, from 1
	left    []Mutant          // those that have no place in it
}

// marker is a word that no code contains otherwise.
const marker = "b7a1c94d20e65f83d1794a3be8057c62f94e12d8a63b70c5184fde29ab36075d"

// alive is an expression that holds when mutant n is chosen. It is no constant to the compiler's type checker; the
// optimizer would fold it.
func alive(n int) string { return fmt.Sprintf("uint256(0x%s) == %d", marker, n) }

// site is what is rendered with alternatives: a condition, or a statement without blocks. Sites never overlap.
type site struct {
	tokens     span
	start, end int // byte offsets
	condition  bool
	mutants    []Mutant
	moved      int // number of the Order that moves the statement; 0: none
}

// schema renders the wanted mutants of a project.
func (p Project) schema(wanted []Mutant) (*schema, error) {
	units, err := p.units()
	if err != nil {
		return nil, err
	}
	s := &schema{files: map[string]string{}, numbers: map[string]int{}}
	edits := map[*unit][]edit{}
	guards := modifierVariants{project: p, units: units, numbers: map[string][]int{}}
	for i, m := range wanted {
		s.numbers[m.ID] = i + 1
	}
	for _, u := range units {
		sites := u.sites()
		for _, m := range wanted {
			if m.File != u.path {
				continue
			}
			n := s.numbers[m.ID]
			switch {
			case m.Operator == Modifier && guards.add(m.word(u), n):
				e := m.edits[0]
				edits[u] = append(edits[u], edit{e.start, e.start + len(m.word(u)), variant(m.word(u), n)})
			case m.Operator == Order && place(sites, m, n):
				e := m.edits[1]
				edits[u] = append(edits[u], edit{e.start, e.end, fmt.Sprintf("\nif (%s) { %s }", alive(n), e.text)})
			case m.Operator != Modifier && m.Operator != Order && place(sites, m, n):
			default:
				delete(s.numbers, m.ID)
				s.left = append(s.left, m)
			}
		}
		for _, at := range sites {
			if len(at.mutants) != 0 || at.moved != 0 {
				edits[u] = append(edits[u], edit{at.start, at.end, u.render(at, s.numbers)})
			}
		}
	}
	return s, s.write(edits, guards)
}

// write applies the edits, then adds the variants of modifiers to what declares them.
func (s *schema) write(edits map[*unit][]edit, guards modifierVariants) error {
	for u, list := range edits {
		s.files[u.path] = Mutant{edits: sorted(list)}.apply(u.src)
	}
	declaring, err := guards.declaring()
	if err != nil {
		return err
	}
	for _, d := range declaring {
		src, rendered := s.files[d.path]
		if !rendered {
			src = d.src
		}
		text, err := withVariants(d.path, src, d.name, guards.numbers[d.name])
		if err != nil {
			return err
		}
		s.files[d.path] = text
	}
	return nil
}

func sorted(list []edit) []edit {
	slices.SortStableFunc(list, func(a, b edit) int {
		if a.start != b.start {
			return a.start - b.start
		}
		return a.end - b.end
	})
	return list
}

// sites lists the conditions and the plain statements of a source.
func (u *unit) sites() []*site {
	var out []*site
	for i := range u.funcs {
		f := &u.funcs[i]
		for t := f.body.start; t < f.body.end; t++ {
			if (u.text(t) == "if" || u.text(t) == "while") && u.text(t+1) == "(" && u.closing(t+1) > t+2 {
				out = append(out, u.site(span{t + 2, u.closing(t + 1)}, true))
			}
		}
		for _, block := range f.blocks {
			for _, s := range block {
				if !slices.Contains([]string{"{", "if", "for", "while", "do", "unchecked", "assembly", "try", ""}, u.text(s.start)) && s.start < s.end {
					out = append(out, u.site(s, false))
				}
			}
		}
	}
	return out
}

func (u *unit) site(s span, condition bool) *site {
	return &site{tokens: s, start: u.tokens[s.start].start, end: u.tokens[s.end-1].end, condition: condition}
}

// place puts a mutant at the site of its first edit, if there is one.
func place(sites []*site, m Mutant, n int) bool {
	e := m.edits[0]
	for _, at := range sites {
		if e.start < at.start || e.end > at.end {
			continue
		}
		if m.Operator != Order {
			at.mutants = append(at.mutants, m)
			return true
		}
		if at.condition || at.moved != 0 || e.start != at.start || e.end != at.end {
			return false
		}
		at.moved = n
		return true
	}
	return false
}

// render gives a site with its alternatives.
func (u *unit) render(at *site, numbers map[string]int) string {
	text := u.src[at.start:at.end]
	from, to := at.start, at.end // what is chosen among
	if equals := u.initializer(at); equals >= 0 {
		from, to = u.tokens[equals].end, u.tokens[at.tokens.end-1].start // before the semicolon
	}
	var choice strings.Builder
	for _, m := range at.mutants {
		e := m.edits[0]
		changed := u.src[from:e.start] + e.text + u.src[e.end:to]
		if at.condition || from != at.start {
			fmt.Fprintf(&choice, "%s ? (%s) : ", alive(numbers[m.ID]), changed)
		} else {
			fmt.Fprintf(&choice, "if (%s) { %s } else ", alive(numbers[m.ID]), changed)
		}
	}
	switch {
	case at.condition:
		return choice.String() + "(" + text + ")"
	case from != at.start:
		return u.src[at.start:from] + " " + choice.String() + "(" + u.src[from:to] + ")" + u.src[to:at.end]
	case at.moved != 0:
		return fmt.Sprintf("{ if (!(%s)) { %s{ %s } } }", alive(at.moved), choice.String(), text)
	}
	return "{ " + choice.String() + "{ " + text + " } }"
}

// initializer is the index of the "=" of a declaration, -1 for any other statement: a declaration cannot move into a block.
func (u *unit) initializer(at *site) int {
	if at.condition {
		return -1
	}
	equals := u.find(at.tokens.start, at.tokens.end, "=")
	for i := at.tokens.start; i+1 < equals; i++ {
		if (u.tokens[i].word || u.text(i) == "]") && u.tokens[i+1].word {
			return equals
		}
	}
	return -1
}

// word is the name of the modifier that a mutant drops.
func (m Mutant) word(u *unit) string {
	text := u.src[m.edits[0].start:m.edits[0].end]
	if i := strings.IndexAny(text, "(. \n"); i >= 0 {
		return text[:i]
	}
	return text
}

// variant is the name of a modifier that is none when mutant n is chosen.
func variant(name string, n int) string { return fmt.Sprintf("%s__%d", name, n) }

// modifierVariants collects which modifiers need variants for which mutants.
type modifierVariants struct {
	project Project
	units   []*unit
	numbers map[string][]int
}

type declaration struct{ name, path, src string }

// add notes a mutant. It reports whether the modifier's declaration is known.
func (v modifierVariants) add(name string, n int) bool {
	if _, ok := v.find(name); !ok {
		return false
	}
	v.numbers[name] = append(v.numbers[name], n)
	return true
}

// find is the one declaration of a modifier, in the sources or in the project's dependencies.
func (v modifierVariants) find(name string) (declaration, bool) {
	var out []declaration
	for _, u := range v.units {
		for _, f := range u.funcs {
			if f.kind == "modifier" && f.name == name {
				out = append(out, declaration{name, u.path, u.src})
			}
		}
	}
	if file, ok := v.project.Modifiers[name]; ok {
		out = append(out, declaration{name, file, ""})
	}
	if len(out) != 1 {
		return declaration{}, false
	}
	return out[0], true
}

func (v modifierVariants) declaring() ([]declaration, error) {
	var out []declaration
	for name := range v.numbers {
		d, _ := v.find(name)
		if d.src == "" {
			src, err := os.ReadFile(filepath.Join(v.project.Root, filepath.FromSlash(d.path)))
			if err != nil {
				return nil, fmt.Errorf("read dependency: %w", err)
			}
			d.src = string(src)
		}
		out = append(out, d)
	}
	slices.SortFunc(out, func(a, b declaration) int { return strings.Compare(a.name, b.name) })
	return out, nil
}

// withVariants adds to a source, behind a modifier, one copy per mutant that runs the function alone when it is chosen.
func withVariants(file, src, name string, numbers []int) (string, error) {
	u := parse(file, src)
	for _, f := range u.funcs {
		if f.kind != "modifier" || f.name != name || f.body.start >= f.body.end {
			continue
		}
		body, params := u.source(f.body), ""
		if f.params.start < f.params.end {
			params = u.source(f.params)
		}
		end := u.tokens[f.body.end].end
		var text strings.Builder
		for _, n := range numbers {
			fmt.Fprintf(&text, "\nmodifier %s(%s) { if (%s) { _; } else { %s } }", variant(name, n), params, alive(n), body)
		}
		return src[:end] + text.String() + src[end:], nil
	}
	return "", fmt.Errorf("no modifier %s in %s", name, path.Base(file))
}
