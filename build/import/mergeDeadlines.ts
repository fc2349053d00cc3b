/**
 * Settles what several files say of one college's rounds: the newest cycle first, a dated page over a "Rolling" of a
 * grid, then the recorded decisions. Refuses what cannot be true.
 */
import type { Deadline } from "#domain/college/deadline.ts";
import { type DeadlineRound, isPreferredRound } from "#domain/college/rounds.ts";
import { ImportProblem, type Place } from "./importProblem.ts";
import { settledDeadlines } from "./settledDeadlines.ts";

export type ReadDeadline = Deadline & {
  cycle: string;
  grade: "high" | "medium" | "low";
  /** The cell as it is written: "11/1" or "Rolling". */
  written: string;
  place: Place;
};

type Tally = (what: string, count: number) => void;

export function mergeDeadlines(rows: readonly ReadDeadline[], tally: Tally): Deadline[] {
  const current = rows.reduce((newest, { cycle }) => (cycle > newest ? cycle : newest), "");
  const last = previousCycle(current);
  const recent = rows.filter(({ cycle }) => cycle >= last);
  if (recent.length < rows.length)
    tally("deadlines of cycles before the last, left out", rows.length - recent.length);
  const merged: Deadline[] = [];
  for (const ofCollege of Map.groupBy(recent, ({ unitId }) => unitId).values()) {
    const kept = chooseRows(ofCollege, current, tally).map((row) => toDeadline(row, current));
    const settled = kept.map(settle);
    refuseImpossible(settled, ofCollege, tally);
    merged.push(...settled.map(({ deadline }) => markLoneBinding(deadline, settled.length)));
  }
  report(merged, tally);
  return merged;
}

function previousCycle(cycle: string): string {
  const year = Number(cycle.slice(0, 4));
  return `${year - 1}-${cycle.slice(2, 4)}`;
}

/**
 * One row a round. A grid lists every round of a college, so a newer grid (or list) retires the rounds of an older one;
 * a page may name a single date and retires only that.
 */
function chooseRows(rows: readonly ReadDeadline[], current: string, tally: Tally): ReadDeadline[] {
  const isListed = rows.some(({ cycle, source }) => cycle === current && source !== "collegePage");
  const live = rows.filter(({ cycle, source }) => cycle === current || source === "collegePage" || !isListed);
  return [...Map.groupBy(live, ({ round }) => round).values()].flatMap((sameRound) => {
    const [best, ...others] = sameRound.toSorted(compareTrust);
    if (best === undefined) return [];
    const differing = others.filter(({ cycle, written }) => cycle === best.cycle && written !== best.written);
    if (differing.length > 0) tally("rounds that two files date differently; the better source is kept", 1);
    return [best];
  });
}

/** The more trusted first. */
function compareTrust(a: ReadDeadline, b: ReadDeadline): number {
  const rank = (row: ReadDeadline) => [
    row.cycle,
    // "Rolling" in a grid can hide a date that the college's own page names.
    row.isRolling && row.source === "commonAppGrid" ? 0 : 1,
    row.grade === "high" ? 1 : 0,
    { collegePage: 2, list: 1, commonAppGrid: 0 }[row.source ?? "list"],
    row.asOf,
  ];
  const ranksOfB = rank(b);
  for (const [index, of] of rank(a).entries()) {
    const other = ranksOfB[index] ?? "";
    if (of !== other) return of > other ? -1 : 1;
  }
  return 0;
}

type Placed = { deadline: Deadline; place: Place; written: string };

function toDeadline(row: ReadDeadline, current: string): Placed {
  const { grade, written, place, ...deadline } = row;
  const ofThisCycle = grade === "high" ? "published" : "check";
  return {
    deadline: { ...deadline, confidence: row.cycle === current ? ofThisCycle : "lastCycle" },
    place,
    written,
  };
}

/** Replaces a date by the recorded decision on it. The decision holds for the date it was made on, and for no other. */
function settle(placed: Placed): Placed {
  const { deadline, written, place } = placed;
  const decision = settledDeadlines.find(
    ({ unitId, cycle, round }) =>
      unitId === deadline.unitId && cycle === deadline.cycle && round === deadline.round,
  );
  if (decision === undefined) return placed;
  if (decision.listed !== written) {
    throw new ImportProblem(
      place,
      `${written}, where build/import/settledDeadlines.ts knows ${decision.listed}`,
    );
  }
  const { date, confidence, source, url, asOf } = decision;
  return {
    ...placed,
    deadline: { ...deadline, date, isRolling: date === null, confidence, source, url, asOf },
  };
}

