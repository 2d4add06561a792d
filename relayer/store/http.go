package store

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/relayer/problem"
)

const (
	// requestTimeout bounds one request of a Client whose context has no earlier deadline.
	requestTimeout = 15 * time.Second
	// maxSmallBody bounds the JSON bodies of this protocol; a full group is the longest.
	maxSmallBody = 256 + MaxGroup*(2*common.HashLength+8)
)

type hashBody struct {
	Hash common.Hash `json:"hash"`
	CID  string      `json:"cid,omitempty"`
}

type groupBody struct {
	Hashes []common.Hash `json:"hashes"`
}

// Route is one operation of a store over HTTP, with a pattern of http.ServeMux.
type Route struct {
	Method, Path string
	Handle       http.HandlerFunc
}

// Handler serves a store's Routes.
func Handler(s Store) http.Handler {
	mux := http.NewServeMux()
	for _, r := range Routes(s) {
		mux.HandleFunc(r.Method+" "+r.Path, r.Handle)
	}
	return mux
}

// Routes are a store's operations:
//
//	POST /blobs              body: the bytes; answers {"hash","cid"}
//	GET  /blobs/{cid}        the bytes
//	POST /groups/{group}     body: {"hash"}; answers 204
//	GET  /groups/{group}     answers {"hashes":[...]}
func Routes(s Store) []Route {
	h := server{s}
	return []Route{
		{http.MethodPost, "/blobs", h.put}, {http.MethodGet, "/blobs/{cid}", h.get},
		{http.MethodPost, "/groups/{group}", h.append}, {http.MethodGet, "/groups/{group}", h.list},
	}
}

type server struct{ s Store }

func (h server) put(w http.ResponseWriter, r *http.Request) {
	blob, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxBlob))
	if err != nil {
		writeError(w, r, bodyError(err), "body", "")
		return
	}
	hash, err := h.s.Put(r.Context(), blob)
	if err != nil {
		writeError(w, r, err, "body", "")
		return
	}
	writeJSON(w, http.StatusOK, hashBody{hash, canon.CID(hash)})
}

func (h server) get(w http.ResponseWriter, r *http.Request) {
	hash, err := canon.ParseCID(r.PathValue("cid"))
	if err != nil {
		writeError(w, r, err, "cid", r.PathValue("cid"))
		return
	}
	blob, err := h.s.Get(r.Context(), hash)
	if err != nil {
		writeError(w, r, err, "cid", r.PathValue("cid"))
		return
	}
	// The bytes are anybody's: a browser must not read them as a page of ours.
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	_, _ = w.Write(blob)
}

