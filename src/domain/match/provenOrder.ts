/** The order in which colleges are shown: by match, held back where little is published or few students stand behind it. */
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { defaultMatchWeights, type MatchScores, type MatchWeights, matchParts, writeScores } from "./match.ts";
import type { RankedCollege } from "./rank.ts";

/** Assumptions. Without them a college that publishes one good figure of six students would lead every list. */
export const provenRule = {
  /** What a part counts for that the student asked for and the college does not publish. */
  unknownScore: 50,
  /** A college of this many undergraduates is held half way back to `unknownScore`; one of 9 times as many, a tenth. */
  halfWayUndergraduates: 100,
} as const;

export type Proven<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** 0-100, for ordering only: what is shown is the match itself. Null where there is no match. */
  score: number | null;
};

/** Best first; those without a match last; equal ones in the order given. */
export function sortByProven<Band extends MatchPriceBand>(
  rows: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
  weights: MatchWeights = defaultMatchWeights,
): Proven<Band>[] {
  const scores: MatchScores = [];
  const proven = rows.map((row) => ({ row, score: scoreRow(row, profile, money, weights, scores) }));
  return proven.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
}

function scoreRow<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  profile: Profile,
  money: Money,
  weights: MatchWeights,
  scores: MatchScores,
): number | null {
  if (row.matchPercent === null) return null;
  writeScores(scores, row.college, profile, money, row);
  let sum = 0;
  let weightSum = 0;
  for (const [index, part] of matchParts.entries()) {
    const score = scores[index] ?? null;
    const known = calculateKnownShare(index, score, row, profile, money);
    if (known === null) continue;
    sum += weights[part] * (known * (score ?? 0) + (1 - known) * provenRule.unknownScore);
    weightSum += weights[part];
  }
  if (weightSum === 0) return null;
  const students = row.college.undergraduates ?? 0;
  const trust = students / (students + provenRule.halfWayUndergraduates);
  return provenRule.unknownScore + (sum / weightSum - provenRule.unknownScore) * trust;
}

/** How much of a part is known, 0-1; null where the student did not ask for it. */
function calculateKnownShare(
  index: number,
  score: number | null,
  { college, chance }: RankedCollege<MatchPriceBand>,
  profile: Profile,
  money: Money,
): number | null {
  const part = matchParts[index];
  if (part === "outcomes") {
    const figures = [college.completionRate, college.earningsUsd];
    return figures.filter((figure) => figure !== null).length / figures.length;
  }
  if (score !== null) return 1;
  switch (part) {
    case "academics": {
      const hasAcademics = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
      return hasAcademics && chance.kind === "unknown" ? 0 : null;
    }
    case "major":
      return profile.majorFamilies.length > 0 ? 0 : null;
    case "price":
      return money.payPerYearUsd === null ? null : 0;
    case "size":
      return profile.sizes.length > 0 ? 0 : null;
    case "setting":
      return profile.settings.length > 0 ? 0 : null;
    default:
      return null;
  }
}
