/** One day of a trip played through: the morning's way, the visits, and what the evening is used for. */
import { dayShape, flightShape } from "#domain/visits/travelTerms.ts";
import type { LegTable } from "./legTable.ts";

/** Where the family is when it wakes up. */
export type TripState = {
  /** Visits done, so that the next is the stop at this place of the order; all done: on the way home. */
  done: number;
  /** The point that the way now taken began at. */
  from: number;
  /** Minutes left to the next point; 0: there already. */
  left: number;
  hasLeft: boolean;
  /** Days in a row that passed without moving or visiting. */
  waited: number;
};

/** `visits` first; then stay where the family is, go on as far as the day allows, or sleep at home where it is near. */
export type DayChoice = { visits: number; evening: "stay" | "on" | "home" };

export type DayRules = {
  table: LegTable;
  order: readonly number[];
  /** By point; 0 is not pinned. */
  pinnedDays: Int32Array;
  pace: number;
  drivingMinutes: number;
  isRoundTrip: boolean;
};

/** `share` of the whole way between two points, at a stretch. */
export type PlayedItem =
  | { kind: "leg"; startMinute: number; endMinute: number; from: number; to: number; share: number }
  | { kind: "visit"; startMinute: number; endMinute: number; point: number };

export type Night = { point: number; isOnTheWay: boolean };

export type PlayedDay = {
  items: readonly PlayedItem[];
  end: TripState;
  isOver: boolean;
  /** Null at home. */
  night: Night | null;
  drivenMinutes: number;
  /** When the last thing of the day ends. */
  endMinute: number;
};

/** Null where the day does not allow the choice. `dayNumber` counts from 1. */
export function playDay(
  rules: DayRules,
  start: TripState,
  choice: DayChoice,
  dayNumber: number,
): PlayedDay | null {
  const { order, table } = rules;
  const items: PlayedItem[] = [];
  let { done, from, left } = start;
  let clock: number = dayShape.leaveMinute;
  let driven = 0;
  for (let visit = 0; visit < choice.visits; visit++) {
    const point = order[done];
    if (point === undefined || !isAllowedOn(rules, point, dayNumber)) return null;
    const way = takeWay(rules, from, point, left, clock, driven);
    if (way === null || way.minutes < left) return null;
    const startMinute = dayShape.visitStarts.find((minute) => minute >= way.endMinute);
    if (startMinute === undefined) return null;
    // The first way of the day may begin late; after a visit the family leaves at once.
    const late = visit === 0 ? startMinute - way.endMinute : 0;
    if (left > 0) items.push(legItem(rules, from, point, left, clock + late, way.endMinute + late));
    clock = startMinute + dayShape.visitMinutes;
    items.push({ kind: "visit", startMinute, endMinute: clock, point });
    driven += way.driven;
    done += 1;
    from = point;
    left = minutesBetween(table, point, order[done] ?? 0);
  }
  const isLast = done === order.length;
  if (isLast && !rules.isRoundTrip) {
    return choice.evening === "stay" && choice.visits > 0 ? over(items, done, from, driven, clock) : null;
  }
  const next = order[done] ?? 0;
  const hasLeft = start.hasLeft || choice.visits > 0;
  if (choice.evening === "stay") {
    const isAtFrom = left === minutesBetween(table, from, next);
    const isIdle = choice.visits === 0;
    // Nobody waits out a day by the roadside.
    if (isIdle && left > 0 && !isAtFrom) return null;
    const point = isAtFrom ? from : next;
    const end = { done, from, left, hasLeft, waited: isIdle ? start.waited + 1 : 0 };
    const night = point === 0 ? null : { point, isOnTheWay: false };
    return { items, end, isOver: false, night, drivenMinutes: driven, endMinute: clock };
  }
  if (choice.evening === "home") {
    if (isLast || choice.visits === 0) return null;
    const home = minutesBetween(table, from, 0);
    if (!isNearHome(table, from) && !isNearHome(table, next)) return null;
    const way = takeWay(rules, from, 0, home, clock, driven);
    if (way === null || way.minutes < home) return null;
    items.push(legItem(rules, from, 0, home, clock, way.endMinute));
    const end = { done, from: 0, left: minutesBetween(table, 0, next), hasLeft, waited: 0 };
    const drivenMinutes = driven + way.driven;
    return { items, end, isOver: false, night: null, drivenMinutes, endMinute: way.endMinute };
  }
  if (left === 0) return null;
  const way = takeWay(rules, from, next, left, clock, driven);
  if (way === null) return null;
  items.push(legItem(rules, from, next, way.minutes, clock, way.endMinute));
  driven += way.driven;
  left -= way.minutes;
  if (isLast && left === 0) return over(items, done, 0, driven, way.endMinute);
  const night = left === 0 ? { point: next, isOnTheWay: false } : { point: next || from, isOnTheWay: true };
  const end = { done, from, left, hasLeft: true, waited: 0 };
  return { items, end, isOver: false, night, drivenMinutes: driven, endMinute: way.endMinute };
}