func (h server) append(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxSmallBody))
	if err != nil {
		writeError(w, r, bodyError(err), "body", "")
		return
	}
	var body hashBody
	if err := canon.Unmarshal(raw, &body); err != nil {
		writeError(w, r, err, "body", string(raw))
		return
	}
	if err := h.s.Append(r.Context(), r.PathValue("group"), body.Hash); err != nil {
		writeError(w, r, err, "group", r.PathValue("group"))
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func (h server) list(w http.ResponseWriter, r *http.Request) {
	hashes, err := h.s.List(r.Context(), r.PathValue("group"))
	if err != nil {
		writeError(w, r, err, "group", r.PathValue("group"))
		return
	}
	if hashes == nil {
		hashes = []common.Hash{}
	}
	w.Header().Set("Cache-Control", "no-store")
	writeJSON(w, http.StatusOK, groupBody{hashes})
}

func bodyError(err error) error {
	var tooLong *http.MaxBytesError
	if errors.As(err, &tooLong) {
		return fmt.Errorf("%w: limit %d", ErrTooLarge, tooLong.Limit)
	}
	return err
}

// statuses tells the errors apart on the wire; the client reads them back.
var statuses = []struct {
	err    error
	status int
	code   string
}{
	{ErrNotFound, http.StatusNotFound, "evidence_not_found"}, {ErrTooLarge, http.StatusRequestEntityTooLarge, "evidence_too_large"},
	{ErrGroupFull, http.StatusConflict, "group_full"}, {ErrFull, http.StatusInsufficientStorage, "store_full"},
	{ErrCorrupt, http.StatusInternalServerError, "evidence_corrupt"}, {ErrGroupName, http.StatusUnprocessableEntity, "bad_group_name"},
	{ErrEmpty, http.StatusBadRequest, "evidence_empty"},
}

func writeError(w http.ResponseWriter, r *http.Request, err error, field, value string) {
	for _, s := range statuses {
		if errors.Is(err, s.err) {
			problem.Write(w, r, s.status, problem.Problem{Code: s.code, Message: s.err.Error(), Field: field, Value: value})
			return
		}
	}
	if errors.Is(err, canon.ErrSyntax) || errors.Is(err, canon.ErrUnknownMember) || errors.Is(err, canon.ErrNotContentID) {
		problem.Write(w, r, http.StatusBadRequest, problem.Problem{Code: "bad_request", Message: "the request cannot be read", Field: field, Value: value})
		return
	}
	problem.Write(w, r, http.StatusInternalServerError, problem.Problem{Code: "internal_error", Message: "internal error"})
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

// Client reaches a store over HTTP. It trusts the server with availability only: hashes are computed here.
type Client struct {
	URL  string       // address under which Handler is mounted, without a trailing slash
	HTTP *http.Client // nil means a default client
}

// Put implements Store.
func (c Client) Put(ctx context.Context, blob []byte) (common.Hash, error) {
	hash, err := checkBlob(blob)
	if err != nil {
		return common.Hash{}, err
	}
	raw, err := c.do(ctx, http.MethodPost, "/blobs", blob, maxSmallBody)
	if err != nil {
		return common.Hash{}, fmt.Errorf("put %s: %w", hash, err)
	}
	var body hashBody
	if err := json.Unmarshal(raw, &body); err != nil || body.Hash != hash {
		return common.Hash{}, fmt.Errorf("put %s: %w: the store answers %.200q", hash, ErrCorrupt, raw)
	}
	return hash, nil
}

// Get implements Store.
func (c Client) Get(ctx context.Context, hash common.Hash) ([]byte, error) {
	blob, err := c.do(ctx, http.MethodGet, "/blobs/"+canon.CID(hash), nil, MaxBlob)
	if err != nil {
		return nil, fmt.Errorf("get %s: %w", hash, err)
	}
	if crypto.Keccak256Hash(blob) != hash {
		return nil, fmt.Errorf("get: %w: %s", ErrCorrupt, hash)
	}
	return blob, nil
}

// Append implements Store.
func (c Client) Append(ctx context.Context, group string, hash common.Hash) error {
	if err := checkGroup(group); err != nil {
		return err
	}
	body, err := json.Marshal(hashBody{Hash: hash})
	if err != nil {
		return err
	}
	if _, err := c.do(ctx, http.MethodPost, "/groups/"+group, body, maxSmallBody); err != nil {
		return fmt.Errorf("append to %s: %w", group, err)
	}
	return nil
}

// List implements Store.
func (c Client) List(ctx context.Context, group string) ([]common.Hash, error) {
	if err := checkGroup(group); err != nil {
		return nil, err
	}
	raw, err := c.do(ctx, http.MethodGet, "/groups/"+group, nil, maxSmallBody)
	if err != nil {
		return nil, fmt.Errorf("list %s: %w", group, err)
	}
	var body groupBody
	if err := canon.Unmarshal(raw, &body); err != nil {
		return nil, fmt.Errorf("list %s: %w", group, err)
	}
	return body.Hashes, nil
}

// do sends one request and reads at most limit bytes of a 2xx answer.
func (c Client) do(ctx context.Context, method, path string, body []byte, limit int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(c.URL, "/")+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	client := c.HTTP
	if client == nil {
		client = http.DefaultClient
	}
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, limit+1))
	if err != nil {
		return nil, err
	}
	if res.StatusCode/100 != 2 {
		for _, s := range statuses {
			if s.status == res.StatusCode {
				return nil, s.err
			}
		}
		return nil, fmt.Errorf("status %d: %.200q", res.StatusCode, raw)
	}
	if int64(len(raw)) > limit {
		return nil, fmt.Errorf("%w: answer longer than %d", ErrTooLarge, limit)
	}
	return raw, nil
}
