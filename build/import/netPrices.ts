/** Reads the federal file of net prices by income, and decides which of its prices can be used, at which colleges. */
import { aidedGapUsd, fewestStudents } from "#domain/college/aidedPrices.ts";
import type { Level, NetPriceByIncome } from "#domain/college/college.ts";
import type { AidedPriceCheck, CollegeRecord } from "#domain/college/record.ts";
import { readCodeCell, readIntegerCell, readUnitIdCell } from "./cells.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const netPriceFilePattern = /^net_price_by_income\.csv(\.gz)?$/;

const bands = [1, 2, 3, 4, 5] as const;
const newestBands = [1, 2, 3, 4] as const;

const columns = {
  needed: [
    "unitid",
    "avg_net_price_2023_24",
    "check_2023_24",
    ...newestBands.map((band) => `np_2023_24_b${band}`),
    ...["np_2022_23", "n_aided_2022_23", "avg_grant_2022_23", "np_2021_22"].flatMap((name) =>
      bands.map((band) => `${name}_b${band}`),
    ),
  ],
  optional: [],
};

/** How the file compares the newest prices with the average it publishes. */
const checks = new Map<string, AidedPriceCheck>([
  ["equal", "fits"],
  ["averageFits", "fits"],
  ["averageOff", "differs"],
  ["noAverageToCheck", "noAverage"],
]);

/** One college's row, as published. */
export type NetPriceRow = {
  averageUsd: number | null;
  /** How the prices of 2023-24 agree with their average; null if there are none. */
  check: AidedPriceCheck | null;
  /** 2023-24; no figure for the highest bracket. */
  newestUsd: NetPriceByIncome;
  /** 2022-23: price, students with federal aid, and their average grant. */
  laterUsd: NetPriceByIncome;
  students: NetPriceByIncome;
  grantsUsd: NetPriceByIncome;
  /** 2021-22. */
  earlierUsd: NetPriceByIncome;
};

export function importNetPrices(path: string): { table: Table; rows: Map<number, NetPriceRow> } {
  const table = readTable(path, columns);
  const rows = new Map<number, NetPriceRow>();
  for (const row of table.rows) {
    const unitId = readUnitIdCell(row, "unitid");
    if (rows.has(unitId)) throw new ImportProblem(row.place("unitid"), `${unitId} is there already`);
    rows.set(unitId, {
      averageUsd: readIntegerCell(row, "avg_net_price_2023_24", netPrice),
      check: readCodeCell(row, "check_2023_24", checks),
      newestUsd: readBands(row, "np_2023_24", netPrice, 4),
      laterUsd: readBands(row, "np_2022_23", netPrice),
      students: readBands(row, "n_aided_2022_23", count),
      grantsUsd: readBands(row, "avg_grant_2022_23", grant),
      earlierUsd: readBands(row, "np_2021_22", netPrice),
    });
  }
  return { table, rows };
}

const netPrice = { from: -30_000, to: 300_000 };
const count = { from: 0, to: 1_000_000 };
const grant = { from: 0, to: 300_000 };

function readBands(row: Row, name: string, limits: typeof count, last = 5): NetPriceByIncome {
  const read = (band: number) => (band > last ? null : readIntegerCell(row, `${name}_b${band}`, limits));
  return [read(1), read(2), read(3), read(4), read(5)];
}

/**
 * Maximum Pell Grant of 2022-23 and 2023-24 (Dear Colleague Letters GEN-22-04 and GEN-23-02). Nearly all grants at two-year
 * colleges are this one, so the average grant is taken to have risen as it did.
 */
const pellMaximumUsd = { later: 6_895, newest: 7_395 } as const;

export type AidedFields = Pick<
  CollegeRecord,
  | "aidedPriceByIncomeUsd"
  | "aidedPriceGapUsd"
  | "aidedCostUsd"
  | "aidedHomeCostUsd"
  | "aidedStudentsByIncome"
  | "aidedPriceCheck"
  | "aidedGrant202223Usd"
>;

const none: NetPriceByIncome = [null, null, null, null, null];

export const noAidedFields: AidedFields = {
  aidedPriceByIncomeUsd: [...none],
  aidedPriceGapUsd: [...none],
  aidedCostUsd: null,
  aidedHomeCostUsd: null,
  aidedStudentsByIncome: [...none],
  aidedPriceCheck: null,
  aidedGrant202223Usd: null,
};

