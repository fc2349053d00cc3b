/**
 * What a message says that named colleges gave or cost: "Purdue gave me 8k a year off and IU gave me 12k", "nothing from
 * UIUC", "Gonzaga says our net price is 34,500". Each sum goes to the college it stands beside.
 */
import type { AskedValue, CounselorReading, LinkedEntity, SaidOffer } from "./counselor.ts";

type Sum = { start: number; end: number; value: number | "tuition" | "all" };
type Kind = "gift" | "left" | "cost";

const sumPattern =
  /(\$\s?)?(?<![\w.,/-])(\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d{1,2})?)\s?(k|mil|thousand|grand)?\b(?!\s?%|[.,]?\d)|\b(nothing|zero|nada|no (?:money|merit|aid|scholarships?|grants?|gift aid)|full[- ]price|full[- ]sticker|full[- ]cost)\b|\b(full[- ]tuition)\b|\b(full[- ]ride)\b/gi;

const ofFamily =
  /\b(?:makes?|making|earns?|earning|incomes?|salary|agi|budget|afford|can (?:pay|spend)|saved|savings|borrow|ganamos|gano)\b[^.;?!]*$|\b(?:for|on|at|under|over|para)(?: (?:an?|about|around|una?))?\s*$/i;
const ofFamilyAfter =
  /^\s?(?:a year )?(?:famil(?:y|ies)|household|combined|income|salary|in savings|saved|(?:a |per )?month|in loans|of debt|loans?)\b/i;
