/** The summary of what opening a plan file did. */
import { expect, test } from "vitest";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { summarizeImport } from "./importSummary.ts";
import { words } from "./words.ts";

test.each<[string, CommandDraft[], string]>([
  [
    "two new colleges, one of them with a note, and a changed one",
    [
      { kind: "addCollege", unitId: 228778 },
      { kind: "setCollegeNote", unitId: 228778, note: "Visit in May" },
      { kind: "addCollege", unitId: 110635 },
      { kind: "setCollegeStatus", unitId: 166683, status: "applied" },
    ],
    "2 colleges added and 1 college updated.",
  ],
  [
    "three answers",
    [
      { kind: "setProfile", fields: { gpa: 3.5, homeState: "TX" } },
      { kind: "setMoney", fields: { payPerYearUsd: 12_000 } },
    ],
    "3 answers updated.",
  ],
  ["a name alone", [{ kind: "renameStudent", studentName: "Sample" }], "1 answer updated."],
])("%s", (_, drafts, sentence) => {
  expect(words.added(summarizeImport(drafts))).toBe(sentence);
});
