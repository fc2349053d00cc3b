/** What a state has beside promised places for first-years, from /facts: invitations, open laws, and places after two years. */
import type { StateCode } from "#domain/college/states.ts";
import { pathsOrigins } from "#facts/admission/paths.origins.ts";
import { pathsRecords } from "#facts/admission/paths.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

/**
 * "invitation": a letter or list that says where a student would fit; applying comes after. "open": a law that keeps
 * colleges open. "transfer": a place after a community college. "partner": single districts or colleges. "later": a law
 * that is not in use yet.
 */
export type AdmissionPathKind = "invitation" | "open" | "transfer" | "partner" | "later";

export type AdmissionPathId = (typeof pathsRecords)[number]["id"];

export type AdmissionPath = {
  id: AdmissionPathId;
  state: StateCode;
  /** What people call it. */
  name: string;
  kind: AdmissionPathKind;
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source, to be checked with whoever runs it. */
  confidence: "H" | "M";
};

export const admissionPaths: readonly AdmissionPath[] = pathsRecords.map((record) => {
  const { id, state, title } = record;
  const { period, value } = findLatest<{ path: AdmissionPathKind }>(record);
  const { source, confidence } = originIn(pathsOrigins[id], period);
  if (confidence === "L") throw new Error(`The path ${id} cannot be shown.`);
  return { id, state, name: title, kind: value.path, confidence, source };
});
