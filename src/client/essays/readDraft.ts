/** Has a draft read by the engine, with the college data if it can be had. */
import { findColleges } from "#client/colleges/loadColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import type { DraftReadingReply, DraftReadingRequest } from "#client/engine/engine.ts";

export type DraftRequest = Omit<DraftReadingRequest, "release">;

const read = askEngine("draft");

/** Rejects if the rules cannot be loaded. */
export async function readDraft(request: DraftRequest): Promise<DraftReadingReply> {
  const all = await findColleges();
  return read({ ...request, release: all?.release ?? null });
}
