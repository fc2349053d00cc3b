/** Which tuition public colleges of a state charge its own students who are undocumented or have DACA, and whether state aid is open. */
import type { StateCode } from "#domain/college/states.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import { tuitionByStatusOrigins } from "#facts/prices/tuitionByStatus.origins.ts";
import { tuitionByStatusRecords } from "#facts/prices/tuitionByStatus.ts";
import type { Source } from "#lib/source.ts";
import type { Residency } from "./residency.ts";
import type { StatusRule } from "./statusRules.ts";

type Terms = {
  rule: StatusRule;
  /** At a high school of the state, for a rule by high school. */
  years?: number;
  /** The years are of living in the state, not of high school there. */
  isByHome?: true;
  /** It follows "As of". */
  asOf: string;
  stateAid?: "open" | "closed";
  /** The application for state aid that takes the place of the FAFSA. */
  form?: string;
  /** Whole sentences. */
  more?: string;
  isSuitUnknown?: true;
};
export type TuitionByStatus = Terms & { source: Source };

/** A state that is not here has no rule on record. */
export const tuitionByStatus: ReadonlyMap<StateCode, TuitionByStatus> = new Map(
  tuitionByStatusRecords.map((record): [StateCode, TuitionByStatus] => {
    const { period, value } = findLatest<Terms>(record);
    return [record.state, { ...value, source: originIn(tuitionByStatusOrigins[record.id], period).source }];
  }),
);

/** Which price a public college of the home state charges; "unknown" spans both. */
export function findTuitionByStatus(
  state: StateCode,
): Extract<Residency, "inState" | "outOfState" | "unknown"> {
  switch (tuitionByStatus.get(state)?.rule) {
    case "byHighSchool":
    case "resident":
      return "inState";
    case "nonresident":
    case "barred":
      return "outOfState";
    default:
      return "unknown";
  }
}
