/** Evaluates a state's guarantees by grades and class rank. */
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import {
  checkGuarantee,
  type GuaranteeFigures,
  type GuaranteeOutcome,
  type GuaranteeResult,
} from "#domain/admission/checkGuarantee.ts";
import type { GpaScale } from "#domain/answers/gpaScale.ts";

/** "denied": the student will not meet one of the further conditions. "byLetter": only the program’s letter tells. */
export type ShownOutcome = GuaranteeOutcome | "denied" | "byLetter";

export type ShownPromise = Omit<GuaranteeResult, "outcome"> & {
  outcome: ShownOutcome;
  colleges: GuaranteeFinderData["promises"][number]["colleges"];
};

export function listShownPromises(
  { promises }: GuaranteeFinderData,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
  denied: readonly FurtherNeed[] = [],
): readonly ShownPromise[] {
  return promises.map(({ guarantee, colleges }) => {
    const result = checkGuarantee(guarantee, figures, confirmed);
    const isDenied = result.stillNeeds.some((need) => denied.includes(need));
    return {
      ...result,
      outcome: isDenied && result.outcome !== "notMet" ? "denied" : result.outcome,
      colleges,
    };
  });
}

/** What the guarantee requires besides its criterion; on the weighted scale also the unweighted average, once it is asked or confirmed. */
export function listShownNeeds(
  { guarantee, stillNeeds }: ShownPromise,
  scale: GpaScale,
  confirmed: readonly FurtherNeed[],
): readonly FurtherNeed[] {
  const need = "gpaOnTheirScale";
  const isConfirmed =
    confirmed.includes(need) &&
    scale === "weighted" &&
    guarantee.countsWeightedGpa !== true &&
    guarantee.ways.some(({ minimumGpa }) => minimumGpa !== null);
  return stillNeeds.includes(need) || isConfirmed
    ? [...guarantee.furtherNeeds, need]
    : guarantee.furtherNeeds;
}
