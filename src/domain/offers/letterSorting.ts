/** Says what each amount of a letter may be, by its words, its heading and its place; the sums decide later (letterAssignment). */

import type { LeftOutReason } from "./leftOut.ts";
import type { Amount, AmountPeriod } from "./letterAmounts.ts";
import {
  aidKinds,
  type Candidate,
  costKinds,
  lineRole,
  outRole,
  type RenewalRemark,
  type Role,
} from "./letterCandidates.ts";
import { isSameUsd } from "./letterIdentities.ts";
import { isStateProgram } from "./letterIssuers.ts";
import { readLabel } from "./letterLabels.ts";
import { readMark } from "./letterRenewal.ts";
import { findYearAmount, type Header } from "./letterTable.ts";
import { giftNameWords, has } from "./letterVocabulary.ts";
import {
  findCostItems,
  findHeading,
  findLineKind,
  findRenewability,
  findSource,
  findSumKind,
  type LetterGroup,
} from "./letterWords.ts";
import type { LetterYear } from "./letterYear.ts";
import { type OfferLineKind, offerLimits } from "./offer.ts";

/** Amounts after those that are read one by one. `sumUsd`: of those up to $999,999, in whole dollars as written. */
export type UnreadAmounts = { amounts: number; sumUsd: number };

export type Letter = {
  collegeName: string | null;
  usual: AmountPeriod | null;
  year: LetterYear | null;
  /** It speaks of aid that pays for tuition, a room and the like: their names may be the aid's parts. */
  isInKind: boolean;
  /** The amounts of its cards may belong to the names above or to those below. */
  isOrderDoubtful: boolean;
  /** It names benefits of the VA. */
  isMilitary: boolean;
};

export type State = {
  letter: Letter;
  candidates: Candidate[];
  heading: LetterGroup | null;
  /** The heading's total has been printed: what follows is no longer surely of it. */
  isClosed: boolean;
  /** The heading is a total with its amount: what follows may be no part of it. */
  isHeadingTotal: boolean;
  headings: Set<LetterGroup>;
  header: Header | null;
  /** Header words on lines of their own, so far. */
  /** The statement as the letter has it, where something was taken out of it before reading. */
  shown: { whole: string; read: string } | null;
  solo: { words: string[]; header: Header[] };
  /** The term in a heading above the list, such as "Fall". */
  term: string | null;
  /** The school year in a heading above the list. */
  year: string | null;
  isTermInCell: boolean;
  /** The line above was a row with an amount. */
  isInList: boolean;
  /** The period in a heading above the list, such as "Four-year totals". */
  usual: AmountPeriod | null;
  /** Lines without an amount since the last one with, which may be labels of the next amounts. */
  labels: { text: string; headingBefore: LetterGroup | null }[];
  amountLines: { text: string; amounts: readonly Amount[] }[];
  remarks: RenewalRemark[];
  /** How many more are read one by one. */
  amountsLeft: number;
  unread: UnreadAmounts;
};

export type Found = {
  named: string;
  rest: string;
  text: string;
  line: string;
  amounts: readonly Amount[];
  isSentence: boolean;
  /** "You receive $3,000 for housing": aid, though its name is a cost's. */
  isAidForCost?: boolean;
};

export function sumUsd(amounts: readonly Amount[]): number | null {
  const [only] = amounts;
  return amounts.length === 1 && only !== undefined ? only.usd : null;
}

const bareCandidate = {
  words: "",
  heading: null,
  note: null,
  source: "unknown",
  isRenewable: null,
  term: null,
  mark: null,
  isSentence: false,
  isNegative: false,
} as const;

/** The place as the letter has it, where something of the statement was taken out or hidden before reading. */
function quote({ shown }: State, text: string): string {
  if (shown === null) return text;
  const { whole, read } = shown;
  if (whole.length <= offerLimits.textLength) return whole;
  const at = read.indexOf(text.trim());
  return at < 0 ? text : whole.slice(at, at + text.length + whole.length - read.length);
}

export function leaveOut(
  state: State,
  label: string,
  text: string,
  amountUsd: number | null,
  because: LeftOutReason,
): void {
  state.candidates.push({
    ...bareCandidate,
    label,
    text: quote(state, text),
    amountUsd,
    roles: [outRole(because)],
  });
}

