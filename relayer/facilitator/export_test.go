package facilitator

import "slices"

// Fill takes all places for requests but n and returns a function that frees them.
func (s *Server) Fill(n int) (release func()) {
	for range maxRequests - n {
		s.limit <- struct{}{}
	}
	return func() {
		for range maxRequests - n {
			<-s.limit
		}
	}
}

// Routes lists what a server serves, as in "POST /verify".
func (s *Server) Routes() []string {
	var out []string
	for _, r := range s.routes() {
		out = append(out, r.method+" "+r.path)
	}
	slices.Sort(out)
	return out
}
