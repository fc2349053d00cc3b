/** The order of a trip's stops: the family's own where it moved one, else the best (to a dozen) or a good one. */
import type { Steps } from "#lib/steps.ts";
import { findExactOrder, type OrderProblem } from "./exactOrder.ts";
import { calculateOrderHours, searchForOrder } from "./searchOrder.ts";
import { tripLimits } from "./trip.ts";

/** `moved`: points in the order that the family gave, those it did not name left out; null where it gave none. */
export function* orderStops(
  problem: OrderProblem,
  moved: readonly number[] | null,
): Steps<readonly number[]> {
  if (moved !== null) return insertRemaining(problem, sortPinnedByDay(problem, moved));
  if (problem.size - 1 <= tripLimits.exactStops) return findExactOrder(problem);
  return yield* searchForOrder(problem);
}

/** Stops pinned to days keep their places in the list, filled by day: a pin says more than a move. */
function sortPinnedByDay({ pinnedDays }: OrderProblem, order: readonly number[]): readonly number[] {
  const pinned = order.filter((point) => (pinnedDays[point] ?? 0) > 0);
  const byDay = pinned.toSorted((left, right) => (pinnedDays[left] ?? 0) - (pinnedDays[right] ?? 0));
  let used = 0;
  return order.map((point) => ((pinnedDays[point] ?? 0) > 0 ? (byDay[used++] ?? point) : point));
}

/** Every other stop goes where it adds the fewest hours. */
function insertRemaining(problem: OrderProblem, moved: readonly number[]): readonly number[] {
  let order = moved;
  for (let point = 1; point < problem.size; point++) {
    if (order.includes(point)) continue;
    let best: readonly number[] | null = null;
    for (let place = 0; place <= order.length; place++) {
      const candidate = order.toSpliced(place, 0, point);
      if (!isInDayOrder(problem, candidate)) continue;
      if (best === null || calculateOrderHours(problem, candidate) < calculateOrderHours(problem, best)) best = candidate;
    }
    order = best ?? [...order, point];
  }
  return order;
}

export function isInDayOrder({ pinnedDays }: OrderProblem, order: readonly number[]): boolean {
  const days = order.map((point) => pinnedDays[point] ?? 0).filter((day) => day > 0);
  return days.every((day, at) => at === 0 || day >= (days[at - 1] ?? 0));
}
