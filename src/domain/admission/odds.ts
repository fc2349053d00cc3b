/** The odds of a whole list: at least one yes, at least one affordable yes, and what one more college would add. */
import { luckParameters } from "#domain/admission/chanceParameters.ts";
import type { Chance } from "./chance.ts";
import { toShare, toLogOdds } from "./curve.ts";

/** A college on a list: its chance, and the upper end of its price band in whole dollars a year. */
export type OddsEntry = { unitId: number; chance: Chance; priceUpperUsd: number | null };

export type ListOdds = {
  /** Shares 0-1. The second is null where the family has not said what it can pay. */
  atLeastOne: number;
  atLeastOneAffordable: number | null;
  /** Colleges without a number, which are in neither figure. */
  leftOutUnitIds: readonly number[];
  /** Colleges with a chance and no price: counted in the first figure alone. */
  unpricedUnitIds: readonly number[];
};

export type OddsGain = { unitId: number; atLeastOneGain: number | null; affordableGain: number | null };

/**
 * Plan odds with luck shared between the applications (log-odds, standard deviation `luckSd`), by nine-node
 * Gauss-Hermite. Open admission and guarantees are a sure yes. Assumption: `luckParameters`.
 */
export function calculateListOdds(
  list: readonly OddsEntry[],
  payPerYearUsd: number | null,
  luckSd: number = luckParameters.sd,
): ListOdds {
  const all = calculateNoneAdmits(list, luckSd);
  const affordable = list.filter((entry) => isAffordable(entry, payPerYearUsd));
  return {
    atLeastOne: 1 - averageOverLuck(all),
    atLeastOneAffordable: payPerYearUsd === null ? null : 1 - averageOverLuck(calculateNoneAdmits(affordable, luckSd)),
    leftOutUnitIds: list.filter((entry) => entry.chance.kind === "unknown").map((entry) => entry.unitId),
    unpricedUnitIds: list
      .filter((entry) => entry.chance.kind !== "unknown" && entry.priceUpperUsd === null)
      .map((entry) => entry.unitId),
  };
}

/** How much each candidate would add to either figure, as shares 0-1; null for a candidate without a number. */
export function calculateMarginalOdds(
  list: readonly OddsEntry[],
  candidates: readonly OddsEntry[],
  payPerYearUsd: number | null,
  luckSd: number = luckParameters.sd,
): OddsGain[] {
  const all = calculateNoneAdmits(list, luckSd);
  const affordable = calculateNoneAdmits(
    list.filter((entry) => isAffordable(entry, payPerYearUsd)),
    luckSd,
  );
  const noneOfAll = averageOverLuck(all);
  const noneAffordable = averageOverLuck(affordable);
  return candidates.map((candidate) => {
    const { unitId, chance, priceUpperUsd } = candidate;
    if (chance.kind === "unknown") return { unitId, atLeastOneGain: null, affordableGain: null };
    const refusal = calculateNoneAdmits([candidate], luckSd);
    const gain = noneOfAll - averageOverLuck(all.map((share, node) => share * (refusal[node] ?? 1)));
    if (payPerYearUsd === null || priceUpperUsd === null) {
      return { unitId, atLeastOneGain: gain, affordableGain: null };
    }
    const affordableGain = isAffordable(candidate, payPerYearUsd)
      ? noneAffordable - averageOverLuck(affordable.map((share, node) => share * (refusal[node] ?? 1)))
      : 0;
    return { unitId, atLeastOneGain: gain, affordableGain };
  });
}

function isAffordable(entry: OddsEntry, payPerYearUsd: number | null): boolean {
  return payPerYearUsd !== null && entry.priceUpperUsd !== null && entry.priceUpperUsd <= payPerYearUsd;
}

/** At each node of luck, the share 0-1 of students whom no college of the list admits. */
function calculateNoneAdmits(list: readonly OddsEntry[], luckSd: number): number[] {
  const scale = Math.sqrt(1 + luckParameters.scalePerVariance * luckSd * luckSd);
  return hermiteNodes.map(({ x }) => {
    const luck = Math.SQRT2 * luckSd * x;
    let none = 1;
    for (const { chance } of list) {
      if (chance.kind === "open" || chance.kind === "guaranteed") return 0;
      if (chance.kind === "estimate") none *= 1 - toShare(scale * toLogOdds(chance.share) + luck);
    }
    return none;
  });
}

function averageOverLuck(shares: readonly number[]): number {
  let sum = 0;
  hermiteNodes.forEach(({ weight }, node) => {
    sum += weight * (shares[node] ?? 0);
  });
  return sum;
}

/** Gauss-Hermite, nine nodes: Abramowitz and Stegun, table 25.10, weights divided by the root of pi. */
const hermiteNodes = makeHermiteNodes();

function makeHermiteNodes(): readonly { x: number; weight: number }[] {
  const half = [
    { x: 0.7235510187528376, weight: 0.4326515590025558 },
    { x: 1.468553289216668, weight: 0.0884745273943766 },
    { x: 2.266580584531843, weight: 0.004943624275536947 },
    { x: 3.190993201781528, weight: 0.00003960697726326438 },
  ];
  const nodes = [{ x: 0, weight: 0.720235215606051 }];
  for (const { x, weight } of half) nodes.push({ x, weight }, { x: -x, weight });
  return nodes.map((node) => ({ x: node.x, weight: node.weight / Math.sqrt(Math.PI) }));
}
