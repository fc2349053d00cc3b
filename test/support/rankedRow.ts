/** Ranking rows for tests: each test names only the fields it is about. */
import type { Chance, ChanceEstimate } from "#domain/admission/chance.ts";
import type { Label, LabelCode } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import { makeCollege } from "./sampleCollege.ts";

export type Row = RankedCollege<MatchPriceBand>;

export function makeEstimate(share: number, low: number, high: number): ChanceEstimate {
  return {
    kind: "estimate",
    share,
    low,
    high,
    applicantZ: 0,
    enrolledZ: 0,
    gpaWeight: 1,
    testWeight: 0,
    testUsed: null,
    admitRate: 0.5,
    group: null,
    shareWithScore: null,
    widenedBecause: [],
    isCapped: false,
  };
}

export function makeRow(fields: {
  unitId: number;
  label?: LabelCode;
  match?: number | null;
  chance?: Chance;
  priceBand?: MatchPriceBand | null;
  distanceMiles?: number | null;
  college?: Partial<CollegeSummary>;
}): Row {
  const label: Label = { code: fields.label ?? "target", because: "chance" };
  return {
    college: makeCollege({ unitId: fields.unitId, ...fields.college }),
    matchPercent: fields.match === undefined ? 80 : fields.match,
    chance: fields.chance ?? { kind: "unknown", because: "noAcademics" },
    label,
    priceBand: fields.priceBand ?? null,
    distanceMiles: fields.distanceMiles ?? null,
    majorsOffered: null,
  };
}

/** A row, and its college, this many miles north of 30° N 97° W. */
export function makeRowAt(miles: number, fields: Parameters<typeof makeRow>[0]): Row {
  const place = { latitude: 30 + miles / 69.1, longitude: -97 };
  return makeRow({ ...fields, distanceMiles: miles, college: { ...place, ...fields.college } });
}
