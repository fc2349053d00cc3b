/** What the words of an aid letter mean: the kind of a line, who gives it, whether it comes again, and which lines are sums. */
import type { OfferLineKind, OfferSource } from "./offer.ts";

/** What a heading or a sum speaks of. */
export type LetterGroup = "cost" | "gift" | "work" | "loan" | "aid";

export type KindGuess = { kind: OfferLineKind; isSure: boolean };

const giftWords =
  /grant|scholar|fellowship|waiver|remission|\bpell\b|seog|discount|stipend|bursary|\bmerit\b|\bgift\b|tuition (?:exchange|reduction|assistance|benefit)|\bhope\b|\btap\b|bright futures|zell miller|\bpromise\b|gi bill|yellow ribbon|\baward\b|\bhonors?\b|excelsior|\btransfer achievement\b/i;

/** In this order: a loan is a loan whatever else it is called, and a "housing grant" is a grant. */
const kinds: readonly [OfferLineKind, RegExp][] = [
  ["otherCost", /(?:loan|origination) fees?\b/i],
  [
    "parentLoan",
    /\bplus\b(?=.*(?:loan|parent|direct|federal|eligib|option)|\s*$)|\bparents?\b.*\bloans?\b|parent plus|\bplus loan/i,
  ],
  [
    "privateLoan",
    /(?:private|alternative|non-federal|sallie mae|credit union|supplemental)\b.*\bloans?\b|\bloans?\b.*\b(?:private|alternative)\b/i,
  ],
  [
    "studentLoan",
    /\bloans?\b|\bln\b|stafford|perkins|subsidi[sz]ed|\bunsub\b|\bdirect sub\b|\bdl (?:un)?sub/i,
  ],
  [
    "workStudy",
    /work[\s-]?study|\bfws\b|\bcws\b|(?:campus|student|federal) (?:job|employment|work)\b|work (?:award|program|opportunity)/i,
  ],
  ["grant", giftWords],
  ["tuitionFees", /tuition|\bprogram charges\b/i],
  [
    "housingFood",
    /hous(?:e|ing)|\broom\b|\bboard\b|dining|\bmeals?\b|\bfood\b|residence|\bdorm|\brent\b|living (?:expenses?|costs?|allowance)|off-campus allowance/i,
  ],
  ["books", /\bbooks?\b|supplies|course materials|computer|laptop|equipment/i],
  ["travel", /transport|travel|\bcommut/i],
  ["personal", /personal|misc/i],
  ["tuitionFees", /\bfees?\b|\bcharges?\b/i],
  [
    "otherCost",
    /insurance|health|orientation|disabilit|child ?care|dependent care|other (?:costs?|expenses?)|licens/i,
  ],
];

/** What a line is by its words alone; null where they say nothing. */
export function findLineKind(label: string): OfferLineKind | null {
  return kinds.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
}

const kindOfGroup: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** By its words, else by the heading it stands under; a guess from the heading alone is not sure. */
export function guessLineKind(label: string, heading: LetterGroup | null): KindGuess {
  const kind = findLineKind(label);
  // "Founders Award" under Loans is rare, "Federal Direct" or "Opportunity Award" under its heading is the rule.
  if (kind !== null) return { kind, isSure: true };
  if (heading === null || heading === "aid") return { kind: "other", isSure: false };
  return { kind: kindOfGroup[heading], isSure: false };
}

/** The items of cost that a line speaks of: "tuition, fees, housing and food" is two. */
export function findCostItems(label: string): OfferLineKind[] {
  const named = kinds
    .filter(([kind, pattern]) => isCostItem(kind) && pattern.test(label))
    .map(([kind]) => kind);
  return [...new Set(named)];
}

function isCostItem(kind: OfferLineKind): boolean {
  return ["tuitionFees", "housingFood", "books", "travel", "personal"].includes(kind);
}

const sources: readonly [OfferSource, RegExp][] = [
  [
    "federal",
    /federal|\bpell\b|seog|\bfws\b|stafford|perkins|subsidi[sz]ed|\bunsub\b|direct (?:loan|sub|unsub|plus|parent)|\bplus\b|\bteach grant|gi bill|\bdl (?:un)?sub/i,
  ],
  [
    "outside",
    /outside|external|private|community foundation|rotary|elks|lions club|employer|credit union|alternative|sallie/i,
  ],
  [
    "state",
    /\bstate (?:grant|scholarship|aid|of)\b|cal grant|\btap\b|excelsior|bright futures|\bhope (?:grant|scholarship)|zell miller|texas grant|\bmap grant|monetary award program|frank o.bannon|21st century scholars|\bnj (?:tag|stars)|tuition aid grant|pheaa|pennsylvania state grant|washington college grant|oregon opportunity|access missouri|a\+ scholarship|\bcommonwealth\b|massgrant|palmetto|tennessee promise/i,
  ],
  [
    "college",
    /universit|college|institution|president|dean|provost|trustee|founder|chancellor|alumni|\bmerit\b|honors|faculty|endow|tuition (?:waiver|remission|discount)|campus/i,
  ],
];

/** Who gives it, by its words or by the college's own name in it. */
export function findSource(label: string, collegeName: string | null): OfferSource {
  const named = sources.find(([, pattern]) => pattern.test(label))?.[0];
  if (named !== undefined) return named;
  const first = collegeName
    ?.split(/\s+/)
    .find((word) => word.length > 3 && !/^(?:the|university|college|state|institute|saint)$/i.test(word));
  return first !== undefined && label.toLowerCase().includes(first.toLowerCase()) ? "college" : "unknown";
}

