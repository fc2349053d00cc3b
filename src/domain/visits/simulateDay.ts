/** Simulates one day of a trip: the morning drive, the visits, and what the evening is used for. */
import { dayShape, flightShape } from "#domain/visits/travelTerms.ts";
import type { DayKind } from "./dayWarnings.ts";
import type { LegTable } from "./legTable.ts";

/** Where the family is in the morning. */
export type TripState = {
  /** Visits finished, so the next stop is at this index of the order; when all are done, the family is heading home. */
  done: number;
  /** The point where the current drive started. */
  from: number;
  /** Minutes left to the next point; 0 if already there. */
  left: number;
  hasLeft: boolean;
  /** Consecutive days without driving or visiting. */
  waited: number;
};

/** First the `visits`; then stay, drive on as far as the day allows, or sleep at home if it is close. */
export type DayChoice = { visits: number; evening: "stay" | "on" | "home" };

export type DayRules = {
  table: LegTable;
  order: readonly number[];
  /** By point; 0 is not pinned. */
  pinnedDays: Int32Array;
  pace: number;
  drivingMinutes: number;
  isRoundTrip: boolean;
  kindOf: (dayNumber: number) => DayKind;
};

/** `share` of the whole drive between two points, without interruption. */
export type SimulatedItem =
  | { kind: "leg"; startMinute: number; endMinute: number; from: number; to: number; share: number }
  | { kind: "visit"; startMinute: number; endMinute: number; point: number };

export type Night = { point: number; isOnTheWay: boolean };

export type SimulatedDay = {
  items: readonly SimulatedItem[];
  end: TripState;
  isOver: boolean;
  /** Null at home. */
  night: Night | null;
  drivenMinutes: number;
  /** When the last item of the day ends. */
  endMinute: number;
};

/** Null if the day does not allow the choice. `dayNumber` counts from 1. */
export function simulateDay(
  rules: DayRules,
  start: TripState,
  choice: DayChoice,
  dayNumber: number,
): SimulatedDay | null {
  const { order, table } = rules;
  const items: SimulatedItem[] = [];
  let { done, from, left } = start;
  let clock: number = dayShape.leaveMinute;
  let driven = 0;
  for (let visit = 0; visit < choice.visits; visit++) {
    const point = order[done];
    if (point === undefined || !isAllowedOn(rules, point, dayNumber)) return null;
    const drive = driveTowards(rules, from, point, left, clock, driven);
    if (drive === null || drive.minutes < left) return null;
    const startMinute = dayShape.visitStarts.find((minute) => minute >= drive.endMinute);
    if (startMinute === undefined) return null;
    // The first drive of the day may start late; after a visit the family leaves right away.
    const late = visit === 0 ? startMinute - drive.endMinute : 0;
    if (left > 0) items.push(makeLegItem(rules, from, point, left, clock + late, drive.endMinute + late));
    clock = startMinute + dayShape.visitMinutes;
    items.push({ kind: "visit", startMinute, endMinute: clock, point });
    driven += drive.driven;
    done += 1;
    from = point;
    left = getMinutesBetween(table, point, order[done] ?? 0);
  }
  const isLast = done === order.length;
  if (isLast && !rules.isRoundTrip) {
    return choice.evening === "stay" && choice.visits > 0 ? endTrip(items, done, from, driven, clock) : null;
  }
  const next = order[done] ?? 0;
  const hasLeft = start.hasLeft || choice.visits > 0;
  if (choice.evening === "stay") {
    const isAtFrom = left === getMinutesBetween(table, from, next);
    const isIdle = choice.visits === 0;
    // Nobody spends a whole day waiting mid-drive.
    if (isIdle && left > 0 && !isAtFrom) return null;
    const point = isAtFrom ? from : next;
    const end = { done, from, left, hasLeft, waited: isIdle ? start.waited + 1 : 0 };
    const night = point === 0 ? null : { point, isOnTheWay: false };
    return { items, end, isOver: false, night, drivenMinutes: driven, endMinute: clock };
  }
  if (choice.evening === "home") {
    if (isLast || choice.visits === 0) return null;
    const home = getMinutesBetween(table, from, 0);
    if (!isNearHome(table, from) && !isNearHome(table, next)) return null;
    const drive = driveTowards(rules, from, 0, home, clock, driven);
    if (drive === null || drive.minutes < home) return null;
    items.push(makeLegItem(rules, from, 0, home, clock, drive.endMinute));
    const end = { done, from: 0, left: getMinutesBetween(table, 0, next), hasLeft, waited: 0 };
    const drivenMinutes = driven + drive.driven;
    return { items, end, isOver: false, night: null, drivenMinutes, endMinute: drive.endMinute };
  }
  if (left === 0) return null;
  const drive = driveTowards(rules, from, next, left, clock, driven);
  if (drive === null) return null;
  items.push(makeLegItem(rules, from, next, drive.minutes, clock, drive.endMinute));
  driven += drive.driven;
  left -= drive.minutes;
  if (isLast && left === 0) return endTrip(items, done, 0, driven, drive.endMinute);
  const night = left === 0 ? { point: next, isOnTheWay: false } : { point: next || from, isOnTheWay: true };
  const end = { done, from, left, hasLeft: true, waited: 0 };
  return { items, end, isOver: false, night, drivenMinutes: driven, endMinute: drive.endMinute };
}

