/** Says what each amount of a letter may be, by its words, its heading and its place; the sums decide later (letterAssignment). */

import type { LeftOutReason } from "./leftOut.ts";
import type { Amount } from "./letterAmounts.ts";
import { aidKinds, type Candidate, lineRole, outRole, type Role } from "./letterCandidates.ts";
import { findLivingPlace } from "./letterChoices.ts";
import { findYearAmount, type YearAmount } from "./letterColumns.ts";
import { isStateProgram } from "./letterIssuers.ts";
import { readLabel } from "./letterLabels.ts";
import { isSameUsd } from "./letterLedger.ts";
import { choosePrinted } from "./letterPlaces.ts";
import { readMark } from "./letterRenewal.ts";
import {
  isKnownAmount,
  isNamedAgain,
  isPartOfHeading,
  isRepeat,
  isRunSum,
  isSplit,
  leastAgain,
} from "./letterRepeats.ts";
import { isRepaid, listRoles, listSumRoles, paidBy, paidInName } from "./letterRoles.ts";
import type { Found, State } from "./letterState.ts";
import { giftNameWords, has } from "./letterVocabulary.ts";
import { findLineKind, findRenewability, findSource, isPlaceAlone } from "./letterWords.ts";
import { offerLimits } from "./offer.ts";

export function sumUsd(amounts: readonly Amount[]): number | null {
  const [only] = amounts;
  return amounts.length === 1 && only !== undefined ? only.usd : null;
}

const bareCandidate = {
  words: "",
  othersUsd: [],
  heading: null,
  note: null,
  source: "unknown",
  isRenewable: null,
  term: null,
  mark: null,
  isSentence: false,
  isNegative: false,
  isSummed: false,
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
  amounts: readonly Amount[],
  isSentence = false,
): void {
  state.candidates.push({
    ...bareCandidate,
    isSentence,
    label,
    text: quote(state, text),
    printed: choosePrinted(amounts, amountUsd, state.rows),
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
  const skip = (because: LeftOutReason, usd: number | null) =>
    leaveOut(state, label, text, usd, because, amounts, isSentence);
  if (doubt !== null && !isGuessed) return skip(doubt, sumUsd(amounts));
  const year = takeBalance(
    state,
    amounts,
    findYearAmount(found.line, amounts, isSentence ? null : state.header, state.usual),
  );
  const { amountUsd, isDeclined } = year;
  if (amountUsd > offerLimits.mostUsd) return skip("tooLarge", Math.round(amountUsd));
  if (year.isOfLaterYear === true) return skip("notOffered", amountUsd);
  const sums = listSumRoles(state, found, label, amountUsd, term);
  // "Net price if you live on campus" of a student who will live at home.
  const { livesAt } = state.letter;
  const isOfPlace = isPlaceAlone(label);
  const place = livesAt === null || sums.length === 0 ? null : findLivingPlace(isOfPlace ? label : named);
  // Beside commuters, a resident is who lives on campus.
  const isElsewhere =
    isOfPlace && place === null && /\bresident/i.test(label) && livesAt !== "on" && livesAt !== null;
  if (!isOfPlace) state.sumAbove = null;
  if (isElsewhere) return skip("notOffered", amountUsd);
  if (place !== null && place !== livesAt) return skip("notOffered", amountUsd);
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
      : listRoles(state, {
          sums,
          own,
          isSentence,
          label,
          named,
          isTaken,
          isPaidBy: paidBy.test(rest) || paidInName.test(label),
          amountUsd,
        });
  const [first] = roles;
  if (isDeclined === true || declinedAfter.test(rest) || state.letter.declinedCell.test(named))
    roles.unshift(outRole("declined"));
  else if (
    first.is === "line" &&
    isRepeat(state, label, amountUsd, term ?? (isSentence ? null : state.term), first)
  )
    roles.unshift(outRole("repeated"));
  else if (isPartOfHeading(state, first, label, amountUsd) || isSplit(state, label, amountUsd))
    roles.unshift(outRole("repeated"));
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
    othersUsd: year.note === "severalAmounts" ? listOthers(amounts, amountUsd) : [],
    heading: isSentence || state.isClosed || state.isHeadingTotal ? null : state.heading,
    text: quote(state, text),
    printed: choosePrinted(amounts, amountUsd, state.rows),
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
    // "Zell Miller   Fall 3,627   Spring 3,627   7,254" is of no term.
    term:
      year.isSummed === true && severalTerms.test(found.line)
        ? null
        : (term ?? (isSentence ? null : state.term)),
    mark: readMark(named, rest),
    isSentence,
    isNegative: isTaken,
    isSummed: year.isSummed === true,
    ...(year.isOnCampus === true ? { isOnCampus: true } : {}),
    ...(state.isBill && first.is === "total" && first.group === null ? { isOfBill: true } : {}),
    ...(amounts.length > 1 && !isGuessed && year.note !== "termsAdded" && year.isSummed !== true
      ? { cells: listCells(state, amounts) }
      : {}),
  });
  if (!isSentence) closeHeading(state, first, label);
}

