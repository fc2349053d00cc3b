/** What is stated of a letter once its sums have decided: lines, what is left out and why, and what is certain. */

import type { LeftOut, LeftOutReason } from "./leftOut.ts";
import { needsAnswer } from "./leftOut.ts";
import type { Assignment } from "./letterAssignment.ts";
import { aidKinds, type Candidate, costKinds, type RenewalRemark, type Role } from "./letterCandidates.ts";
import { findClosing, settleNote } from "./letterClosed.ts";
import { findDoubtful, guessGifts } from "./letterEvidence.ts";
import { asPrinted, chooseHeadlines, keepTotalsWithoutParts } from "./letterHeadlines.ts";
import type { Identity } from "./letterIdentities.ts";
import { isSameUsd } from "./letterLedger.ts";
import type { Place } from "./letterPlaces.ts";
import { settleRenewal } from "./letterRenewal.ts";
import { type OfferLine, type OfferLineKind, type OfferLineNote, offerLimits } from "./offer.ts";
import { isGuess } from "./openQuestions.ts";

/** A line of a letter, and whether anything about it is still to confirm. */
export type ReadLine = OfferLine & { isCertain: boolean };

type PlacedLine = ReadLine & { term: string | null; othersUsd: readonly number[] };

/** The other figures of a line's row, where one of several was taken. `line`: its place. */
export type OtherAmounts = { line: number; amountsUsd: readonly number[] };

export type SettledReading = {
  lines: readonly ReadLine[];
  otherAmounts: readonly OtherAmounts[];
  leftOut: readonly LeftOut[];
  identities: readonly Identity[];
};

export function settleReading(
  { candidates, roles: assigned, identities, proven }: Assignment,
  remarks: readonly RenewalRemark[],
  /** The letter names a term and no year. */
  isPeriodUnsaid = false,
  /** Where the amounts of each candidate stand. */
  places: readonly (readonly Place[])[] = [],
  /** How often it says that something was declined or taken back. */
  declinedTimes = 0,
  /** The student is there for one term of the year. */
  isOneTermAlone = false,
): SettledReading {
  const roles = guessGifts(
    candidates,
    keepTotalsWithoutParts(candidates, chooseHeadlines(candidates, assigned, identities, isOneTermAlone)),
  );
  const renewals = settleRenewal(candidates, roles, remarks);
  const doubts = findSumDoubts(candidates, roles, identities);
  const doubtful = findDoubtful(
    { candidates, roles, assigned, identities, proven },
    doubts.held,
    isStatusUnread(roles, declinedTimes),
  );
  const closing = findClosing(
    candidates,
    roles,
    identities,
    doubtful.size + doubts.notes.size,
    isOneTermAlone,
    doubts.held,
  );
  const placed = new Map<string, number>();
  const lines: PlacedLine[] = [];
  const leftOut: LeftOut[] = [];
  const isOneTerm =
    new Set(candidates.flatMap(({ term }, at) => (roles[at]?.is === "line" && term !== null ? [term] : [])))
      .size === 1;
  for (const [at, candidate] of candidates.entries()) {
    const role = roles[at] ?? candidate.roles[0];
    if (role.is !== "line") {
      leftOut.push(toLeftOut(asPrinted(candidate), toReason(role, at, identities), places[at] ?? []));
      continue;
    }
    const isHeld = doubts.held.has(at);
    const isTermsAlone = candidate.note === null && !candidate.isSummed;
    // Where some lines are of one term and none of another, the rest may be too, whatever their sums prove.
    const isOwnYear = /\b(?:cost of attendance|annual|year|yearly)\b/i.test(candidate.words);
    const term =
      isOneTerm && isTermsAlone && role.kind !== "other" && (candidate.term !== null || !isOwnYear)
        ? "oneTerm"
        : null;
    const guess = doubtful.get(at) ?? null;
    const unsaid = isPeriodUnsaid && candidate.note === null && role.kind !== "other" ? "oneTerm" : null;
    const settled = settleNote(candidate, isHeld, closing);
    const asked = term ?? unsaid ?? doubts.notes.get(at) ?? guess;
    // That an award is pending is no answer to what is doubtful about it.
    const note = settled === "pending" ? (asked ?? settled) : (settled ?? asked);
    const line = toLine(
      candidate,
      role.kind,
      renewals[at] ?? null,
      note,
      !doubts.unheld.has(at),
      places[at] ?? [],
    );
    const key = `${line.kind} ${line.label.toLowerCase()}`;
    const place = line.label === "" || candidate.term === null ? undefined : placed.get(key);
    const other = place === undefined ? undefined : lines[place];
    if (place !== undefined && other !== undefined && other.term !== null && other.term !== candidate.term) {
      // The same words in another term: the other part of the year.
      lines[place] = {
        ...other,
        amountUsd: roundUsd((other.amountUsd ?? 0) + (line.amountUsd ?? 0)),
        term: candidate.term,
        readFrom: `${other.readFrom ?? ""} / ${line.readFrom ?? ""}`.slice(0, offerLimits.textLength),
        ...toReadAt([...(other.readAt ?? []), ...(line.readAt ?? [])]),
        note: "termsAdded",
        isCertain: other.isCertain && line.isCertain,
      };
      continue;
    }
    placed.set(key, lines.length);
    lines.push({
      ...line,
      term: candidate.term,
      othersUsd: note === "severalAmounts" || note === "onCampus" ? candidate.othersUsd : [],
    });
  }
  return {
    lines: lines.map(finishLine),
    otherAmounts: lines.flatMap(({ othersUsd }, line) =>
      othersUsd.length === 0 ? [] : [{ line, amountsUsd: othersUsd }],
    ),
    leftOut,
    identities,
  };
}

