/** What is stated of a letter once its sums have decided: lines, what is left out and why, and what is certain. */

import type { LeftOut, LeftOutReason } from "./leftOut.ts";
import { needsAnswer } from "./leftOut.ts";
import type { Assignment } from "./letterAssignment.ts";
import {
  aidKinds,
  type Candidate,
  costKinds,
  kindsOfGroup,
  lineRole,
  type RenewalRemark,
  type Role,
} from "./letterCandidates.ts";
import { findClosing, settleNote } from "./letterClosed.ts";
import { findDoubtful, guessGifts } from "./letterEvidence.ts";
import { type Identity, isSameUsd } from "./letterIdentities.ts";
import type { Place } from "./letterPlaces.ts";
import { settleRenewal } from "./letterRenewal.ts";
import type { LetterGroup } from "./letterWords.ts";
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
    keepTotalsWithoutParts(candidates, chooseHeadlines(candidates, assigned, identities)),
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
    const note = settleNote(candidate, isHeld, closing) ?? term ?? unsaid ?? doubts.notes.get(at) ?? guess;
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

/** One total cost and one net price become lines; a bare total of the costs is the total cost if there is no other. */
function chooseHeadlines(
  candidates: readonly Candidate[],
  assigned: readonly Role[],
  identities: readonly Identity[],
): Role[] {
  const usd = (at: number) => candidates[at]?.amountUsd ?? 0;
  const named = assigned.flatMap((role, at) => (role.is === "totalCost" ? [at] : []));
  const terms = new Set(
    candidates.flatMap(({ term }, at) => {
      const role = assigned[at];
      return role?.is === "line" && costKinds.includes(role.kind) ? [term] : [];
    }),
  );
  // The total of one of several terms is not the year's.
  const bare = assigned.flatMap((role, at) => {
    const isCost =
      role.is === "total" &&
      role.group === null &&
      (candidates[at]?.term === null || terms.size === 1) &&
      identities.some((one) => one.at === at && one.kind === "costTotal");
    return isCost ? [at] : [];
  });
  const allUsd = assigned.reduce(
    (sum, role, at) => sum + (role.is === "line" && kindsOfGroup.cost.includes(role.kind) ? usd(at) : 0),
    0,
  );
  // "Total charges" of a bill, and costs beside the bill below it: the total of a part.
  const isWhole = (at: number) =>
    usd(at) >= allUsd || !identities.some((one) => one.at === at && one.holds && one.kind === "costTotal");
  const costs = (named.length > 0 ? named : bare).filter(isWhole);
  const totalCost = costs.toSorted((a, b) => usd(b) - usd(a))[0];
  const nets = assigned.flatMap((role, at) => {
    const candidate = candidates[at];
    return role.is === "netPrice" &&
      candidate !== undefined &&
      (!candidate.isNegative || identities.some((one) => one.at === at && one.holds)) &&
      !isTermBill(candidate)
      ? [at]
      : [];
  });
  const net =
    nets.find((at) => /\bnet\b(?! tuition)/i.test(candidates[at]?.label ?? "")) ??
    nets.find((at) => !/\bnet tuition\b/i.test(candidates[at]?.label ?? "")) ??
    nets[0];
  return assigned.map((role, at): Role => {
    if (at === totalCost) return lineRole("totalCost");
    if (at === net) return lineRole("statedNetPrice");
    return role.is === "netPrice" || role.is === "totalCost" ? { is: "out", because: "sum" } : role;
  });
}

/** A term's bill is due for that term: twice that is no figure of the letter's. */
function isTermBill({ note, label }: Candidate): boolean {
  return (
    (note === "timesTerms" ||
      note === "timesQuarters" ||
      note === "termBill" ||
      note === "termBillOfThree") &&
    /\b(?:balance|due|owed?|pay)\b/i.test(label)
  );
}

/** What is due for one term is named as the letter has it. */
function asPrinted(candidate: Candidate): Candidate {
  const isThird = candidate.note === "timesQuarters" || candidate.note === "termBillOfThree";
  const { amountUsd } = candidate;
  return isTermBill(candidate) && amountUsd !== null
    ? { ...candidate, amountUsd: amountUsd / (isThird ? 3 : 2) }
    : candidate;
}

const kindOfTotal: Readonly<Record<LetterGroup, OfferLineKind>> = {
  cost: "otherCost",
  gift: "grant",
  work: "workStudy",
  loan: "studentLoan",
  aid: "other",
};

/** A total of which the letter lists no part becomes a line, so that nothing is lost. */
function keepTotalsWithoutParts(candidates: readonly Candidate[], roles: readonly Role[]): Role[] {
  const settled = [...roles];
  const hasTotalCost = settled.some((role) => role.is === "line" && role.kind === "totalCost");
  for (const group of ["cost", "gift", "work", "loan", "aid"] as const) {
    const hasParts = settled.some((role) => role.is === "line" && kindsOfGroup[group].includes(role.kind));
    let kept = 0;
    for (const [at, role] of roles.entries()) {
      if (role.is !== "total" || role.group !== group) continue;
      const isCovered = hasParts || (group === "cost" && hasTotalCost);
      const isKept = isCovered
        ? isUnlistedStudentLoan(candidates[at], group, settled)
        : group === "cost" || kept === 0;
      if (!isKept) continue;
      kept += 1;
      settled[at] = lineRole(kindOfTotal[group]);
    }
  }
  return settled;
}

/** "Federal Direct Loans $5,500" beside a parent loan is the student's own, not the total of both. */
function isUnlistedStudentLoan(
  candidate: Candidate | undefined,
  group: LetterGroup,
  roles: readonly Role[],
): boolean {
  return (
    candidate !== undefined &&
    group === "loan" &&
    (candidate.amountUsd ?? 0) > 0 &&
    /\b(?:direct|federal|student)\b.*\bloans\b/i.test(candidate.label) &&
    !/\b(?:total|sum|all|parents?)\b/i.test(candidate.label) &&
    !roles.some((role) => role.is === "line" && role.kind === "studentLoan")
  );
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
