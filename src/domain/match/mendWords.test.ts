/** What would mend a list is said with what helps most first. */
import { expect, test } from "vitest";
import { makeRow } from "../../../test/support/rankedRow.ts";
import { mendWords } from "./mendWords.ts";

const mend = {
  oddsNow: 0.002,
  lacks: "price",
  colleges: [
    { row: makeRow({ unitId: 1 }), oddsAfter: 0.5 },
    { row: makeRow({ unitId: 2 }), oddsAfter: 0.4 },
  ],
  compared: 200,
  oddsWithAll: 0.71,
  oddsAtHome: 0.99,
  budgetUsd: null,
  twoYear: null,
  program: null,
} as const;

test("living at home leads where it helps more than the colleges that could be added", () => {
  expect(mendWords.lead(mend)).toMatch(/^If you live at home.+to 99 in 100\.$/);
  expect(mendWords.ways(mend, 12_000).join(" ")).not.toContain("If you live at home");
  expect(mendWords.colleges(mend)).toContain("these two would be the best to add");
  const less = { ...mend, oddsAtHome: 0.6 };
  expect(mendWords.lead(less)).toBeNull();
  expect(mendWords.ways(less, 12_000)[0]).toContain("If you live at home");
  expect(mendWords.colleges(less)).toContain("these two would help most.");
});
