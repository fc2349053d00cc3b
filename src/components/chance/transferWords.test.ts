/** The sentences about transfer agreements, as a family reads them. */
import { expect, test } from "vitest";
import { transferNeeds } from "#domain/admission/ruleTerms.ts";
import { transferRules } from "#domain/admission/transferRules.ts";
import { transferWords } from "./transferWords.ts";

const mason = transferRules.find(({ id }) => id === "masonCommunityColleges");
const lampitt = transferRules.find(({ id }) => id === "newJerseyLampitt");

test("what is missing, and what is left to check, are one sentence each", () => {
  if (mason === undefined) throw new Error("no agreement");
  expect(transferWords.missing(["degree", "gpa"], mason)).toBe(
    "To meet it, you still need an associate degree for transfer (often an AA or AS) and a college GPA of 2.85 or higher on a 4.0 scale.",
  );
  expect(transferWords.confirm(mason.needs)).toBe(
    "You also need to earn a C or better in every course that counts, take the English, math and general courses the agreement lists, and apply by March 1 for fall.",
  );
  expect(transferWords.confirm(["listedProgram", "spaceRemains"])).toBe(
    "You also need to choose a program on its list. The guarantee applies only if there is space.",
  );
});

test("a form that a list would make hard to read is a sentence of its own", () => {
  expect(transferWords.confirm(["transferForm", "majorGrades", "coreCourses"])).toBe(
    "You also need to have a higher average where a college or major asks for one and take the English, math and general courses the agreement lists. File the agreement’s own form in September, for one college only.",
  );
});

test("a window that has closed says its last day, and what is left", () => {
  expect(transferWords.closed("Transfer Admission Guarantee", "2026", "2026-09-30", 2027)).toBe(
    "The window for this transfer agreement has closed for fall 2027: Transfer Admission Guarantee (2026). Its last day was September 30, 2026. If you filed by then, ask the college where you stand. If you didn’t, you can still apply, but without the agreement’s promise.",
  );
});

test("credits that carry over promise no admission", () => {
  if (lampitt === undefined) throw new Error("no agreement");
  expect(transferWords.credits(lampitt, "2026")).toBe(
    "Lampitt Law (2026): an associate degree for transfer (often an AA or AS) from New Jersey’s public colleges carries over to the state’s public four-year colleges. Admission is decided separately.",
  );
});

test("every need has its words", () => {
  for (const need of transferNeeds)
    expect(transferWords.confirm([need])).toMatch(/^(?:You also need to |File |The guarantee applies).+\.$/);
});
