/**
 * What a language model may not say in its own words, by rule: numbers, times, claims, comparisons. Patterns are matched
 * against lower-case text without accents, in which slots stand as `@`.
 */
import type { FailureReason } from "./facts.ts";

const units = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|nil|nought";
const teens = "thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety";
const ordinals =
  "second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|fortieth|fiftieth|hundredth|thousandth";
const months =
  "january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const weekdays = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat(?=urday)|sun";

/** Checked in this order; the first that matches names the reason. */
export const bannedEverywhere: readonly (readonly [FailureReason, RegExp])[] = [
  [
    "numberWord",
    new RegExp(String.raw`\b(?:${units}|${teens}|(?:${tens})\w*|${ordinals}s?)(?:s|fold|ish)?\b`),
  ],
  ["numberWord", /\w*(?:hundred|thousand|million|billion|trillion|zillion|dozen|percent)\w*/],
  [
    "numberWord",
    /\b(?:hal(?:f|ves)|quarters?|twice|thrice|doubl\w*|tripl\w*|quadrupl\w*|twofold|pairs?|couple|both hundred|several|majority|minority|mostly|most|none|per ?cent|percentages?|dollars?|cents?|bucks?|grand|figures? of)\b/,
  ],
  [
    "numberWord",
    /\bone (?:in|out|hundred|thousand|million|percent|per|third|half|quarter|fifth|tenth|fourth|dollar|point|year|month|week|day|hour|semester|quarter|credit|college|school|student|program|@)/,
  ],
  [
    "numberWord",
    /(?<!\b(?:which|this|that|the|each|every|another|no|any|either|right|last|next|other|first)) one\b(?! (?:of|you|that|thing|another|at)\b)(?! by one\b)/,
  ],
  ["numberWord", /^one\b(?! (?:of|thing|more thing|at)\b)/],
  ["date", new RegExp(String.raw`\b(?:${months}|${weekdays})\b`)],
  [
    "date",
    /\b(?:in|by|until|till|before|after|since|early|late|mid|of|to|through|next|last|this|every|each) may\b/,
  ],
  ["date", /^may (?!i\b|we\b|you\b)/],
  [
    "date",
    /\b(?:today|tonight|tomorrow|yesterday|midnight|noon|o'?clock|spring|summers?|autumn|winters?|weekends?|weekdays?|fortnight|decades?|century|christmas|thanksgiving|halloween|easter|new year)\b/,
  ],
  [
    "date",
    /\b(?:next|last|this|coming|past|following|every|each|previous) (?:day|week|month|year|semester|term|fall|cycle)s?\b/,
  ],
  ["date", /\b(?:in|by|of|for|the|each|every|early|late|until|before|after|since) (?:the )?fall\b/],
  [
    "date",
    /\b(?:days?|weeks?|months?|years?|hours?) (?:ago|away|left|from now|before|after|later|earlier)\b/,
  ],
  [
    "claim",
    /\b(?:guarant\w*|assured?|certain(?:ly)?|definit\w*|surely|undoubted\w*|promis\w*|requir\w*|mandatory|compulsory|obligat\w*|must|optional\w*|test[- ](?:blind|free|flexible)|free|waiv\w*|cheap\w*|affordab\w*|expensive|pricey|costly|bargain|steal|likely|unlikely|probab\w*|eligib\w*|ineligib\w*|qualif\w*|entitled|deserve\w*)\b/,
  ],
  [
    "claim",
    /\b(?:best|worst|top|rank\w*|elite|prestig\w*|famous|renowned|selective|competitive|easiest|easy|hardest|safet(?:y|ies)|safe|shoo-?in|lock|no[- ]brainer|binding|binds?|refundab\w*|renewab\w*|automatic\w*|unlimited|exempt\w*|capped|need[- ](?:blind|aware)|full[- ](?:ride|need|tuition)|meets? full)\b/,
  ],
  [
    "claim",
    /\b(?:too late|in time|on time|overdue|past due|has passed|have passed|already (?:passed|over|closed|open)|is over|are over|no longer|still (?:open|time)|now (?:open|closed)|has (?:opened|closed)|extended|postponed|cancell?ed|rolling|expired?|soon)\b/,
  ],
  [
    "claim",
    /\b(?:(?:get|gets|got|getting|be|been|being|are|is|was|were) (?:\w+ )?(?:in(?:to)?(?= @|\b[.,;:!?]|$| at\b| there\b)|accepted|admitted|rejected|denied|deferred|waitlisted)|(?:will|would|won't|may|might|can|could|should) (?:\w+ )?(?:admit|accept|reject|deny|take you|get you in|let you in))\b/,
  ],
  [
    "claim",
    /\b(?:admits|accepts|rejects|denies|admitted|accepted|rejected|denied|allowed?|allows|permit\w*|forbid\w*|forbidden|prohibit\w*|illegal|legal(?:ly)?|ban|banned|proven|prove[sd]?)\b/,
  ],
  [
    "claim",
    /\b(?:always|never|everyone|everybody|nobody|no ?one|all students|every student|all colleges|every college|only college)\b/,
  ],
  [
    "claim",
    /\b(?:false|untrue|fake|wrong|incorrect|mistaken|mistakes?|errors?|lies|lying|outdated|inaccurate|ignore|disregard|do not believe|don't believe|not true|used to|formerly|anymore|any more)\b/,
  ],
  [
    "comparison",
    /\b(?:than|more(?! about\b)|less|fewer|least|same|equal\w*|identical|versus|vs|compared to|compared with|unlike|instead|rather|similar\w*|alike|twice as|as \w+ as|win(?:s|ner)?|beats?|ahead of|above average|below average|average|median|typical|exceeds?|outperform\w*|superior|inferior)\b/,
  ],
  [
    "comparison",
    /\b(?:cheaper|higher|lower|greater|better|worse|larger|smaller|bigger|closer|nearer|farther|further|earlier|later|sooner|longer|shorter|stronger|weaker|harder|easier|faster|slower|older|newer|younger|safer|riskier|richer|poorer|fairer|tougher|wider|narrower|deeper)\b/,
  ],
  [
    "comparison",
    /\b(?:highest|lowest|largest|smallest|biggest|greatest|closest|nearest|earliest|latest|newest|oldest|strongest|weakest|shortest|longest|toughest|fewest)\b/,
  ],
];

/** "tell me more", "learn more": no comparison. */
export const harmlessMore =
  /\b(?:tell|say|know|learn|read|see|hear|ask|find out)(?: (?:me|you|us|a bit|a little))? more\b/g;

/** Beside a figure these turn it into its opposite, or into another figure. */
export const bannedBesideFigure =
  /\b(?:not|\w+n't|no|never|neither|nor|without|cannot|hardly|barely|scarcely|except|excluding|besides|unless|far from|over|under|below|above|beyond|about|around|nearly|almost|roughly|approximately|close to|up to|down to|at least|at most|plus|minus|after|since|past|short of|only|just|merely|even|was|were|had|once|instead of|rather than|other|another|former|latter|elsewhere|otherwise|each|every|per|times|multipl\w*|added|add|sum|total|together|remaining|rest|off|until you|as if|would be|would have|could be|might be|should be|supposed|pretend|imagine|say)\b/;

/** Sets colleges side by side without a verdict; needs figures of one comparing result. */
export const sideBySide = /\b(?:differences?|gaps?|margin)\b/;
/** Words that compare only if figures stand beside them; elsewhere they are ordinary. */
export const sideBySideFigures = /\b(?:differ\w*|between|compar\w*|respectively|side by side)\b/;

/** Written with capitals by everyone, and named by no fact. */
export const allowedCapitals: ReadonlySet<string> = new Set([
  "I",
  "FAFSA",
  "CSS",
  "SAT",
  "ACT",
  "GPA",
  "SAI",
  "AP",
  "IB",
  "Tassel",
]);
