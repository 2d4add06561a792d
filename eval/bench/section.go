package main

import (
	"bytes"
	"fmt"
	"os"
)

var (
	sectionStart = []byte("<!-- bench: written by `make bench` -->\n")
	sectionEnd   = []byte("<!-- /bench -->")
)

// rewriteSection puts the table between the markers of a Markdown file.
func rewriteSection(path string, rows []Row) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	start, end := bytes.Index(text, sectionStart), bytes.Index(text, sectionEnd)
	if start < 0 || end < start {
		return fmt.Errorf("%s has no bench section", path)
	}
	var table bytes.Buffer
	table.WriteString("| figure | value | note |\n| --- | ---: | --- |\n")
	for _, r := range rows {
		fmt.Fprintf(&table, "| `%s` | %s | %s |\n", r.Name, r.figure(), r.Note)
	}
	out := bytes.Join([][]byte{text[:start], sectionStart, table.Bytes(), text[end:]}, nil)
	if err := os.WriteFile(path, out, 0o644); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}
