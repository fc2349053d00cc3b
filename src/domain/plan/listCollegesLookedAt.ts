/**
 * The colleges a family looked at anywhere: compared, saved, with an award letter, on a trip, or by opening their page, each
 * once and in that order.
 */
import type { Plan } from "./plan.ts";

/** `opened` is what the device remembers of college pages; no plan holds it. */
export function listCollegesLookedAt(
  { comparing, colleges, offers, trips }: Pick<Plan, "comparing" | "colleges" | "offers" | "trips">,
  opened: readonly number[],
): number[] {
  return [
    ...new Set([
      ...comparing,
      ...colleges.map(({ unitId }) => unitId),
      ...offers.flatMap(({ unitId }) => unitId ?? []),
      ...trips.flatMap(({ stops }) => stops.map(({ unitId }) => unitId)),
      ...opened,
    ]),
  ];
}
