/** Which programs choose again, where, and for whom; and that a label is held for them. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { rankCollege } from "#domain/match/rank.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeField } from "../../../test/support/rankedRow.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import type { Chance } from "./chance.ts";
import { createProgramChooser, isChoiceSaid, type ProgramChoice } from "./programChoice.ts";

const anywhere = { unitId: 100_654, state: "PA" } as const;
const purdue = { unitId: 243_780, state: "IN" } as const;
const kelley = { unitId: 151_351, state: "IN" } as const;
const calPoly = { unitId: 110_422, state: "CA" } as const;
const riverside = { unitId: 110_671, state: "CA" } as const;
const williamAndMary = { unitId: 231_624, state: "VA" } as const;
const usc = { unitId: 123_961, state: "CA" } as const;

function choose(
  told: Partial<Profile>,
  college: Pick<CollegeSummary, "unitId" | "state"> = anywhere,
  degrees: number | null = 60,
): ProgramChoice | null {
  const chooser = createProgramChooser({ ...emptyProfile, ...told });
  return chooser(college, degrees === null ? null : makeField(degrees));
}

describe("programs that choose again", () => {
  test.each<[string, string[], string[], string | null]>([
    ["nursing", ["51"], ["5138"], "5138"],
    ["music", ["50"], ["5009"], "5009"],
    ["theater", ["50"], ["5005"], "5005"],
    ["film", ["50"], ["5006"], "5006"],
    ["dance", ["50"], ["5003"], "5003"],
    ["studio art", ["50"], ["5007"], "5007"],
    ["the arts, whichever is meant", ["50"], [], "50"],
    ["architecture", ["04"], [], "04"],
    ["architecture named in its family", ["04"], ["0402"], "0402"],
    ["public health does not", ["51"], ["5122"], null],
    ["engineering does not without a record", ["14"], [], null],
    ["business does not without a record", ["52"], [], null],
    ["biology does not", ["26"], [], null],
    ["nor no field at all", [], [], null],
  ])("%s", (_name, majorFamilies, majorPrograms, code) => {
    expect(choose({ majorFamilies, majorPrograms })?.code ?? null).toBe(code);
  });

  test("another field to study decides nothing, but is said", () => {
    const told = { majorFamilies: ["26", "51"], majorPrograms: ["5138"] };
    expect(choose(told)).toEqual({ code: "5138", isDeciding: false, isCertain: true });
    expect(choose({ ...told, majorFamilies: ["51"] })).toMatchObject({ isDeciding: true });
  });

  test("health without a program may mean nursing", () => {
    expect(choose({ majorFamilies: ["51"] })).toEqual({ code: "5138", isDeciding: false, isCertain: false });
  });

  test("not where nobody graduates in it, and as usual where that is not known", () => {
    const told = { majorFamilies: ["51"], majorPrograms: ["5138"] };
    expect(choose(told, anywhere, 0)).toBeNull();
    expect(choose(told, anywhere, 1)?.code).toBe("5138");
    expect(choose(told, anywhere, null)?.code).toBe("5138");
  });

  test.each<[string, Partial<Profile>, Pick<CollegeSummary, "unitId" | "state">, string | null]>([
    ["nursing with a rate of its own", { majorFamilies: ["51"], majorPrograms: ["5138"] }, purdue, null],
    ["engineering with a rate of its own", { majorFamilies: ["14"], majorPrograms: ["1419"] }, purdue, null],
    [
      "a rate over many arts and humanities hides music",
      { majorFamilies: ["50"], majorPrograms: ["5009"] },
      riverside,
      "5009",
    ],
    ["every major of a university that admits by major", { majorFamilies: ["14"] }, calPoly, "14"],
    ["a college that says the major does not matter", { majorFamilies: ["50"] }, williamAndMary, null],
    ["the same for nursing", { majorFamilies: ["04"] }, usc, null],
    ["a business school with its own minimum", { majorFamilies: ["52"] }, kelley, "52"],
    [
      "a business school whose minimum is missed",
      { majorFamilies: ["52"], gpa: 3.7, satTotal: 1500 },
      kelley,
      "52",
    ],
    [
      "a business school whose minimum is met",
      { majorFamilies: ["52"], gpa: 3.8, satTotal: 1370 },
      kelley,
      null,
    ],
    ["by the ACT", { majorFamilies: ["52"], gpa: 3.8, actComposite: 30 }, kelley, null],
    [
      "a weighted average shows nothing",
      { majorFamilies: ["52"], gpaScale: "weighted", gpa: 4.2, satTotal: 1400 },
      kelley,
      "52",
    ],
  ])("records: %s", (_name, told, college, code) => {
    expect(choose({ ...told, homeState: "OH" }, college)?.code ?? null).toBe(code);
  });
});

const nursing: ProgramChoice = { code: "5138", isDeciding: true, isCertain: true };
const music: ProgramChoice = { ...nursing, code: "5009" };
const perhaps: ProgramChoice = { ...nursing, isCertain: false };
const promised: Chance = {
  kind: "guaranteed",
  guarantee: { id: "x", promise: { name: "a law", year: "2026" } },
};
const admitted: Chance = { kind: "guaranteed", guarantee: { id: "admitted", promise: null } };
const open: Chance = { kind: "open", because: "openAdmission" };

test.each<[string, ProgramChoice, Chance, boolean]>([
  ["a chance", music, makeEstimate(0.9, 0.8, 0.95), true],
  ["a promise of a place", music, promised, true],
  ["a letter of admission", music, admitted, false],
  ["open admission, for nursing", nursing, open, true],
  ["open admission, for an audition", music, open, false],
  ["open admission, where nursing may be meant", perhaps, open, false],
  ["no chance to speak of", nursing, { kind: "unknown", because: "noAcademics" }, false],
])("said beside %s", (_name, choice, chance, isSaid) => {
  expect(isChoiceSaid(choice, chance)).toBe(isSaid);
});

describe("the label", () => {
  const college = makeCollege({ unitId: 100_654, admitRate: 0.95, hasOpenAdmission: false });
  const labelOf = (fields: Partial<CollegeSummary>, told: Partial<Profile>, admittedTo = new Set<number>()) =>
    rankCollege({ ...college, ...fields }, { ...emptyProfile, gpa: 3.8, ...told }, emptyMoney, {
      priceOf: () => null,
      fieldOf: () => makeField(60),
      admittedTo,
    }).admissionLabel;
  const nurse = { majorFamilies: ["51"], majorPrograms: ["5138"] };

  test.each<[string, Partial<CollegeSummary>, Partial<Profile>, string]>([
    ["safe for biology", {}, { majorFamilies: ["26"] }, "safety"],
    ["held for nursing", {}, nurse, "target"],
    ["safe for nursing or biology", {}, { ...nurse, majorFamilies: ["26", "51"] }, "safety"],
    ["open to all stays open", { hasOpenAdmission: true }, nurse, "open"],
    ["open to nearly all stays open", { admitRate: 1 }, nurse, "open"],
    ["a reach stays a reach", { admitRate: 0.1 }, nurse, "reach"],
  ])("%s", (_name, fields, told, code) => {
    expect(labelOf(fields, told).code).toBe(code);
  });

  test("admitted is admitted", () => {
    expect(labelOf({}, nurse, new Set([100_654]))).toEqual({ code: "safety", because: "guaranteed" });
  });
});