function isNearHome(table: LegTable, point: number): boolean {
  return (
    table.legOf(point, 0)?.by === "car" && minutesBetween(table, point, 0) <= dayShape.nightAtHomeHours * 60
  );
}

export function minutesBetween(table: LegTable, from: number, to: number): number {
  return Math.round((table.hours[from * table.size + to] ?? 0) * 60);
}

/** Minutes at the wheel that one whole day allows. */
export function drivingMinutesOfADay(drivingMinutes: number): number {
  return Math.min(drivingMinutes, wheelMinutesWithin(dayShape.lastArrivalMinute - dayShape.leaveMinute));
}

/** A pinned stop on its day; any other stop on any day. */
function isAllowedOn({ pinnedDays }: DayRules, point: number, dayNumber: number): boolean {
  const pinned = pinnedDays[point] ?? 0;
  return pinned === 0 || pinned === dayNumber;
}

/** As much of the way as fits before the night: all of it, or the most that the day allows; null where that is too little. */
export function takeWay(
  rules: Pick<DayRules, "table" | "drivingMinutes">,
  from: number,
  to: number,
  left: number,
  clock: number,
  driven: number,
): { minutes: number; endMinute: number; driven: number } | null {
  if (left === 0) return { minutes: 0, endMinute: clock, driven: 0 };
  const window = dayShape.lastArrivalMinute - clock;
  if (rules.table.legOf(from, to)?.by === "flight") {
    if (left <= window) return { minutes: left, endMinute: clock + left, driven: 0 };
    const most = flightShape.mostHoursADay * 60;
    // Only a flight that no day holds is cut in two, and only from the morning on.
    if (left <= most || clock > dayShape.leaveMinute) return null;
    return { minutes: most, endMinute: clock + most, driven: 0 };
  }
  const most = Math.min(rules.drivingMinutes - driven, wheelMinutesWithin(window));
  const minutes = Math.min(left, most);
  if (minutes < left && minutes < leastPieceMinutes) return null;
  return { minutes, endMinute: clock + minutes + restMinutesFor(minutes), driven: minutes };
}

/** A shorter piece of a long drive is not worth a night on the way. */
const leastPieceMinutes = 45;

function restMinutesFor(wheelMinutes: number): number {
  return Math.max(0, Math.ceil(wheelMinutes / dayShape.restEveryMinutes) - 1) * dayShape.restMinutes;
}

/** The most minutes at the wheel that, with their rests, fit into so many minutes. */
function wheelMinutesWithin(minutes: number): number {
  if (minutes <= 0) return 0;
  const round = dayShape.restEveryMinutes + dayShape.restMinutes;
  const rounds = Math.floor(minutes / round);
  return rounds * dayShape.restEveryMinutes + Math.min(dayShape.restEveryMinutes, minutes - rounds * round);
}

function legItem(
  { table }: DayRules,
  from: number,
  to: number,
  minutes: number,
  startMinute: number,
  endMinute: number,
): PlayedItem {
  return { kind: "leg", startMinute, endMinute, from, to, share: minutes / minutesBetween(table, from, to) };
}

function over(
  items: readonly PlayedItem[],
  done: number,
  from: number,
  driven: number,
  endMinute: number,
): PlayedDay {
  const end = { done, from, left: 0, hasLeft: true, waited: 0 };
  return { items, end, isOver: true, night: null, drivenMinutes: driven, endMinute };
}
