/** Questions made plain before any rule reads them. */
import { expect, test } from "vitest";
import { normalizeQuestion, questionLimit } from "./normalize.ts";

test.each([
  { typed: "  What is\n\tRice’s  GPA? ", plain: "What is Rice’s GPA?" },
  { typed: "Ｏｈｉｏ Ｓｔａｔｅ", plain: "Ohio State" },
  { typed: "ki\u200bll my\u200dself", plain: "kill myself" },
  { typed: "\u202eRice\u202c tuition", plain: "Rice tuition" },
  { typed: "Ri\u00adce", plain: "Rice" },
  { typed: "Rice\u0000University", plain: "Rice University" },
  { typed: "a\ud800b", plain: "ab" },
  { typed: "matri\u0301cula", plain: "matrícula" },
  { typed: "Go 🎓!", plain: "Go 🎓!" },
  { typed: "\u2066\ufeff\u200b", plain: "" },
])("$plain", ({ typed, plain }) => {
  expect(normalizeQuestion(typed)).toBe(plain);
});

test("is cut at the limit, never inside a character, and stays as it is when read again", () => {
  const long = normalizeQuestion("🎓".repeat(50_000));
  expect(long.length).toBeLessThanOrEqual(questionLimit);
  expect(long.isWellFormed()).toBe(true);
  expect(normalizeQuestion("ﷺ".repeat(2000)).length).toBeLessThanOrEqual(questionLimit);
  expect(normalizeQuestion(long)).toBe(long);
});
