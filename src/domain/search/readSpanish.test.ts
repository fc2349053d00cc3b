/** Queries in Spanish, said as the pages say it; English ones stay as they are. */
import { expect, test } from "vitest";
import { readSpanish } from "./readSpanish.ts";

test.each([
  ["becas en Texas", "scholarships in Texas"],
  ["¿Cuánto cuesta la universidad?", "how much does college cost"],
  ["fecha límite de la FAFSA", "FAFSA deadline"],
  ["Ayuda financiera para padres divorciados", "financial aid for divorced parents"],
  ["universidades cerca de mi casa", "colleges near me"],
  ["mi hijo es el primero en ir a la universidad", "first generation"],
  ["becas para indocumentados", "scholarships for undocumented"],
  ["¿Cómo llenar la FAFSA?", "fill out FAFSA"],
  ["¿Qué es FAFSA?", "FAFSA"],
  ["ayuda con FAFSA", "FAFSA"],
  ["ayuda", "ayuda"],
  ["cómo pagar la universidad", "paying for college"],
  ["cuánto paga Pell", "pay Pell"],
  ["El Camino College", "El Camino College"],
  ["El Paso y Los Angeles", "El Paso y Los Angeles"],
  ["a b", "a b"],
  ["ohio state", "ohio state"],
  ["La Salle", "La Salle"],
  ["Texas A&M", "Texas A&M"],
  ["", ""],
])("“%s” is “%s”", (query, english) => {
  expect(readSpanish(query)).toBe(english);
});
