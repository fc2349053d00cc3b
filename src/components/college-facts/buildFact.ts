/** A field of the record by its own name. The top of the page names its few itself, and loads no list of names. */
import { fieldWords } from "#domain/college/fieldWords.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { buildNamedFact, type PlainField, type ShownFact } from "./figures.ts";

export function buildFact(college: CollegeRecord, field: PlainField, label?: string): ShownFact {
  return buildNamedFact(college, field, label ?? fieldWords[field].label);
}
