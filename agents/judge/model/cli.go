package model

import (
	"fmt"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"
)

// Modes of a panel.
const (
	ModeOff    = "off"    // judged requirements stay UNRESOLVED
	ModeLive   = "live"   // models are asked
	ModeRecord = "record" // models are asked for what is not recorded yet, and the answers kept
	ModeReplay = "replay" // only recordings answer
)

// EndpointFlags say where models are asked.
func EndpointFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "anthropic-url", EnvVars: []string{"REDRESS_ANTHROPIC_URL"}, Usage: "base `URL` of an Anthropic-compatible endpoint"},
		&cli.StringFlag{Name: "anthropic-key-file", EnvVars: []string{"REDRESS_ANTHROPIC_KEY_FILE"}, Usage: "`FILE` with its key"},
		&cli.StringFlag{Name: "anthropic-key", EnvVars: []string{"REDRESS_ANTHROPIC_KEY"}, Usage: "the key itself; prefer a file", Hidden: true},
		&cli.StringFlag{Name: "openai-url", EnvVars: []string{"REDRESS_OPENAI_URL"}, Usage: "base `URL` of an OpenAI-compatible endpoint"},
		&cli.StringFlag{Name: "openai-key-file", EnvVars: []string{"REDRESS_OPENAI_KEY_FILE"}, Usage: "`FILE` with its key"},
		&cli.StringFlag{Name: "openai-key", EnvVars: []string{"REDRESS_OPENAI_KEY"}, Usage: "the key itself; prefer a file", Hidden: true},
	}
}

// Flags configure a panel.
func Flags() []cli.Flag {
	d := DefaultBudget()
	return append([]cli.Flag{
		&cli.StringFlag{Name: "panel", EnvVars: []string{"REDRESS_PANEL"}, Value: ModeOff, Usage: "`MODE` in which models are asked: off, live, record or replay"},
		&cli.StringFlag{Name: "cassettes", EnvVars: []string{"REDRESS_CASSETTES"}, Usage: "`FOLDER` of recordings"},
		&cli.DurationFlag{Name: "panel-time", EnvVars: []string{"REDRESS_PANEL_TIME"}, Value: d.Time, Usage: "how long one case may be heard"},
		&cli.DurationFlag{Name: "panel-call-time", EnvVars: []string{"REDRESS_PANEL_CALL_TIME"}, Value: d.Call, Usage: "how long one answer is waited for"},
		&cli.IntFlag{Name: "panel-calls", EnvVars: []string{"REDRESS_PANEL_CALLS"}, Value: d.Calls, Usage: "calls per case"},
		&cli.Int64Flag{Name: "panel-tokens", EnvVars: []string{"REDRESS_PANEL_TOKENS"}, Value: d.Tokens, Usage: "tokens per case, counted as bytes of the prompts and the longest answers"},
	}, EndpointFlags()...)
}

// FromFlags builds the panel that the flags say; nil where it is off. gateways ask hosted judges, by the key that signs.
func FromFlags(c *cli.Context, gateways map[common.Address]Client, log *slog.Logger) (*Panel, error) {
	mode, dir := c.String("panel"), c.String("cassettes")
	o := Options{Gateways: gateways, Log: log, Budget: Budget{
		Time: c.Duration("panel-time"), Call: c.Duration("panel-call-time"), Calls: c.Int("panel-calls"), Tokens: c.Int64("panel-tokens"),
	}}
	switch {
	case mode == ModeOff:
		return nil, nil
	case mode != ModeLive && mode != ModeRecord && mode != ModeReplay:
		return nil, fmt.Errorf("--panel: %.40q is none of off, live, record and replay", mode)
	case (dir == "") != (mode == ModeLive):
		return nil, fmt.Errorf("--cassettes: needed to record and replay, and only then")
	}
	if mode == ModeReplay {
		recorded, err := Replay(dir)
		if err != nil {
			return nil, err
		}
		o.Clients, o.Gateways = map[string]Client{ProtocolAnthropic: recorded, ProtocolOpenAI: recorded}, nil
		return New(o)
	}
	var err error
	if o.Clients, err = ClientsFromFlags(c); err != nil {
		return nil, err
	}
	for protocol, live := range o.Clients {
		if mode == ModeLive {
			break
		}
		if o.Clients[protocol], err = Recorder(dir, live, time.Now); err != nil {
			return nil, err
		}
	}
	return New(o)
}

// ClientsFromFlags are the clients of the endpoints that the flags name, by protocol.
func ClientsFromFlags(c *cli.Context) (map[string]Client, error) {
	out := map[string]Client{}
	for _, p := range []struct {
		name, protocol string
		dial           func(Endpoint) (Client, error)
	}{{"anthropic", ProtocolAnthropic, NewAnthropic}, {"openai", ProtocolOpenAI, NewOpenAI}} {
		endpoint, err := endpointFromFlags(c, p.name)
		if err != nil {
			return nil, err
		}
		if endpoint.URL == "" {
			continue
		}
		if out[p.protocol], err = p.dial(endpoint); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// endpointFromFlags reads the flags NAME-url, NAME-key and NAME-key-file.
func endpointFromFlags(c *cli.Context, name string) (Endpoint, error) {
	endpoint := Endpoint{URL: c.String(name + "-url"), Key: Secret(c.String(name + "-key"))}
	if path := c.String(name + "-key-file"); path != "" {
		raw, err := os.ReadFile(path)
		if err != nil {
			return endpoint, fmt.Errorf("read %s key: %w", name, err)
		}
		endpoint.Key = Secret(strings.TrimSpace(string(raw)))
	}
	return endpoint, nil
}
