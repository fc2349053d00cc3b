/** What the records say of a state beside its aid programs, and how a page says it. */
import { describePeriod, describeUndated, isBareYear } from "#facts/describePeriod.ts";
import type { FactBook } from "../facts/factBook.ts";
import type { FactRecord } from "../facts/schema.ts";
import { findNewest } from "../facts/series.ts";
import type { StatePageSurroundings } from "./statePage.ts";

type NoteRecord = Extract<FactRecord, { kind: "stateNote" }>;

/** A note with its newest value. */
export type StateNote = Pick<NoteRecord, "id" | "title" | "topic"> & {
  text: string;
  period: string;
  isUndated: boolean;
  isDrawn: boolean;
  isReported: boolean;
  /** The key of its source, and its id. */
  source: string;
  sourceId: string;
  /** A publisher's id; null for the state's aid agency. */
  ask: string | null;
};

/** Newest value of each note of a state, without those whose day has passed. */
export function listNotes({
  state,
  asOf,
  book,
}: Pick<StatePageSurroundings, "state" | "asOf" | "book">): StateNote[] {
  return [...book.records.values()].flatMap((record) => {
    if (record.kind !== "stateNote" || record.state !== state) return [];
    const { id, title, topic, values } = record;
    const newest = findNewest(values);
    const dated = values.find(({ period }) => period === newest.period);
    if (dated === undefined) return [];
    const { value, period, confidence, source } = dated;
    if (value.until !== undefined && value.until < asOf) return [];
    return [
      {
        id,
        title,
        topic,
        text: value.text,
        period,
        isUndated: value.isUndated === true,
        isDrawn: value.isDrawn === true,
        isReported: confidence !== "H",
        source: keyOf(source, book),
        sourceId: source,
        ask: value.ask ?? null,
      },
    ];
  });
}

function keyOf(source: string, { sources }: FactBook): string {
  return sources.get(source)?.key ?? source;
}

/** The year of a note, beside it: a school year or a class that is over says that nothing newer is on record. */
export function describeNoteYear({ period, isUndated }: Pick<StateNote, "period" | "isUndated">): string {
  if (isUndated) return describeUndated(period);
  return isBareYear(period) ? period : describePeriod(period);
}

/** "**A test in 11th grade (2020):** Juniors took …", without the year where the text says it or the page has none. */
export function tellNote({ title, text, period, isUndated, source }: StateNote): string {
  const isSaid = isUndated || text.includes(period.replace(/^since /, ""));
  const label = isSaid ? title : `${title} (${describeNoteYear({ period, isUndated })})`;
  // Where the text says the title again or begins as it does, or either has a colon, the title stands by itself.
  const [first = ""] = text.toLowerCase().split(". ");
  const [word = ""] = title.toLowerCase().split(" ");
  const isApart =
    `${label}${first}`.includes(":") || first.includes(title.toLowerCase()) || first.startsWith(`${word} `);
  const end = /[?!]$/.test(label) ? "" : isApart ? "." : ":";
  return `**${label}${end}** ${text} [^${source}]`;
}