export function addItem(state: State, found: Found): void {
  const { named, rest, text, amounts, isSentence } = found;
  if (addChargesAndCredits(state, found)) return;
  const { label, term } = readLabel(named);
  const doubt = amounts.find((one) => one.doubt !== null)?.doubt ?? null;
  const isGuessed = doubt === "unclear" && amounts.every(({ usd }) => usd !== null);
  const skip = (because: LeftOutReason, usd: number | null) => leaveOut(state, label, text, usd, because);
  if (doubt !== null && !isGuessed) return skip(doubt, sumUsd(amounts));
  const year = findYearAmount(found.line, amounts, isSentence ? null : state.header, state.usual);
  const { amountUsd, isDeclined } = year;
  if (amountUsd > offerLimits.mostUsd) return skip("tooLarge", Math.round(amountUsd));
  const sums = listSumRoles(state, found, label, amountUsd, term);
  // "Balance due $0" matters if loans brought it there; any other zero means nothing.
  if (amountUsd === 0 && sums[0]?.is !== "netPrice") return skip("zero", 0);
  if ((sums[0]?.is === "out" && sums[0].because === "notAid") || neverAidAfter.test(rest))
    return skip("notAid", sumUsd(amounts) ?? amountUsd);
  const isTaken =
    amounts.some(({ isNegative }) => isNegative) || (/\(\s*\$?\s*$/.test(named) && /^\s*\)/.test(rest));
  const own =
    (isRepaid(`${named} ${rest}`) ? "studentLoan" : null) ??
    findLineKind(label) ??
    findLineKind(named) ??
    (has(giftNameWords, label) ? "grant" : null);
  const isNameless = own === null && sums.length === 0 && !/[\p{L}]{3}/u.test(label);
  // "= $10,765 due".
  if (isNameless && afterAmount.test(rest)) return addItem(state, { ...found, named: rest, rest: "" });
  if (isNameless && isRunSum(state, amountUsd)) return addItem(state, { ...found, named: "Total", rest: "" });
  if (isNameless) return skip(isKnownAmount(state, amountUsd) ? "repeated" : "unknown", amountUsd);
  const roles: [Role, ...Role[]] =
    found.isAidForCost === true && own !== null
      ? [lineRole("grant"), lineRole(own)]
      : listRoles(state, { sums, own, isSentence, label, isTaken, isPaidBy: paidBy.test(rest), amountUsd });
  const [first] = roles;
  if (isDeclined === true || /\b(?:declined|cancell?ed)\b/i.test(rest) || declinedCell.test(named))
    roles.unshift(outRole("declined"));
  else if (
    first.is === "line" &&
    isRepeat(state, label, amountUsd, term ?? (isSentence ? null : state.term), first)
  )
    roles.unshift(outRole("repeated"));
  else if (isPartOfHeading(state, first, label, amountUsd)) roles.unshift(outRole("repeated"));
  else if (
    first.is === "line" &&
    amountUsd >= leastAgain &&
    isNamedAgain(state, label, amountUsd, term, first)
  )
    roles.push(outRole("repeated"));
  const kind = first.is === "line" ? first.kind : null;
  const isPending = kind === "grant" && /\bpending|tentative/i.test(`${named} ${rest}`);
  state.candidates.push({
    label,
    words: named.slice(-longestWords),
    heading: isSentence || state.isClosed || state.isHeadingTotal ? null : state.heading,
    text: quote(state, text),
    amountUsd,
    note: isGuessed ? "digitsGuessed" : (year.note ?? (isPending ? "pending" : null)),
    roles,
    source:
      kind !== null && aidKinds.includes(kind)
        ? findSource(label, state.letter.collegeName, isStateProgram)
        : "unknown",
    isRenewable:
      kind === "grant"
        ? findRenewability(`${isSentence ? label : named} ${isSentence ? cutNextItem(rest) : rest}`)
        : null,
    term: term ?? (isSentence ? null : state.term),
    mark: readMark(named, rest),
    isSentence,
    isNegative: isTaken,
  });
  if (!isSentence) closeHeading(state, first, label);
}

/** Two totals in one row, under the charges and under the credits. */
function addChargesAndCredits(state: State, found: Found): boolean {
  const { amounts, named } = found;
  const kinds = state.header?.columns.map(({ kind }) => kind) ?? [];
  const [charges, credits] = amounts;
  if (!kinds.includes("charge") || !kinds.includes("credit") || !/\btotals?\b/i.test(named)) return false;
  if (charges === undefined || credits === undefined || amounts.length !== 2) return false;
  const columns = { ...found, rest: "" };
  const header = state.header;
  state.header = null;
  addItem(state, { ...columns, named: "Total charges", amounts: [charges] });
  addItem(state, { ...columns, named: "Total financial aid", amounts: [credits] });
  state.header = header;
  return true;
}

