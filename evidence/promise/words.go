package promise

import "strings"

func set(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// Words that hold a sentence together, or name the response, and change no bound.
var (
	functionWords = set(`a an the and so then this that these those it its they their them we our us i you your who which is are be been being was were
		will shall must do does and also both as of in to for from by on at with has have contain contains containing include includes including
		hold holds return returns returned give gives given deliver delivers provide provides serve serves served promise promises promised guarantee
		guarantees guaranteed ensure ensures warrant always ever every each all any there here get gets receive receives`)
	responseWords = set(`response responses answer answers body bodies data result payload reply replies message messages output content feed api endpoint
		service price prices quote quotes value values request requests call calls timestamp timestamps`)
	itemWords = set("item items entry entries result results record records row rows element elements price prices")
	// Words that turn a phrase around or make it conditional. Outside a known phrase they withdraw their sentence.
	negations = set(`no not never none neither nor without cannot nobody nothing nowhere hardly rarely seldom barely scarcely fail fails failing except
		excluding lack lacks false untrue deny denies avoid avoids refuse refuses stop stops against isn't aren't wasn't weren't won't wouldn't can't
		couldn't doesn't don't didn't shouldn't mustn't hasn't haven't ain't`)
	conditions = set(`if unless when whenever where while until provided providing assuming or either otherwise although though however but because
		since before after once subject depending only instead rather than whether versus vs per`)
	hedges = set(`usually typically normally generally mostly often sometimes occasionally probably possibly perhaps maybe likely approximately about around
		roughly nearly almost circa average mean median ideally hopefully try tries aim aims attempt attempts strive strives intend intends expect expects
		expected may might could should would can target targets goal goals hope hopes want wants plan plans commercially practicable possible
		approx ca ~ ± percent % percentile p95 p99`)
	subjectWords  = set("pair pairs symbol symbols ticker tickers subject asset city location")
	responseParts = set("response answer body data result reply")
	hasWords      = set("has have having contain contains containing include includes including hold holds carry carries with")
	beWords       = set("is are be being remain remains stay stays must_be")
	askedWords    = set("asked requested queried")
	updatedWords  = set("updated refreshed fetched generated produced quoted collected taken recorded measured observed sampled made published")
	respondWords  = set("respond responds responding reply replies answer answers answered deliver delivers delivered arrive arrives serve serves served return returns returned load loads")
)

// seconds per unit, as a fraction.
type unit struct{ num, den int64 }

var timeUnits = func() map[string]unit {
	out := map[string]unit{}
	for words, u := range map[string]unit{
		"second seconds sec secs s": {1, 1}, "minute minutes min mins": {60, 1}, "hour hours hr hrs h": {3600, 1}, "day days": {86400, 1},
		"week weeks": {604800, 1}, "millisecond milliseconds ms msec msecs": {1, 1000},
	} {
		for w := range set(words) {
			out[w] = u
		}
	}
	return out
}()

var singularTimes = set("second minute hour day week")

// Sizes are case-sensitive: kb may be kilobits.
var sizeUnits = map[string]unit{
	"byte": {1, 1}, "bytes": {1, 1}, "B": {1, 1}, "KB": {1000, 1}, "kB": {1000, 1}, "KiB": {1024, 1}, "MB": {1_000_000, 1}, "MiB": {1 << 20, 1},
	"kilobyte": {1000, 1}, "kilobytes": {1000, 1}, "megabyte": {1_000_000, 1}, "megabytes": {1_000_000, 1}, "kibibytes": {1024, 1},
}

var typeNames = map[string]string{
	"string": "string", "text": "string", "number": "number", "numeric": "number", "integer": "integer", "boolean": "boolean", "array": "array",
	"list": "array", "object": "object",
}

// bounds are phrases before a figure. Longest first wins.
var boundPhrases = func() map[string]string {
	out := map[string]string{}
	for op, phrases := range map[string]string{
		"<=": `at most|at the most|no more than|not more than|never more than|no greater than|not greater than|never greater than|no larger than|not larger than|never larger than|
			no longer than|not longer than|never longer than|maximum|max|maximum of|max of|a maximum of|up to|within|limited to|not exceed|not exceeding|never exceed|never exceeds|never exceeding|does not exceed|
			do not exceed|doesn't exceed|don't exceed|not over|never over|not above|never above|<=|≤`,
		"<":  "less than|fewer than|under|below|smaller than|shorter than|<",
		">=": `at least|at the least|no fewer than|not fewer than|never fewer than|no less than|not less than|never less than|minimum|min|minimum of|min of|a minimum of|not below|never below|not under|never under|no lower than|not lower than|never lower than|>=|≥`,
		">":  "more than|over|above|greater than|larger than|higher than|>",
		"==": "exactly|equal to|equals|==|=",
	} {
		for _, phrase := range strings.Split(phrases, "|") {
			out[strings.Join(strings.Fields(phrase), " ")] = op
		}
	}
	return out
}()

const longestBound = 4 // words

// glued are bound phrases written without their spaces: a word that only looks like a bound.
var glued = func() map[string]string {
	out := map[string]string{}
	for phrase := range boundPhrases {
		if words := strings.Fields(phrase); len(words) > 1 {
			out[strings.Join(words, "")] = phrase
		}
	}
	return out
}()
