/** Figures for single colleges and groups of colleges that articles can use by name. */
import { collegeTypes } from "#content/parts/collegeTypes.ts";
import { medianOf } from "#domain/college/aggregates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeField, CollegeRecord } from "#domain/college/record.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import type { Colleges } from "#server/colleges.ts";
import { countFigure, dataFigure } from "./dataFigure.ts";
import type { Figure } from "./figures.ts";
import type { StateCollege } from "./parts/stateColleges.ts";
import { systemOf } from "./parts/systems.ts";

/**
 * "college.university-of-georgia.admitRate": one college's. "state.publicFour.completionRate": the median for a type of
 * the state's colleges; "state.publicFour.count": their number. "system.california-state-university.netPriceUsd": the
 * median of a public system; "….count", "….least.…" and "….most.…" work for either kind of group.
 */
export function collegeFigure(
  name: string,
  colleges: Colleges,
  stateColleges: () => readonly StateCollege[],
): Figure | undefined {
  const [kind, group = "", ...measure] = name.split(".");
  if (kind === "college") return ofOne(colleges, group, measure[0] ?? "");
  if (kind !== "state" && kind !== "system") return undefined;
  const own = stateColleges();
  const members =
    kind === "system"
      ? own.filter((college) => slugOf(systemOf(college) ?? "") === group)
      : own.filter(({ type }) => type === collegeTypes.find((one) => one === group));
  return members.length === 0 ? undefined : ofGroup(members, measure, colleges);
}

/** "University of California" is university-of-california. */
function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

function ofOne(colleges: Colleges, slug: string, field: string): Figure | undefined {
  const record = colleges.recordOf(colleges.bySlug(slug)?.unitId ?? -1);
  if (record === null) return undefined;
  const bracket = bracketOf(field);
  if (bracket !== null) return shown(record.netPriceByIncomeUsd[bracket], "netPriceUsd", colleges.asOf);
  return isField(field) ? shown(record[field], field, colleges.asOf) : undefined;
}

function ofGroup(
  members: readonly CollegeSummary[],
  measure: readonly string[],
  colleges: Colleges,
): Figure | undefined {
  const field = measure.at(-1) ?? "";
  if (field === "count") return countFigure(formatInteger(members.length), colleges.asOf);
  const bracket = bracketOf(field);
  const shownField = bracket === null ? field : "netPriceUsd";
  if (!isField(shownField)) return undefined;
  const values = members
    .map((college) =>
      bracket === null
        ? numberIn(colleges.recordOf(college.unitId), shownField)
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
        : medianOf(values, isDollars ? "usd" : "share").median;
  return shown(value, shownField, colleges.asOf);
}

/** "netPriceBracket1Usd" to "netPriceBracket5Usd", as in the medians; null for another name. */
function bracketOf(name: string): number | null {
  const [, number] = /^netPriceBracket([1-5])Usd$/.exec(name) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

function isField(name: string): name is CollegeField {
  return name in fields;
}

function numberIn(record: CollegeRecord | null, field: CollegeField): number | null {
  const value = record?.[field];
  return typeof value === "number" ? value : null;
}

function shown(value: unknown, field: CollegeField, checked: string): Figure | undefined {
  if (typeof value !== "number") return undefined;
  const { unit } = fields[field];
  if (unit === "usd" || unit === "usdAYear") return dataFigure(formatUsd(value), field, checked);
  if (unit === "share" || unit === "shareAYear") return dataFigure(formatShare(value), field, checked);
  return unit === "count" ? dataFigure(formatInteger(value), field, checked) : undefined;
}