function isKnownAmount({ candidates }: State, amountUsd: number): boolean {
  return candidates.some((other) => other.amountUsd === amountUsd);
}

/** The same words and amount again, in the same term or none. */
function isRepeat(
  { candidates }: State,
  label: string,
  amountUsd: number,
  term: string | null,
  role: Role,
): boolean {
  if (label === "" || role.is !== "line") return false;
  return candidates.some((other) => {
    const [first] = other.roles;
    const isSame =
      first.is === "line" && first.kind === role.kind && other.label.toLowerCase() === label.toLowerCase();
    if (!isSame) return false;
    return other.term === term ? other.amountUsd === amountUsd : term === null || other.term === null;
  });
}

/** "Student employment $2,600" above "Federal Work-Study $2,600": a heading with its total, and its one line. */
function isPartOfHeading({ candidates }: State, role: Role, label: string, amountUsd: number): boolean {
  const last = candidates.at(-1);
  const above = last?.roles[0];
  return (
    role.is === "line" &&
    above?.is === "line" &&
    above.kind === role.kind &&
    aidKinds.includes(role.kind) &&
    last?.amountUsd === amountUsd &&
    findHeading(last.label) !== null &&
    findSource(last.label, null) !== "federal" &&
    (findHeading(label) === null || findSource(label, null) === "federal")
  );
}

const leastAgain = 500;

/** "Pell Grant $7,395" and, further down, "Federal Pell Grant $7,395": once or twice. */
function isNamedAgain(
  { candidates, term: heading }: State,
  label: string,
  amountUsd: number,
  own: string | null,
  role: Role,
): boolean {
  if (role.is !== "line") return false;
  const words = splitWords(label);
  const term = own ?? heading;
  return candidates.slice(0, -1).some((other) => {
    const [first] = other.roles;
    if (
      first.is !== "line" ||
      first.kind !== role.kind ||
      other.amountUsd !== amountUsd ||
      other.term !== term
    )
      return false;
    const others = splitWords(other.label);
    const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
    return fewer.length > 0 && fewer.every((word) => more.includes(word));
  });
}

function splitWords(label: string): string[] {
  return label.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
}

type Words = {
  sums: readonly Role[];
  own: OfferLineKind | null;
  isSentence: boolean;
  label: string;
  isTaken: boolean;
  /** "Books: $1,000 from VA". */
  isPaidBy: boolean;
  amountUsd: number;
};

