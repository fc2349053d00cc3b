/** What the finder of promised places says of all promises together. */
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import {
  type GuaranteeFigures,
  type GuaranteeOutcome,
  type GuaranteeResult,
  checkGuarantee,
} from "#domain/admission/checkGuarantee.ts";
import type { GpaScale } from "#domain/people/profile.ts";

export type ShownPromise = GuaranteeResult & {
  colleges: GuaranteeFinderData["promises"][number]["colleges"];
};

/** Nobody can confirm these beforehand: one is luck, the other is done after the offer. */
const notToTick: ReadonlySet<FurtherNeed> = new Set<FurtherNeed>(["spaceRemains", "claimTheOffer"]);

export function isToTick(need: FurtherNeed): boolean {
  return !notToTick.has(need);
}

export function listShownPromises(
  { promises }: GuaranteeFinderData,
  figures: GuaranteeFigures,
  confirmed: readonly FurtherNeed[],
): readonly ShownPromise[] {
  return promises.map(({ guarantee, colleges }) => ({
    ...checkGuarantee(guarantee, figures, confirmed),
    colleges,
  }));
}

/** What holds comes first, what does not last; within an outcome as the state's list has them. */
const order: readonly GuaranteeOutcome[] = [
  "sure",
  "claim",
  "sureOfOne",
  "check",
  "missing",
  "ownLines",
  "notMet",
];

/** `by` decides the order: the same promises, for other answers. */
export function sortPromises(
  shown: readonly ShownPromise[],
  by: readonly ShownPromise[],
): readonly ShownPromise[] {
  const places = new Map(by.map(({ guarantee, outcome }) => [guarantee.id, order.indexOf(outcome)]));
  const getPlace = ({ guarantee }: ShownPromise) => places.get(guarantee.id) ?? order.length;
  return shown.toSorted((a, b) => getPlace(a) - getPlace(b));
}

/** What the promise asks beside its line; on the weighted scale also the plain average, once that is asked or confirmed. */
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

export type PromiseStatus =
  | { kind: "sure" | "check"; count: number }
  | { kind: "empty" | "one" | "none" | "open" };

/** The best that can be said: colleges that must say yes, a place at one, promises that fit, or none. */
export function getPromiseStatus(shown: readonly ShownPromise[], isTold: boolean): PromiseStatus {
  if (!isTold) return { kind: "empty" };
  const sure = shown.filter(({ outcome }) => outcome === "sure" || outcome === "claim");
  const slugs = new Set(sure.flatMap(({ colleges }) => colleges.map(({ slug }) => slug)));
  if (slugs.size > 0) return { kind: "sure", count: slugs.size };
  if (shown.some(({ outcome }) => outcome === "sureOfOne")) return { kind: "one" };
  const fitting = shown.filter(({ outcome }) => outcome === "check" || outcome === "claim").length;
  if (fitting > 0) return { kind: "check", count: fitting };
  // A line that nobody publishes is not one that is missed.
  const isOpen = shown.some(({ outcome }) => outcome === "missing" || outcome === "ownLines");
  return { kind: isOpen ? "open" : "none" };
}
