/** Two households: what is shared, what stays private, and that neither sees the other's figures. */
import { describe, expect, test } from "vitest";
import type { AidAnswers } from "#domain/answers/households.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { makeCommand } from "#domain/plan/commands.ts";
import { createSeededRandom } from "#lib/random.ts";
import {
  buildShare,
  clearOwnAnswers,
  coveredCosts,
  findSubmittedShare,
  type HouseholdShare,
  isEmptyShare,
  readinessChoices,
  readShare,
  shareMaxLength,
  toShareAnswers,
  toShareCode,
  toShareFile,
  withdrawShare,
} from "./householdShare.ts";
import { buildHouseholdsView } from "./householdShareView.ts";
import { parentHouseholds } from "./parentAnswers.ts";

const day = "2026-11-21";
/** Figures that are easy to recognize anywhere. */
const secondsFigures: AidAnswers = {
  "second.agi": 7_777_123,
  "second.canPayUsd": 8_888_321,
  "second.collegeSavingsUsd": 9_191_919,
  "second.note": "aunt Sample pays",
};
const firstsPart: AidAnswers = {
  "first.canPayUsd": 6_000,
  "first.agi": 61_000,
  "first.covers": "travel phone",
  "first.fillsInCss": "unsure",
  "first.consentsToFafsa": "yes",
};
const traces = ["7777123", "7,777,123", "8888321", "8,888,321", "9191919", "9,191,919", "aunt Sample"];
const containsNone = (text: string) => traces.every((trace) => !text.includes(trace));

const given: AidAnswers = {
  ...firstsPart,
  "first.givesPay": true,
  "first.givesCovers": true,
  "first.givesCss": true,
  "first.givesConsent": true,
};

describe("what a household shares", () => {
  test("is nothing until it is selected", () => {
    const share = buildShare(firstsPart, "first", day);
    expect(isEmptyShare(share)).toBe(true);
    expect(share.agreesToTotal).toBe(false);
  });

  test("is only the selected results", () => {
    expect(buildShare({ ...firstsPart, "first.givesCss": true }, "first", day)).toEqual({
      household: "first",
      payPerYearUsd: null,
      covers: [],
      fillsInCss: "unsure",
      consentsToFafsa: null,
      agreesToTotal: false,
      madeOn: day,
    });
    expect(buildShare(given, "first", day)).toEqual({
      household: "first",
      payPerYearUsd: 6_000,
      covers: ["travel", "phone"],
      fillsInCss: "unsure",
      consentsToFafsa: "yes",
      agreesToTotal: false,
      madeOn: day,
    });
  });

  test("never contains a figure behind the results, nor one from the other household", () => {
    const share = buildShare({ ...given, ...secondsFigures, "second.givesPay": true }, "first", day);
    for (const text of [toShareFile(share), toShareCode(share)]) {
      expect(containsNone(text)).toBe(true);
      expect(text).not.toContain("61000");
    }
  });

  test("round trips as code and as file, whatever was selected", () => {
    const random = createSeededRandom(4);
    const pick = <Value>(choices: readonly Value[]) => choices[Math.floor(random() * choices.length)] ?? null;
    for (let round = 0; round < 500; round += 1) {
      const share: HouseholdShare = {
        household: pick(parentHouseholds) ?? "first",
        payPerYearUsd: pick([null, 0, 1, 12_345, 10_000_000]),
        covers: coveredCosts.filter(() => random() < 0.5),
        fillsInCss: pick([null, ...readinessChoices]),
        consentsToFafsa: pick([null, ...readinessChoices]),
        agreesToTotal: random() < 0.5,
        madeOn: day,
      };
      expect(readShare(toShareCode(share))).toEqual({ ok: true, value: share });
      expect(readShare(toShareFile(share))).toEqual({ ok: true, value: share });
      const kept = Object.entries(toShareAnswers(share)).filter(([, value]) => value !== null);
      expect(findSubmittedShare(Object.fromEntries(kept) as AidAnswers, share.household)).toEqual(share);
    }
  });

  test("is stored by a command the plan can read", () => {
    const answers = toShareAnswers(buildShare(given, "first", day));
    const command = makeCommand(
      { kind: "setAidAnswers", answers },
      { id: "one", at: "2026-11-21T08:30:00.000Z", planId: "plan" },
    );
    expect(readCommand(command).ok).toBe(true);
  });
});

