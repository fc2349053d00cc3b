/** A counselor's own notes on students, in this browser alone: never sent, and never in a plan. */
import { z } from "zod/mini";
import { createKeptText } from "#client/keptText.ts";

export const counselorNoteLength = 5_000;

const kept = createKeptText("tassel-counselor-notes");
const notesSchema = z.record(z.string(), z.string());

export const subscribeToNotes = kept.subscribe;

/** Of one account, so that whoever signs in next on a shared computer reads none of them here. */
export function readNote(accountId: string, planId: string): string {
  return parse()[toKey(accountId, planId)] ?? "";
}

export function keepNote(accountId: string, planId: string, note: string): void {
  const { [toKey(accountId, planId)]: _before, ...others } = parse();
  const all = note === "" ? others : { ...others, [toKey(accountId, planId)]: note };
  kept.save(Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

function toKey(accountId: string, planId: string): string {
  return `${accountId} ${planId}`;
}

function parse(): z.infer<typeof notesSchema> {
  const text = kept.read();
  if (text === null) return {};
  try {
    return notesSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
