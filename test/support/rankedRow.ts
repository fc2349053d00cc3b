/** Ranking rows for tests: each test names only the fields it is about. */
import type { Chance, ChanceEstimate } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { CollegePlace, CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import type { DistanceKind } from "#domain/geography/drive.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { RankedCollege } from "#domain/match/rank.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
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
  admission?: AdmissionLabel;
  budget?: BudgetLabel;
  match?: number | null;
  chance?: Chance;
  priceBand?: MatchPriceBand | null;
  distanceMiles?: number | null;
  distanceKind?: DistanceKind;
  nearestPlace?: CollegePlace;
  college?: Partial<CollegeSummary>;
}): Row {
  return {
    college: makeCollege({ unitId: fields.unitId, ...fields.college }),
    matchPercent: fields.match === undefined ? 80 : fields.match,
    chance: fields.chance ?? { kind: "unknown", because: "noAcademics" },
    admissionLabel: { code: fields.admission ?? "target", because: "chance" },
    budgetLabel: fields.budget ?? "within",
    priceBand: fields.priceBand ?? null,
    distanceMiles: fields.distanceMiles ?? null,
    distanceKind: fields.distanceKind ?? (typeof fields.distanceMiles === "number" ? "line" : null),
    nearestPlace: fields.nearestPlace ?? null,
    missedFloor: null,
    field: null,
    programChoice: null,
  };
}

/** A field of study with this many degrees: offered from five. */
export function makeField(degreesPerYear: number, fields: Partial<FieldOfStudy> = {}): FieldOfStudy {
  const isOffered = degreesPerYear >= 5;
  return {
    code: "11",
    level: "bachelors",
    degreesPerYear,
    isOffered,
    offeredCount: isOffered ? 1 : 0,
    fewCount: isOffered || degreesPerYear === 0 ? 0 : 1,
    isByTransfer: false,
    ...fields,
  };
}

/** A row, and its college, this many miles north of 30° N 97° W. */
export function makeRowAt(miles: number, fields: Parameters<typeof makeRow>[0]): Row {
  const place = { latitude: 30 + miles / 69.1, longitude: -97 };
  return makeRow({ ...fields, distanceMiles: miles, college: { ...place, ...fields.college } });
}
