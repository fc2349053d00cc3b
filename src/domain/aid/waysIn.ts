/** Which of a program's deadlines decide until when a student can still apply. */
import type { ProgramStep } from "./stateProgram.ts";

/** Steps that begin an application; what follows them is only for those who took one. */
const waysIn: ReadonlySet<ProgramStep | null> = new Set<ProgramStep>([
  "application",
  "firstRound",
  "lastRound",
  "priority",
  "advised",
  "earlyBySchool",
  "lateBySchool",
  "nomination",
  "admission",
]);

/** A day that is best, and not the last. */
function isEarly(step: ProgramStep | null): boolean {
  return step === "priority" || step === "advised" || step === "fafsaPriority";
}

/** The ways to apply; where none is named, whatever is due. Once the last of them has passed, the program is closed. */
export function listWaysIn<Deadline extends { step: ProgramStep | null }>(
  deadlines: readonly Deadline[],
): readonly Deadline[] {
  // A test that counts was taken or not, and nothing is sent in by that day.
  const asked = deadlines.filter(({ step }) => step !== "renewal" && step !== "test");
  // After a priority date the form is still taken: until the last day, where one is known.
  const lasting = asked.filter(({ step }) => !isEarly(step));
  const entries = lasting.filter(({ step }) => waysIn.has(step));
  return entries.length === 0 ? lasting : entries;
}
