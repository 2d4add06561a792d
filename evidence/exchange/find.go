package exchange

import "github.com/ethereum/go-ethereum/common"

// FindRequest is the request with this hash in any of the records; nil where none holds it.
func FindRequest(hash common.Hash, records []*Exchange) *Request {
	for _, e := range records {
		if h, err := e.Request.Hash(); err == nil && h == hash {
			return &e.Request
		}
	}
	return nil
}

// FindBody is the response body with this hash in any of the records; nil where none holds it.
func FindBody(hash common.Hash, records []*Exchange) []byte {
	for _, e := range records {
		if e.Response != nil && ResponseHash(e.Response.Body) == hash {
			return e.Response.Body
		}
	}
	return nil
}