const leftWords =
  /\b(?:net (?:price|cost)|after (?:all )?(?:the |our )?(?:aid|grants?|scholarships?|everything)|out of pocket|left (?:to pay|over)|we(?: would|'d|d)? (?:pay|owe)|(?:costs?|charges?|cost) (?:us|me|her|him|our)|(?:our|my) (?:price|cost|bill|share)|comes? (?:out )?to|ends? up|nos (?:cuesta|sale))\b/i;
const costWords = /\b(?:costs?|sticker|total (?:price|cost)|full price|charges?)\b/i;
const giftWords =
  /\b(?:gave|gives?|giving|offered|offers?|offering|awarded|awards?|scholarships?|merit|grants?|got|gets?|received|gift|off|discount|in aid|aid of|package|with|from|beca|dio|da|ofrece\w*)\b/i;
/** "I owe them about 1,900": an old bill, and nothing that they gave. */
const ofDebt =
  /\b(?:(?:i|and|but|still|he|she|who) (?:still |also )?owe[sd]?|owe[sd]? (?:them|him|her|it|the (?:school|college|university))|(?:balance|bill|hold) (?:of|for|is))\b[^.;?!]*$/i;
const ofDebtAfter = /^\s?(?:dollars )?(?:in |of )?(?:old|back|unpaid|past[- ]due)\b/i;
/** "8k a year in grant from Tulane". */
const joinsNext =
  /^[\s,]*(?:(?:an?|per|each|every|year|yr|\/|semester|in|of|off|total|worth|merit|scholarships?|grants?|gift|aid|award|money|dollars)[\s/]*)*(?:from|at|by|de|en)\s+(?:the\s+)?$/i;
const perSemester = /^\s?(?:a|per|each|every|\/)\s?(?:semester|sem|term)\b/i;
const overFour =
  /^[^.;?!]{0,24}\b(?:over|across|for|spread over|total for)\s+(?:all\s+)?(?:the\s+)?(?:four|4)\s+(?:years|yrs)\b/i;
const costsNothing = /\b(?:costs?|charges?|cuesta)\s+(?:us |me |you |families )?$/i;
/** "20k less than we need": what is missing, and not what was given. */
const fallsShort =
  /^\s*(?:dollars )?(?:a year )?(?:less|cheaper|lower)\b|^\s*(?:dollars )?(?:a year )?(?:less|more|below|over|above|under|short|too (?:much|little|high|low))\b(?: than)?(?: (?:what|our|my))*(?: (?:i|we) (?:need|can|have)| budget|$|[.,?!])/i;
const leastUsd = 500;
const mostUsd = 120_000;
/** "8k merit plus a 3k grant". */
const joinsSums = /(?:\bplus|\band(?: an?| another)?|\+|\balong with(?: an?)?|\by(?: una?)?)\s*$/i;
/** Letters before a name that may say what its sum is. */
const mostBefore = 30;
/** Letters after a sum that may still say what it is. */
const mostAfter = 36;

/** In the order of the question; one for each college that a sum is said of. */
export function readSaidOffers(
  question: string,
  links: readonly LinkedEntity[],
  /** What the message says of the family: its income is nobody's offer. */
  values: readonly AskedValue[] = [],
): SaidOffer[] {
  const colleges = links.filter(({ entity }) => entity.kind === "college");
  const said = listSaid(question, colleges, values);
  const offers = new Map<number, SaidOffer>();
  for (const [at, { unitId, sum, before, clause }] of said.entries()) {
    // "Drake 24k, Creighton 27k scholarship": one word stands for all of them.
    const kinds = [...said.slice(0, at + 1).toReversed(), ...said.slice(at + 1)];
    const kind = kinds.find((one) => one.kind !== null)?.kind ?? null;
    if (kind === null) continue;
    const told = offers.get(unitId);
    // "DePaul 20k vs Loyola 24k": the second may be that of a name that was not read.
    if (told !== undefined && toldTwice(told, kind) && !joinsSums.test(before)) return [];
    const held = told ?? { unitId, gift: null, leftUsd: null, costUsd: null };
    offers.set(unitId, lay(held, kind, perYear(sum.value, clause)));
  }
  return [...offers.values()].filter(({ gift, leftUsd }) => gift !== null || leftUsd !== null);
}

type Said = { unitId: number; sum: Sum; before: string; clause: string; kind: Kind | null };

/** Each sum of a college with the words around it, which may say what it is. */
function listSaid(
  question: string,
  colleges: readonly LinkedEntity[],
  values: readonly AskedValue[],
): Said[] {
  let from = 0;
  return listSums(question).flatMap((sum): Said[] => {
    const link = findCollege(question, sum, colleges);
    // "Net cost at Clemson is 31k": what stands before the name counts, too.
    const isBefore = link !== null && link.end <= sum.start;
    const before = question.slice(Math.max(from, isBefore ? link.start - mostBefore : 0), sum.start);
    const clause = question.slice(sum.end, findNextStart(sum, question, colleges));
    from = sum.end;
    const isOwn = values.some((value) => "value" in value && value.value === sum.value);
    // "Does Berea cost nothing": nobody gave that.
    const isFree = sum.value === 0 && costsNothing.test(before);
    if (
      isOwn ||
      isFree ||
      fallsShort.test(clause) ||
      link?.entity.kind !== "college" ||
      ofFamily.test(before) ||
      ofDebt.test(before) ||
      ofDebtAfter.test(clause) ||
      ofFamilyAfter.test(clause)
    )
      return [];
    return [{ unitId: link.entity.unitId, sum, before, clause, kind: toKind(sum, before, clause) }];
  });
}

function toldTwice({ gift, leftUsd, costUsd }: SaidOffer, kind: Kind): boolean {
  return (kind === "gift" ? gift : kind === "left" ? leftUsd : costUsd) !== null;
}

function listSums(question: string): Sum[] {
  return [...question.matchAll(sumPattern)].flatMap((match): Sum[] => {
    const [all, dollar, digits, thousands, none, tuition, ride] = match;
    const span = { start: match.index, end: match.index + all.length };
    if (none !== undefined) return [{ ...span, value: 0 }];
    if (tuition !== undefined) return [{ ...span, value: "tuition" }];
    if (ride !== undefined || digits === undefined) return [{ ...span, value: "all" }];
    const value = Number(digits.replaceAll(",", "")) * (thousands === undefined ? 1 : 1_000);
    const after = question.slice(span.end, span.end + mostAfter);
    const isMoney =
      dollar !== undefined ||
      thousands !== undefined ||
      digits.includes(",") ||
      value >= 2_100 ||
      /^\s?(?:a|per|\/)\s?(?:year|yr|semester)|^\s?(?:dollars|off|merit|scholarship)/i.test(after);
    return isMoney && value >= leastUsd && value <= mostUsd ? [{ ...span, value }] : [];
  });
}

/** "20k from Fordham" is Fordham's; else the college before it is meant, in whose clause it stands. */
function findCollege(
  question: string,
  { start, end }: Sum,
  colleges: readonly LinkedEntity[],
): LinkedEntity | null {
  const next = colleges.find((link) => link.start >= end);
  if (next !== undefined && joinsNext.test(question.slice(end, next.start))) return next;
  return colleges.findLast((link) => link.end <= start) ?? null;
}

function findNextStart({ end }: Sum, question: string, colleges: readonly LinkedEntity[]): number {
  const next = colleges.find((link) => link.start >= end)?.start ?? question.length;
  const clause = /[.;?!]\s|,\s(?!\d)|\s(?:and|but|while|y|or|vs)\s/i.exec(question.slice(end));
  const stop = clause === null ? question.length : end + clause.index;
  return Math.min(next, stop, end + mostAfter);
}

function toKind({ value }: Sum, before: string, after: string): Kind | null {
  const near = `${before} # ${after}`;
  if (value === 0 || value === "tuition") return "gift";
  if (value === "all") return "gift";
  if (leftWords.test(near)) return "left";
  if (giftWords.test(after) || giftWords.test(before)) return "gift";
  return costWords.test(near) ? "cost" : null;
}

function lay(held: SaidOffer, kind: Kind, value: Sum["value"]): SaidOffer {
  if (value === "all") return { ...held, leftUsd: 0 };
  if (value === "tuition") return { ...held, gift: "tuition" };
  if (kind === "left") return { ...held, leftUsd: value };
  if (kind === "cost") return { ...held, costUsd: value };
  // "8k merit and a 3k grant": both.
  const sum = typeof held.gift === "number" ? held.gift + value : (held.gift ?? value);
  return { ...held, gift: sum };
}

function perYear(value: Sum["value"], after: string): Sum["value"] {
  if (typeof value !== "number") return value;
  if (perSemester.test(after)) return value * 2;
  return overFour.test(after) ? value / 4 : value;
}

const asksOfPrice =
  /\b(?:cheap\w*|less|least|lowest?|costs?|price|left|pay\w*|compar\w*|difference|differ|which|better|deal|how much|worth|afford\w*|barat\w*|cuesta\w*|cual|diferencia|menos)\b/i;
/** What is asked about a gift besides what it leaves to pay. */
const asksElse =
  /\b(?:appeal\w*|negotiat\w*|ask (?:for|them)|match (?:it|that|the)|more money|deadline|when|loans?|renew\w*|lose|keep|stack\w*|outside|tax\w*|decline|defer\w*|honors|get in|chances?|odds|why)\b/i;
const mostMoreWords = 10;
/** As many as the comparison page holds. */
const mostCompared = 4;
const ofPrice: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "offers",
  "price",
  "compare",
  "collegeFacts",
  "writtenPages",
  "studentAidIndex",
  "chance",
  "match",
]);

