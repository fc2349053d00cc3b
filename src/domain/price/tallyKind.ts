/** The kinds of colleges by which it is counted whether calculators land inside our ranges: none leads to a college. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Residency } from "./residency.ts";

export const tallyKinds = ["publicInState", "publicOutOfState", "nonprofit", "forProfit", "twoYear"] as const;
export type TallyKind = (typeof tallyKinds)[number];

/**
 * Null where it is not known which price of a public college the family pays: then nothing is counted. `home` is null where
 * it is unknown, and abroad.
 */
export function toTallyKind(
  { control, level, state }: Pick<CollegeSummary, "control" | "level" | "state">,
  residency: Residency,
  home: StateCode | null,
): TallyKind | null {
  // The shorter programs too: too few families use such a calculator to tell them apart.
  if (level !== "fourYear") return "twoYear";
  if (control !== "public") return control;
  if (residency === "sameForAll" && home !== null)
    return home === state ? "publicInState" : "publicOutOfState";
  if (residency === "unknown" || residency === "sameForAll") return null;
  return residency === "inState" ? "publicInState" : "publicOutOfState";
}
