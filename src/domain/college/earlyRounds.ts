/** Early rounds as counts, for a college's page: the newest fall of each plan. They never enter a chance. */
import type { CommonDataSet, EarlyRound, EarlyRoundPlan } from "./details.ts";

export type ShownRound = Omit<EarlyRound, "unitId"> & {
  /** The other rounds together admitted a larger share that fall; null if that cannot be told. */
  isHarderThanRest: boolean | null;
};

/** The college's own totals of one fall. */
export type RoundTotals = { fall: number; applicants: number | null; admitted: number | null };

export function listEarlyRounds(
  rounds: readonly EarlyRound[],
  commonDataSet: CommonDataSet | null,
  totals: RoundTotals,
): ShownRound[] {
  const newest = new Map<EarlyRoundPlan, Omit<EarlyRound, "unitId">>();
  for (const round of [...readCommonDataSet(commonDataSet), ...rounds]) {
    const known = newest.get(round.plan);
    if (known === undefined || known.fall < round.fall) newest.set(round.plan, round);
  }
  return [...newest.values()].map((round) => ({
    ...round,
    isHarderThanRest: compareWithRest(round, totals),
  }));
}

function readCommonDataSet(data: CommonDataSet | null): Omit<EarlyRound, "unitId">[] {
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

function compareWithRest(round: Omit<EarlyRound, "unitId">, totals: RoundTotals): boolean | null {
  if (totals.fall !== round.fall || totals.applicants === null || totals.admitted === null) return null;
  const applicants = totals.applicants - round.applicants;
  const admitted = totals.admitted - round.admitted;
  if (applicants <= 0 || admitted < 0 || round.applicants === 0) return null;
  return admitted / applicants > round.admitted / round.applicants;
}
