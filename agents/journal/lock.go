package journal

import (
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"
)

// lockPause is the time between two tries.
const lockPause = 2 * time.Millisecond

// Lock locks the file at path, made where it is missing, until it is closed: against all other holders, or shared where how
// is syscall.LOCK_SH. It tries again for so long while others hold it; the error matches syscall.EWOULDBLOCK then.
func Lock(path string, how int, wait time.Duration) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("lock: %w", err)
	}
	for deadline := time.Now().Add(wait); ; time.Sleep(lockPause) {
		err := syscall.Flock(int(f.Fd()), how|syscall.LOCK_NB)
		if err == nil {
			return f, nil
		}
		if !errors.Is(err, syscall.EWOULDBLOCK) || !time.Now().Before(deadline) {
			return nil, errors.Join(fmt.Errorf("lock %s: %w", path, err), f.Close())
		}
	}
}