function listCells({ rows }: State, amounts: readonly Amount[]): NonNullable<Candidate["cells"]> {
  return amounts.map(({ usd }, place) => ({
    usd: Math.round(usd ?? 0),
    printed: amounts.map((one, at) => ({ text: one.text, rows, isCounted: at === place })),
  }));
}

function listOthers(amounts: readonly Amount[], chosenUsd: number): number[] {
  const all = amounts.flatMap(({ usd }) => (usd === null ? [] : [Math.round(usd)]));
  return [...new Set(all)].filter((usd) => usd !== Math.round(chosenUsd) && usd <= offerLimits.mostUsd);
}

/** "Need Grant   - $6,000   $25,400" below "Price $31,400": the second figure is what the first leaves of the one above. */
function takeBalance(state: State, amounts: readonly Amount[], year: YearAmount): YearAmount {
  const before = state.leftUsd;
  const [taken, left] = amounts.map(({ usd }) => usd ?? 0);
  state.leftUsd = amounts.length > 2 ? null : (left ?? year.amountUsd);
  const isLeft =
    year.note === "severalAmounts" &&
    before !== null &&
    taken !== undefined &&
    left !== undefined &&
    amounts.length === 2 &&
    taken > 0 &&
    isSameUsd(before - taken, left);
  return isLeft ? { amountUsd: taken, note: null, isSummed: true } : year;
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

const afterAmount =
  /^\W*(?:(?:balance|amount|left|remaining|total|still) )?(?:due|owed|remaining|to pay|left|balance|total)\W*$/i;

const longestWords = 100;

/** "\u2026 for the 2026-27 academic year and a one-time visit award of": the rest is about the next amount. */
function cutNextItem(rest: string): string {
  return rest.split(/\b(?:and|plus|as well as) (?:also )?(?:an?|the|your|our)\s/i)[0] ?? rest;
}

const severalTerms = /\b(?:fall|autumn)\b.*\d.*\b(?:winter|spring)\b.*\d/i;

/** A status column between the name and the amounts. */
const declinedWords = "declined|decl|cancell?ed|rechazad[oa]|cancelad[oa]";
const declinedLegend = new RegExp(`(?:^|[^\\w])([A-Z])\\s?[=:]\\s?(?:${declinedWords})\\b`, "gi");

/** How a cell of this letter says that its line was declined: "Declined", or "D" where a legend says that it means so. */
export function findDeclinedCell(text: string): RegExp {
  const said = [declinedWords, ...[...text.matchAll(declinedLegend)].map(([, letter = ""]) => letter)].join(
    "|",
  );
  return new RegExp(`(?:\\t|\\||;|\\s{2,}|\\()(?:${said})[\\s|;)]*$`, "i");
}

const declinedAfter = /\b(?:declined|cancell?ed|rechazad[oa]|cancelad[oa])\b/i;

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
  state.candidates[state.candidates.length - 1] = { ...last, isOrderGuessed: true };
}

export function markPending(state: State): void {
  const last = state.candidates.at(-1);
  const role = last?.roles[0];
  if (last === undefined || last.note !== null || role?.is !== "line" || role.kind !== "grant") return;
  state.candidates[state.candidates.length - 1] = { ...last, note: "pending" };
}
