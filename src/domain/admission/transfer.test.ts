/** Transfer students: who is one, what agreements give them, and that no first-year rate ever becomes their chance. */
import { describe, expect, test } from "vitest";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { rankCollege, rankColleges } from "#domain/match/rank.ts";
import { listWarnings } from "#domain/match/reasons.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findApplicantStatus } from "./applicantStatus.ts";
import { checkGuarantees } from "./guarantees.ts";
import { checkTransferRule, findTransferChance, listTransferRules } from "./transfer.ts";
import { type TransferRule, transferRules } from "./transferRules.ts";

const colleges = loadShippedColleges();
const nova = 232946;
const mason = 232186;

type Transfer = NonNullable<Profile["transfer"]>;
const fromNova: Transfer = { unitId: nova, credits: 60, degree: "associate" };
const inCollege: Profile = {
  ...emptyProfile,
  gradeYear: 13,
  gpaScale: "unweighted",
  gpa: 3.3,
  homeState: "VA",
  transfer: fromNova,
};

function getCollege(unitId: number) {
  const college = colleges.byUnitId(unitId);
  if (college === null || college === undefined) throw new Error(`no college ${unitId}`);
  return college;
}

const getChance = (unitId: number, profile: Profile) =>
  rankCollege(getCollege(unitId), profile, emptyMoney, { priceOf: () => null, fieldOf: () => null });

describe("who is a transfer student", () => {
  test.each<[string, Partial<Profile>, ReturnType<typeof findApplicantStatus>]>([
    ["nothing told", {}, "firstYear"],
    ["60 credits and a degree", { gradeYear: 13, transfer: fromNova }, "transfer"],
    ["grade not told, 30 credits", { transfer: { unitId: nova, credits: 30, degree: "none" } }, "transfer"],
    [
      "a college alone",
      { gradeYear: 13, transfer: { unitId: nova, credits: null, degree: "none" } },
      "transfer",
    ],
    [
      "no credits",
      { gradeYear: 13, transfer: { unitId: nova, credits: 0, degree: "none" } },
      "firstYearWithCredits",
    ],
    [
      "under a semester",
      { gradeYear: 13, transfer: { unitId: nova, credits: 11, degree: "none" } },
      "firstYearWithCredits",
    ],
    ["a semester", { gradeYear: 13, transfer: { unitId: nova, credits: 12, degree: "none" } }, "transfer"],
    [
      "an associate degree earned in high school",
      { gradeYear: 12, transfer: fromNova },
      "firstYearWithCredits",
    ],
    [
      "only that there is no degree",
      { gradeYear: 13, transfer: { unitId: null, credits: null, degree: "none" } },
      "firstYear",
    ],
  ])("%s", (_, answers, status) => {
    expect(findApplicantStatus({ ...emptyProfile, ...answers })).toBe(status);
  });
});

describe("a Northern Virginia student at George Mason", () => {
  test.each<[string, Partial<Profile>, object]>([
    [
      "60 credits, an AA and a 3.3: courses and date are left to confirm",
      {},
      { kind: "agreement", missing: [], confirm: ["gradesOfC", "coreCourses", "applyByMarch1"] },
    ],
    ["a 2.85 is enough", { gpa: 2.85 }, { kind: "agreement", missing: [] }],
    ["a 2.84 is not", { gpa: 2.84 }, { kind: "agreement", missing: ["gpa"] }],
    [
      "a weighted average is no college average",
      { gpaScale: "weighted" },
      { kind: "agreement", missing: ["gpa"] },
    ],
    [
      "what was said of high school courses says nothing of college ones",
      { hasRequiredCourses: true },
      { kind: "agreement", missing: [], confirm: ["gradesOfC", "coreCourses", "applyByMarch1"] },
    ],
    [
      "the degree still ahead",
      { transfer: { unitId: nova, credits: 29, degree: "none" } },
      { kind: "agreement", missing: ["degree", "credits"] },
    ],
    [
      "college not told",
      { transfer: { unitId: null, credits: 60, degree: "associate" } },
      { kind: "agreement", missing: ["college"] },
    ],
    ["a bachelor’s degree", { transfer: { ...fromNova, degree: "bachelors" } }, { kind: "unknown" }],
    ["from Los Angeles", { transfer: { ...fromNova, unitId: 117788 } }, { kind: "unknown" }],
  ])("%s", (_, answers, expected) => {
    expect(findTransferChance({ unitId: mason }, { ...inCollege, ...answers })).toMatchObject(expected);
  });

  test("is likely by agreement, and guaranteed nothing", () => {
    const row = getChance(mason, inCollege);
    expect(row.chance).toEqual({ kind: "unknown", because: "transferAgreement" });
    expect(row.admissionLabel.code).toBe("likely");
    expect(checkGuarantees({ ...inCollege, classRankTopPercent: 1 }).size).toBe(0);
  });
});

