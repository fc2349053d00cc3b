/** Brings what a page shows of a conversation in step with what the device keeps, after another tab changed it. */
import type { KeptTurn, Turn } from "#client/counselor/conversationDatabase.ts";

/** `id` names it on the page; `key` on the device, null where it is not kept. Fresh: asked since the page was opened. */
export type Entry = { id: string; key: number | null; turn: Turn; isFresh: boolean };

/**
 * Newest first. `kept` is oldest first, as read. What another tab answered comes in by its age, and what the device
 * could not keep stays where it is. Answers go only where `isErased` says that another tab erased some: one given while
 * the device was being read is not in `kept` yet.
 */
export function mergeTurns(
  shown: readonly Entry[],
  kept: readonly KeptTurn[],
  isErased: boolean,
): readonly Entry[] {
  const byKey = new Map(kept.map((turn) => [turn.key, turn]));
  const merged = shown
    .filter(({ key }) => !isErased || (key === null ? kept.length > 0 : byKey.has(key)))
    .map((entry) => update(entry, entry.key === null ? undefined : byKey.get(entry.key)));
  const known = new Set(merged.map(({ key }) => key));
  for (const turn of kept) {
    if (known.has(turn.key)) continue;
    const older = merged.findIndex(({ key }) => key !== null && key < turn.key);
    const entry = { id: `kept-${turn.key}`, key: turn.key, turn, isFresh: false };
    merged.splice(older === -1 ? merged.length : older, 0, entry);
  }
  return merged;
}

/** The other tab may have answered it in another reading. */
function update(entry: Entry, turn: KeptTurn | undefined): Entry {
  const isSame = turn === undefined || JSON.stringify(turn.reading) === JSON.stringify(entry.turn.reading);
  return isSame ? entry : { ...entry, turn };
}
