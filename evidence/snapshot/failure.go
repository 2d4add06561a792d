package snapshot

import (
	"errors"
	"fmt"
)

// ErrInvalid is what every Failure unwraps to.
var ErrInvalid = errors.New("snapshot does not verify")

// Failure is a reason why a snapshot does not verify, and the file it was found in.
type Failure struct {
	File   string
	Reason string
	cause  error
}

func (f *Failure) Error() string { return f.File + ": " + f.Reason }

// Unwrap gives ErrInvalid and, where there is one, the error underneath.
func (f *Failure) Unwrap() []error {
	if f.cause == nil {
		return []error{ErrInvalid}
	}
	return []error{ErrInvalid, f.cause}
}

func fail(file, format string, args ...any) error {
	err := fmt.Errorf(format, args...)
	return &Failure{File: file, Reason: err.Error(), cause: errors.Unwrap(err)}
}