describe("an agreement whose own window ends before the start", () => {
  const davis = 110_644;
  const fromDeAnza: Profile = {
    ...inCollege,
    homeState: "CA",
    gpa: 3.6,
    transfer: { unitId: 113_333, credits: 45, degree: "none" },
  };

  test.each([
    ["2026-09-30", "likely", null],
    ["2026-10-01", "unknown", "2026-09-30"],
    ["2026-11-29", "unknown", "2026-09-30"],
    ["2027-06-30", "unknown", "2026-09-30"],
    ["2027-07-01", "likely", null],
  ])("UC Davis by TAG on %s: %s", (today, code, closedOn) => {
    const fall = toEntryYear(13, today);
    const asked = { priceOf: () => null, fieldOf: () => null, today, fall };
    const row = rankCollege(getCollege(davis), fromDeAnza, emptyMoney, asked);
    expect(row.admissionLabel.code).toBe(code);
    expect(findTransferChance({ unitId: davis }, fromDeAnza, { today, fall })).toMatchObject({ closedOn });
    const told = listWarnings(row, fromDeAnza, { today, fall }).map((one) => one.code);
    expect(told.includes("transferAgreement")).toBe(closedOn === null);
  });

  test("George Mason wants the application by March 1 of that year", () => {
    const closedOn = (today: string) =>
      findTransferChance({ unitId: mason }, inCollege, { today, fall: 2027 });
    expect(closedOn("2027-03-01")).toMatchObject({ closedOn: null });
    expect(closedOn("2027-03-02")).toMatchObject({ closedOn: "2027-03-01" });
  });
});

describe("an agreement that leaves nothing to confirm", () => {
  const mine = transferRules.find(({ id }) => id === "masonCommunityColleges");
  if (mine === undefined) throw new Error("no agreement");
  const plain: TransferRule = { ...mine, needs: [] };

  test.each<[string, Partial<TransferRule>, Partial<Profile>, string | undefined]>([
    ["guarantees the place", {}, {}, "guaranteed"],
    ["not below its average", {}, { gpa: 2.8 }, "agreement"],
    ["not by one source", { confidence: "M" }, {}, "agreement"],
    ["not at a chosen college", { promises: "oneOf" }, {}, "agreement"],
    ["not of a year that is over", { source: { ...plain.source, pastPeriod: "2024" } }, {}, "agreement"],
    ["not without the degree", {}, { transfer: { ...fromNova, degree: "none" } }, "agreement"],
    ["not for others’ students", { from: [117788] }, {}, undefined],
  ])("%s", (_, rule, answers, kind) => {
    expect(checkTransferRule({ ...plain, ...rule }, { ...inCollege, ...answers })?.kind).toBe(kind);
  });
});

test("the college a student comes from is not ranked for them, unless they are a first-year there", () => {
  const input = { priceOf: () => null, fieldOf: () => null };
  const rank = (profile: Profile) => rankColleges([getCollege(nova)], profile, emptyMoney, input);
  expect(rank(inCollege)).toEqual([]);
  expect(rank({ ...inCollege, gradeYear: 12 })).toHaveLength(1);
});

describe("every transfer student", () => {
  test.each([["CA"], ["TX"], ["VA"], ["WI"]] as const)(
    "from %s has no chance computed from first-years",
    (state) => {
      const profile: Profile = {
        ...inCollege,
        homeState: state,
        classRankTopPercent: 1,
        hasRequiredCourses: true,
        satTotal: 1_500,
      };
      for (const college of colleges.summaries.slice(0, 3_000)) {
        const { chance } = getChance(college.unitId, profile);
        expect(chance.kind, college.name).not.toBe("estimate");
        expect(chance, college.name).not.toEqual({ kind: "open", because: "nearlyEveryone" });
      }
    },
  );

  test("what an agreement asks more never makes it surer, and a better average never less sure", () => {
    const rate = (profile: Profile) => {
      const found = findTransferChance({ unitId: mason }, profile);
      return found.kind === "guaranteed" ? 9 : found.kind === "unknown" ? 0 : 8 - found.missing.length;
    };
    const byGpa = [2, 2.5, 2.84, 2.85, 3.5, 4].map((gpa) => rate({ ...inCollege, gpa }));
    expect(byGpa).toEqual(byGpa.toSorted((one, other) => one - other));
  });
});

describe("the records", () => {
  test("name colleges of the data set, in their state", () => {
    for (const { id, state, unitIds, from } of transferRules) {
      for (const unitId of [...unitIds, ...from])
        expect(getCollege(unitId).state, `${id} ${unitId}`).toBe(state);
    }
  });

  test.each([
    ["New Jersey", "NJ", 183743, 186380, ["newJerseyLampitt"]],
    ["Florida", "FL", 135717, 134130, ["floridaAssociate"]],
    ["Washington", "WA", 236513, 236948, ["washingtonDirect"]],
  ] as const)(
    "%s: credits or a place in the system, said beside the college",
    (_, state, from, unitId, ids) => {
      const profile: Profile = {
        ...inCollege,
        homeState: state,
        transfer: { unitId: from, credits: 60, degree: "associate" },
      };
      expect(listTransferRules(getCollege(unitId), profile).map(({ id }) => id)).toEqual(ids);
      expect(getChance(unitId, profile).chance).toEqual({ kind: "unknown", because: "transfer" });
    },
  );
});
