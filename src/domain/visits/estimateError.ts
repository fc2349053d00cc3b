/** How far the driving estimate is off on routes whose miles and times are known. */
import { knownRoutes, townPosition } from "#domain/visits/knownRoutes.ts";
import { estimateDriving } from "./drivingEstimate.ts";

/** Shares of the known figure: 0.07 is 7% off, either way. */
export type EstimateError = {
  routes: number;
  hours: { median: number; ninetieth: number };
  miles: { median: number; ninetieth: number };
};

let kept: EstimateError | null = null;

export function measureEstimateError(): EstimateError {
  kept ??= measureRoutes();
  return kept;
}

function measureRoutes(): EstimateError {
  const offs = knownRoutes.map((route) => {
    const estimate = estimateDriving(townPosition(route.from), townPosition(route.to));
    // A known route that the estimate takes for impossible is wholly off.
    if (estimate === null) return { hours: 1, miles: 1 };
    return {
      hours: Math.abs(estimate.hours / route.hours - 1),
      miles: Math.abs(estimate.miles / route.miles - 1),
    };
  });
  return {
    routes: knownRoutes.length,
    hours: summarizeErrors(offs.map((off) => off.hours)),
    miles: summarizeErrors(offs.map((off) => off.miles)),
  };
}

function summarizeErrors(offs: readonly number[]): { median: number; ninetieth: number } {
  const sorted = offs.toSorted((left, right) => left - right);
  const shareAt = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: shareAt(0.5), ninetieth: shareAt(0.9) };
}
