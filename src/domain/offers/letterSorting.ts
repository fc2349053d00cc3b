/** Sorts one item of a letter into a line, a total, or what is left out. */
import type { LeftOut, LeftOutReason } from "./leftOut.ts";
import type { Amount, AmountPeriod } from "./letterAmounts.ts";
import { readLabel } from "./letterLabels.ts";
import { type FoundLine, type RenewalRemark, readMark } from "./letterRenewal.ts";
import type { Sum } from "./letterSums.ts";
import { findYearAmount, type Header } from "./letterTable.ts";
import {
  findHeading,
  findLineKind,
  findRenewability,
  findSource,
  findSumKind,
  guessKindFromHeading,
  type LetterGroup,
} from "./letterWords.ts";
import { type OfferLine, type OfferLineKind, offerLimits } from "./offer.ts";

export type Item = {
  lines: OfferLine[];
  leftOut: LeftOut[];
  sums: Sum[];
  headings: ReadonlySet<LetterGroup>;
  unread: UnreadAmounts;
};

/** Amounts after those that are read one by one. `sumUsd`: of those up to $999,999, in whole dollars as written. */
export type UnreadAmounts = { amounts: number; sumUsd: number };

export type Letter = { collegeName: string | null; usual: AmountPeriod | null };

export type State = {
  letter: Letter;
  lines: FoundLine[];
  /** The place in `lines` of each kind and label. */
  places: Map<string, number>;
  leftOut: LeftOut[];
  sums: Sum[];
  heading: LetterGroup | null;
  headings: Set<LetterGroup>;
  header: Header | null;
  /** Header words on lines of their own, so far. */
  solo: { words: string[]; header: Header[] };
  /** The term in a heading above the list, such as "Fall". */
  term: string | null;
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

type Found = {
  named: string;
  rest: string;
  text: string;
  line: string;
  amounts: readonly Amount[];
  isSentence: boolean;
};

export function sumUsd(amounts: readonly Amount[]): number | null {
  const [only] = amounts;
  return amounts.length === 1 && only !== undefined ? only.usd : null;
}

export function leaveOut(
  state: State,
  label: string,
  text: string,
  amountUsd: number | null,
  because: LeftOutReason,
): void {
  state.leftOut.push({
    label: label.slice(0, offerLimits.labelLength),
    text: text.trim().slice(0, offerLimits.textLength),
    amountUsd,
    because,
  });
}

export function addItem(state: State, found: Found): void {
  const { named, rest, text, amounts } = found;
  const { label, term } = readLabel(named);
  const doubt = amounts.find((one) => one.doubt !== null)?.doubt ?? null;
  const skip = (because: LeftOutReason, usd: number | null) => leaveOut(state, label, text, usd, because);
  if (doubt !== null) return skip(doubt, sumUsd(amounts));
  const { amountUsd, note, isDeclined } = findYearAmount(
    found.line,
    amounts,
    found.isSentence ? null : state.header,
    state.usual,
  );
  if (amountUsd > offerLimits.mostUsd) return skip("tooLarge", amountUsd);
  const sum = findSum(state, found, label);
  // "Balance due $0" matters if loans brought it there; any other zero means nothing.
  if (amountUsd === 0 && sum?.what !== "netPrice") return skip("zero", 0);
  if (sum?.what === "notAid" || neverAidAfter.test(rest)) return skip("notAid", sumUsd(amounts) ?? amountUsd);
  if (isDeclined === true || /\b(?:declined|cancell?ed)\b/i.test(rest) || declinedCell.test(named))
    return skip("declined", amountUsd);
  if (sum !== null) {
    addSum(
      state,
      {
        ...sum,
        label,
        text: text.trim().slice(0, offerLimits.textLength),
        amountUsd,
        note,
        at: state.lines.length,
      },
      amounts,
    );
    return;
  }
  const own = findLineKind(label) ?? findLineKind(named);
  const isNegativeCost = own !== null && isCost(own) && amounts.some(({ isNegative }) => isNegative);
  const kind = isNegativeCost
    ? "other"
    : (own ?? guessKindFromHeading(found.isSentence ? null : state.heading));
  if (kind === "other" && !/[\p{L}]{3}/u.test(label)) return skip("unknown", amountUsd);
  const isPending = kind === "grant" && /\bpending|tentative/i.test(`${named} ${rest}`);
  const unsure = own === null || isNegativeCost ? "kindGuessed" : isPending ? "pending" : null;
  const shown = note ?? unsure;
  addLine(state, {
    label,
    kind,
    amountUsd,
    source: isAid(kind) ? findSource(label, state.letter.collegeName) : "unknown",
    isRenewable:
      kind === "grant"
        ? findRenewability(
            `${found.isSentence ? label : named} ${found.isSentence ? cutNextItem(rest) : rest}`,
          )
        : null,
    term: term ?? (found.isSentence ? null : state.term),
    mark: readMark(named, rest),
    readFrom: text.trim().slice(0, offerLimits.textLength),
    ...(shown === null ? {} : { note: shown }),
  });
}

function isTotalOfCosts({ heading, lines }: State): boolean {
  return heading === "cost" || (lines.length > 1 && lines.every(({ kind }) => isCost(kind)));
}

/** "… for the 2026-27 academic year and a one-time visit award of": the rest is about the next amount. */
function cutNextItem(rest: string): string {
  return rest.split(/\b(?:and|plus|as well as) (?:also )?(?:an?|the|your|our)\s/i)[0] ?? rest;
}

/** A bare "Total" is its table's; "Less scholarships" takes off what was listed before. */
function findSum(state: State, { named, isSentence }: Found, label: string): ReturnType<typeof findSumKind> {
  const sum =
    findSumKind(isSentence ? label : named) ??
    (/^(?:your )?total\b/i.test(label) ? findSumKind(label) : null);
  if (/^\W*(?:grand )?totals?\W*$/i.test(named) && isTotalOfCosts(state)) return { what: "cost" };
  const taken = /^\W*(?:less|minus)\b:?\s+(.+)$/i.exec(named)?.[1];
  const isGroup =
    taken !== undefined &&
    sum === null &&
    /^(?:all |your |total )?(?:scholarships?|grants?|gift aid|loans?|aid|financial aid)\W*$/i.test(taken);
  const group = isGroup ? findHeading(label) : null;
  return group === null ? sum : { what: "group", group };
}

/** A status column between the name and the amounts. */
const declinedCell = /(?:\t|\||\s{2,}|\()(?:declined|cancell?ed)[\s|)]*$/i;

const neverAidAfter =
  /^\s*(?:enrollment |tuition |housing |non-?refundable |admission )?(?:deposit|application fee)\b/i;

function addSum(state: State, sum: Sum, amounts: readonly Amount[]): void {
  // A price cannot be below nothing; the letter's own surplus is no figure to compare with.
  if (sum.what === "netPrice" && amounts.some(({ isNegative }) => isNegative)) {
    state.leftOut.push({ label: sum.label, text: sum.text, amountUsd: null, because: "sum" });
    return;
  }
  state.sums.push(sum);
  if (sum.what !== "group") return;
  // A total above its parts is their heading too; one below them ends them.
  state.heading = /\btotal|sum\b/i.test(sum.label) ? state.heading : sum.group;
  if (!/total/i.test(sum.label)) state.headings.add(sum.group);
}

function isAid(kind: OfferLineKind): boolean {
  return ["grant", "workStudy", "studentLoan", "parentLoan", "privateLoan"].includes(kind);
}

function isCost(kind: OfferLineKind): boolean {
  return ["tuitionFees", "housingFood", "books", "travel", "personal", "otherCost"].includes(kind);
}

function keyOf({ kind, label }: Pick<FoundLine, "kind" | "label">): string {
  return `${kind} ${label.toLowerCase()}`;
}

/** The same label in another term is the other half of the year; the same label and amount again is a repeat. */
function addLine(state: State, line: FoundLine): void {
  const key = keyOf(line);
  const place = line.label === "" ? undefined : state.places.get(key);
  const other = place === undefined ? undefined : state.lines[place];
  if (
    place === undefined ||
    other === undefined ||
    (other.term === line.term && other.amountUsd !== line.amountUsd)
  ) {
    state.places.set(key, state.lines.length);
    state.lines.push(line);
    return;
  }
  if (other.term === line.term || line.term === null || other.term === null) {
    leaveOut(state, line.label, line.readFrom ?? line.label, line.amountUsd, "repeated");
    return;
  }
  const amountUsd = (other.amountUsd ?? 0) + (line.amountUsd ?? 0);
  // A third term is added to the same line.
  state.lines[place] = { ...other, amountUsd, term: line.term, note: "termsAdded" };
}

export function markDeclined(state: State): void {
  const last = state.lines.pop();
  if (last === undefined) return;
  state.places.delete(keyOf(last));
  state.leftOut.push({
    label: last.label,
    text: last.readFrom ?? last.label,
    amountUsd: last.amountUsd,
    because: "declined",
  });
}
