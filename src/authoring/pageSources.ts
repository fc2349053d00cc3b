/** The sources that written pages may cite by key. */
import type { SourceRecord } from "#content/article.ts";
import { ContentProblem } from "./contentProblem.ts";
import { type FactBook, toSource } from "./facts/factBook.ts";
import { seriesOf } from "./facts/series.ts";

/**
 * By key, for the pages of a folder such as "blog": first those shared by all pages, facts/sources/pages.yaml, then
 * facts/sources/pages/<folder>.yaml. Throws a ContentProblem for a source without key or standing.
 */
export function listPageSources(folder: string, facts: FactBook): Readonly<Record<string, SourceRecord>> {
  const sources: Record<string, SourceRecord> = {};
  for (const path of ["sources/pages", `sources/pages/${folder}`]) {
    for (const source of facts.files.find((file) => file.path === path)?.sources ?? []) {
      const { key, standing } = source;
      if (key === undefined || standing === undefined)
        throw new ContentProblem(`facts/${path}.yaml`, null, `${source.id} needs key and standing.`);
      const { title, url, year } = toSource(source, facts);
      sources[key] = { title, url, year, standing };
    }
  }
  return sources;
}

/** Every source of /facts, by its key or id: what a page made from records may cite. */
export function listRecordSources(facts: FactBook): Readonly<Record<string, SourceRecord>> {
  const reported = new Set<string>();
  for (const record of facts.records.values())
    for (const { source, known } of seriesOf(record).flatMap(({ values }) => values))
      if (known === "reported") reported.add(source);
  return Object.fromEntries(
    [...facts.sources.values()].map((source): [string, SourceRecord] => {
      const { title, url, year } = toSource(source, facts);
      const standing = source.standing ?? (reported.has(source.id) ? "reported" : "official");
      return [source.key ?? source.id, { title, url, year, standing }];
    }),
  );
}

/** Whether two keys name one document. */
export function isSameDocument(one: SourceRecord, other: SourceRecord): boolean {
  return (
    one.title === other.title &&
    one.url === other.url &&
    one.year === other.year &&
    one.standing === other.standing
  );
}
