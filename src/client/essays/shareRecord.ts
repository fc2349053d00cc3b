/** Makes the file of a shared record. */
import { sortEntries } from "#domain/essays/authorship/checkRecord.ts";
import { toVersionInput } from "#domain/essays/authorship/entry.ts";
import type { SharedRecord } from "#domain/essays/authorship/entrySchema.ts";
import { authorshipDatabase } from "./authorshipDatabase.ts";
import { signShared } from "./deviceKey.ts";
import { hashText } from "./hashText.ts";

export type SharedFile = { text: string; entries: number; countersigned: number };

/**
 * Null if the record does not end with an entry of this device about this text: the caller adds one first. `title` and
 * `text` are left out where the student left them out.
 */
export async function makeSharedFile(
  at: { planId: string; essayId: string; site: string; madeAt: string },
  { essayText, isTextIncluded, title }: { essayText: string; isTextIncluded: boolean; title: string | null },
): Promise<SharedFile | null> {
  const { planId, essayId, site, madeAt } = at;
  const [rows, key] = await Promise.all([
    authorshipDatabase.readRows(planId, essayId),
    authorshipDatabase.readKey(planId, essayId),
  ]);
  const entries = sortEntries(rows.map(({ entry, receipt }) => ({ entry, receipt })));
  const last = entries.at(-1)?.entry;
  const row = rows.find(({ entry }) => entry === last);
  if (key === null || last === undefined || last.device !== key.device || row?.salt == null) return null;
  if ((await hashText(toVersionInput(row.salt, essayText))) !== last.version) return null;
  const record: SharedRecord = {
    format: "tassel-authorship",
    form: 1,
    site,
    madeAt,
    essay: essayId,
    title,
    text: isTextIncluded ? { text: essayText, salt: row.salt } : null,
    entries: entries.map(({ entry, receipt }) => ({ entry: { ...entry, joins: [...entry.joins] }, receipt })),
    head: key.head,
  };
  const countersigned = entries.filter(({ receipt }) => receipt !== null).length;
  return { text: await signShared(key, record), entries: entries.length, countersigned };
}
