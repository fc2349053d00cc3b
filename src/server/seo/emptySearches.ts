/** Searches on this site that found nothing: a count per day and words. Nobody's name, address or number is kept. */
import type { SearchPlace } from "#contract/adminSeo.ts";
import { toDay } from "#server/pageViews/store.ts";
import type { Database } from "#server/store/tables.ts";

/** New words a day, so that a program that searches at random cannot fill the store. */
export const mostNewWords = 1_000;
const mostShown = 200;
const mostWords = 6;

/** As they are counted: in small letters, without extra spaces. Null if they may be an address, a number or a text. */
export function toCountedSearch(text: string): string | null {
  const words = text.toLowerCase().trim().replace(/\s+/g, " ");
  // An address on the web or for mail has a dot before a letter; the contract lets no digit, "@" or "/" through.
  if (/\.\S|\bwww\b|\bhttps?\b/.test(words)) return null;
  return words.length < 3 || words.split(" ").length > mostWords ? null : words;
}

export async function countEmptySearch(
  database: Database,
  place: SearchPlace,
  text: string,
  now: Date,
): Promise<void> {
  const words = toCountedSearch(text);
  if (words === null) return;
  const day = toDay(now);
  const raised = await database
    .updateTable("empty_searches")
    .set(({ eb }) => ({ times: eb("times", "+", 1) }))
    .where("day", "=", day)
    .where("place", "=", place)
    .where("text", "=", words)
    .executeTakeFirst();
  if (raised.numUpdatedRows > 0n) return;
  const { kept } = await database
    .selectFrom("empty_searches")
    .select(({ fn }) => fn.countAll().as("kept"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= mostNewWords) return;
  await database
    .insertInto("empty_searches")
    .values({ day, place, text: words, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "place", "text"])
        .doUpdateSet(({ eb }) => ({ times: eb("empty_searches.times", "+", 1) })),
    )
    .execute();
}

/** Since this UTC day, the most frequent first; `least` is how often it takes to be listed. */
export async function listEmptySearches(
  database: Database,
  fromDay: string,
  least: number,
): Promise<{ text: string; place: SearchPlace; times: number }[]> {
  const rows = await database
    .selectFrom("empty_searches")
    .select(({ fn }) => ["text", "place", fn.sum("times").as("times")])
    .where("day", ">=", fromDay)
    .groupBy(["text", "place"])
    .having(({ fn }) => fn.sum("times"), ">=", least)
    .orderBy("times", "desc")
    .orderBy("text")
    .limit(mostShown)
    .execute();
  return rows.map(({ text, place, times }) => ({
    text,
    place: place === "colleges" ? place : "site",
    times: Number(times),
  }));
}

/** How many rows were deleted. */
export async function deleteEmptySearches(database: Database, beforeDay: string): Promise<number> {
  const gone = await database.deleteFrom("empty_searches").where("day", "<", beforeDay).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
