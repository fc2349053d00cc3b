/** The year that stands beside a college's figure. */
import { fields } from "#domain/college/fields.ts";
import { publications } from "#domain/college/publications.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { words } from "./words.ts";

/** Where the figures cover several years and the source names none of them, the year they were published. */
export function getFieldYear(field: CollegeField): string {
  const { year, source } = fields[field];
  return year ?? words.publishedIn(publications[source].release ?? "");
}
