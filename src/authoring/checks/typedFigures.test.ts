/** What counts as a figure an author typed, and what may stay typed. */
import { expect, test } from "vitest";
import { findTypedFigureFaults, findTypedFigures, typedFigureExceptions } from "./typedFigures.ts";

test.each([
  ["The grant pays $4,000 a year and $1.5 million in all.", ["$4,000", "$1.5 million"]],
  ["File by March 2, 2027, or May 1.", ["March 2, 2027", "May 1"]],
  ["You need a GPA of 3.0, or 3.25 with honors.", ["3.0", "3.25"]],
  ["An SAT score of 1200 or an ACT of 24.", ["1200", "24"]],
  ["Your Student Aid Index is 6,500 or less.", ["6,500"]],
  ["```dates\n- on: 2027-03-02\n  what: Words.\n```", ["2027-03-02"]],
  ["| GPA | 3.5 |", ["3.5"]],
])("typed: %s", (text, figures) => {
  expect(findTypedFigures(text)).toEqual(figures);
});

test.each([
  "It pays {{fact:grantMost}} by {{fact:stateForm:day}}.",
  "> [!EXAMPLE]\n> A family with $60,000 files on March 2.\n> They get $4,000.\n\nWords.",
  "> [!HISTORY] It was $3,000 until May 1, 2024.\n",
  "```case\nname: a family with $50,000\n```",
  "```now\n- text: File it.\n  until: 2027-03-02\n```",
  "In May 2027 about 3.5 million students, 1200 of them here, had 24 credits.",
  "published: 2026-11-21\nupdated: 2026-11-21",
  "[A page](https://a.example/$500/march-2)",
])("not typed: %s", (text) => {
  expect(findTypedFigures(text)).toEqual([]);
});

test("each exception is used, has a reason, and no other is made", () => {
  const texts = new Map([["a.md", "It pays $4,000 or $5,000."]]);
  const exception = { file: "a.md", figure: "$4,000", reason: "A quotation." };
  expect(findTypedFigureFaults(texts, [exception])).toEqual(["a.md: $5,000 is typed; bind it to a record"]);
  expect(findTypedFigureFaults(new Map(), [exception])).toEqual(["a.md: no $4,000 is typed anymore"]);
  expect(typedFigureExceptions.length).toBeLessThanOrEqual(0);
  for (const { reason } of typedFigureExceptions) expect(reason.length).toBeGreaterThan(10);
});
