/** Whether the student has turned on the record of how an essay is written. */
import type { PlanEssay } from "#domain/essays/essay.ts";

/** Kept among the notes of the essay, which no reader sees, so that it holds on all of the student's devices. */
export const recordNote = "writingRecord";

export const recordNoteOn = "on";

export function isRecorded({ notes }: Pick<PlanEssay, "notes">): boolean {
  return notes[recordNote] === recordNoteOn;
}
