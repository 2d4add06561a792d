package feed

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/gorilla/websocket"
)

// Close codes beyond RFC 6455, from its private range.
const (
	CloseGone    = 4410 // the events behind the cursor are not kept any more
	CloseFailure = 4500 // the log could not be read: come back with the same cursor
)

// client is one connection. Its reader only notices pongs and the end; all writes are the serving goroutine's.
type client struct {
	hub    *Hub
	conn   *websocket.Conn
	after  Cursor // the newest event that was sent, or left out by the filter
	filter Filter
}

// serve sends events until the client leaves, stops reading, or the hub closes.
func (c *client) serve() error {
	defer c.conn.Close()
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	go func() { cancel(c.read()) }()
	ping := time.NewTicker(c.hub.o.Ping)
	defer ping.Stop()
	for {
		wakes := c.hub.wakes() // before reading: what is appended after the read wakes
		more, err := c.page(ctx)
		if err != nil {
			return c.end(err)
		}
		if more {
			wakes = ready
		}
		select { // a long backlog must not keep the client from being pinged, nor the hub from closing
		case <-c.hub.stop:
			return c.end(nil)
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-ping.C:
			if err := c.conn.WriteControl(websocket.PingMessage, nil, c.deadline()); err != nil {
				return fmt.Errorf("ping: %w", err)
			}
		case <-wakes:
		}
	}
}

// ready never blocks.
var ready = func() <-chan struct{} { c := make(chan struct{}); close(c); return c }()

// page sends the next events behind the cursor and says whether there may be more.
func (c *client) page(ctx context.Context) (bool, error) {
	events, err := c.hub.o.Log.After(ctx, c.after, page)
	if err != nil {
		return false, fmt.Errorf("read log: %w", err)
	}
	for _, e := range events {
		if c.filter.Has(e) {
			if err := c.send(e); err != nil {
				return false, err
			}
		}
		c.after = e.Cursor
	}
	c.hub.note(c, c.after)
	return len(events) == page, nil
}

// errSaid says that a client sent data: nothing that it could say has a meaning here.
var errSaid = errors.New("the client sent a data frame")

// errSend says that the connection is broken: nothing more can be said on it.
var errSend = errors.New("send")

func (c *client) send(e Event) error {
	if err := c.conn.SetWriteDeadline(c.deadline()); err != nil {
		return fmt.Errorf("%w: %w", errSend, err)
	}
	if err := c.conn.WriteJSON(e); err != nil {
		return fmt.Errorf("%w: %w", errSend, err)
	}
	return nil
}

// end says goodbye, with the reason, where the connection still stands.
func (c *client) end(err error) error {
	code, text := websocket.CloseGoingAway, "the relayer stops"
	switch {
	case errors.Is(err, errSend):
		return err
	case errors.Is(err, ErrGone):
		code, text = CloseGone, ErrGone.Error()
	case err != nil:
		code, text = CloseFailure, "the log cannot be read"
	}
	bye := websocket.FormatCloseMessage(code, text)
	return errors.Join(err, c.conn.WriteControl(websocket.CloseMessage, bye, time.Now().Add(closeMargin)))
}

// read takes pongs. Anything but a control frame, and silence, ends the connection.
func (c *client) read() error {
	patience := c.hub.o.Ping * 5 / 2
	c.conn.SetReadLimit(readLimit)
	alive := func(string) error { return c.conn.SetReadDeadline(time.Now().Add(patience)) }
	if err := alive(""); err != nil {
		return err
	}
	c.conn.SetPongHandler(alive)
	if _, _, err := c.conn.NextReader(); err != nil {
		return fmt.Errorf("left: %w", err)
	}
	return errSaid
}

func (c *client) deadline() time.Time { return time.Now().Add(c.hub.o.Write) }
