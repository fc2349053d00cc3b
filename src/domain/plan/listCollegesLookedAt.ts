/** The colleges a family looked at in any tool: compared, saved, with an award letter, or on a trip, each once and in that order. */
import type { Plan } from "./plan.ts";

export function listCollegesLookedAt({
  comparing,
  colleges,
  offers,
  trips,
}: Pick<Plan, "comparing" | "colleges" | "offers" | "trips">): number[] {
  return [
    ...new Set([
      ...comparing,
      ...colleges.map(({ unitId }) => unitId),
      ...offers.flatMap(({ unitId }) => unitId ?? []),
      ...trips.flatMap(({ stops }) => stops.map(({ unitId }) => unitId)),
    ]),
  ];
}
