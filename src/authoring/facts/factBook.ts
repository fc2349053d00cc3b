/** All of /facts in memory: the records with their sources and publishers. */
import type { Source } from "#lib/source.ts";
import type { FactRecord, Publisher, SourceFact } from "./schema.ts";

/** `path` is relative to /facts, without extension: "federal-aid/pell". */
export type FactFile = { path: string; records: FactRecord[]; sources: SourceFact[] };

export type FactBook = {
  files: FactFile[];
  records: ReadonlyMap<string, FactRecord>;
  sources: ReadonlyMap<string, SourceFact>;
  publishers: ReadonlyMap<string, Publisher>;
};

/** A source as readers see it: its title with the publisher's name. */
export function toSource(source: SourceFact, book: FactBook): Omit<Source, "pastPeriod"> {
  const { id, key, publisher, isTitleWhole, title, year, url } = source;
  const name = publisher === null ? undefined : book.publishers.get(publisher)?.name;
  const whole = name === undefined || isTitleWhole === true ? title : `${title}, ${name}`;
  return { id: key ?? id, title: whole, year, url };
}
