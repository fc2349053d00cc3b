/** What the words in an award letter mean: the type of a line, who pays it, whether it renews, and which lines are totals. */
import type { OfferLineKind, OfferSource } from "./offer.ts";

/** What a heading or a total refers to. */
export type LetterGroup = "cost" | "gift" | "work" | "loan" | "aid";

const giftWords =
  /grants?\b|\bgrnt|\bgrt\b|\bawd\b|\bopportun\w* gr\b|scholar|\bschol\b|\bschl?r?s?h?p\b|\bschlr\b|\bschlshp\b|\bschship\b|fellowship|waiver|waived|remission|\bpell\b|seog|discount|stipend|bursary|\bmerit\b|\bgift\b|tuition (?:exchange|reduction|assistance|benefits?|credit|allowance|award|guarantee)|\bhope\b|\btap\b|\bapts\b|\btops\b|\bkees\b|\btpeg\b|\bfsag\b|bright futures|zell miller|\bpromise\b|gi bill|yellow ribbon|\bva (?:monthly )?housing\b|monthly housing allowance|\bbah\b|blue (?:&|and) gold|\bnj ?tag\b|\bva (?:education )?benefits?\b|veterans? (?:education )?benefit|military benefit|americorps|vocational rehab|\baward\b|\bathletic aid\b|\bhonors?\b|excelsior|\beop\b|\bhesaa\b|\bmassgrant|\bcal ?grant|frank o.bannon|21st century schol|palmetto fellows|\bpheaa\b|monetary award|middle class schol|\bmcs\b|\bsug\b|national merit|tuition free/i;

const loanWords =
  /\bloans?\b|\blns?\b|stafford|perkins|subsidi[sz]ed|\bunsub\w*|\b(?:direct|dir|dl|fed|fdl) sub\b|\bdl (?:un)?sub|\bfdlp?\b|\bfdsl\b|\bfdusl\b|\bford direct\b|\bsub\b(?=.*\b(?:direct|dir|stafford|fed)\b)|\bnjclass\b|\bd\/l\b|\bborrow/i;

/** Order matters: a loan is a loan whatever else it is called, and a "housing grant" is a grant. */
const kinds: readonly [OfferLineKind, RegExp][] = [
  ["otherCost", /(?:\bloans?|origination)\b.{0,20}\bfees?\b/i],
  [
    "parentLoan",
    /\bPLUS\b|\b(?:parent|grad|direct|federal|fed|dir|dl)\.? plus\b|\bplus (?:loan|eligib|option)|\bparents?\b.*\bl(?:oans?|ns?)\b|\bl(?:oans?|ns?)\b.*\bparents?\b/,
  ],
  [
    "parentLoan",
    /\b(?:parent|grad|direct|federal|fed|dir|dl)\.? plus\b|\bplus (?:loan|eligib|option)|\bparents?\b.*\bl(?:oans?|ns?)\b/i,
  ],
  [
    "privateLoan",
    /(?:private|alternative|non-federal|sallie mae|credit union|supplemental)\b.*\bloans?\b|\bloans?\b.*\b(?:private|alternative)\b|sallie mae|\bnjclass\b|\bchesla\b|\bmefa\b/i,
  ],
  ["studentLoan", loanWords],
  [
    "workStudy",
    /work[\s-]?stu?dy?\b|\bwrk[\s-]?st|\bfws\b|\bcws\b|\bfwsp\b|(?:campus|student|federal) (?:job|employment|work)\b|work (?:award|program|opportunity|grant)|\bother campus job|(?:^|[|\t])\s*employment\b/i,
  ],
  ["grant", giftWords],
  ["tuitionFees", /tuition|\btuit\b|\bprogram charges\b/i],
  [
    "housingFood",
    /hous(?:e|ing)|\broom\b|\bboard\b|dining|\bmeals?\b|\bfood\b|residence|\bdorm|\brent\b|living (?:expenses?|costs?|allowance)|off-campus allowance|\blodging\b/i,
  ],
  ["books", /\bbooks?\b|supplies|course materials|computer|laptop|equipment/i],
  ["travel", /transport|travel|\bcommut|\bparking\b(?=.*gas)/i],
  ["personal", /personal|misc/i],
  ["tuitionFees", /\bfees?\b|\bcharges?\b/i],
  [
    "otherCost",
    /insurance|health|orientation|disabilit|child ?care|dependent care|other (?:education(?:al)? )?(?:costs?|expenses?)|licens|study abroad/i,
  ],
];

