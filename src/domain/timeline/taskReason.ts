/** What a hard date is of, and why a task is worth doing now. */
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
  } | null;
  /** How many open tasks wait for it. */
  opens: number;
  /** Others send it, which takes weeks. */
  isSlow: boolean;
};
