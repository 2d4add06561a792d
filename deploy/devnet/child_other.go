//go:build !linux

package devnet

import "syscall"

func childAttributes() *syscall.SysProcAttr { return nil }
