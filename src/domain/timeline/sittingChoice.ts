/** Which sitting of a test a student takes: the next that can still be registered for. */
import type { Day } from "#lib/dates.ts";
import type { Sitting } from "./admissionDates.ts";
import type { Application } from "./applications.ts";

export type AdmissionTest = "sat" | "act";

export type SittingChoice = {
  test: AdmissionTest;
  /** Null when none is left that can be registered for. */
  sitting: Sitting | null;
  /** The last of the class's sittings, which is what has passed when none is left. */
  lastSitting: Sitting | null;
  isTaken: boolean;
};

/** What the family ticked off: the day it registered, and a day by which the scores were there. */
export type SittingTicks = { today: Day; registeredOn: Day | null; takenBy: Day | null };

/**
 * The next sitting whose late registration is open. A later one never has its scores sooner, so when these come too
 * late for a college, no sitting does. Who registered on a day keeps the sitting that was next on that day, and who has
 * scores the last before them.
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

/** Colleges that the scores are for: those to be sent to, with a date, that look at scores. UC and Cal State do not. */
export function listScoreColleges(applications: readonly Application[], today: Day): Application[] {
  return applications.filter(
    ({ college, plan, deadline, isToSend, isRolling }) =>
      isToSend &&
      plan !== "uc" &&
      plan !== "csu" &&
      (college.testPolicy === "required" || college.testPolicy === "considered") &&
      (isRolling || (deadline !== null && deadline >= today)),
  );
}
