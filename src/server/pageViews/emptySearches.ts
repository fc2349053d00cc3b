/**
 * Searches on this site that found nothing, by day. Words are kept only if this site uses each of them, and shown only
 * once several networks have searched for them; of all others there is a count. See decision 92.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { sql } from "kysely";
import { type SearchPlace, seoLimits } from "#contract/adminSeo.ts";
import { contentSearchEndpoint } from "#contract/contentSearch.ts";
import { toNetwork } from "#server/parts/identity/embedded/networks.ts";
import type { ServerParts } from "#server/parts.ts";
import { readText } from "#server/site.ts";
import type { Database } from "#server/store/tables.ts";
import { createNetworkBudget } from "./networkBudget.ts";
import { collectOwnWords, isOfOwnWords } from "./ownWords.ts";
import { toDay } from "./store.ts";

/** Searches of one network that count in a day: what a school behind one address types, and not what a program sends. */
export const mostOfNetwork = 50;
/** Rows a day, so that many networks together cannot fill the store. */
export const mostRows = 1_000;
/**
 * A network is one of so many groups, and others are in the same one: enough to tell whether several networks searched
 * for something, and too few to find out which.
 */
const networkGroups = 64;
const mostShown = 200;
const mostWords = 6;

/** Stands for all words that are not kept. */
const otherWords = "";

/** In small letters, without extra spaces. Null if they may be a name, an address, a number or a text. */
export function toListedSearch(text: string, own: ReadonlySet<string>): string | null {
  const words = text.toLowerCase().trim().replace(/\s+/g, " ");
  // An address on the web or for mail has a dot before a letter; the contract lets no digit, "@" or "/" through.
  if (words.length < 3 || words.split(" ").length > mostWords || /\.\S/.test(words)) return null;
  return isOfOwnWords(words, own) ? words : null;
}

export type SearchCounter = {
  /** `address` is the one the request came from; it is not kept. */
  count: (place: SearchPlace, text: string, address: string) => Promise<void>;
};

const counters = new WeakMap<ServerParts["store"], SearchCounter>();

/** One for a process: what a network has used of its budget is in its memory. */
export function searchCounterOf(parts: ServerParts): SearchCounter {
  const known = counters.get(parts.store) ?? createSearchCounter(parts);
  counters.set(parts.store, known);
  return known;
}

export function createSearchCounter({
  store,
  site,
  secrets,
  now,
}: Pick<ServerParts, "store" | "site" | "secrets" | "now">): SearchCounter {
  const key = deriveKey(secrets);
  const spend = createNetworkBudget(mostOfNetwork);
  let own: Promise<ReadonlySet<string>> | null = null;
  return {
    async count(place, text, address) {
      const day = toDay(now());
      if (!spend(day, address)) return;
      const listed = toListedSearch(text, await (own ??= readOwnWords(site))) ?? otherWords;
      await addRow(store.database, day, `${place}/${toGroup(key, listed, toNetwork(address))}`, listed);
    },
  };
}

/** A network's group differs from one search to the next, so that rows of different words cannot be joined by it. */
function toGroup(key: Buffer, text: string, network: string): number {
  const [first = 0] = createHmac("sha256", key)
    .update(JSON.stringify([text, network]))
    .digest();
  return first % networkGroups;
}

/** With the newest data key: after a new one, a network may count once more. */
function deriveKey({ dataKeys: [newest] }: ServerParts["secrets"]): Buffer {
  if (newest === undefined) throw new Error("There is no data key.");
  return Buffer.from(hkdfSync("sha256", Buffer.from(newest.key, "base64"), "", "empty searches", 32));
}

/** The words of the pages that the site search goes through; without them, none is kept. */
async function readOwnWords(site: ServerParts["site"]): Promise<ReadonlySet<string>> {
  const text = await readText(site.reference, "content-search");
  const read = contentSearchEndpoint.replies[200].safeParse(text && parseJson(text));
  return collectOwnWords(read.success ? read.data.pages : []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A network counts once a day for the same words, however often it asks. */
async function addRow(database: Database, day: string, place: string, text: string): Promise<void> {
  const { kept } = await database
    .selectFrom("empty_searches")
    .select(({ fn }) => fn.countAll().as("kept"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= mostRows) return;
  await database
    .insertInto("empty_searches")
    .values({ day, place, text, times: 1 })
    .onConflict((conflict) => conflict.columns(["day", "place", "text"]).doNothing())
    .execute();
}

export type EmptySearches = {
  searches: { text: string; place: SearchPlace; times: number }[];
  /** How many more there were, in words that are not kept. */
  unlistedSearches: number;
};

/** Since this UTC day, the most frequent first. */
export async function listEmptySearches(database: Database, fromDay: string): Promise<EmptySearches> {
  const place = sql<string>`case when place like 'colleges/%' then 'colleges' else 'site' end`;
  const rows = await database
    .selectFrom("empty_searches")
    .select(({ fn }) => ["text", place.as("where"), fn.countAll().as("times")])
    .where("day", ">=", fromDay)
    .where("place", "like", "%/%")
    .groupBy(["text", place])
    .having(({ eb, fn }) =>
      eb.or([eb("text", "=", otherWords), eb(fn.count("place").distinct(), ">=", seoLimits.leastNetworks)]),
    )
    .orderBy("times", "desc")
    .orderBy("text")
    // The two rows of other words may be among them.
    .limit(mostShown + 2)
    .execute();
  const read = rows.map(({ text, where, times }) => ({
    text,
    place: where === "colleges" ? ("colleges" as const) : ("site" as const),
    times: Number(times),
  }));
  return {
    searches: read.filter(({ text }) => text !== otherWords).slice(0, mostShown),
    unlistedSearches: read
      .filter(({ text }) => text === otherWords)
      .reduce((sum, { times }) => sum + times, 0),
  };
}

/** How many rows were deleted. Rows without a group are of a release that kept any words. */
export async function deleteEmptySearches(database: Database, beforeDay: string): Promise<number> {
  const gone = await database
    .deleteFrom("empty_searches")
    .where(({ eb }) => eb.or([eb("day", "<", beforeDay), eb("place", "not like", "%/%")]))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