function isNearHome(table: LegTable, point: number): boolean {
  return (
    table.legOf(point, 0)?.by === "car" &&
    getMinutesBetween(table, point, 0) <= dayShape.nightAtHomeHours * 60
  );
}

export function getMinutesBetween(table: LegTable, from: number, to: number): number {
  const minutes = Math.round((table.hours[from * table.size + to] ?? 0) * 60);
  // Next door is a minute, or the way there could be neither gone nor shared.
  return from === to ? minutes : Math.max(1, minutes);
}

/** Driving minutes that one full day allows. */
export function roundDrivingMinutes(drivingMinutes: number): number {
  return Math.min(drivingMinutes, calculateWheelMinutes(dayShape.lastArrivalMinute - dayShape.leaveMinute));
}

/** A pinned stop only on its day, whatever day that is; any other stop on days that are not closed. */
function isAllowedOn({ pinnedDays, kindOf }: DayRules, point: number, dayNumber: number): boolean {
  const pinned = pinnedDays[point] ?? 0;
  return pinned === 0 ? kindOf(dayNumber) !== "closed" : pinned === dayNumber;
}

/** As much of the drive as fits before night: all of it, or the day's maximum; null if that is too little. */
export function driveTowards(
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
    const maxMinutes = flightShape.mostHoursADay * 60;
    // A flight too long for one day is split, and only starting in the morning.
    if (left <= maxMinutes || clock > dayShape.leaveMinute) return null;
    return { minutes: maxMinutes, endMinute: clock + maxMinutes, driven: 0 };
  }
  const maxMinutes = Math.min(rules.drivingMinutes - driven, calculateWheelMinutes(window));
  const minutes = Math.min(left, maxMinutes);
  if (minutes < left && minutes < leastPieceMinutes) return null;
  return { minutes, endMinute: clock + minutes + calculateRestMinutes(minutes), driven: minutes };
}

/** A shorter part of a long drive is not worth a night on the road. */
const leastPieceMinutes = 45;

function calculateRestMinutes(wheelMinutes: number): number {
  return Math.max(0, Math.ceil(wheelMinutes / dayShape.restEveryMinutes) - 1) * dayShape.restMinutes;
}

/** The maximum driving minutes that fit, with rest stops, into that many minutes. */
function calculateWheelMinutes(minutes: number): number {
  if (minutes <= 0) return 0;
  const round = dayShape.restEveryMinutes + dayShape.restMinutes;
  const rounds = Math.floor(minutes / round);
  return rounds * dayShape.restEveryMinutes + Math.min(dayShape.restEveryMinutes, minutes - rounds * round);
}

function makeLegItem(
  { table }: DayRules,
  from: number,
  to: number,
  minutes: number,
  startMinute: number,
  endMinute: number,
): SimulatedItem {
  return {
    kind: "leg",
    startMinute,
    endMinute,
    from,
    to,
    share: minutes / getMinutesBetween(table, from, to),
  };
}

function endTrip(
  items: readonly SimulatedItem[],
  done: number,
  from: number,
  driven: number,
  endMinute: number,
): SimulatedDay {
  const end = { done, from, left: 0, hasLeft: true, waited: 0 };
  return { items, end, isOver: true, night: null, drivenMinutes: driven, endMinute };
}
