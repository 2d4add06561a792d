package devnet

import "syscall"

// childAttributes makes the kernel end anvil when this process dies, however it dies.
func childAttributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
}
