/** The published table that the chance method was fitted on and is tested against. */
import { ucAdmitRates } from "#facts/admission/ucAdmitTable.ts";
import { latestValue } from "#facts/fact.ts";
import { ucAdmitTableSource } from "#facts/sources/chanceMethod.ts";
import type { Source } from "#lib/source.ts";

/** One campus of the back-test: shares 0-1 of applicants admitted, overall and by GPA band. */
export type AdmitTableRow = {
  campus: string;
  unitId: number;
  admitRate: number;
  byBand: readonly number[];
};

/** University of California, fall 2021: admit rate by capped weighted GPA band, freshman applicants. */
export const ucAdmitTable: {
  source: Source;
  bandMiddles: readonly number[];
  rows: readonly AdmitTableRow[];
} = {
  source: ucAdmitTableSource,
  ...latestValue(ucAdmitRates),
};