/** Colleges that take no application but a binding one are too rare to believe a single row. */
function markLoneBinding(deadline: Deadline, rounds: number): Deadline {
  const isDoubtful = deadline.isBinding && rounds === 1 && deadline.confidence === "published";
  return isDoubtful ? { ...deadline, confidence: "check" } : deadline;
}

const isDecision = (round: DeadlineRound) => round.startsWith("earlyDecision");
const isAction = (round: DeadlineRound) =>
  round.startsWith("earlyAction") || round === "restrictiveEarlyAction";

/** Pairs of rounds of which a college has only one: the same round under two names. */
const sameRounds: readonly (readonly [DeadlineRound, DeadlineRound])[] = [
  ["earlyDecision", "earlyDecision1"],
  ["earlyAction", "earlyAction1"],
];

/** Pairs in which the first closes before the second. */
const orderedRounds: readonly (readonly [DeadlineRound, DeadlineRound])[] = [
  ["earlyDecision", "earlyDecision2"],
  ["earlyDecision1", "earlyDecision2"],
  ["earlyAction1", "earlyAction2"],
  ["earlyAction", "earlyAction2"],
  ["earlyDecision", "regularDecision"],
  ["earlyDecision1", "regularDecision"],
  ["earlyAction", "regularDecision"],
  ["earlyAction1", "regularDecision"],
  ["regularDecision", "regularDecisionFinal"],
];

function refuseImpossible(placed: readonly Placed[], rows: readonly ReadDeadline[], tally: Tally): void {
  for (const { deadline, place } of placed) {
    const { round, date, isBinding } = deadline;
    if (isDecision(round) !== isBinding) {
      throw new ImportProblem(
        place,
        isBinding
          ? `${round} cannot be binding`
          : `${round} is binding by its nature, and the row says it is not`,
      );
    }
    const isEarly = isDecision(round) || isAction(round);
    if (date === null && (isEarly || isPreferredRound(round))) {
      throw new ImportProblem(place, `${round} needs a date, not "Rolling"`);
    }
    const month = Number(date?.slice(5, 7) ?? 0);
    if (isEarly && month >= 4 && month < 10 && month !== 9) {
      throw new ImportProblem(place, `${round} cannot be due in month ${month}`);
    }
  }
  const find = (wanted: DeadlineRound) => placed.find(({ deadline }) => deadline.round === wanted);
  for (const [one, other] of sameRounds) {
    const twice = find(other);
    if (find(one) !== undefined && twice !== undefined)
      throw new ImportProblem(twice.place, `${one} and ${other} are the same round`);
  }
  for (const [first, second] of orderedRounds) {
    const [before, after] = [find(first)?.deadline, find(second)];
    if (before?.date == null || after?.deadline.date == null || before.cycle !== after.deadline.cycle)
      continue;
    if (before.date > after.deadline.date)
      throw new ImportProblem(after.place, `${second} is due before ${first}`);
  }
  const [binding, regular] = [find("earlyDecision2"), find("regularDecision")];
  if (binding?.deadline.date != null && regular?.deadline.date != null) {
    if (binding.deadline.date > regular.deadline.date)
      tally("colleges whose early decision II closes after the regular round", 1);
  }
  if (rows.every(({ round }) => isPreferredRound(round))) tally("colleges with a priority date only", 1);
}

function report(deadlines: readonly Deadline[], tally: Tally): void {
  for (const [confidence, what] of [
    ["published", "dates of deadlines as published for this cycle"],
    ["lastCycle", "dates of deadlines from the last cycle, marked so"],
    ["check", "dates of deadlines to check with the college, marked so"],
  ] as const) {
    tally(what, deadlines.filter((one) => one.confidence === confidence).length);
  }
  const isLate = ({ round, date }: Deadline) =>
    round === "regularDecision" && date !== null && date.slice(5) > "05-01" && date.slice(5) < "09-01";
  tally("regular rounds that close after May 1, as rolling ones do", deadlines.filter(isLate).length);
  tally("colleges with deadlines", new Set(deadlines.map(({ unitId }) => unitId)).size);
}
