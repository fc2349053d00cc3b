/** Messages between the page and the worker that reads drafts. */
import type { DraftPrompt, Remark } from "#domain/essays/reading/remark.ts";

export type ReadingRequest = {
  text: string;
  prompt: DraftPrompt | null;
  /** The college that asks; null for a whole application's prompt. */
  unitId: number | null;
  /** The plan's other colleges. */
  otherUnitIds: readonly number[];
};

/** `hasColleges` is false if the college data could not be had: names and facts of colleges are then not checked. */
export type ReadingReply = { remarks: readonly Remark[]; hasColleges: boolean };

/** `id` matches answers to requests. */
export type ReadingAsked = { id: number; request: ReadingRequest };
/** `reply` is null if the rules failed. */
export type ReadingAnswered = { id: number; reply: ReadingReply | null };
