/** What a hard date is of, and why a task is worth doing now. */
import type { FloorStatus } from "#domain/admission/checkFloor.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";

/** "stateMoney": a state's program or its form. "test": registration closes. "reply": the answer to a college, or its deposit. */
export type DueKind = "application" | "scholarship" | "honors" | "stateMoney" | "test" | "reply" | "own";

export type TaskReason = {
  /** The nearest hard date: its own if `isIt`, or one it leads to. */
  closes: {
    day: Day;
    /** 0 is today. */
    daysLeft: number;
    unitId: number | null;
    system: "uc" | "csu" | null;
    kind: DueKind;
    isIt: boolean;
    /** It is another year's date, or to be checked. */
    isExpected: boolean;
    /** Of a college that the student has said they apply to. */
    isUnderWay: boolean;
  } | null;
  /** The application that is under way and has no hard date: the task sends it, or it waits for the task; with rolling admission none is missing. */
  sends: { unitId: number; isIt: boolean; isRolling: boolean } | null;
  /** It files the FAFSA, or the FAFSA waits for it; the state of home whose own grants run out, so that a day sooner counts. */
  fafsa: { isIt: boolean; runsOutIn: StateCode | null } | null;
  /** Absent, unless it begins or sends an application whose published minimum is above what was told. */
  belowMinimum?: FloorStatus;
  /** How many open tasks wait for it. */
  opens: number;
  /** Others send it, which takes weeks. */
  isSlow: boolean;
};

/** The college whose date or application is the reason; null if it is none's. */
export function findReasonCollege(reason: TaskReason | undefined): number | null {
  return reason?.closes?.unitId ?? (reason?.closes == null ? (reason?.sends?.unitId ?? null) : null);
}
