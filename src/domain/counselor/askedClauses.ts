/** Where a message asks: a story with one question or two, and "when is it due and what does it need". */

/** `before`: where the sentence begins that stands before it, which a question that points back is about; `farther`: the one before that. */
export type AskedClause = { start: number; end: number; before: number; farther: number };

/** More than these make no single answer. */
const mostClauses = 4;

const subject = String.raw`(?:i|we|you|u|he|she|they|it|there|that|this|those|these|my|our|his|her|its|their|the|all|both|old|schools?|colleges?|parents?|fafsa|css|sat|act|ap|test|scholarships?|loans?|credits?|mi|mis|el|la|los|las|nuestr[oa]s?|ella|ellos|\u00e9l)`;
const asksWith = String.raw`(?:is|are|am|do|does|did|can|could|will|would|should|has|have|isn['\u2019]?t|don['\u2019]?t|doesn['\u2019]?t|can['\u2019]?t|won['\u2019]?t|shouldn['\u2019]?t)`;
/** How a clause begins that asks. A relative one ("when he was five", "which is private") does not. */
const opener = String.raw`(?:(?:what|whats|what['\u2019]s|how|hows|how['\u2019]s|whose|cu\u00e1nt[oa]s?|cuant[oa]s?|cu\u00e1ndo|cuando|c\u00f3mo|qu\u00e9|cu\u00e1l(?:es)?)\b(?! (?:a|an) )|which (?!is|was|are|were|has|have|had|i|we|he|she|they|makes|means)|(?:when|where|why|who)(?:['\u2019]?s\b| ${asksWith}\b| (?:not|pays?|goes|gets?|qualif\w+|signs?|counts?|sees|to)\b)|${asksWith} ${subject}\b|hay\b|(?:do|does|did) \w+s\b|(?:is|are) (?:a|an|any)\b|(?:do|does) (?:any|a|an)\b|(?:puedo|puede|podemos|debo|debemos|tengo que|tenemos que|es (?:seguro|verdad|cierto))\b)`;
const joiner = String.raw`(?:\s*[,:]\s*(?:(?:and|but|so|also|plus|then|y|pero)\s+)*|\s+(?:(?:and|but|so|also|plus|y|pero|n|&)\s+)+|\s+-+\s+)`;
const clauseStarts = new RegExp(
  `${joiner}(?=(?:(?:also|then|now|lol|y)\\s+)?(?:${opener}|if [^,.?!]*\\b${asksWith} ))`,
  "giu",
);
/** What stands before the next clause. */
const joinsNext = /[\s,]+(?:(?:and|but|so|also|plus|y|pero|n|&)[\s,]*)*$/iu;
const sentences = /[^.?!;\n]+(?:\.(?=\d)[^.?!;\n]*)*[.?!;\n]*/gu;
const startsAsking = new RegExp(
  `^\\s*["“¿]?(?:(?:and|but|so|also|plus|or|ok|okay|then|now|please|y|pero|tambien|también)[\\s,]+)*(?:${opener}|${asksWith}\\s+\\w+)`,
  "iu",
);
const asksBeside =
  /\?\s*$|\b(?:wonder(?:ing|s)?|(?:want|need|like|trying|try)(?:ed)? to (?:know|understand|find out|figure out)|tell me|(?:don['’]?t|do not|dont|cant|can['’]?t) (?:know|understand|get|tell|figure out) (?:if|how|what|whether|which|when|where|who|the difference)|not sure (?:if|how|what|whether|which|when|where|who)|(?:no (?:entiendo|sé|se)|queremos saber|quiero saber|quisiera saber))\b|\bif [^,.?!]*\b(?:can|could|will|would|do|does|should|is|are) (?:i|we|he|she|they|it|the|my|our|you|a|any|\w+ (?:use|look|take|change|count|help|give|see))\b/iu;

/** The clauses that ask, in their order. `names`: where something is named, which may be what is asked about: "can Macalester". */
export function findAskedClauses(
  given: string,
  names: readonly { start: number; end: number }[] = [],
): AskedClause[] {
  let question = given;
  for (const { start, end } of names)
    question = `${question.slice(0, start)}${"it".padEnd(end - start)}${question.slice(end)}`;
  const found: AskedClause[] = [];
  let [last, farther] = [0, 0];
  for (const sentence of question.matchAll(sentences)) {
    const text = sentence[0];
    const at = sentence.index;
    if (text.trim().length < 3) continue;
    const starts = [0, ...[...text.matchAll(clauseStarts)].map((match) => match.index + match[0].length)];
    for (const [place, start] of starts.entries()) {
      const clause = text.slice(start, starts[place + 1] ?? text.length).replace(joinsNext, "");
      const end = start + clause.length;
      if (place > 0 || startsAsking.test(clause) || asksBeside.test(clause))
        found.push({
          start: at + start,
          end: at + end,
          before: place > 0 ? at : last,
          farther: place > 0 ? last : farther,
        });
    }
    farther = last;
    last = at;
  }
  return found.slice(0, mostClauses);
}
