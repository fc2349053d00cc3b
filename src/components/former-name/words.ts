/** How a former name is said beside the college that answers to it today, and that a college closed. */
import { sayPlainDate } from "#domain/college/changeDates.ts";
import type { SearchResult } from "#domain/search/collegeSearch.ts";
import type { FormerName } from "#domain/search/formerNames.ts";

const withoutArticle = (name: string) => name.replace(/^The /, "");

/** "formerly Edinboro University", beside the college of today. */
export function describeFormer({ name, event }: FormerName): string {
  if (event === "renamed") return `formerly ${name}`;
  if (event === "merged") return `includes the former ${withoutArticle(name)}`;
  return `took on students when ${name} closed`;
}

/** "Wells College closed on May 10, 2024." */
export function describeClosed({ former, wasMisspelled }: NonNullable<SearchResult["closed"]>): string {
  const { name, date } = former;
  const when = date === null ? "" : ` ${date.length === 10 ? "on" : "in"} ${sayPlainDate(date)}`;
  return wasMisspelled ? `Did you mean ${name}? It closed${when}.` : `${name} closed${when}.`;
}