/** What the college's own figures say, for comparison: its average cost, and the costs of its living arrangements, 2023-24. */
export type OwnFigures = {
  level: Level;
  netPriceByIncomeUsd: readonly (number | null)[];
  averageCostUsd: number | null;
  arrangementsUsd: readonly (number | null)[];
  /** The first of them: with family, without food and housing there. */
  homeCostUsd: number | null;
};

/**
 * Counts and check of a college whose prices by income the College Scorecard does not have; the prices themselves where it
 * is a two-year college. Elsewhere the Scorecard's prices stay as they are.
 */
export function deriveAidedFields(row: NetPriceRow | undefined, own: OwnFigures): AidedFields {
  if (row === undefined || own.netPriceByIncomeUsd.some((price) => price !== null)) return noAidedFields;
  const grantUsd = averageGrant(row);
  const isTwoYear = own.level === "twoYear";
  const described = {
    ...noAidedFields,
    aidedStudentsByIncome: [...row.students] satisfies NetPriceByIncome,
    aidedPriceCheck: row.check,
    aidedGrant202223Usd: grantUsd,
    aidedCostUsd: isTwoYear ? deriveAidedCost(row, grantUsd, own) : null,
    aidedHomeCostUsd: isTwoYear ? own.homeCostUsd : null,
  };
  if (!isTwoYear || row.check !== "fits") return described;
  const keep = (at: 0 | 1 | 2 | 3 | 4, price: number | null) =>
    (row.students[at] ?? 0) >= fewestStudents[at] ? price : null;
  const prices: CollegeRecord["aidedPriceByIncomeUsd"] = [
    keep(0, row.newestUsd[0]),
    keep(1, row.newestUsd[1]),
    keep(2, row.newestUsd[2]),
    keep(3, row.newestUsd[3]),
    keep(4, row.laterUsd[4]),
  ];
  const gap = (at: 0 | 1 | 2 | 3 | 4) => (prices[at] === null ? null : deriveGap(row, at));
  return {
    ...described,
    aidedPriceByIncomeUsd: prices,
    aidedPriceGapUsd: [gap(0), gap(1), gap(2), gap(3), gap(4)],
  };
}

/** How far the two earlier years lie apart, if that is too far; null too where one of them is missing. */
function deriveGap({ earlierUsd, laterUsd }: NetPriceRow, at: 0 | 1 | 2 | 3 | 4): number | null {
  const earlier = earlierUsd[at];
  const later = laterUsd[at];
  if (earlier === null || later === null) return null;
  const apart = Math.abs(later - earlier);
  return apart > aidedGapUsd ? apart : null;
}

function averageGrant({ grantsUsd, students }: NetPriceRow): number | null {
  let sum = 0;
  let all = 0;
  for (const [at, paid] of grantsUsd.entries()) {
    const those = students[at] ?? 0;
    if (paid === null || those === 0) continue;
    sum += paid * those;
    all += those;
  }
  return all === 0 ? null : Math.round(sum / all);
}

/**
 * The cost before grants that the prices of 2023-24 were counted from: the college's own average cost, or its average price
 * plus the average grant, which lies between its cheapest and its dearest living arrangement.
 */
function deriveAidedCost(
  { averageUsd }: NetPriceRow,
  grantUsd: number | null,
  { averageCostUsd, arrangementsUsd }: OwnFigures,
): number | null {
  if (averageCostUsd !== null) return averageCostUsd;
  if (averageUsd === null || grantUsd === null) return null;
  const cost = estimateAidedCost(averageUsd, grantUsd);
  const known = arrangementsUsd.filter((one) => one !== null);
  const within = known.length === 0 ? cost : Math.min(Math.max(cost, Math.min(...known)), Math.max(...known));
  return Math.max(0, within);
}

/** Before it is held between the arrangements; the price rules know how close it comes (price/aidedCost.ts). */
export function estimateAidedCost(averageUsd: number, grantUsd: number): number {
  return Math.round(averageUsd + (grantUsd * pellMaximumUsd.newest) / pellMaximumUsd.later);
}
