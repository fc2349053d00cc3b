/** Groups of a list, and what its balance line says. */
import { describe, expect, test } from "vitest";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { groupRows, type ListAdvice, summarizeList } from "./listGroups.ts";

const make = (code: AdmissionLabel, budgetLabel: BudgetLabel = "within") => ({
  admissionLabel: { code },
  budgetLabel,
});
const list = (...codes: AdmissionLabel[]) => codes.map((code) => make(code));

describe("the groups of a list", () => {
  test("safeties first, open admission among them in its place, and unknown last", () => {
    const rows = list("unknown", "reach", "open", "target", "safety", "likely", "open");
    expect(groupRows(rows).map(({ group, rows: own }) => [group, own.length])).toEqual([
      ["safety", 3],
      ["likely", 1],
      ["target", 1],
      ["reach", 1],
      ["unknown", 1],
    ]);
    expect(groupRows(rows)[0]?.rows.map((row) => row.admissionLabel.code)).toEqual([
      "open",
      "safety",
      "open",
    ]);
    expect(groupRows(list("reach")).map(({ group }) => group)).toEqual(["reach"]);
  });
});

describe("what a counselor would say about the balance", () => {
  test.each<[string, ReturnType<typeof make>[], boolean, ListAdvice]>([
    [
      "one safety",
      list("safety", "target", "target", "target", "reach"),
      true,
      { code: "moreSafeties", missing: 1 },
    ],
    ["none", list("target", "target", "reach"), true, { code: "moreSafeties", missing: 2 }],
    [
      "open admission counts",
      list("open", "safety", "likely", "target", "target", "reach"),
      true,
      { code: "balanced" },
    ],
    [
      "sure but too expensive",
      [make("safety", "over"), make("open", "maybe"), ...list("target", "target", "target")],
      true,
      { code: "noPayableSafety", safeties: 2 },
    ],
    [
      "no budget told",
      ["safety", "open", "target", "likely", "target"].map((code) =>
        make(code as AdmissionLabel, "noBudget"),
      ),
      true,
      { code: "balanced" },
    ],
    [
      "one in the middle",
      list("safety", "safety", "target", "reach"),
      true,
      { code: "moreMiddle", missing: 2 },
    ],
    [
      "reaches outnumber the rest",
      list(
        "safety",
        "safety",
        "target",
        "target",
        "likely",
        "reach",
        "reach",
        "reach",
        "reach",
        "reach",
        "reach",
      ),
      true,
      { code: "fewerReaches" },
    ],
    ["two-year colleges that admit everyone", list("open", "open"), true, { code: "allOpen" }],
    [
      "two-year colleges that may cost too much",
      [make("open", "maybe"), make("open", "over")],
      true,
      { code: "noPayableSafety", safeties: 2 },
    ],
    ["no grades yet", list("open", "open", "unknown", "unknown"), false, { code: "addAcademics" }],
  ])("%s", (_name, rows, hasAcademics, advice) => {
    expect(summarizeList(rows, hasAcademics).advice).toEqual(advice);
  });
});