/** "Prairie Star Advance (repayable at 3%)": a loan, whatever it is called. */
function isRepaid(words: string): boolean {
  return (
    /\brepayable\b|\b(?:must|to) be repaid\b/i.test(words) &&
    !/\b(?:not|never|no|n['\u2019]t|if)\b/i.test(words) &&
    findLineKind(words) !== "parentLoan"
  );
}

const afterAmount =
  /^\W*(?:(?:balance|amount|left|remaining|total|still) )?(?:due|owed|remaining|to pay|left|balance|total)\W*$/i;

const longestWords = 100;

const takesOff =
  /(?<!(?:\b(?:per|each|one|an?)|\d)\s)\b(?:credits?|reductions?|rebates?|offsets?|relief|covered|paid)\W*$/i;
const ofMonths = /\b(?:allowance|stipend|benefits?|months?|mos?)\b/i;
const leastWholePrice = 20_000;
const leastGuessedTotal = 1_000;
const wholePrice = /\b(?:comprehensive|inclusive|all-in) (?:fee|charge|price)/i;

const paidBy =
  /^\W*(?:from|paid by|covered by)\s+(?:the |your )?(?:va\b|state|college|university|army|navy|employer|scholarship|grant|federal|department)/i;

function isAfterGrant({ candidates }: State): boolean {
  const role = candidates.at(-1)?.roles[0];
  return role?.is === "line" && role.kind === "grant";
}

/** "Ch. 33 tuition/fees payment": who pays is no part of a cost's name. */
function namesIssuer(label: string): boolean {
  const source = findSource(label, null);
  return source === "military" || (source === "federal" && !/\bloans?\b/i.test(label));
}

/** The likeliest first. */
function listRoles(
  state: State,
  { sums, own, isSentence, label, isTaken, isPaidBy, amountUsd }: Words,
): [Role, ...Role[]] {
  const [sum, ...otherSums] = sums;
  if (sum !== undefined) return [sum, ...otherSums];
  // A cost that is taken off is none.
  if (own !== null && costKinds.includes(own) && isTaken) return [lineRole("other"), lineRole("grant")];
  // "Comprehensive fee $71,350" is all of it; a small one is a fee.
  if (own === "tuitionFees" && amountUsd >= leastWholePrice && wholePrice.test(label))
    return [{ is: "totalCost" }, lineRole(own)];
  if (own !== null && costKinds.includes(own) && state.letter.isInKind && state.heading !== "cost")
    return [lineRole("grant"), lineRole(own)];
  // "Residence hall credit", "Housing allowance, 9 months" from the VA: named after the cost that it pays.
  const isPaying = takesOff.test(label) || (state.letter.isMilitary && ofMonths.test(label));
  const isIssued =
    namesIssuer(label) ||
    isPaidBy ||
    (state.letter.isMilitary && isAfterGrant(state) && own !== "tuitionFees");
  if (own !== null && costKinds.includes(own) && (isPaying || isIssued))
    return [lineRole("grant"), lineRole(own)];
  // "Midwest reciprocity tuition" is a price, "Tuition reciprocity" may be what is taken off.
  if (own === "grant" && /\breciproc/i.test(label)) return [lineRole(own), lineRole("tuitionFees")];
  // "Tuition, fees, housing and meals" is several costs together.
  if (own === "tuitionFees" && findCostItems(label).length > 1) return [lineRole("otherCost")];
  if (own !== null) return [lineRole(own)];
  const heading = isSentence || isTaken ? null : state.heading;
  const guess = heading === null ? null : kindOfHeading[heading];
  const open: Role[] = [lineRole("grant"), lineRole("workStudy"), lineRole("studentLoan")];
  if (guess === null || guess === "other" || state.isClosed) {
    const asCost: Role[] = isTaken || heading === "aid" ? [] : [lineRole("otherCost")];
    const asTotal: Role[] =
      isSentence || amountUsd < leastGuessedTotal ? [] : [{ is: "total", group: null, isGuess: true }];
    return [lineRole("other"), ...open, ...asCost, ...asTotal];
  }
  return guess === "otherCost" ? [lineRole(guess), outRole("notAid")] : [lineRole(guess), lineRole("other")];
}

const kindOfHeading: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** "\u2026 for the 2026-27 academic year and a one-time visit award of": the rest is about the next amount. */
function cutNextItem(rest: string): string {
  return rest.split(/\b(?:and|plus|as well as) (?:also )?(?:an?|the|your|our)\s/i)[0] ?? rest;
}

/** Empty if the words name no total. */
function listSumRoles(
  state: State,
  { named, isSentence }: Found,
  label: string,
  amountUsd: number,
  term: string | null,
): Role[] {
  const isBare =
    /^\W*(?:(?:sub|grand|estimated|term|aid year|year|trimester|semester|quarter|offer|column)[\s-]*)*totals?(?:\s+total)?(?: (?:per|for the) (?:semester|term|quarter|year))?\W*$/i.test(
      label,
    );
  if (isBare && !/\baid\b|\boffer\b/i.test(label)) return [{ is: "total", group: null }];
  const sum =
    findSumKind(isSentence ? label : named) ??
    (/^(?:your )?total\b/i.test(label) ? findSumKind(label) : null) ??
    findTakenGroup(named, label);
  if (sum === null)
    return isPlainSum(state, label, amountUsd) ? [{ is: "total", group: null }, lineRole("other")] : [];
  if (sum.what === "notAid") return [outRole("notAid")];
  // "Fall charges" are a part of the year's.
  if (sum.what === "cost") return [term === null ? { is: "totalCost" } : { is: "total", group: "cost" }];
  if (sum.what === "netPrice") return [isFamilySum(state, amountUsd) ? outRole("sum") : { is: "netPrice" }];
  if (!("group" in sum)) return [];
  // Over four years: no total of one year's lines.
  if (/\b(?:four|4)[\s-]years?\b/i.test(label)) return [outRole("sum")];
  const total: Role = { is: "total", group: sum.group };
  // "Self-help (federal student loans)": what is in the parentheses is all of it.
  const inside = sum.group === "aid" ? /\(([^()]{4,40})\)\s*$/.exec(label)?.[1] : undefined;
  const only = inside === undefined ? null : findLineKind(inside);
  if (only !== null && aidKinds.includes(only)) return [lineRole(only), total];
  // "Federal Direct Loans", "Less federal and state grants": a group, or one of its lines.
  return /\b(?:sub)?-?totals?\b|\bsum\b|\ball\b/i.test(label)
    ? [total]
    : [total, lineRole(kindOfHeading[sum.group])];
}

/** "Less scholarships" takes off what was listed before. */
function findTakenGroup(named: string, label: string): ReturnType<typeof findSumKind> {
  const taken = /^\W*(?:less|minus)\b:?\s+(.+)$/i.exec(named)?.[1];
  const isGroup =
    taken !== undefined &&
    /^(?:all |your |total )?(?:scholarships?|grants?|gift aid|loans?|aid|financial aid)\W*$/i.test(taken);
  const group = isGroup ? findHeading(label) : null;
  return group === null ? null : { what: "group", group };
}

/** Words that say nothing, and the amount is that of two or more lines right above: a total by its place. */
function isPlainSum(state: State, label: string, amountUsd: number): boolean {
  if (!/[a-z]{2}/i.test(label)) return false;
  if (findLineKind(label) !== null && !/\b(?:charges|aid)\b/i.test(label)) return false;
  return isRunSum(state, amountUsd);
}

function isRunSum({ candidates }: State, amountUsd: number): boolean {
  let sum = 0;
  let parts = 0;
  for (const { roles, amountUsd: usd } of candidates.toReversed().slice(0, 40)) {
    const [role] = roles;
    if (role.is !== "line") break;
    sum += usd ?? 0;
    parts += 1;
    if (parts > 1 && isSameUsd(sum, amountUsd)) return true;
  }
  return false;
}

/** "Total family share": of the family's own amounts right above. */
function isFamilySum({ candidates }: State, amountUsd: number): boolean {
  let sum = 0;
  let parts = 0;
  for (const { roles, amountUsd: usd } of candidates.toReversed().slice(0, 8)) {
    const [role] = roles;
    if (role.is !== "out" || role.because !== "notAid") break;
    sum += usd ?? 0;
    parts += 1;
    if (parts > 1 && isSameUsd(sum, amountUsd)) return true;
  }
  return false;
}

/** A status column between the name and the amounts. */
const declinedCell = /(?:\t|\||\s{2,}|\()(?:declined|cancell?ed)[\s|)]*$/i;

const neverAidAfter =
  /^\s*(?:(?:enrollment |tuition |housing |non-?refundable |admission )?(?:deposit|application fee)\b|(?:per|\/|an?|each|every)\s*(?:semester |quarter )?(?:credit|unit|hour|hr|course|class|ch|sch|week|day|meal)s?\b)/i;

/** A total above its parts is their heading too; one below them closes it. */
function closeHeading(state: State, role: Role, label: string): void {
  if (role.is === "line" || role.is === "out") return;
  const isTotal = /\btotals?\b|\bsum\b|\bsub-?total/i.test(label);
  if (isTotal || role.is === "netPrice") {
    state.isClosed = true;
    return;
  }
  if (role.is !== "total" || role.group === null) return;
  state.heading = role.group;
  state.isHeadingTotal = true;
  state.isClosed = false;
  state.headings.add(role.group);
}

export function markDeclined(state: State): void {
  const last = state.candidates.at(-1);
  if (last === undefined || last.roles[0].is !== "line") return;
  state.candidates[state.candidates.length - 1] = { ...last, roles: [outRole("declined"), last.roles[0]] };
}

/** The words beside an amount may name another. */
export function doubtLast(state: State): void {
  const last = state.candidates.at(-1);
  if (last?.roles[0].is !== "line") return;
  state.candidates[state.candidates.length - 1] = { ...last, note: last.note ?? "kindGuessed" };
}

export function markPending(state: State): void {
  const last = state.candidates.at(-1);
  const role = last?.roles[0];
  if (last === undefined || last.note !== null || role?.is !== "line" || role.kind !== "grant") return;
  state.candidates[state.candidates.length - 1] = { ...last, note: "pending" };
}
