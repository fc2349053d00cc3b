/** How a former name is said beside the college of today, and that a college closed. Said by the search, so that no page downloads it. */
import { sayDate } from "#domain/college/changeDates.ts";
import type { FormerName } from "./formerNames.ts";

const withoutArticle = (name: string) => name.replace(/^The /, "");

/** "formerly Edinboro University", beside the college of today. */
export function describeFormer({ name, event }: FormerName): string {
  if (event === "renamed") return `formerly ${name}`;
  if (event === "merged") return `includes the former ${withoutArticle(name)}`;
  return `took on students when ${name} closed`;
}

/** "Wells College closed on May 10, 2024." */
export function describeClosed({ name, date }: FormerName, wasMisspelled: boolean): string {
  const when = date === null ? "" : ` ${sayDate(date)}`;
  return wasMisspelled ? `Did you mean ${name}? It closed${when}.` : `${name} closed${when}.`;
}