describe("reading a code or a file", () => {
  const code = toShareCode(buildShare(given, "first", day));
  const file = toShareFile(buildShare(given, "first", day));
  const changed = (text: string, index: number) =>
    `${text.slice(0, index)}${text[index] === "1" ? "0" : "1"}${text.slice(index + 1)}`;

  test.each([
    ["small letters", code.toLowerCase()],
    ["a broken line", `${code.slice(0, 12)}\n  ${code.slice(12)}`],
    ["a phone's dashes", code.replaceAll("-", "\u2013")],
    ["a file with a byte order mark", `\uFEFF${file}`],
  ])("%s is still readable", (_name, text) => {
    expect(readShare(text).ok).toBe(true);
  });

  test.each([
    ["nothing", "  \n", "empty"],
    ["other words", "see you at six", "notAShare"],
    ["a number", "1e12", "notAShare"],
    ["another JSON file", `{"format":"other"}`, "notAShare"],
    ["a list", "[1]", "notAShare"],
    ["a whole plan file", `{"format":"tassel-plan","plan":{}}`, "aPlanFile"],
    ["a large plan file", `{"format":"tassel-plan","plan":"${"x".repeat(shareMaxLength)}"}`, "aPlanFile"],
    ["200 kB of text", "x".repeat(200_000), "tooLarge"],
    ["a cut code", code.slice(0, -6), "damaged"],
    ["a code with another amount", code.replace("P6000", "P9000"), "damaged"],
    ["a cut file", file.slice(0, 80), "damaged"],
    ["a newer code", code.replace("TASSEL1", "TASSEL2"), "newer"],
    ["a newer file", file.replace(`"version": 1`, `"version": 2`), "newer"],
    ["a file without a version", file.replace(`"version"`, `"edition"`), "brokenField"],
    ["a negative amount", file.replace("6000", "-6000"), "brokenField"],
    ["cents", file.replace("6000", "6000.5"), "brokenField"],
    ["far too much", file.replace("6000", "1e12"), "brokenField"],
    ["letters for an amount", file.replace("6000", `"six"`), "brokenField"],
    ["a figure that has no business here", file.replace("{", `{"agi": 61000,`), "brokenField"],
    ["a third household", file.replace(`"first"`, `"third"`), "brokenField"],
    ["a day that is none", file.replace(day, "2026-21-11"), "brokenField"],
  ])("%s is rejected with a reason", (_name, text, kind) => {
    expect(readShare(text)).toEqual({ ok: false, problem: { kind } });
  });

  test("a single wrong character anywhere in the code is detected", () => {
    for (let index = 0; index < code.length; index += 1) {
      expect(readShare(changed(code, index)).ok, `sign ${index}`).toBe(false);
    }
  });
});

