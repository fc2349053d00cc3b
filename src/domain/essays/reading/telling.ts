/** Telling without a scene, and sentences that could be anyone's. Both are judged beside the sentences around them. */
import type { Finding } from "./remark.ts";
import type { Draft, Sentence } from "./sentences.ts";

/** Claims about oneself, and lessons by name. */
const claims: readonly RegExp[] = [
  /\bi (?:am|was|became|have become|have always been|consider myself|see myself as) (?:an? |the kind of |someone who is |now an? )?(?:(?:very|really|extremely|truly|such|also|so|more|much|a)\s+)*(?:hard-?working|determined|dedicated|passionate|motivated|driven|resilient|compassionate|empathetic|responsible|confident|curious|creative|independent|ambitious|committed|persistent|disciplined|caring|kind|open-minded|well-rounded|natural leader|born leader|good leader|leader|perfectionist|better person|stronger person|different person|team player|problem solver|problem-solver)\b/iu,
  /\b(?:taught|teaches|teach|showed|shown|shows|gave|given|gives|instilled(?: in)?|helped) me (?:about |to (?:learn|understand|appreciate|develop|see|realize) |learn |understand |develop |realize |see )?(?:the (?:true |real )?(?:value|importance|meaning|power|significance)s? of|(?:many |so many |a lot of |countless |valuable |important |invaluable )+(?:things|lessons|skills)|(?:so much|a lot|patience|perseverance|discipline|responsibility|leadership|teamwork|resilience|confidence|hard work|dedication|time management|what (?:it|true|real) \w+))/iu,
  /\bi (?:have |’ve |'ve )?(?:also )?(?:learned|realized|discovered|gained|developed|understood|acquired) (?:that |about |an? |the |many |so |how |my |valuable |important |new |strong )*(?:value|importance|power|meaning|lessons?|skills?|leadership|responsibility|teamwork|perseverance|patience|resilience|confidence|appreciation|understanding|perspective|hard work|time management|communication|never give up|much about (?:myself|life|others))\b/iu,
  /\b(?:made|makes|shaped|molded|turned) me (?:into )?(?:who|the (?:person|man|woman|leader|student)|what) (?:i am|that i am|i’ve become|i have become)?|\b(?:changed|transformed) (?:my life|me (?:as a person|forever|for the better))|\blife-?changing experience\b|\bhelped me in (?:so )?(?:many|all|every|most) (?:parts?|ways?|areas?|aspects?)\b|\b(?:grew|grown|grow|matured) (?:so much |a lot |tremendously )?as (?:a|an) (?:person|individual|leader|student)\b/iu,
  /\bi (?:felt|was|feel|am) (?:(?:so|very|really|extremely|incredibly|truly|overwhelmingly)\s+)+(?:happy|sad|proud|excited|grateful|thankful|nervous|scared|devastated|angry|blessed|honored|accomplished|inspired)\b/iu,
  /\bmy (?:passion|love|drive|dedication|determination|curiosity|desire|commitment) (?:for|to|towards?) \w+/iu,
];

/** Phrases that would fit nearly any applicant's life. */
const commonPhrases: readonly RegExp[] = [
  /\bmak(?:e|ing) (?:the|this|our) world (?:a )?(?:better|a better)(?: place)?|\bmak(?:e|ing) a (?:real |positive |lasting )?(?:difference|impact)(?: (?:in|on) (?:the|this|our|my) (?:world|lives|community|society))?|\bchange the world\b/iu,
  /\b(?:outside|out of|beyond) (?:of )?(?:my|our|your|one[’']s) comfort zone\b|\bpush(?:ed|ing|es)? (?:me|myself) to (?:my|the) limits?\b/iu,
  /\bhard work (?:(?:really|always|truly|and dedication|and determination) )*(?:pays? off|paid off|leads to)|\bnever (?:to )?(?:give|gave|giving) up\b|\bfollow(?:ing)? (?:my|your|their) (?:dreams?|passions?|hearts?)\b|\banything is possible\b|\bsky is the limit\b/iu,
  /\beverything happens for a reason\b|\bblood,? sweat,? and tears\b|\bat the end of the day\b|\ba blessing in disguise\b|\bemotional roller ?coaster\b|\bwhen life gives you lemons\b|\bthink(?:ing)? outside (?:of )?the box\b|\bpractice makes perfect\b/iu,
  /\bfail(?:ure|ing)? (?:is|was) (?:not|n[’']t|never) (?:the )?(?:end|an option|something)|\bfrom (?:our|my|your) (?:mistakes|failures)\b|\bstepping stones?\b|\bovercom(?:e|ing) (?:any|every|all|many|life[’']s) (?:obstacles?|challenges?|adversity)/iu,
  /\bgiv(?:e|ing) back to (?:my|the|our) (?:community|society)|\b(?:they|the (?:kids|children|people)) (?:actually |really )?(?:taught|gave) me (?:far |so much |much )?more than i\b|\bput(?:s|ting)? (?:a )?smiles? on (?:people[’']s|their|someone[’']s|others[’']|everyone[’']s) faces?\b/iu,
  /\bopen(?:ed|s)? my eyes (?:to|and)\b|\brealiz(?:e|ed) how (?:lucky|fortunate|blessed|privileged|grateful) i\b|\bless fortunate\b|\bmaterial (?:things|possessions)\b|\bno matter what life throws\b|\banything (?:that )?i (?:set|put) my mind to\b|\bstronger than ever\b|\bnext chapter\b|\b(?:lesson|memory|memories|experience)s? (?:that )?i (?:will|['’]ll) (?:carry|remember|cherish|never forget)\b|\b(?:would|will) never trade\b/iu,
  /\bi (?:want|hope|plan|strive|aspire) to (?:help (?:people|others)|be successful|succeed in life|be (?:the best|a better) version of myself|be the best i can be|reach my (?:full )?potential|achieve (?:my|all my) (?:dreams|goals))\b/iu,
];

/** Praise that would fit hundreds of colleges. */
const collegePhrases: readonly RegExp[] = [
  /\b(?:world[- ]?(?:class|renowned|famous)|prestigious|renowned|top[- ]?(?:tier|notch|ranked|rated)|highly ranked|esteemed|reputable|elite|outstanding|excellent|amazing|great|strong) (?:\w+ ){0,2}(?:facult(?:y|ies)|professors?|universit(?:y|ies)|colleges?|institutions?|schools?|programs?|education|academics?|reputation|facilities|research|opportunities)\b/iu,
  /\b(?:beautiful|gorgeous|stunning|vibrant|lively|welcoming|diverse|tight-?knit|close-?knit|supportive|inclusive|bustling)(?:,? (?:and )?\w+)? (?:campus|community|student body|environment|atmosphere|culture|student life)\b/iu,
  /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|rigorous|challenging|unparalleled|endless|countless|numerous|wide (?:range|variety|array) of|plethora of|myriad of|many|unique|incredible) (?:\w+ )?(?:facilities|academics|curriculum|coursework|courses|classes|opportunit(?:y|ies)|resources|clubs|organizations|research opportunities)\b/iu,
  /\b(?:small|low) (?:class sizes?|student[- ](?:to[- ])?(?:faculty|teacher) ratio)\b|\b(?:perfect|great|ideal|right|best) (?:fit|match|place|choice|school|college|university) for (?:me|my|someone like me)\b|\bhome away from home\b|\bfelt (?:right )?at home\b|\bdream (?:school|college|university)\b|\bschool spirit\b|\bwell-rounded (?:education|student|person)\b/iu,
  /\b(?:achieve|reach|pursue|further|accomplish) my (?:academic |career |professional |educational |full )?(?:goals|dreams|aspirations|potential|passions?)\b|\bprepare me for (?:my (?:future|career)|the (?:real world|future|workforce))\b/iu,
];

const perKind = 3;

/** `concreteness` is of each sentence. A claim is fine where the sentence itself, or one beside it, shows it. */
export function findTelling({ sentences }: Draft, concreteness: readonly number[]): Finding[] {
  const found: Finding[] = [];
  for (const sentence of sentences) {
    if (sentence.isQuoted || found.length === perKind) continue;
    const phrase = findFirst(claims, sentence.text);
    if (phrase === null || isShown(sentence, sentences, concreteness)) continue;
    found.push({ kind: "telling", phrase, start: sentence.start, end: sentence.end });
  }
  const bare = findBareParagraph(sentences, concreteness);
  return bare === null
    ? found
    : [...found, { kind: "telling", phrase: null, start: bare.start, end: bare.end }];
}

/** The first sentence of a paragraph of some length in which nothing can be seen, heard or checked. */
function findBareParagraph(sentences: readonly Sentence[], concreteness: readonly number[]): Sentence | null {
  for (const paragraph of Map.groupBy(sentences, (one) => one.paragraph).values()) {
    const words = paragraph.reduce((sum, one) => sum + one.words.length, 0);
    const points = paragraph.reduce((sum, { index }) => sum + (concreteness[index] ?? 0), 0);
    if (paragraph.length >= 3 && words >= 35 && points <= 1) return paragraph[0] ?? null;
  }
  return null;
}

/** `isCollegeEssay`: the essay is about a college, where praise of it fits hundreds of others. */
export function findAnyones(
  { sentences }: Draft,
  concreteness: readonly number[],
  isCollegeEssay: boolean,
): Finding[] {
  const found: Finding[] = [];
  for (const sentence of sentences) {
    if (sentence.isQuoted || found.length === perKind) continue;
    const { start, end, text } = sentence;
    const ofCollege = isCollegeEssay ? findFirst(collegePhrases, text) : null;
    const phrase = ofCollege ?? findFirst(commonPhrases, text);
    // A sentence with names and figures of its own is nobody else's, whatever phrase is in it.
    if (phrase === null || (concreteness[sentence.index] ?? 0) >= (ofCollege === null ? 3 : 4)) continue;
    found.push({ kind: "anyones", phrase, isOfCollege: ofCollege !== null, start, end });
  }
  return found;
}

function isShown(
  sentence: Sentence,
  sentences: readonly Sentence[],
  concreteness: readonly number[],
): boolean {
  if ((concreteness[sentence.index] ?? 0) >= 2) return true;
  return [sentence.index - 1, sentence.index + 1].some(
    (index) => sentences[index]?.paragraph === sentence.paragraph && (concreteness[index] ?? 0) >= 3,
  );
}

/** The first match of any pattern, as the student wrote it; null if none matches. */
function findFirst(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}
