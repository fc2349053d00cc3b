/** Queries in Spanish, said as the pages say it; English ones stay as they are. */
import { expect, test } from "vitest";
import { readSpanish } from "./readSpanish.ts";

test.each([
  ["becas en Texas", "scholarships in Texas"],
  ["¿Cuánto cuesta la universidad?", "how much does college cost"],
  ["fecha límite de la FAFSA", "FAFSA deadline"],
  ["Ayuda financiera para padres divorciados", "financial aid for divorced parents"],
  ["ohio state", "ohio state"],
  ["La Salle", "La Salle"],
  ["Texas A&M", "Texas A&M"],
  ["", ""],
])("“%s” is “%s”", (query, english) => {
  expect(readSpanish(query)).toBe(english);
});
