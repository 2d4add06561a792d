package screen

// row is one pattern over folded text (lower case). Patterns are RE2: matching cannot be made slow by a text.
type row struct {
	kind    Kind
	pattern string
}

// sep separates two words: anything but letters and digits.
const sep = `[^\pL\pN]+`

// few are up to three words in between.
const few = `(?:[\pL\pN']+` + sep + `){0,3}`

var table = []row{
	{InstructionOverride, `\b(?:ignore|disregard|forget|override|bypass|skip)` + sep + few +
		`(?:previous|prior|above|preceding|earlier|all|any|your|system|these|those|other)` + sep + few +
		`(?:instruction|prompt|rule|guideline|direction|context|criteri|requirement|message)`},
	{InstructionOverride, `\b(?:do` + sep + `not|don't|stop)` + sep + `(?:follow|obey|apply|heed)` + sep + few +
		`(?:instruction|prompt|rule|guideline|direction|criteri|requirement)`},
	{InstructionOverride, `\b(?:new|updated|real|revised|important)` + sep + `(?:system` + sep + `)?(?:instructions?|prompt|directive)\s*:`},
	{InstructionOverride, `\b(?:you` + sep + `)?(?:must|should|shall|will|always|please|only|simply|just)` + sep + few +
		`(?:answer|respond|reply|output|return|print|say|write|conclude|vote|rule|mark|judge|grade|score|resolve)` + sep + `(?:[\pL\pN']+` + sep + `){0,4}` +
		`(?:pass|fail|unresolved)\b`},
	{InstructionOverride, `\b(?:verdict|judge?ment|ruling|evaluation|outcome)` + sep + `(?:is|be|must` + sep + `be|should` + sep + `be|shall` + sep + `be|has` + sep + `to` + sep + `be)` +
		sep + few + `(?:pass|fail|unresolved)\b`},
	{RoleDrift, `\byou` + sep + `(?:are|will)` + sep + `(?:now|no` + sep + `longer)\b`},
	{RoleDrift, `\bfrom` + sep + `now` + sep + `on\b`},
	{RoleDrift, `\b(?:act|behave|respond|speak|answer)` + sep + `as` + sep + `(?:if` + sep + `you|an?|the|my)\b`},
	{RoleDrift, `\bpretend` + sep + `(?:to` + sep + `be|you|that` + sep + `you)\b`},
	{RoleDrift, `(?m)^\s*#*\s*(?:system|assistant|developer|human)\s*:`},
	{RoleDrift, `"role"\s*:\s*"(?:system|assistant|developer|tool)"`},
	{RoleDrift, `<\|?\s*/?\s*(?:im_start|im_end|system|assistant|endoftext|eot_id|start_header_id|end_header_id)\s*\|?>|\[/?inst\]|<<\s*/?sys\s*>>`},
	{ToolReference, `\b(?:call|use|invoke|run|execute|open|query)` + sep + few +
		`(?:tools?|function|shell|terminal|command|plugin|browser|interpreter|database)\b`},
	{ToolReference, `"(?:tool_calls?|tool_use|function_calls?)"|<\s*/?\s*(?:antml:)?(?:tool_call|tool_use|function_calls?|invoke)\b`},
	{ToolReference, `(?:^|[^\pL\pN])(?:/etc/(?:passwd|shadow|hosts)|/proc/self|~/\.ssh|\.\./\.\./|file://|[a-z]:\\+(?:windows|users))`},
	{ToolReference, `\b(?:drop|truncate|alter)` + sep + `(?:table|database|schema)\b|\bunion` + sep + `(?:all` + sep + `)?select\b|;\s*delete` + sep + `from\b`},
	{ToolReference, `\b(?:curl|wget)\s+(?:-\S+\s+)*https?://|\brm\s+-[rf]{2}\b|169\.254\.169\.254`},
	{Credential, `\bsk-(?:ant-|proj-)?[a-z0-9_-]{20,}`},
	{Credential, `\bakia[0-9a-z]{16}\b|\bgh[pousr]_[a-z0-9]{36}\b|\bxox[abprs]-[a-z0-9-]{10,}|\baiza[0-9a-z_-]{35}`},
	{Credential, `-----begin (?:[a-z0-9]+ )*private key-----`},
	{Credential, `\beyj[a-z0-9_-]{10,}\.eyj[a-z0-9_-]{10,}\.[a-z0-9_-]{10,}`},
	{Credential, `\b(?:bearer|api[_-]?key|secret[_-]?key|access[_-]?token|password)["']?\s*[:= ]\s*["']?[a-z0-9_./+-]{16,}`},
	{VerdictLine, `"verdict"\s*:\s*"?(?:pass|fail|unresolved)\b`},
}
