package gateway

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/judge/model"
)

// ClientFlags say through which gateways hosted judges are asked.
func ClientFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: "gateway-url", EnvVars: []string{"REDRESS_GATEWAY_URL"}, Usage: "`ADDRESS=URL` of a hosted judge's gateway, by the key that its receipts are signed with; repeat"},
		&cli.StringFlag{Name: "gateway-token-file", EnvVars: []string{"REDRESS_GATEWAY_TOKEN_FILE"}, Usage: "`FILE` with the bearer token that gateways are shown"},
	}
}

// ClientsFromFlags are the gateways that the flags name, by the key that signs.
func ClientsFromFlags(c *cli.Context) (map[common.Address]model.Client, error) {
	out := map[common.Address]model.Client{}
	tokens, err := tokensIn(c.String("gateway-token-file"))
	if err != nil {
		return nil, err
	}
	token := model.Secret("")
	if len(tokens) > 1 {
		return nil, fmt.Errorf("--gateway-token-file: %d tokens, one is shown", len(tokens))
	}
	if len(tokens) == 1 {
		token = tokens[0]
	}
	for _, pair := range c.StringSlice("gateway-url") {
		signer, url, ok := strings.Cut(pair, "=")
		if !ok || !common.IsHexAddress(signer) {
			return nil, fmt.Errorf("--gateway-url: %.80q is not ADDRESS=URL", pair)
		}
		address := common.HexToAddress(signer)
		if _, twice := out[address]; twice {
			return nil, fmt.Errorf("--gateway-url: two for %s", address)
		}
		client, err := Dial(model.Endpoint{URL: url, Key: token})
		if err != nil {
			return nil, fmt.Errorf("--gateway-url: %w", err)
		}
		out[address] = client
	}
	return out, nil
}

// Flags configure a gateway beside what every agent is configured by.
func Flags() []cli.Flag {
	return append([]cli.Flag{
		&cli.StringFlag{Name: "listen", EnvVars: []string{"REDRESS_GATEWAY_LISTEN"}, Value: "127.0.0.1:4030", Usage: "`ADDRESS` that is listened on"},
		&cli.StringFlag{Name: "token-file", EnvVars: []string{"REDRESS_GATEWAY_TOKENS"}, Usage: "`FILE` of bearer tokens that may ask, one a line; without it whoever reaches the address"},
		&cli.DurationFlag{Name: "call-time", EnvVars: []string{"REDRESS_GATEWAY_CALL_TIME"}, Value: DefaultCall, Usage: "how long one answer is waited for; less than validators wait"},
		&cli.IntFlag{Name: "parallel", EnvVars: []string{"REDRESS_GATEWAY_PARALLEL"}, Value: DefaultParallel, Usage: "models asked at the same time"},
	}, model.EndpointFlags()...)
}

// OptionsFromFlags reads what Flags say; key, committee, folder and logger are the caller's.
func OptionsFromFlags(c *cli.Context) (Options, error) {
	clients, err := model.ClientsFromFlags(c)
	if err != nil {
		return Options{}, err
	}
	tokens, err := tokensIn(c.String("token-file"))
	if err != nil {
		return Options{}, err
	}
	if c.String("token-file") != "" && len(tokens) == 0 {
		return Options{}, fmt.Errorf("--token-file: it holds no token")
	}
	return Options{Clients: clients, Tokens: tokens, Call: c.Duration("call-time"), Parallel: c.Int("parallel")}, nil
}

// tokensIn reads a file of tokens, one a line; no path is no token.
func tokensIn(path string) (tokens []model.Secret, err error) {
	if path == "" {
		return nil, nil
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read token file: %w", err)
	}
	lines := bufio.NewScanner(bytes.NewReader(raw))
	for lines.Scan() {
		if token := strings.TrimSpace(lines.Text()); token != "" {
			tokens = append(tokens, model.Secret(token))
		}
	}
	if lines.Err() != nil {
		return nil, fmt.Errorf("read token file: a line is too long")
	}
	return tokens, nil
}
