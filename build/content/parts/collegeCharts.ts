/** Builds a state guide's college charts from the data set. */

import { calculatePartMedian, listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import { findSystem } from "#authoring/systems.ts";
import {
  type AdmitBand,
  admitBands,
  type ChartGroup,
  type CollegeChartsData,
  collegeChartsSchema,
  type EarningsSpread,
  type NamedDot,
  type SystemFigures,
  type SystemSpan,
} from "#content/parts/collegeCharts.ts";
import { typeGroups } from "#content/parts/collegeTypes.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { roundShare } from "#lib/format.ts";
import type { StatePartInput } from "./partInput.ts";
import { calculateQuartiles } from "./quartiles.ts";

const largestCount = 10;

export function buildCollegeCharts(input: StatePartInput): CollegeChartsData {
  const colleges = listStateColleges(input);
  const groups = typeGroups.flatMap((group) => {
    const own = colleges.filter((college) => college.group === group);
    return own.length === 0 ? [] : [buildChartGroup(group, own)];
  });
  const largest = colleges.flatMap(toNamedDot).slice(0, largestCount);
  return collegeChartsSchema.parse({ groups, largest, systems: listSystemFigures(colleges) });
}

function buildChartGroup(group: ChartGroup["group"], colleges: readonly StateCollege[]): ChartGroup {
  const [one, two, three, four, five] = incomeBrackets.map((_, index) =>
    calculatePartMedian(
      colleges.map(({ netPriceByIncomeUsd }) => netPriceByIncomeUsd[index] ?? null),
      "usd",
    ),
  );
  const none = { median: null, n: 0 };
  const countIn = (band: AdmitBand) => colleges.filter((college) => findAdmitBand(college) === band).length;
  const [all, from75, from50, from25, under25, unknown] = admitBands;
  return {
    group,
    colleges: colleges.length,
    averagePriceUsd: calculatePartMedian(
      colleges.map(({ netPriceUsd }) => netPriceUsd),
      "usd",
    ),
    bracketPricesUsd: [one ?? none, two ?? none, three ?? none, four ?? none, five ?? none],
    admits: [
      countIn(all),
      countIn(from75),
      countIn(from50),
      countIn(from25),
      countIn(under25),
      countIn(unknown),
    ],
    completion: calculatePartMedian(
      colleges.map(({ completionRate }) => completionRate),
      "share",
    ),
    earnings: calculateEarningsSpread(colleges),
    dots: colleges.flatMap(({ netPriceUsd, completionRate }) =>
      netPriceUsd === null || completionRate === null
        ? []
        : [[Math.round(netPriceUsd / 100), Math.round(completionRate * 100)]],
    ),
  };
}

/** Open admission is its own band; the others are for colleges that select. */
export function findAdmitBand(college: Pick<StateCollege, "hasOpenAdmission" | "admitRate">): AdmitBand {
  if (college.hasOpenAdmission === true) return "all";
  if (college.admitRate === null) return "unknown";
  const shown = roundShare(college.admitRate);
  if (shown >= 0.75) return "from75";
  if (shown >= 0.5) return "from50";
  return shown >= 0.25 ? "from25" : "under25";
}

function calculateEarningsSpread(colleges: readonly StateCollege[]): EarningsSpread | null {
  const spread = calculateQuartiles(
    colleges.map(({ earningsUsd }) => earningsUsd).filter((usd) => usd !== null),
  );
  if (spread === null) return null;
  const { n, least, lower, median, upper, most } = spread;
  return { n, least, lower: Math.round(lower), median: Math.round(median), upper: Math.round(upper), most };
}

function toNamedDot(college: StateCollege): NamedDot[] {
  const { name, slug, group, netPriceUsd, completionRate } = college;
  if (netPriceUsd === null || completionRate === null) return [];
  return [{ name, slug, group, netPriceUsd, completionRate }];
}

/** Systems with two or more colleges, largest first by students, like the colleges themselves. */
function listSystemFigures(colleges: readonly StateCollege[]): SystemFigures[] {
  const bySystem = Map.groupBy(colleges, findSystem);
  return [...bySystem].flatMap(([name, own]) => {
    if (name === null || own.length < 2) return [];
    return [
      {
        name,
        colleges: own.length,
        netPriceUsd: findSpan(
          own.map(({ netPriceUsd }) => netPriceUsd),
          "usd",
        ),
        completion: findSpan(
          own.map(({ completionRate }) => completionRate),
          "share",
        ),
        earningsUsd: findSpan(
          own.map(({ earningsUsd }) => earningsUsd),
          "usd",
        ),
      },
    ];
  });
}

/** A system can include very different campuses, so the median alone would hide that. */
function findSpan(
  values: readonly (number | null)[],
  unit: Parameters<typeof calculatePartMedian>[1],
): SystemSpan {
  const known = values.filter((value) => value !== null);
  const { median } = calculatePartMedian(known, unit);
  return median === null ? null : { median, least: Math.min(...known), most: Math.max(...known) };
}