describe("what each person sees", () => {
  const share = (household: "first" | "second", change: Partial<HouseholdShare> = {}): AidAnswers =>
    Object.fromEntries(
      Object.entries(
        toShareAnswers({
          household,
          payPerYearUsd: household === "first" ? 6_000 : 8_888_321,
          covers: ["books"],
          fillsInCss: "yes",
          consentsToFafsa: "no",
          agreesToTotal: false,
          madeOn: day,
          ...change,
        }),
      ).filter(([, value]) => value !== null),
    ) as AidAnswers;

  const all = { ...firstsPart, ...secondsFigures };
  const agreed = { agreesToTotal: true };
  const missing = (...from: ("first" | "second")[]) => ({ kind: "missing", from });
  const sum = { kind: "shown", amountUsd: 8_894_321 };

  test.each<[string, AidAnswers, unknown, unknown]>([
    ["nobody handed over", all, missing("first", "second"), missing("first", "second")],
    ["only the first did", { ...all, ...share("first") }, missing("second"), missing("second")],
    ["only the second did", { ...all, ...share("second") }, missing("first"), missing("first")],
    ["both, none agreed", { ...all, ...share("first"), ...share("second") }, { kind: "notAgreed" }, sum],
    [
      "both, only the first agreed",
      { ...all, ...share("first", agreed), ...share("second") },
      { kind: "notAgreed" },
      sum,
    ],
    [
      "both, only the second agreed",
      { ...all, ...share("first"), ...share("second", agreed) },
      { kind: "notAgreed" },
      sum,
    ],
    ["both agreed", { ...all, ...share("first", agreed), ...share("second", agreed) }, sum, sum],
    [
      "both agreed, one without an amount",
      { ...all, ...share("first", agreed), ...share("second", { ...agreed, payPerYearUsd: null }) },
      missing("second"),
      missing("second"),
    ],
  ])("the total when %s", (_name, answers, toFirst, toStudent) => {
    expect(buildHouseholdsView(answers, "first").total).toEqual(toFirst);
    expect(buildHouseholdsView(answers, "student").total).toEqual(toStudent);
  });

  test("none of household two's figures are in household one's view before both agree", () => {
    for (const answers of [
      all,
      { ...all, ...share("second") },
      { ...all, ...share("second"), ...share("first", agreed) },
    ]) {
      const view = buildHouseholdsView(answers, "first");
      expect(containsNone(JSON.stringify(view))).toBe(true);
      expect(view.own["canPayUsd"]).toBe(6_000);
    }
  });

  test("nor household one's in household two's", () => {
    const view = buildHouseholdsView({ ...all, ...share("first"), ...share("second", agreed) }, "second");
    expect(JSON.stringify(view)).not.toMatch(/\b6000\b|61000/);
  });

  test("after both agree, the other's shared amount is visible, and still none of the figures behind it", () => {
    const view = buildHouseholdsView(
      { ...all, ...share("first", agreed), ...share("second", agreed) },
      "first",
    );
    expect(view.handed.second?.pay).toEqual({ kind: "shown", amountUsd: 8_888_321 });
    expect(JSON.stringify(view)).not.toMatch(/7777123|9191919|aunt Sample/);
  });

  test("the student sees what was shared and no household's own figures", () => {
    const view = buildHouseholdsView({ ...all, ...share("second") }, "student");
    expect(view.own).toEqual({});
    expect(view.handed.second?.pay).toEqual({ kind: "shown", amountUsd: 8_888_321 });
    expect(JSON.stringify(view)).not.toMatch(/7777123|9191919|61000/);
  });

  test("FAFSA calculator answers of a household show in neither view", () => {
    const kept = { ...all, "first.agi": 4_545_454, "first.earnedIncome": 4_545_454 };
    for (const viewer of ["first", "second", "student"] as const) {
      expect(JSON.stringify(buildHouseholdsView(kept, viewer))).not.toContain("4545454");
    }
  });

  test("a damaged share in the plan counts as none", () => {
    expect(findSubmittedShare({ ...share("second"), "second.handedPay": -5 }, "second")).toBeNull();
    expect(findSubmittedShare({ ...share("second"), "second.handedOn": "soon" }, "second")).toBeNull();
  });
});

describe("clearing", () => {
  const answers = {
    ...firstsPart,
    ...secondsFigures,
    ...toShareAnswers(buildShare(given, "first", day)),
  } as AidAnswers;

  test("removes one household's own answers, but not its share, nor anything of the other household or the calculator", () => {
    const own = Object.keys(firstsPart).filter((key) => key !== "first.agi");
    expect(Object.keys(clearOwnAnswers(answers, "first")).toSorted()).toEqual(own.toSorted());
  });

  test("withdrawing removes the share and nothing else", () => {
    const taken = Object.keys(withdrawShare("first"));
    expect(taken.every((key) => key.startsWith("first.handed"))).toBe(true);
    const left = Object.fromEntries(Object.entries(answers).filter(([key]) => !taken.includes(key)));
    expect(findSubmittedShare(left, "first")).toBeNull();
  });
});
