package buyer

import (
	"bytes"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestAboutBindsADeliveryToItsExchange(t *testing.T) {
	e := &exchange.Exchange{
		Request:  exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=ETH-USD", Body: exchange.Body{}},
		Response: &exchange.Response{Status: 200, Body: exchange.Body(`{"pair":"ETH-USD"}`)},
		Payment:  &exchange.Payment{Payer: common.HexToAddress("0x1"), Nonce: common.Hash{2}},
	}
	hash, err := e.Request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	good := exchange.SignedDelivery{Delivery: exchange.Delivery{
		Payer: e.Payment.Payer, PaymentRef: e.Payment.Nonce, RequestHash: hash, ResponseHash: exchange.ResponseHash(e.Response.Body),
	}}
	if err := about(e, &good); err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*exchange.Delivery){
		"payer":    func(d *exchange.Delivery) { d.Payer[0] ^= 1 },
		"payment":  func(d *exchange.Delivery) { d.PaymentRef[0] ^= 1 },
		"request":  func(d *exchange.Delivery) { d.RequestHash[0] ^= 1 },
		"response": func(d *exchange.Delivery) { d.ResponseHash[0] ^= 1 },
	} {
		d := good
		edit(&d.Delivery)
		if err := about(e, &d); !errors.Is(err, ErrDelivery) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}

func TestNonceIsNeverZero(t *testing.T) {
	want := common.Hash{31: 1}
	got, err := drawNonce(bytes.NewReader(append(make([]byte, 64), want[:]...)))
	if err != nil || got != want {
		t.Fatalf("drew %s, %v", got, err)
	}
	if _, err := drawNonce(bytes.NewReader(make([]byte, 64))); err == nil {
		t.Fatal("drew zero from a source that gives nothing else")
	}
}

// Whatever a seller answers, the exchange must be one that a record holds: what cannot be frozen cannot be contested.
func TestEveryAnswerCanBeFrozen(t *testing.T) {
	for name, answer := range map[string]string{
		"header that is no text":     "200 OK\r\nX-A: \xff\r\n",
		"long header":                "200 OK\r\nPAYMENT-RESPONSE: " + strings.Repeat("a", exchange.MaxHeader+1) + "\r\n",
		"more headers than are kept": "200 OK\r\n" + strings.Repeat("X-A: a\r\n", 2000),
		"more bytes than are kept":   "200 OK\r\n" + strings.Repeat("X-A: "+strings.Repeat("a", 1000)+"\r\n", 100),
		"status that is none":        "999 Never\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				conn, _, err := http.NewResponseController(w).Hijack()
				if err != nil {
					t.Error(err)
					return
				}
				defer conn.Close()
				if _, err := conn.Write([]byte("HTTP/1.1 " + answer + "Content-Length: 2\r\nConnection: close\r\n\r\n{}")); err != nil {
					t.Error(err)
				}
			}))
			defer server.Close()
			request := exchange.Request{Method: http.MethodGet, URL: server.URL, Body: exchange.Body{}}
			s := &Service{opts: Options{HTTP: server.Client()}}
			res, err := s.ask(t.Context(), request, "")
			if name == "status that is none" {
				if err == nil {
					t.Fatalf("answered %d", res.Status)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			e := exchange.Exchange{Version: exchange.Version, ChainID: 1, Request: request, Response: res}
			e.X402.Response = headerOf(res, x402.HeaderResponse)
			if err := e.Check(); err != nil {
				t.Fatal(err)
			}
		})
	}
}