/** Whether a gift comes again, by the words beside it. */
export function findRenewability(text: string): boolean | null {
  if (
    /non-?renewable|not renewable|one[\s-]time|first[\s-]year only|freshman year only|this year only|one year only|does not renew/i.test(
      text,
    )
  )
    return false;
  return /renew|each year|per year for|(?:for|over|across) (?:all )?(?:four|4) years|eight semesters|every year|annually for/i.test(
    text,
  )
    ? true
    : null;
}

/** What a sum or a figure that is no aid says. "netPrice" and "cost" are kept to be held against our own. */
export type SumKind =
  | { what: "cost" | "netPrice" | "notAid" }
  /** A sum of a group: a line only where the letter gives no parts of it. */
  | { what: "group"; group: LetterGroup };

const notAid =
  /deposit|\bsai\b|student aid index|\befc\b|family contribution|\bgpa\b|\bincome\b|\bagi\b|\bneed\b|unmet|assets?\b|application fee|late fee|lifetime|limit\b|maximum loan|minimum wage|per hour|an hour|hourly|interest rate/i;
const netPrice =
  /net (?:price|cost)|(?:cost|amount|balance|bill|price|left|remaining)\b.{0,24}\b(?:after|remaining|due|to pay|owed)|remaining (?:cost|balance|expenses)|out[\s-]of[\s-]pocket|you(?:r family)?(?:'ll|\u2019ll| will)? (?:need to |may )?(?:pay|owe)\b|balance (?:due|owed|to be paid)|amount (?:due|owed)|(?:your|family) (?:estimated )?(?:cost|share|responsibility)\b/i;
const totalCost =
  /cost of attendance|\bcoa\b|(?:total|estimated|annual|overall)\b.{0,24}\b(?:costs?|budget|expenses|price|charges)\b|\bsticker price|student budget/i;
const partOfCost =
  /\b(?:direct|indirect|billed|billable|non-?billed|unbilled|other|tuition|fixed|variable)\b/i;
const sumWord = /\b(?:sub-?\s?total|totals?|sum|all|estimated annual)\b/i;

const headings: readonly [LetterGroup, RegExp][] = [
  ["cost", /\b(?:costs?|expenses|charges|budget|cost of attendance)\b/i],
  ["loan", /\bloans?\b|borrow/i],
  ["work", /\bwork\b|employment/i],
  ["gift", /grants?|scholarships?|gift aid|free money|merit/i],
  ["aid", /\baid\b|awards?|assistance|package|offer|self[\s-]help|funding|resources/i],
];

/** Words that a bare group name is made of: "Grants and scholarships you may receive" names no single grant. */
const bareWords =
  /\b(?:sub-?\s?total|total|totals|all|your|you|may|receive|can|accept|offered|estimated|annual|yearly|of|the|for|and|or|in|to|pay|back|free|money|no|not|repaid|amount|amounts?|available|options?|summary|types?|per|year|academic|direct|indirect|billed|non|college|university|institutional|federal|state|student|students|parent|financial|other|education|self|help|do|have|be|need|must|gift|based|grants?|scholarships?|loans?|work|study|employment|aid|awards?|assistance|package|offer|funding|resources|costs?|expenses?|charges|attendance|budget|tuition|fees)\b/gi;

/** The group that a heading names; null where a line is no heading. */
export function findHeading(line: string): LetterGroup | null {
  const words = line.trim();
  if (words === "" || words.length > 90 || /[.!?]$/.test(words)) return null;
  if (!isBareLabel(words)) return null;
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function isBareLabel(label: string): boolean {
  return label.replace(bareWords, " ").replace(/[^a-z]+/gi, "").length <= 3;
}

/** What sum a line with an amount is; null where it is a line of its own. */
export function findSumKind(label: string): SumKind | null {
  if (notAid.test(label) && !/need[\s-]based|loan/i.test(label)) return { what: "notAid" };
  if (/\bdeposit\b|application fee|maximum loan|lifetime/i.test(label)) return { what: "notAid" };
  const hasSumWord = sumWord.test(label);
  if (netPrice.test(label) && !/grant|scholarship(?! )/i.test(label.replace(/after.*$/i, "")))
    return { what: "netPrice" };
  if (totalCost.test(label) && !partOfCost.test(label) && findCostItems(label).length < 1)
    return { what: "cost" };
  if (
    /\b(?:direct|indirect|billed|billable|non-?billed|unbilled)\b.{0,12}\b(?:costs?|expenses|charges)\b/i.test(
      label,
    ) &&
    findCostItems(label).length === 0
  )
    return { what: "group", group: "cost" };
  if (
    hasSumWord &&
    /tuition|fees|housing|room|board|meals?\b|food/i.test(label) &&
    !giftWords.test(label) &&
    !/sub-?\s?total/i.test(label)
  )
    return null;
  if (!hasSumWord && !isPlural(label)) return null;
  if (!hasSumWord && !isBareLabel(label)) return null;
  if (hasSumWord && !isBareLabel(label) && !/^\s*(?:sub-?\s?)?total/i.test(label)) return null;
  // Gift and loans together are all aid.
  const named = headings
    .filter(([group, pattern]) => group !== "aid" && pattern.test(label))
    .map(([group]) => group);
  if (named.length > 1) return { what: "group", group: named.includes("cost") ? "cost" : "aid" };
  return { what: "group", group: named[0] ?? "aid" };
}

/** "Grants and scholarships", "Loans": a group. "State University Grant": one grant. */
function isPlural(label: string): boolean {
  return /\b(?:grants|scholarships|gift aid|loans|financial aid|aid package|costs|expenses|awards|self[\s-]help)\b/i.test(
    label,
  );
}
