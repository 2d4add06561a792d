package manifest

// Advice for a kind of quality word: what could be promised in its place.
const (
	adviceAge     = "say an age, such as at most 5 seconds old"
	adviceSpeed   = "the seller alone signs when it served, so speed cannot be held against it"
	adviceTruth   = "no independent source is pinned to compare with; promise a field, its type or its bounds"
	adviceCount   = "say a count or a field, such as at least 3 items or /price is present"
	adviceService = "one exchange cannot show how a service behaves at other times"
	adviceQuality = "say a count, a bound, a field or an age"
	adviceAmount  = "say a number"
)

// qualities are words that promise something nobody can measure, by their first word, longest first.
var qualities = func() map[string][]quality {
	out := map[string][]quality{}
	add := func(advice string, phrases ...[]string) {
		for _, p := range phrases {
			out[p[0]] = append(out[p[0]], quality{p, advice})
		}
	}
	single := func(advice string, words ...string) {
		for _, w := range words {
			add(advice, []string{w})
		}
	}
	add(adviceAge, []string{"up", "to", "date"}, []string{"real", "time"}, []string{"near", "real", "time"}, []string{"up", "to", "the", "minute"})
	add(adviceQuality, []string{"high", "quality"}, []string{"top", "quality"}, []string{"best", "effort"}, []string{"world", "class"},
		[]string{"state", "of", "the", "art"}, []string{"enterprise", "grade"}, []string{"production", "ready"})
	add(adviceService, []string{"round", "the", "clock"}, []string{"low", "latency"})
	add(adviceAmount, []string{"a", "few"}, []string{"a", "couple"}, []string{"a", "lot"}, []string{"lots", "of"}, []string{"plenty", "of"})
	single(adviceAge, "fresh", "fresher", "freshest", "latest", "live", "recent", "recently", "current", "timely", "stale", "outdated", "new", "newest", "realtime", "old")
	single(adviceSpeed, "fast", "faster", "fastest", "prompt", "promptly", "quick", "quickly", "instant", "instantly", "immediate", "immediately", "speedy", "responsive", "slow", "latency")
	single(adviceTruth, "accurate", "accurately", "accuracy", "correct", "correctly", "precise", "precisely", "true", "truthful", "wrong", "right", "exact", "real", "genuine", "verified", "trusted",
		"trustworthy", "authentic", "unbiased", "fair", "market", "cheapest", "competitive")
	single(adviceCount, "complete", "comprehensive", "full", "fully", "detailed", "rich", "deep", "thorough", "exhaustive", "incomplete", "sufficient", "enough", "adequate", "many", "several", "few",
		"multiple", "numerous", "various", "hollow", "some")
	single(adviceService, "available", "availability", "uptime", "reliable", "reliably", "reliability", "robust", "stable", "secure", "securely", "security", "safe", "scalable", "consistent", "consistently",
		"resilient", "down", "offline", "online", "unavailable", "private", "confidential")
	single(adviceQuality, "best", "better", "excellent", "good", "great", "meaningful", "optimal", "premium", "professional", "quality", "reasonable", "reasonably", "relevant", "suitable", "useful", "valuable",
		"superb", "amazing", "perfect", "nice", "clean", "clear", "readable", "proper", "properly", "appropriate", "bad", "poor", "superior", "outstanding", "smart", "powerful", "simple",
		"valid", "invalid", "usable", "helpful", "satisfactory", "acceptable", "important", "interesting")
	return out
}()

type quality struct {
	words  []string
	advice string
}

// Quality reports how many of the words, in lower case, are a word of quality at their beginning: one that promises what
// nobody can measure. It also says what could be promised instead. It reads English.
func Quality(words []string) (int, string) {
	if len(words) == 0 {
		return 0, ""
	}
	best, advice := 0, ""
	for _, q := range qualities[words[0]] {
		if len(q.words) > best && len(q.words) <= len(words) && startsWith(words, q.words) {
			best, advice = len(q.words), q.advice
		}
	}
	return best, advice
}

func startsWith(words, prefix []string) bool {
	for i, w := range prefix {
		if words[i] != w {
			return false
		}
	}
	return true
}
