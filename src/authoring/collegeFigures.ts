/** Figures for single colleges and groups of colleges that articles can use by name. */
import { collegeTypes } from "#content/parts/collegeTypes.ts";
import { calculateMedian } from "#domain/college/aggregates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeField, CollegeRecord } from "#domain/college/record.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { CollegeData } from "./collegeData.ts";
import { makeCountFigure, makeDataFigure } from "./dataFigure.ts";
import type { Figure } from "./figure.ts";
import type { StateCollege } from "./stateColleges.ts";
import { findSystem } from "./systems.ts";

/** What figures are read from. */
type FigureData = Pick<CollegeData, "bySlug" | "recordOf">;

/**
 * "college.university-of-georgia.admitRate": one college's. "state.publicFour.completionRate": the median for a type of
 * the state's colleges; "state.publicFour.count": their number. "system.california-state-university.netPriceUsd": the
 * median of a public system; "….count", "….least.…" and "….most.…" work for either kind of group.
 */
export function findCollegeFigure(
  name: string,
  colleges: FigureData,
  stateColleges: () => readonly StateCollege[],
): Figure | undefined {
  const [kind, group = "", ...measure] = name.split(".");
  if (kind === "college") return findFigureOfCollege(colleges, group, measure[0] ?? "");
  if (kind !== "state" && kind !== "system") return undefined;
  const own = stateColleges();
  const members =
    kind === "system"
      ? own.filter((college) => parseSlug(findSystem(college) ?? "") === group)
      : own.filter(({ type }) => type === collegeTypes.find((one) => one === group));
  return members.length === 0 ? undefined : findFigureOfGroup(members, measure, colleges);
}

/** "University of California" is university-of-california. */
function parseSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function findFigureOfCollege(colleges: FigureData, slug: string, field: string): Figure | undefined {
  const record = colleges.recordOf(colleges.bySlug(slug)?.unitId ?? -1);
  if (record === null) return undefined;
  const bracket = parseBracket(field);
  if (bracket !== null) return toFigure(record.netPriceByIncomeUsd[bracket], "netPriceUsd");
  return isField(field) ? toFigure(record[field], field) : undefined;
}

function findFigureOfGroup(
  members: readonly CollegeSummary[],
  measure: readonly string[],
  colleges: FigureData,
): Figure | undefined {
  const field = measure.at(-1) ?? "";
  if (field === "count") return makeCountFigure(members.length);
  const bracket = parseBracket(field);
  const shownField = bracket === null ? field : "netPriceUsd";
  if (!isField(shownField)) return undefined;
  const values = members
    .map((college) =>
      bracket === null
        ? getNumber(colleges.recordOf(college.unitId), shownField)
        : (college.netPriceByIncomeUsd[bracket] ?? null),
    )
    .filter((value) => value !== null);
  if (values.length === 0) return undefined;
  const isDollars = fields[shownField].unit !== "share";
  const [which] = measure;
  const value =
    which === "least"
      ? Math.min(...values)
      : which === "most"
        ? Math.max(...values)
        : calculateMedian(values, isDollars ? "usd" : "share").median;
  return toFigure(value, shownField);
}

/** "netPriceBracket1Usd" to "netPriceBracket5Usd", as in the medians; null for another name. */
function parseBracket(name: string): number | null {
  const [, number] = /^netPriceBracket([1-5])Usd$/.exec(name) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

function isField(name: string): name is CollegeField {
  return name in fields;
}

function getNumber(record: CollegeRecord | null, field: CollegeField): number | null {
  const value = record?.[field];
  return typeof value === "number" ? value : null;
}

function toFigure(value: unknown, field: CollegeField): Figure | undefined {
  if (typeof value !== "number") return undefined;
  const { unit } = fields[field];
  if (unit === "usd" || unit === "usdAYear") return makeDataFigure(formatUsd(value), field, value);
  if (unit === "share" || unit === "shareAYear") return makeDataFigure(formatShare(value), field, value);
  return unit === "count" ? makeDataFigure(formatInteger(value), field, value) : undefined;
}