/** The letter says more often that something was declined than anything was left out for it: some line was read without its status. */
function isStatusUnread(roles: readonly Role[], declinedTimes: number): boolean {
  const declined = roles.filter(
    (role) => role.is === "out" && ["declined", "notOffered", "zero", "unknown"].includes(role.because),
  );
  return declinedTimes > declined.length;
}

function finishLine({ term: _term, othersUsd: _others, ...line }: PlacedLine): ReadLine {
  return {
    ...line,
    amountUsd: roundUsd(line.amountUsd ?? 0),
    isCertain: line.isCertain && line.kind !== "other" && !isGuess(line),
  };
}

export function roundUsd(usd: number): number {
  return Math.round(usd);
}

function toLine(
  { label, amountUsd, source, text }: Candidate,
  kind: OfferLineKind,
  isRenewable: boolean | null,
  note: OfferLineNote | null,
  isCertain: boolean,
  places: readonly Place[],
): ReadLine {
  const isAid = aidKinds.includes(kind);
  return {
    label,
    kind,
    amountUsd,
    source: isAid ? source : "unknown",
    isRenewable: kind === "grant" ? isRenewable : null,
    readFrom: text.trim().slice(0, offerLimits.textLength),
    ...toReadAt(places),
    ...(note === null ? {} : { note }),
    isCertain,
  };
}

function toReadAt(places: readonly Place[]): { readAt?: readonly Place[] } {
  return places.length === 0 ? {} : { readAt: places.slice(0, offerLimits.places) };
}

function toLeftOut(
  { label, text, amountUsd }: Candidate,
  because: LeftOutReason,
  places: readonly Place[],
): LeftOut {
  return {
    label: label.slice(0, offerLimits.labelLength),
    text: text.trim().slice(0, offerLimits.textLength),
    amountUsd: amountUsd === null ? null : roundUsd(amountUsd),
    because,
    ...toReadAt(places),
  };
}

function toReason(role: Role, at: number, identities: readonly Identity[]): LeftOutReason {
  if (role.is === "out") return role.because;
  return identities.some((one) => one.at === at && !one.holds) ? "totalDiffers" : "sum";
}

