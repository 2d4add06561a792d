package facilitator

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