/** "Which is cheaper", with what each gave: the price is asked for, less that. Null where something else is. */
export function readOffered(
  reading: CounselorReading | null,
  {
    question,
    links,
    values,
    before,
  }: {
    question: string;
    links: readonly LinkedEntity[];
    values: readonly AskedValue[];
    /** The question that this one goes on from. */
    before: CounselorReading | null;
  },
): CounselorReading | null {
  const told = readSaidOffers(question, links, values);
  if (told.length === 0 || asksElse.test(question)) return null;
  if (reading !== null && !ofPrice.has(reading.tool)) return null;
  // "What about Temple with 12k": one more beside those before.
  const isMore = before?.offers !== undefined && question.split(" ").length <= mostMoreWords;
  const older = isMore ? (before.offers ?? []) : [];
  const offers = [...older.filter((one) => told.every(({ unitId }) => unitId !== one.unitId)), ...told];
  const named = links.map(({ entity }) => entity);
  const entities = [
    ...new Map(
      [...(isMore ? before.entities : []), ...named].flatMap((entity) =>
        entity.kind === "college" ? [[entity.unitId, entity] as const] : [],
      ),
    ).values(),
  ].slice(-mostCompared);
  // One offer alone may be news; two are there to be compared.
  if (!asksOfPrice.test(question) && offers.length < 2) return null;
  return {
    tool: entities.length > 1 ? "compare" : "price",
    entities,
    measure: entities.length > 1 ? "netPrice" : null,
    round: null,
    residency: reading?.residency ?? null,
    change: null,
    offers,
  };
}
