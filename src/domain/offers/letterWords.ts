/** What the words in an award letter mean: the type of a line, who pays it, whether it renews, and which lines are totals. */
import { familyWords, familyWordsAlone, fold, has, issuerWords, lineWords } from "./letterVocabulary.ts";
import type { OfferLineKind, OfferSource } from "./offer.ts";

/** What a heading or a total refers to. */
export type LetterGroup = "cost" | "gift" | "work" | "loan" | "aid";

/** Remarks in a label that say nothing about what the line is: rates, fees taken off a loan, terms of renewal. */
export function stripRemarks(label: string): string {
  if (!/[(%]/.test(label)) return label.trim();
  return label
    .replace(
      /\([^()]{0,160}\b(?:waived|waivable|rate|fee|fees|apr|interest|origination|renew\w*|gpa|becomes?|turns? into|converts?|converted|repay\w*|repaid|subject to|minus|less|per (?:year|semester|term|quarter)|each (?:year|semester)|estimated?|if eligible|weekly|hours?)\b[^()]{0,160}\)/gi,
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
  // "Tuition and fees after the state stipend": what is left to pay of a cost. "Fees, with practice room": what comes behind is part of it.
  const head = /^(.{4,60}?)(?:\s+(?:after|net of|less)|,\s+with)\s/i.exec(asked)?.[1];
  const cost = head === undefined ? null : findWords(head);
  if (cost !== null && isCostItem(cost)) return cost;
  return findFee(asked) ?? findWords(asked) ?? findWords(/\(([^()%]+)\)/.exec(label)?.[1] ?? "");
}

const feeHead = /^(.{3,60}?)\s+(fees?|charges?)$/i;
/** Names of aid that end in what they pay: "Cal Grant A fees", "Chapter 33 tuition and fees". */
const paysFees =
  /\b(?:tuition|grants?|scholarships?|awards?|waive\w*|remission|pell|bill|chapter|ch|va|rotc|stipend|discount|credits?|exemption|benefits?|paid|covered|assistance|loans?|origination)\b|[/&]\s*$/i;
const plainOfFee = /\b(?:plans?|halls?|services?|contract|standard|basic|program)\b/gi;

/**
 * The last noun says what a line is, and what stands before it only which: "Nursing Program Fee", "Honors Fee" and "Residential Technology Fee" are
 * fees, and "Meal Plan Fee" is the meals. A charge is what it is for: "Uniform charge". Null if the words end otherwise.
 */
function findFee(words: string): OfferLineKind | null {
  const bare = words
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [, before = "", head = ""] = feeHead.exec(bare) ?? [];
  if (before === "" || paysFees.test(before)) return null;
  const ofPart = before.split(/\s*(?:\band\b|[&/,])\s*/i).map((part) => {
    const nouns = part.replace(plainOfFee, " ").trim().split(/\s+/);
    return findWords(nouns.at(-1) ?? "");
  });
  const [first] = ofPart;
  const isOfOne = first !== null && first !== undefined && ofPart.every((kind) => kind === first);
  const isCharge = /^c/i.test(head);
  // "Computer fee", "Book fee": a fee or the thing itself, as the rest of the letter has it.
  if (ofPart.includes("books")) return null;
  if (isOfOne && (isCostItem(first) || (isCharge && first === "otherCost"))) return first;
  // "Uniform and gear charge"; "Total charges", "Orientation charge".
  if (isCharge) return ofPart.find((kind) => kind === "otherCost") ?? null;
  return "tuitionFees";
}

function findWords(text: string): OfferLineKind | null {
  const folded = fold(text);
  return lineWords.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The cost items a line mentions: "tuition, fees, housing and food" is two. */
export function findCostItems(label: string): OfferLineKind[] {
  const fee = /\bfees?\W*(?:\([^()]*\)\W*)?$/i.test(label) ? findFee(stripRemarks(label)) : null;
  if (fee !== null) return [fee];
  // "Total direct charges" names no item.
  const words = label
    .replace(/,\s+with\s.*$/i, "")
    .replace(/(?<!program )\bcharges?\b|\btotal de (?:los )?cargos\b/gi, " ");
  const folded = fold(words);
  const named = lineWords
    .filter(([kind, pattern]) => isCostItem(kind) && pattern.test(folded))
    .map(([kind]) => kind);
  return [...new Set(named)];
}

function isCostItem(kind: OfferLineKind): boolean {
  return ["tuitionFees", "housingFood", "books", "travel", "personal"].includes(kind);
}

/** Who pays it, by the line's words or because it names the college. `isState`: knows the programs of the states. */
export function findSource(
  label: string,
  collegeName: string | null,
  isState: (label: string) => boolean = () => false,
): OfferSource {
  const folded = fold(label);
  const named = issuerWords.find(([, pattern]) => pattern.test(folded))?.[0];
  if (named !== undefined && named !== "college") return named;
  if (isState(label)) return "state";
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

const netPrice =
  /^\W*net\W*$|(?:precio|costo) neto|\bsaldo\b|^\W*(?:diferencia|difference)\W*$|\btotal due\b|^\W*(?:amount |balance )?due to [A-Z]|\b(?:still|would|will) need(?: about| around| approximately)?\W*$|\bcash (?:balance|needed|required)\b|\bdeficit\b|^\W*(?:due|owed|remaining|to pay|left)\W*$|\bshortfall\b|\b(?:queda|falta|resta)n? (?:por|a) (?:pagar|cubrir)\b|\b(?:monto|total|balance) a pagar\b|\bpor pagar\b|^\W*you (?:would |will )?pay\b|\bwe(?: would| will|['\u2019](?:d|ll)) (?:have to )?pay\W*$|\bfamily pays\b|\b(?:you|your family|families|student) to pay\b|\b(?:left|remaining) (?:to|for you to) (?:cover|fund|pay|find)\b|\b(?:funding |remaining )gap\b|^\W*gap\W*$|\b(?:quarter|semester|term|estimated|remaining) balance\b|\bbalance (?:for|this)\b|\b(?:please pay|pay this|that leaves|this leaves)\b|\b(?:coa|costs?|cost of attendance|expenses|charges|budget) (?:less|minus)\b|^\W*leave\W*$|^\W*(?:so )?(?:(?:that|this|which) )?(?:leaves|leaving)\b|^\W*what(?: still)? (?:remains|is left)\b|^\W*still (?:open|owed|due|needed)\W*$|^\W*(?:\d{1,2}\. )?subtract lines? \d|^\W*(?:amount |balance )?to be paid\b|\byour (?:fixed|final) (?:price|cost)\b|\b(?:costs?|charges|amount|balance|expenses) not (?:yet )?(?:covered|met)\b|net (?:(?:direct|billed|yearly|annual|total|estimated|student|college|out[\s-]of[\s-]pocket) )?(?:price|costs?|amount|tuition|charges)|\b(?:cost|charges|amount|balance|bill|price|left|remaining)\b.{0,24}\b(?:after|remaining|due|to pay|owed)|^\W*(?:estimated |remaining |current |account |new )*balance\W*$|remaining (?:cost|balance|expenses|bill|amount)|out[\s-]of[\s-]pocket|\b(?:looking at|su familia (?:tendr[i\u00ed]a que )?pag(?:ar[i\u00ed]a|ar[a\u00e1]|ar?)|(?:le|les) quedar[i\u00ed]an?|(?:costo|precio) neto)\b|you(?:r family)?(?:['\u2019](?:ll|d)| will| would)? (?:need to |may |would )?(?:be responsible for|pay|owe)\b|\bstudent balance\b|\bstill to (?:be )?pa(?:y|id)\b|balance (?:due|owed|to be paid)|amount (?:due|owed)|what you(?:\u2019ll| will)? pay|(?:your|family(?:['\u2019]s)?|student(?:['\u2019]s)?) (?:estimated )?(?:cost(?! of attend)|share|responsibility|portion)\b|\w\W+(?:minus|less|after|[-\u2013]) (?:all |total |your |estimated )*(?:grants?|gift aid|gifts|free money|scholarships?|financial aid|aid)\b|cost to (?:you|attend after)|\bwhat(?:['\u2019]s| is) left\b|\b(?:they|it) sa(?:ys?|id) (?:our|we|my)\b.{0,20}\b(?:cost|price|share|pay|owe)\b|\bamount to certify\b|\bfund(?:s|ing)? (?:needed|to certify|to show|to be documented|to document|you must (?:show|document))\b/i;
const totalCost =
  /costo total|\bcuesta (?:al|por) a[n\u00f1]o\b|total de (?:los )?(?:gastos|costos|cargos)|gastos totales|costos totales|presupuesto (?:total|anual)|costo de asistencia|costo de estudios?|^\W*(?:total |estimated )?budget\W*$|\b(?:your|annual) budget\b|cost of attend|\bcoa\b|(?:total|estimated|annual|overall|full)\b.{0,24}\b(?:costs?|budget|expenses|price|charges)\b|^\W*(?:all (?:of (?:the|your) )?|your (?=costs))?costs?\W*$|\b(?:sticker|published|list|full|total) price\b|^\W*sticker\W*$|\bbudget (?:total|for (?:the|one|a|this) year)\b|\bbudget\W*$|student budget|cost of (?:one|a) year|\ba year (?:at|here|with)\b.{0,40}\bcosts?\W*$|total for the year|\bwhat it(?:['\u2019]ll| will)? costs?\b|\beverything (?:we|that|you)\b.{0,40}\b(?:adds? up|comes?) to\b/i;
const partOfCost =
  /\b(?:direct|indirect|billed|billable|billing|non-?billed|unbilled|other|tuition|fixed|variable)\b/i;
const sumWord = /\b(?:sub-?\s?total|grand total|totals?|sum|all|estimated annual)\b/i;

const headings: readonly [LetterGroup, RegExp][] = [
  ["cost", /\b(?:costs?|expenses?|charges|budget|cost of attendance|bill|billed)\b/i],
  ["loan", /\bloans?\b|borrow|\bpr[e\u00e9]stamos\b/i],
  ["work", /\bwork\b|employment/i],
  ["gift", /grants?|scholarships?|\bgifts?\b|\bbecas?\b|\bsubvenciones\b|free money|merit/i],
  ["aid", /\baid\b|awards?|assistance|package|offer|self[\s-]help|funding|resources/i],
];

/** Words that generic group names consist of: "Grants and scholarships you may receive" names no particular grant. */
const bareWords =
  /\b(?:sub-?\s?total|grand|total|totals|all|four|your|you|may|receive|can|will|accept|offered|estimated|anticipated|annual|yearly|of|the|for|and|or|in|to|pay|back|free|money|no|not|repaid|repayment|needed|with|an|is|are|this|less|minus|plus|must|repay|amount|amounts?|available|options?|don['\u2019]t|back|ways|summary|types?|per|year|choose|select|borrow|fall|spring|academic|direct|indirect|billed|non|college|university|institutional|federal|state|student|students|parent|financial|other|education|self|help|do|have|be|need|gifts?|based|merit|grants?|scholarships?|loans?|work|study|employment|aid|awards?|assistance|package|section|offer|funding|resources|costs?|expenses?|charges|attendance|budget|bill|billed|tuition|fees|net price|price|becas?|subvenciones|pr[e\u00e9]stamos?|ayuda|gratuita|trabajo|estudio|su|sus|restando|menos|de|la|el|las|los|que|se|devuelven?|reembols\w+|estimad\w+|financiera)(?![\w\u00e0-\u00ff])/gi;

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

/** "Average loan fees" are this student's own cost, and "pending state budget" names none. */
const misleading =
  /\b(?:average|typical|estimated) (?=(?:federal |direct |student )*loan fees?\b)|\bstate(?:'s)? budget\b/gi;

/** "Your balance, before any payment plan, is". */
const beforePlan =
  /\b(?:before|without|excluding|not counting) (?:any |the |a |your )?(?:monthly )?payment plans?\b/i;

/** Which total a line with an amount is; null if it is an ordinary line. */
export function findSumKind(text: string): SumKind | null {
  const whole = text.replace(/["\u201c\u201d]/g, "").trim();
  const bare = whole
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const label = (/[a-z]{2}/i.test(bare) ? bare : whole).replace(misleading, "");
  if (has(familyWords, label.replace(beforePlan, " "))) return { what: "notAid" };
  if ((has(familyWordsAlone, label) || bareNeed.test(label)) && !namesAid(label)) return { what: "notAid" };
  // "Bill estimate (charges minus all but employment)".
  const isMinus = /\((?:[a-z]+ ){0,2}(?:charges|costs?|expenses|budget|price|bill) (?:minus|less)\b/i.test(
    whole,
  );
  if (isMinus || isNetPrice(label)) return { what: "netPrice" };
  if (/^\W*total (?:amount )?(?:billed|charged)\W*$/i.test(label)) return { what: "cost" };
  // "Aid excluding work-study", "Term credits".
  if (aidWithout.test(label) || creditsOfTerm.test(label)) return { what: "group", group: "aid" };
  const inPlainWords = plainGroups.find(([, words]) => words.test(label));
  if (inPlainWords !== undefined) return { what: "group", group: inPlainWords[0] };
  if (/^\W*(?:sub-?)?total (?:in)?direct\W*$/i.test(label)) return { what: "group", group: "cost" };
  // "Everything, with tuition": all costs together.
  if (/^\W*(?:everything|all (?:of it|costs))\b,? (?:with|including|incl\.?|and)\b/i.test(label))
    return { what: "cost" };
  const placeless = label.replace(placeBehind, "");
  if (
    totalCost.test(placeless) &&
    !partOfCost.test(placeless) &&
    findCostItems(placeless).length === 0 &&
    !/\bof (?:your )?(?:loan|grant)/i.test(placeless)
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

/** "Money you don't have to pay back": what a portal says below the name of a group. */
const plainGroups: readonly [LetterGroup, RegExp][] = [
  [
    "gift",
    /^\W*money (?:that )?you (?:don['\u2019]?t|do not|never) (?:have|need) to (?:pay back|repay)\W*$/i,
  ],
  ["work", /^\W*money (?:that )?you (?:can )?earn\b(?: (?:by|from|through|for|at) \w+)?\W*$/i],
  ["loan", /^\W*money (?:that )?you (?:have to|must|need to|will) (?:pay back|repay)\W*$/i],
];

const aidWithout =
  /^\W*(?:(?:less|minus):?\s+)?(?:(?:total|all|your|estimated|offered|financial) )*(?:aid|assistance|awards?|package),? (?:excluding|without|(?:not )?(?:including|counting)|except|other than|less|before)\b[^$\d]*\b(?:work|job|employment|loans?|plus)\b/i;
const creditsOfTerm =
  /^\W*(?:(?:total|all|your|estimated|anticipated) )*(?:term|semester|trimester|quarter) credits\W*$/i;

const place =
  "(?:living |residing )?(?:on|off)[\\s-]campus(?: residence| residents?)?|(?:living )?(?:with (?:your )?(?:parents?|family)|at home)|commuters?";
/** "Budget for the year, living on campus": which of the student's budgets it is. */
const placeBehind = new RegExp(`\\s*[,:;\\u2013-]\\s*(?:if |when |for )?(?:${place})\\W*$`, "i");
const placeAlone = new RegExp(
  `^\\W*(?:(?:if|when|for|as|living|you live|a|an) )*(?:${place}|residents?|residential|in (?:a |the )?(?:residence )?halls?)\\W*$`,
  "i",
);

/** "On campus", "If resident": where somebody lives, and nothing else. */
export function isPlaceAlone(label: string): boolean {
  return placeAlone.test(label.replace(/\([^()]*\)/g, " "));
}

const bareNeed = /^\W*(?:(?:initial|gross|calculated) )?need\b(?![\s-]based)/i;

function namesAid(label: string): boolean {
  // "Award for financial need", "Ayuda por necesidad": what it is comes first, what it is for behind it.
  return (
    /grant|scholar|\bpell\b|loan|waiver/i.test(label) ||
    /\bneed\W+(?:supplement|award|fund|aid|assistance)\W*$/i.test(label) ||
    /^\W*(?:[\p{L}\u2019'-]+\s+){0,4}(?:awards?|fund|ayuda|becas?|subvencion|asistencia|apoyo|prestamos?)\b.*\b(?:need|necesidad)/iu.test(
      fold(label),
    )
  );
}

function isNetPrice(label: string): boolean {
  if (/\b(?:you|family)(?: will| would)? pays?\W*$/i.test(label)) return true;
  const head = label.replace(/\b(?:after|minus|less|before|if|when|assuming)\b.*$/i, "");
  // "Balance before loans": what it is stands in front.
  if (!netPrice.test(label) && !netPrice.test(head.trim())) return false;
  return !/grant|scholar|waiver|discount|\bloans?\b(?!.*\bnet\b)|fees? waived/i.test(head);
}

function findGroupSum(label: string, whole: string): SumKind | null {
  const hasSumWord = sumWord.test(label);
  const isSubTotal = /sub-?\s?total/i.test(label);
  // "Total tuition and fees" is one line.
  if (hasSumWord && findCostItems(label).length > 0 && findLineKind(label) !== "grant" && !isSubTotal)
    return null;
  if (!hasSumWord && (!isPlural(label) || !isBareLabel(label) || isOneLine(label))) return null;
  if (hasSumWord && !isBareLabel(label) && !/^\s*(?:sub-?\s?|grand )?total/i.test(label)) return null;
  // Grants and loans together are total aid.
  const asked = isBareLabel(label) ? label : whole;
  if (/\b(?:billed|charged)\b/i.test(asked)) return { what: "group", group: "cost" };
  const named = headings
    .filter(([group, pattern]) => group !== "aid" && pattern.test(asked))
    .map(([group]) => group);
  if (named.length > 1) return { what: "group", group: named.includes("cost") ? "cost" : "aid" };
  return { what: "group", group: named[0] ?? "aid" };
}

/** "Grants and scholarships" and "Loans" are groups. "State University Grant" is one grant. */
export function isPlural(label: string): boolean {
  return /\b(?:grants|scholarships|gifts|gift aid|(?:gift|grant|scholarship) assistance|loans|financial aid|aid package|costs|expenses|awards|self[\s-]help|(?:las|sus|de) becas|becas y|y becas|subvenciones|pr[e\u00e9]stamos)\b/i.test(
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
