/** Early rounds as the college published them: counts, and rates beside everyone else's. They never enter a chance. */
import { dataYears } from "./dataYears.ts";
import type { Deadline } from "./deadline.ts";
import type { CommonDataSet, EarlyRound, EarlyRoundPlan } from "./details.ts";
import { fewestForRate } from "./rateFields.ts";
import type { DeadlineRound } from "./rounds.ts";

type Round = Omit<EarlyRound, "unitId">;

export type ShownRound = Round & {
  /** The other rounds together admitted a larger share that fall; null if that cannot be told. */
  isHarderThanRest: boolean | null;
};

/** The college's own totals of one fall. */
export type RoundTotals = { fall: number; applicants: number | null; admitted: number | null };

/** The newest fall of each plan. */
export function listEarlyRounds(
  rounds: readonly EarlyRound[],
  commonDataSet: CommonDataSet | null,
  totals: RoundTotals,
): ShownRound[] {
  return pickNewest([...readCommonDataSet(commonDataSet), ...rounds]).map((round) => ({
    ...round,
    isHarderThanRest: compareWithRest(round, totals),
  }));
}

/** Shares 0-1 of all who applied in one fall. */
export type RoundRates = {
  fall: number;
  early: readonly (Round & { rate: number })[];
  /** The college has two dates of early decision, and the Common Data Set counts both rounds as one. */
  joinsDecisionRounds: boolean;
  /** Null where the college's totals of that fall are not known. */
  rest: RestRate | null;
};

/**
 * What the college's totals leave after the rounds of `early`. Early applicants who were deferred and admitted later are
 * among its admitted and not among its applicants, so it is never below the rate of those who applied in it.
 */
export type RestRate = {
  rate: number;
  /** The early plans that the college offers and whose counts we lack, so that they are in here; null if unknown. */
  otherPlans: readonly EarlyRoundPlan[] | null;
};

/**
 * The fall of the totals where the college published an early round of it, since only there both rates are known; else
 * the newest. Null if there is no round, or one of too few applicants.
 */
export function findRoundRates(
  rounds: readonly EarlyRound[],
  commonDataSet: CommonDataSet | null,
  totals: RoundTotals,
  deadlines: readonly Pick<Deadline, "round">[],
): RoundRates | null {
  const known = [...readCommonDataSet(commonDataSet), ...rounds];
  const fall = known.some((round) => round.fall === totals.fall)
    ? totals.fall
    : Math.max(...known.map((round) => round.fall));
  const ofFall = pickNewest(known.filter((round) => round.fall === fall));
  const early = ofFall
    .filter(({ applicants }) => applicants >= fewestForRate)
    .map((round) => ({ ...round, rate: round.admitted / round.applicants }));
  if (early.length === 0) return null;
  const rate = findRestRate(ofFall, totals);
  const otherPlans = listOtherPlans(deadlines, ofFall);
  return {
    fall,
    early,
    joinsDecisionRounds: deadlines.some(({ round }) => round === "earlyDecision2"),
    rest: rate === null ? null : { rate, otherPlans },
  };
}

/** The totals in the college's record. */
export function readTotals(college: Pick<RoundTotals, "applicants" | "admitted">): RoundTotals {
  const { applicants, admitted } = college;
  return { fall: Number(/\d{4}/.exec(dataYears.admissions)?.[0]), applicants, admitted };
}

function pickNewest(rounds: readonly Round[]): Round[] {
  const newest = new Map<EarlyRoundPlan, Round>();
  for (const round of rounds) {
    const known = newest.get(round.plan);
    if (known === undefined || known.fall < round.fall) newest.set(round.plan, round);
  }
  return [...newest.values()];
}

function readCommonDataSet(data: CommonDataSet | null): Round[] {
  if (data === null) return [];
  const fall = Number(data.sourceYear.slice(0, 4));
  return (
    [
      ["earlyDecision", data.earlyDecisionApplicants, data.earlyDecisionAdmitted],
      ["earlyAction", data.earlyActionApplicants, data.earlyActionAdmitted],
    ] as const
  ).flatMap(([plan, applicants, admitted]) =>
    applicants === null || admitted === null
      ? []
      : [{ plan, fall, applicants, admitted, sourceYear: data.sourceYear, sourceUrl: null }],
  );
}

function compareWithRest(round: Round, totals: RoundTotals): boolean | null {
  const rest = findRestRate([round], totals, 1);
  return rest === null || round.applicants === 0 ? null : rest > round.admitted / round.applicants;
}

/** Null for another fall, and for counts that cannot be of the same applicants. */
function findRestRate(
  rounds: readonly Round[],
  totals: RoundTotals,
  fewest: number = fewestForRate,
): number | null {
  if (totals.applicants === null || totals.admitted === null) return null;
  let { applicants, admitted } = { applicants: totals.applicants, admitted: totals.admitted };
  for (const round of rounds) {
    if (round.fall !== totals.fall) return null;
    applicants -= round.applicants;
    admitted -= round.admitted;
  }
  return applicants < fewest || admitted < 0 || admitted > applicants ? null : admitted / applicants;
}

/** Null without the dates of its regular round: then a list of its rounds may be cut short. */
function listOtherPlans(
  deadlines: readonly Pick<Deadline, "round">[],
  counted: readonly Round[],
): EarlyRoundPlan[] | null {
  if (!deadlines.some(({ round }) => round === "regularDecision")) return null;
  const offered = new Set(deadlines.flatMap(({ round }) => toPlan(round) ?? []));
  return [...offered].filter((plan) => !counted.some((round) => round.plan === plan));
}

function toPlan(round: DeadlineRound): EarlyRoundPlan | null {
  if (round === "restrictiveEarlyAction") return round;
  if (round.startsWith("earlyDecision")) return "earlyDecision";
  return round.startsWith("earlyAction") ? "earlyAction" : null;
}
