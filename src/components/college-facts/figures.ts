/** Formats a field of the record: its name, its value by unit, and its year. */

import { getFieldYear } from "#components/source/getFieldYear.ts";
import { type FieldUnit, fields } from "#domain/college/fields.ts";
import type { MiddleMeasure, NationalMiddle } from "#domain/college/nationalMiddle.ts";
import type { CollegeField, CollegeRecord } from "#domain/college/record.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

export type ShownFact = {
  label: string;
  /** Null if not published, or of too few students. */
  value: string | null;
  /** Why there is no value, if not because nobody published it. */
  missing?: string;
  /** The year, or another note beside the value. */
  note: string | null;
  /** What it covers, or what is usual. */
  detail?: string | null;
  /** The national middle of the same figure, where it is compared. */
  middle?: string | null;
};

/** Undefined in a reply that a device kept from before there was one. */
export type Middle = NationalMiddle | null | undefined;

/** Fields whose value is a single figure, a text, or yes or no. */
export type PlainField = Exclude<
  CollegeField,
  | "aliases"
  | "netPriceByIncomeUsd"
  | "aidedPriceByIncomeUsd"
  | "aidedPriceGapUsd"
  | "aidedStudentsByIncome"
  | "tooFewToSay"
>;

/** With a name of its own; `buildFact` takes the field's. */
export function buildNamedFact(college: CollegeRecord, field: PlainField, label: string): ShownFact {
  const fact = { label, value: readValue(college, field), note: getFieldYear(field) };
  return isTooFewToSay(college, field) ? { ...fact, missing: tooFewText } : fact;
}

/** The same beside the national middle: of the same field, so of the same year and source. */
export function addMiddle(fact: ShownFact, field: MiddleMeasure, national: Middle): ShownFact {
  const median = national?.medians[field] ?? null;
  return { ...fact, middle: median === null ? null : formatNumber(median, fields[field].unit) };
}

/** The value alone, or null if not published. */
export function readValue(college: CollegeRecord, field: PlainField): string | null {
  const value = college[field];
  if (value === null) return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") return value;
  if (typeof value === "object") return words.scores(value.lower, value.upper);
  return formatNumber(value, fields[field].unit);
}

function formatNumber(value: number, unit: FieldUnit): string {
  switch (unit) {
    case "usdAYear":
    case "usd":
      return formatUsd(value);
    case "share":
      return toShareText(value);
    case "shareAYear":
      return formatFineShare(value);
    case "count":
      return formatInteger(value);
    case "ratio":
      return words.toOne(value);
    default:
      return String(value);
  }
}

/** Whole percent, with one decimal if a whole percent would hide a small share, or round nearly everyone up to 100%. */
export function toShareText(share: number): string {
  const isFine = (share > 0 && share < 0.1) || (share > 0.99 && share < 1);
  return isFine ? formatFineShare(share) : formatShare(share);
}

/** An average price after grants; negative if grants exceeded the cost. */
export function formatNetPrice(amountUsd: number | null): string | null {
  if (amountUsd === null) return null;
  return amountUsd <= 0 ? words.zeroOrLess : formatUsd(amountUsd);
}

/** Whether at least one of the fields is published. */
export function isAnyKnown(college: CollegeRecord, named: readonly PlainField[]): boolean {
  return named.some((field) => college[field] !== null);
}
