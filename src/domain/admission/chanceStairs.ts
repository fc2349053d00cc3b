/** How a chance comes about, in steps of whole points: what the college admits, the student's group, grades, and a score. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Chance, ChanceEstimate } from "./chance.ts";
import type { ApplicantGroup } from "./residencyRates.ts";

export type ChanceStair =
  | { code: "everyone"; from: 0; to: number }
  /** Whose rate stands for this student, where it is not everyone's. */
  | { code: ApplicantGroup | "major"; from: number; to: number }
  | { code: "grades" | "score"; from: number; to: number }
  /** The range; the steps lead to its middle. */
  | { code: "chance"; from: number; to: number };

/**
 * `withoutScore` is the same student's chance at the same college with no test score; null where no score counts.
 * Each step is a chance of its own, so nothing is shared out between grades and a score.
 */
export function buildChanceStairs(
  { admitRate }: Pick<CollegeSummary, "admitRate">,
  chance: ChanceEstimate,
  withoutScore: Chance | null,
): ChanceStair[] {
  const stairs: ChanceStair[] = [];
  let at = toPoints(admitRate ?? chance.admitRate);
  stairs.push({ code: "everyone", from: 0, to: at });
  const add = (code: Exclude<ChanceStair["code"], "everyone" | "chance">, share: number) => {
    stairs.push({ code, from: at, to: toPoints(share) });
    at = toPoints(share);
  };
  if (admitRate !== null && admitRate !== chance.admitRate) add(chance.group ?? "major", chance.admitRate);
  if (chance.testUsed === null) add("grades", chance.share);
  else {
    if (withoutScore?.kind === "estimate") add("grades", withoutScore.share);
    add("score", chance.share);
  }
  stairs.push({ code: "chance", from: toPoints(chance.low), to: toPoints(chance.high) });
  return stairs;
}

/** The step that moves the chance the most; null if none moves it. */
export function findLargestStair(stairs: readonly ChanceStair[]): ChanceStair | null {
  const steps = stairs.filter(({ code }) => code !== "everyone" && code !== "chance");
  const size = ({ from, to }: ChanceStair) => Math.abs(to - from);
  const largest = steps.toSorted((one, other) => size(other) - size(one))[0];
  return largest === undefined || size(largest) === 0 ? null : largest;
}

function toPoints(share: number): number {
  return Math.round(100 * share);
}
