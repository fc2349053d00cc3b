/**
 * Splits a trip's stops, in order, into days: no visit on a closed day, fewest visits out of term, then fewest days away, hotel nights and driving
 * minutes, then the earliest end. Exact for the day's choices: each reachable evening state is kept once, with its best
 * history.
 */
import { dayShape } from "#domain/visits/travelTerms.ts";
import {
  type DayChoice,
  type DayRules,
  getMinutesBetween,
  type SimulatedDay,
  simulateDay,
  type TripState,
} from "./simulateDay.ts";

export type ScheduleRules = DayRules & {
  /** Days of the trip; the first is number 1. */
  days: number;
  /** The first usable day; earlier ones are in the past. */
  firstUsable: number;
};

export type ScheduledDay = SimulatedDay & { dayNumber: number };

type Reached = {
  state: TripState;
  cost: number;
  before: Reached | null;
  choice: DayChoice;
  dayNumber: number;
};

/** Lexicographic weights: a trip's total of one always weighs less than one unit of the previous. */
const weights = {
  visitOutOfTerm: 1e9,
  dayAway: 1e7,
  night: 1e5,
  nightOnTheWay: 1e5,
  minute: 1,
  lateEvening: 0.2,
  stay: 0.1,
  end: 1e-3,
};
const lateEveningMinute = 19 * 60;

/** The days from departure to return, or null if the stops do not fit. */
export function scheduleTrip(rules: ScheduleRules): readonly ScheduledDay[] | null {
  const best = searchSchedule(rules, false);
  return best === null ? null : replayDays(rules, best);
}

/** The fewest days the stops need in this order, starting on the first day; null above the maximum. */
export function countDaysNeeded(rules: ScheduleRules, maxDays: number): number | null {
  const best = searchSchedule({ ...rules, days: maxDays }, true);
  return best === null ? null : best.dayNumber;
}

function searchSchedule(rules: ScheduleRules, isFirstEnough: boolean): Reached | null {
  let layer = new Map<number, Reached>();
  const home: Reached = {
    state: {
      done: 0,
      from: 0,
      left: getMinutesBetween(rules.table, 0, rules.order[0] ?? 0),
      hasLeft: false,
      waited: 0,
    },
    cost: 0,
    before: null,
    choice: { visits: 0, evening: "stay" },
    dayNumber: 0,
  };
  layer.set(toStateKey(home.state), home);
  let best: Reached | null = null;
  for (let dayNumber = rules.firstUsable; dayNumber <= rules.days; dayNumber++) {
    const next = new Map<number, Reached>();
    for (const at of layer.values()) {
      for (const choice of choices) {
        if (!isChoiceOpen(rules, at.state, choice, dayNumber)) continue;
        const played = simulateDay(rules, at.state, choice, dayNumber);
        if (played === null || isTooLate(rules, played.end, dayNumber)) continue;
        const cost = at.cost + calculateDayCost(rules, played, choice, dayNumber);
        // Costs only grow, so anything already more expensive can be dropped.
        if (best !== null && cost >= best.cost) continue;
        const reached: Reached = { state: played.end, cost, before: at, choice, dayNumber };
        if (played.isOver) {
          best = reached;
          continue;
        }
        const key = toStateKey(played.end);
        const known = next.get(key);
        if (known === undefined || cost < known.cost) next.set(key, reached);
      }
    }
    if (isFirstEnough && best !== null) return best;
    layer = next;
  }
  return best;
}

/** Even at full pace, the remaining stops do not fit in the remaining days. */
function isTooLate({ order, pace, days }: ScheduleRules, { done }: TripState, dayNumber: number): boolean {
  return order.length - done > (days - dayNumber) * pace;
}

/** All choices for a day, most visits first; on equal cost the first is kept. */
const choices: readonly DayChoice[] = [2, 1, 0].flatMap((visits) =>
  (["on", "home", "stay"] as const).map((evening) => ({ visits, evening })),
);

function isChoiceOpen(rules: ScheduleRules, state: TripState, choice: DayChoice, dayNumber: number): boolean {
  if (choice.visits > 0) return choice.visits <= Math.min(rules.pace, rules.order.length - state.done);
  return choice.evening === "on" || (choice.evening === "stay" && canWait(rules, state, dayNumber));
}

/** At home for as long as there are days; on the road for a few, or until the day the next stop is pinned to. */
function canWait(rules: ScheduleRules, state: TripState, dayNumber: number): boolean {
  const next = rules.order[state.done];
  if (next === undefined) return false;
  if (!state.hasLeft) return true;
  return state.waited < dayShape.waitingDays || (rules.pinnedDays[next] ?? 0) > dayNumber;
}

function calculateDayCost(
  rules: ScheduleRules,
  played: SimulatedDay,
  choice: DayChoice,
  dayNumber: number,
): number {
  let cost = (rules.kindOf(dayNumber) === "open" ? 0 : choice.visits) * weights.visitOutOfTerm;
  if (played.end.hasLeft) cost += weights.dayAway;
  if (played.night !== null) cost += weights.night;
  if (played.night?.isOnTheWay === true) cost += weights.nightOnTheWay;
  cost += played.drivenMinutes * weights.minute;
  if (choice.evening === "on" && played.endMinute > lateEveningMinute) cost += weights.lateEvening;
  if (choice.evening === "stay") cost += weights.stay;
  // On a tie, the earlier one.
  if (!played.end.hasLeft) cost += weights.end;
  return cost;
}

function replayDays(rules: ScheduleRules, best: Reached): readonly ScheduledDay[] {
  const days: ScheduledDay[] = [];
  for (let at: Reached | null = best; at !== null && at.before !== null; at = at.before) {
    if (!at.state.hasLeft) break;
    const played = simulateDay(rules, at.before.state, at.choice, at.dayNumber);
    if (played !== null) days.unshift({ ...played, dayNumber: at.dayNumber });
  }
  return days;
}

/** One number per state: at most 41 stops, minutes below 2^16. */
function toStateKey({ done, from, left, hasLeft, waited }: TripState): number {
  const place = (done * 2 + (from === 0 ? 1 : 0)) * 2 + (hasLeft ? 1 : 0);
  return (place * (dayShape.waitingDays + 1) + Math.min(waited, dayShape.waitingDays)) * 65_536 + left;
}
