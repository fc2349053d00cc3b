/** What the price rules derive from the data set: the living mix, and how far to trust a college's own growth. */
import type { Control } from "#domain/college/college.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { calculateQuantile } from "#domain/price/quantile.ts";

export type MixRow = Pick<
  CollegeRecord,
  | "unitId"
  | "control"
  | "level"
  | "isRanked"
  | "averageCostUsd"
  | "tuition202324Usd"
  | "booksUsd"
  | "roomBoardOnCampusUsd"
  | "otherOnCampusUsd"
  | "roomBoardOffCampusUsd"
  | "otherOffCampusUsd"
  | "otherWithFamilyUsd"
>;

export type GrowthRow = Pick<
  CollegeRecord,
  "tuition202122Usd" | "tuition202223Usd" | "tuition202324Usd" | "tuitionInDistrictUsd" | "tuitionInStateUsd"
>;

export type Mix = { colleges: number; awayShare: number; spreadShare: number };

/** Living costs closer than this do not show where a college's mix lies. */
const minimumStepUsd = 1_000;

/**
 * Where the average cost of attendance falls between living with family (0) and away (1): the median over colleges, and
 * half the distance between the 10th and 90th percentile.
 */
export function calculateLivingMix(rows: readonly MixRow[], control: Control, isHousing: boolean): Mix {
  const shares = rows.flatMap((row) => {
    if (row.control !== control || (row.roomBoardOnCampusUsd !== null) !== isHousing) return [];
    return calculateAwayShare(row) ?? [];
  });
  return {
    colleges: shares.length,
    awayShare: roundTo(calculateQuantile(shares, 0.5), 2),
    spreadShare: roundTo((calculateQuantile(shares, 0.9) - calculateQuantile(shares, 0.1)) / 2, 2),
  };
}

/** Below this, nearly all students behind a college's average cost live with family. Others keep the mix of their kind. */
const mostlyFromHomeBelow = 0.1;

/**
 * Ranked four-year colleges with housing whose own average cost says that nearly all students live at home, as at the City
 * University of New York: to take them for residential would price a student who moves there as one who stays at home.
 */
export function listMostlyFromHome(rows: readonly MixRow[]): [unitId: number, awayShare: number][] {
  return rows
    .flatMap((row): [number, number][] => {
      if (!row.isRanked || row.level !== "fourYear" || row.roomBoardOnCampusUsd === null) return [];
      const share = calculateAwayShare(row);
      return share === null || share >= mostlyFromHomeBelow
        ? []
        : [[row.unitId, Math.max(0, roundTo(share, 2))]];
    })
    .toSorted(([a], [b]) => a - b);
}

/** Null where a figure is missing or the costs lie too close to show it. */
function calculateAwayShare(row: MixRow): number | null {
  const [housing, other] =
    row.roomBoardOnCampusUsd === null
      ? [row.roomBoardOffCampusUsd, row.otherOffCampusUsd]
      : [row.roomBoardOnCampusUsd, row.otherOnCampusUsd];
  const { averageCostUsd: cost, tuition202324Usd: tuition, booksUsd: books } = row;
  const family = row.otherWithFamilyUsd;
  if (housing === null || other === null || cost === null || tuition === null) return null;
  if (books === null || family === null || housing + other - family < minimumStepUsd) return null;
  return (cost - tuition - books - family) / (housing + other - family);
}

export type GrowthCheck = {
  colleges: number;
  nationalShare: number;
  /** Mean absolute error, as a share, of predicting 2023-24 to 2024-25 from the previous two years, by own weight. */
  errors: readonly { ownWeight: number; meanErrorShare: number }[];
};

/** How well a college's own growth predicts its next step. Growth above 25% a year is excluded as a break in the data. */
export function checkGrowth(rows: readonly GrowthRow[]): GrowthCheck {
  const series = rows.flatMap((row) => {
    const latest = row.tuitionInDistrictUsd ?? row.tuitionInStateUsd;
    const { tuition202122Usd: first, tuition202223Usd: second, tuition202324Usd: third } = row;
    return first && second && third && latest ? [{ first, third, latest }] : [];
  });
  const pairs = series
    .map(({ first, third, latest }) => ({ own: (third / first) ** (1 / 2) - 1, next: latest / third - 1 }))
    .filter(({ own, next }) => Math.abs(own) <= 0.25 && Math.abs(next) <= 0.25);
  const national = calculateQuantile(
    pairs.map(({ own }) => own),
    0.5,
  );
  const threeSteps = series
    .map(({ first, latest }) => (latest / first) ** (1 / 3) - 1)
    .filter((growth) => Math.abs(growth) <= 0.25);
  return {
    colleges: threeSteps.length,
    nationalShare: calculateQuantile(threeSteps, 0.5),
    errors: Array.from({ length: 11 }, (_, tenths) => {
      const ownWeight = tenths / 10;
      const errors = pairs.map(({ own, next }) => Math.abs(national + ownWeight * (own - national) - next));
      return { ownWeight, meanErrorShare: errors.reduce((sum, error) => sum + error, 0) / errors.length };
    }),
  };
}

function roundTo(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