/** Remarks in a label that say nothing about what the line is: rates, fees taken off a loan, terms of renewal. */
export function stripRemarks(label: string): string {
  if (!/[(%]/.test(label)) return label.trim();
  return label
    .replace(
      /\([^()]{0,160}\b(?:rate|fee|fees|apr|interest|origination|renew\w*|gpa|repay\w*|repaid|subject to|minus|less|per (?:year|semester|term|quarter)|each (?:year|semester)|estimated?|if eligible|weekly|hours?)\b[^()]{0,160}\)/gi,
      " ",
    )
    .replace(/\([^()]{0,80}%[^()]{0,80}\)|\(\s*_+\s*\)/g, " ")
    .replace(
      /[-\u2013,;:]?\s*\d+(?:\.\d+)?\s?%\s*(?:fixed|variable)?\s*(?:interest(?: rate)?|rate|apr|origination fee|fee|loan fee)?/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** The type of a line by its own words; null if they are not enough. */
export function findLineKind(label: string): OfferLineKind | null {
  const words = stripRemarks(label);
  const asked = /[a-z]{2}/i.test(words) ? words : label;
  return kinds.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}

const kindOfGroup: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** What a heading alone makes of a line; only ever a guess. */
export function guessKindFromHeading(heading: LetterGroup | null): OfferLineKind {
  return heading === null ? "other" : kindOfGroup[heading];
}

/** The cost items a line mentions: "tuition, fees, housing and food" is two. */
export function findCostItems(label: string): OfferLineKind[] {
  // "Total direct charges" names no item.
  const words = label.replace(/(?<!program )\bcharges?\b/gi, " ");
  const named = kinds
    .filter(([kind, pattern]) => isCostItem(kind) && pattern.test(words))
    .map(([kind]) => kind);
  return [...new Set(named)];
}

function isCostItem(kind: OfferLineKind): boolean {
  return ["tuitionFees", "housingFood", "books", "travel", "personal"].includes(kind);
}

const sources: readonly [OfferSource, RegExp][] = [
  [
    "federal",
    /\bfederal\b|\bfed\b|\bpell\b|seog|\bfws\b|stafford|perkins|subsidi[sz]ed|\bunsub|direct (?:loan|sub|unsub|plus|parent)|\bplus\b|\bteach grant|gi bill|\bdl (?:un)?sub|\bva (?:education )?benefit/i,
  ],
  [
    "outside",
    /outside|external|private|community foundation|rotary|elks|lions club|employer|credit union|alternative|sallie|other scholarships|national merit/i,
  ],
  [
    "state",
    /\b(?:from (?:your|the) )?state(?:\s*$| (?:grants?|scholarships?|aid|need|of|funded)\b)|\bnys\b|cal ?grant|\bmiddle class schol|\btap\b|\bapts\b|excelsior|bright futures|\bfsag\b|\bhope (?:grant|scholarship)|zell miller|texas (?:public education )?grant|\btpeg\b|\bmap grant|monetary award program|frank o.bannon|21st century scholars|\bnj ?(?:tag|stars)\b|tuition aid grant|pheaa|pennsylvania state grant|washington college grant|oregon opportunity|access missouri|a\+ scholarship|\bcommonwealth\b|massgrant|palmetto|tennessee promise|\btops\b|\bkees\b/i,
  ],
  [
    "college",
    /universit|\buniv\b|college|blue (?:&|and) gold|institution|\binst\b|your school|president|dean|provost|trustee|founder|chancellor|alumni|\bmerit\b|honors|faculty|endow|tuition (?:waiver|remission|discount)|campus|department/i,
  ],
];

/** Who pays it, by the line's words or because it names the college. */
export function findSource(label: string, collegeName: string | null): OfferSource {
  const named = sources.find(([, pattern]) => pattern.test(label))?.[0];
  if (named !== undefined) return named;
  const first = collegeName
    ?.split(/\s+/)
    .find((word) => word.length > 3 && !/^(?:the|university|college|state|institute|saint)$/i.test(word));
  return first !== undefined && label.toLowerCase().includes(first.toLowerCase()) ? "college" : "unknown";
}

/** Whether a grant renews, by the words next to it. */
export function findRenewability(text: string): boolean | null {
  if (
    /non-?renewable|not (?:be )?(?:automatically )?renew|one[\s-]time|(?:first|freshman|this|one|single|1)[\s-](?:year|yr) only|only (?:for|in) (?:the|your) first year|does not renew|for (?:the|your) first year only|1[\s-]year award/i.test(
      text,
    )
  )
    return false;
  return /renew|each year|per year for|(?:for|over|across) (?:(?:up to|all) )?(?:a total of )?(?:four|4) (?:academic )?years|(?:eight|8) (?:consecutive )?semesters|every year|annually for|all four years/i.test(
    text,
  )
    ? true
    : null;
}

/** Figures that are not aid. "netPrice" and "cost" are kept to compare with our own. */
export type SumKind =
  | { what: "cost" | "netPrice" | "notAid" }
  /** The total of a group; becomes a line only if the letter lists no parts. */
  | { what: "group"; group: LetterGroup };

/** Never aid, whatever else the line says. */
const neverAid =
  /\bdeposit\b|\bsai\b|student aid index|\befc\b|family contribution|\b(?:parent|student) contribution|application fee|lifetime|maximum (?:loan|amount)|loan limit|aggregate|\bmedian\b|\baverage\b|\btypically\b|payment plan|instal?lments?\b|monthly payment|minimum payment|per credit|credit hour|minimum wage|per hour|an hour|hourly|\/\s?hr\b|late fee|loan payment|based on (?:the )?(?:fafsa|institutional|federal methodology)|institutional methodology|adjusted gross|household size/i;
const notAid =
  /\b(?:financial|demonstrated|calculated|remaining|total|your|gross|institutional) need\b|^\W*need\b(?![\s-]based)|\bneed met|unmet|\bincome\b|\bagi\b|\bgpa\b|\bassets?\b|\blimit\b|interest rate|\bcredits? (?:toward|earned)|\bsavings\b/i;
const netPrice =
  /net (?:price|cost|amount|tuition|charges|direct cost)|\b(?:cost|amount|balance|bill|price|left|remaining)\b.{0,24}\b(?:after|remaining|due|to pay|owed)|^\W*(?:estimated |remaining |current |account |new )*balance\W*$|remaining (?:cost|balance|expenses|bill|amount)|out[\s-]of[\s-]pocket|you(?:r family)?(?:'ll|\u2019ll| will| would)? (?:need to |may |would )?(?:be responsible for|pay|owe)\b|balance (?:due|owed|to be paid)|amount (?:due|owed)|what you(?:\u2019ll| will)? pay|(?:your|family(?:['\u2019]s)?|student(?:['\u2019]s)?) (?:estimated )?(?:cost(?! of attend)|share|responsibility|portion)\b|\w\W+(?:minus|less|after|[-\u2013]) (?:all |total |your |estimated )*(?:grants?|gift aid|scholarships?|financial aid|aid)\b|cost to (?:you|attend after)/i;
const totalCost =
  /cost of attend|\bcoa\b|(?:total|estimated|annual|overall|full)\b.{0,24}\b(?:costs?|budget|expenses|price|charges)\b|^\W*costs?\W*$|\bsticker price|student budget|cost of (?:one|a) year|total for the year/i;
const partOfCost =
  /\b(?:direct|indirect|billed|billable|billing|non-?billed|unbilled|other|tuition|fixed|variable)\b/i;
const sumWord = /\b(?:sub-?\s?total|grand total|totals?|sum|all|estimated annual)\b/i;

const headings: readonly [LetterGroup, RegExp][] = [
  ["cost", /\b(?:costs?|expenses|charges|budget|cost of attendance)\b/i],
  ["loan", /\bloans?\b|borrow/i],
  ["work", /\bwork\b|employment/i],
  ["gift", /grants?|scholarships?|gift aid|free money|merit/i],
  ["aid", /\baid\b|awards?|assistance|package|offer|self[\s-]help|funding|resources/i],
];

/** Words that generic group names consist of: "Grants and scholarships you may receive" names no particular grant. */
const bareWords =
  /\b(?:sub-?\s?total|grand|total|totals|all|four|your|you|may|receive|can|will|accept|offered|estimated|anticipated|annual|yearly|of|the|for|and|or|in|to|pay|back|free|money|no|not|repaid|repayment|needed|with|an|is|are|this|less|minus|plus|must|repay|amount|amounts?|available|options?|summary|types?|per|year|fall|spring|academic|direct|indirect|billed|non|college|university|institutional|federal|state|student|students|parent|financial|other|education|self|help|do|have|be|need|gift|based|merit|grants?|scholarships?|loans?|work|study|employment|aid|awards?|assistance|package|offer|funding|resources|costs?|expenses?|charges|attendance|budget|tuition|fees|net price|price)\b/gi;

/** The group that a heading names; null if the line is not a heading. */
export function findHeading(line: string): LetterGroup | null {
  const words = line.trim();
  if (words === "" || words.length > 90 || /[.!?]$/.test(words)) return null;
  if (!isBareLabel(words.replace(/\([^()]*\)/g, " ").replace(/\b20\d\d(?:\s?[-\u2013]\s?\d{2,4})?\b/g, " ")))
    return null;
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function isBareLabel(label: string): boolean {
  return label.replace(bareWords, " ").replace(/[^a-z]+/gi, "").length <= 3;
}

/** Which total a line with an amount is; null if it is an ordinary line. */
export function findSumKind(text: string): SumKind | null {
  const whole = text.trim();
  const bare = whole
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const label = /[a-z]{2}/i.test(bare) ? bare : whole;
  if (neverAid.test(label)) return { what: "notAid" };
  if (notAid.test(label) && !/grant|scholar|\bpell\b|loan|waiver/i.test(label)) return { what: "notAid" };
  if (isNetPrice(label)) return { what: "netPrice" };
  if (
    totalCost.test(label) &&
    !partOfCost.test(label) &&
    findCostItems(label).length === 0 &&
    !/\bof (?:your )?(?:loan|grant)/i.test(label)
  )
    return { what: "cost" };
  if (
    /\b(?:direct|indirect|billed|billable|non-?billed|unbilled)\b.{0,12}\b(?:costs?|expenses|charges)\b/i.test(
      label,
    ) &&
    findCostItems(whole).length === 0
  )
    return { what: "group", group: "cost" };
  return findGroupSum(label, whole);
}

function isNetPrice(label: string): boolean {
  if (!netPrice.test(label)) return false;
  const head = label.replace(/\b(?:after|minus|less|before)\b.*$/i, "");
  return !/grant|scholar|waiver|discount|\bloans?\b(?!.*\bnet\b)|fees? waived/i.test(head);
}

function findGroupSum(label: string, whole: string): SumKind | null {
  const hasSumWord = sumWord.test(label);
  const isSubTotal = /sub-?\s?total/i.test(label);
  // "Total tuition and fees" is one line.
  if (hasSumWord && findCostItems(label).length > 0 && !giftWords.test(label) && !isSubTotal) return null;
  if (!hasSumWord && (!isPlural(label) || !isBareLabel(label) || isOneLine(label))) return null;
  if (hasSumWord && !isBareLabel(label) && !/^\s*(?:sub-?\s?|grand )?total/i.test(label)) return null;
  // Grants and loans together are total aid.
  const asked = isBareLabel(label) ? label : whole;
  const named = headings
    .filter(([group, pattern]) => group !== "aid" && pattern.test(asked))
    .map(([group]) => group);
  if (named.length > 1) return { what: "group", group: named.includes("cost") ? "cost" : "aid" };
  return { what: "group", group: named[0] ?? "aid" };
}

/** "Grants and scholarships" and "Loans" are groups. "State University Grant" is one grant. */
function isPlural(label: string): boolean {
  return /\b(?:grants|scholarships|gift aid|loans|financial aid|aid package|costs|expenses|awards|self[\s-]help)\b/i.test(
    label,
  );
}

/** Lines of the federal form, though they sound like groups: "Institutional Grants", "Other scholarships". */
function isOneLine(label: string): boolean {
  return (
    /^\W*other\b/i.test(label) ||
    (/\b(?:institutional|state|federal pell|university|college|other|outside|your school|your state|private)\b/i.test(
      label,
    ) &&
      !/\band\b|\bself|\b(?:costs|expenses|charges)\b/i.test(label))
  );
}