type SumDoubts = {
  /** In a sum that comes out. */
  held: ReadonlySet<number>;
  /** In a sum that does not, and in none that does. */
  unheld: ReadonlySet<number>;
  notes: ReadonlyMap<number, OfferLineNote>;
};

const mostSuspects = 3;

/** Which lines a printed sum proves, and which could explain one that does not come out. */
function findSumDoubts(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  identities: readonly Identity[],
): SumDoubts {
  // A sum that comes out only against a line's own words proves none of the others.
  const isAgainstWords = (at: number) => {
    const [said] = candidates[at]?.roles ?? [];
    const role = roles[at];
    return (
      said?.is === "line" && costKinds.includes(said.kind) && role?.is === "line" && role.kind !== said.kind
    );
  };
  const held = new Set(
    identities.flatMap(({ holds, parts }) => (holds && !parts.some(isAgainstWords) ? parts : [])),
  );
  const unheld = new Set<number>();
  const notes = new Map<number, OfferLineNote>();
  for (const { at, holds, parts, differenceUsd, kind } of identities) {
    if (holds) {
      held.add(at);
      continue;
    }
    // A cost of attendance may be more than the parts that a letter gives of it.
    const isPartial = roles[at]?.is === "line" && kind === "costTotal" && differenceUsd > 0;
    if (isPartial) continue;
    for (const place of findMisplaced(candidates, roles, at, parts)) notes.set(place, "sumDiffers");
    const open = parts.filter((part) => !held.has(part));
    for (const part of [...open, at]) unheld.add(part);
    notes.set(at, "sumDiffers");
    const gap = Math.abs(differenceUsd);
    const suspects = open.filter((part) => {
      const usd = candidates[part]?.amountUsd ?? 0;
      return isSameUsd(usd, gap) || isSameUsd(2 * usd, gap) || isSameUsd(usd, 2 * gap);
    });
    if (suspects.length > 0 && suspects.length <= mostSuspects)
      for (const part of suspects) notes.set(part, "sumDiffers");
  }
  return { held, unheld, notes };
}

/** The total is that of the lines right above it, and some of those are of another kind: by their words, not by their place. */
function findMisplaced(
  candidates: readonly Candidate[],
  roles: readonly Role[],
  at: number,
  parts: readonly number[],
): number[] {
  const total = candidates[at]?.amountUsd ?? 0;
  const above: number[] = [];
  let sum = 0;
  for (let place = at - 1; place >= 0 && sum < total; place -= 1) {
    const role = roles[place];
    if (role?.is !== "line" && role?.is !== "out") break;
    if (role.is === "out") continue;
    above.push(place);
    sum += candidates[place]?.amountUsd ?? 0;
  }
  return above.length > 1 && isSameUsd(sum, total) ? above.filter((place) => !parts.includes(place)) : [];
}

export const letterNotes = ["sumDiffers", "amountsUnread", "kindUnknown", "oneTermOnly", "guess"] as const;
/** Why a letter is not certain as a whole: the weightiest reason. */
export type LetterNote = (typeof letterNotes)[number];

const oneTermNotes: readonly (OfferLineNote | undefined)[] = ["oneTerm", "termBill", "termBillOfThree"];

/** Null if nothing is open: every line is certain, every printed sum comes out, and no amount waits for an answer. */
export function noteLetter(
  { lines, leftOut }: Pick<SettledReading, "lines" | "leftOut">,
  hasUnread: boolean,
): LetterNote | null {
  if (
    leftOut.some(({ because }) => because === "totalDiffers") ||
    lines.some(({ note }) => note === "sumDiffers")
  )
    return "sumDiffers";
  if (hasUnread || leftOut.some(needsAnswer)) return "amountsUnread";
  if (lines.some(({ kind }) => kind === "other")) return "kindUnknown";
  const open = lines.filter(({ isCertain }) => !isCertain);
  if (open.length === 0) return null;
  return open.every(({ note }) => oneTermNotes.includes(note)) ? "oneTermOnly" : "guess";
}
