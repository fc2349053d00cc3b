/** Chooses which test date a student takes: the next one still open for registration. */
import { findScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { Day } from "#lib/dates.ts";
import type { Sitting } from "./admissionDates.ts";
import type { Application } from "./applications.ts";

export type AdmissionTest = "sat" | "act";

export type SittingChoice = {
  test: AdmissionTest;
  /** Null if no test date is left to register for. */
  sitting: Sitting | null;
  /** The class's last test date, which has passed if none is left. */
  lastSitting: Sitting | null;
  isTaken: boolean;
};

/** What the family checked off: the day they registered, and a day by which scores were in. */
export type SittingTicks = { today: Day; registeredOn: Day | null; takenBy: Day | null };

/**
 * The next test date open for late registration. Later ones never deliver scores sooner, so if this one is too late for a
 * college, all are. A student who registered keeps the date that was next on that day, and one with scores the last
 * date before them.
 */
export function chooseSitting(
  test: AdmissionTest,
  sittings: readonly Sitting[],
  { today, registeredOn, takenBy }: SittingTicks,
): SittingChoice {
  const askedOn = registeredOn !== null && registeredOn < today ? registeredOn : today;
  const taken = takenBy === null ? undefined : sittings.findLast(({ date }) => date <= takenBy);
  const sitting = taken ?? sittings.find(({ lateBy }) => lateBy >= askedOn) ?? null;
  return { test, sitting, lastSitting: sittings.at(-1) ?? null, isTaken: takenBy !== null };
}

/** A planned SAT or ACT can bring a score: it is taken, registered for, or still open for registration. */
export function isTestAhead(choices: Iterable<SittingChoice>): boolean {
  return [...choices].some(({ sitting, isTaken }) => isTaken || sitting !== null);
}

/** Colleges that students entering in this year send scores to: still to apply to, with a deadline, and not test-blind like UC and Cal State. */
export function listScoreColleges(
  applications: readonly Application[],
  entryYear: number,
  today: Day,
): Application[] {
  return applications.filter(
    ({ college, plan, deadline, isToSend, isRolling }) =>
      isToSend &&
      plan !== "uc" &&
      plan !== "csu" &&
      !["notRead", "unknown"].includes(findScorePolicy(college, entryYear).kind) &&
      (isRolling || (deadline !== null && deadline >= today)),
  );
}
