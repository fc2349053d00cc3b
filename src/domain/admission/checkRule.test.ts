/** Every published rule on both sides of its line; who it is for; what each collected field asks. */
import { describe, expect, test } from "vitest";
import { checkCondition } from "#domain/eligibility/evaluate.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { type AssuredRule, assuredRules } from "./assuredRules.ts";
import { checkRule, type RuleDoubt, type RuleOutcome, toRuleAnswers } from "./checkRule.ts";
import { checkGuarantees, findMetGuarantee } from "./guarantees.ts";
import { type RuleField, ruleFields } from "./ruleFields.ts";
import { isPromise } from "./ruleTerms.ts";

function findRule(id: string): AssuredRule {
  const rule = assuredRules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`No rule ${id}.`);
  return rule;
}

/** A student of the rule's own state with the required courses, and these answers. */
function check(id: string, answers: Partial<Profile>) {
  const rule = findRule(id);
  const profile = { ...emptyProfile, homeState: rule.state, hasRequiredCourses: true, ...answers };
  return checkRule(rule, toRuleAnswers(profile));
}

type Case = [id: string, inside: Partial<Profile>, outside: Partial<Profile>, past?: RuleOutcome];

/** Just inside is certain; just outside is `past`: no where another way cannot open, else open. */
const certain: readonly Case[] = [
  [
    "iowaRegentIndex",
    { gpa: 3.2, actComposite: 23, coreYears: 16 },
    { gpa: 3.2, actComposite: 23, coreYears: 15.5 },
    "cannotTell",
  ],
  [
    "iowaRegentIndex",
    { gpa: 3.2, gpaScale: "weighted", satTotal: 1130, coreYears: 16 },
    { gpa: 3.2, gpaScale: "weighted", satTotal: 1120, coreYears: 16 },
  ],
  ["arizonaAssured", { coreGpa: 3 }, { gpa: 4, coreGpa: 2.99 }, "cannotTell"],
  ["arizonaAssured", { classRankTopPercent: 25 }, { classRankTopPercent: 26, coreGpa: 2.9 }],
  [
    "arizonaStateScores",
    { actComposite: 22 },
    { coreGpa: 2.9, classRankTopPercent: 26, actComposite: 21, satTotal: 1110 },
  ],
  [
    "arizonaStateScores",
    { satTotal: 1120 },
    { coreGpa: 2.9, classRankTopPercent: 26, actComposite: 21, satTotal: 1110 },
  ],
  ["arizonaStateScores", { coreGpa: 3 }, { coreGpa: 2.99 }, "cannotTell"],
  ["arizonaStateScores", { classRankTopPercent: 25 }, { classRankTopPercent: 26 }, "cannotTell"],
  ["mississippiFullAdmission", { coreGpa: 3.2 }, { coreGpa: 3.19 }, "cannotTell"],
  [
    "mississippiFullAdmission",
    { coreGpa: 2.5, actComposite: 16, satTotal: 870 },
    { coreGpa: 2.49, actComposite: 16, satTotal: 870, classRankTopPercent: 51 },
  ],
  [
    "mississippiFullAdmission",
    { coreGpa: 1.9, actComposite: 16, classRankTopPercent: 50 },
    { coreGpa: 1.9, actComposite: 15, satTotal: 870, classRankTopPercent: 50 },
  ],
  [
    "mississippiFullAdmission",
    { coreGpa: 2, satTotal: 960, classRankTopPercent: 80 },
    { coreGpa: 2, satTotal: 950, actComposite: 17, classRankTopPercent: 80 },
  ],
  [
    "montanaFullAdmission",
    { gpa: 2.5 },
    { gpa: 2.49, classRankTopPercent: 51, actComposite: 21, satTotal: 1110 },
  ],
  [
    "montanaFullAdmissionSmaller",
    { gpa: 2.1, satTotal: 1050 },
    { gpa: 2.1, classRankTopPercent: 51, actComposite: 19, satTotal: 1040 },
  ],
  [
    "southDakotaRegents",
    { coreGpa: 2, gpa: 2.6 },
    { coreGpa: 1.99, gpa: 2.6, classRankTopPercent: 40 },
    "cannotTell",
  ],
  ["southDakotaRegents", { coreGpa: 2, satTotal: 970 }, { coreGpa: 2, satTotal: 960 }, "cannotTell"],
  [
    "nebraskaAssured",
    { gpa: 2.2, satTotal: 1040 },
    { gpa: 2.99, classRankTopPercent: 51, actComposite: 19, satTotal: 1020 },
  ],
  [
    "nebraskaAssured",
    { gpa: 3 },
    { gpa: 2.99, classRankTopPercent: 51, actComposite: 19, satTotal: 1030 },
    "cannotTell",
  ],
  ["idahoCampusChoice", { gpa: 3 }, { gpa: 2.99 }, "cannotTell"],
  ["utahAdmit", {}, { homeState: "NV" }],
  [
    "wisconsinGuaranteeMadison",
    { classRankTopPercent: 5, gradeYear: 11 },
    { classRankTopPercent: 6, gradeYear: 11 },
    "cannotTell",
  ],
  ["wisconsinGuarantee", { classRankTopPercent: 10 }, { classRankTopPercent: 11 }, "cannotTell"],
  [
    "oklahomaStateAssured",
    { gpa: 3, classRankTopPercent: 33.3 },
    { gpa: 3, classRankTopPercent: 34, coreGpa: 2.9, actComposite: 23, satTotal: 1150 },
  ],
  [
    "oklahomaStateAssured",
    { coreGpa: 3, actComposite: 21 },
    { gpa: 2.9, coreGpa: 3, actComposite: 20, satTotal: 1050 },
  ],
  [
    "oklahomaStateAssured",
    { actComposite: 24 },
    { gpa: 2.9, coreGpa: 2.9, actComposite: 23, satTotal: 1150 },
  ],
  [
    "tennesseeCampuses",
    { gpa: 3.2, actComposite: 23 },
    { gpa: 3.19, classRankTopPercent: 11, actComposite: 23 },
  ],
  [
    "tennesseeCampuses",
    { gpa: 2.5, classRankTopPercent: 10, satTotal: 1130 },
    { gpa: 2.5, classRankTopPercent: 10, satTotal: 1120, actComposite: 22 },
  ],
  ["southCarolinaTopTen", { classRankTopPercent: 10 }, { classRankTopPercent: 11 }],
  ["connecticutAutomatic", { gpa: 2.75 }, { gpa: 2.74 }, "cannotTell"],
  ["connecticutAutomatic", { gpa: 3, gpaScale: "weighted" }, { gpa: 2.7, gpaScale: "weighted" }],
];

/** One source, one part only, or a line beyond which something is not asked: never certain, whatever is told. */
const perfect: Partial<Profile> = {
  gradeYear: 11,
  gpa: 4,
  coreGpa: 4,
  coreYears: 25,
  classRankTopPercent: 1,
  satTotal: 1600,
  actComposite: 36,
};
const neverCertain: readonly (readonly [id: string, outcome: RuleOutcome])[] = [
  ["kansasQualified", "check"],
  ["kansasQualifiedKState", "check"],
  ["wyomingAssured", "check"],
  ["missouriColumbia", "check"],
  ["missouriHighlySelective", "check"],
  ["bluefieldState", "minimum"],
  ["newMexicoState", "check"],
  ["tennesseeKnoxville", "cannotTell"],
  ["utahDirect", "check"],
  ["hawaiiDirect", "cannotTell"],
  ["hawaiiDirectCommunity", "cannotTell"],
  ["washingtonGuaranteed", "check"],
  ["maineDirect", "check"],
  ["wisconsinDirect", "check"],
  ["indianapolisPreAdmission", "cannotTell"],
  ["northDakotaGuideline", "minimum"],
  // The catalogs promise a place for the advanced diploma alone, which nobody is asked about.
  ["nevadaAdvancedDiploma", "cannotTell"],
  ["nevadaUniversities", "minimum"],
  ["nevadaState", "minimum"],
  ["arkansasMinimum", "minimum"],
  ["oklahomaRegional", "minimum"],
  ["oklahomaLiberalArts", "minimum"],
  ["louisianaFlagship", "minimum"],
  ["louisianaStatewide", "minimum"],
  ["louisianaRegional", "minimum"],
  ["westVirginiaMinimum", "minimum"],
  ["ucResidentMinimum", "minimum"],
  // Nobody from California is read by it.
  ["ucNonresidentMinimum", "notMet"],
];

/** Promises whose newest year is over; one that is renewed leaves this list. */
const pastRules: ReadonlySet<string> = new Set([
  "southDakotaRegents",
  "nebraskaAssured",
  "missouriColumbia",
  "idahoCampusChoice",
  "idahoCampusChoiceLetter",
  "utahDirect",
  "utahAdmit",
  "nevadaAdvancedDiploma",
  "minnesotaDirect",
  "oklahomaStateAssured",
  "tennesseeDirect",
  "alabamaDirect",
  "hawaiiDirect",
  "hawaiiDirectCommunity",
  "washingtonGuaranteed",
  "newMexicoState",
]);

describe("published rules", () => {
  test.each(certain)("%s: %j is in, %j is not", (id, inside, outside, past = "notMet") => {
    expect(check(id, inside).outcome).toBe(pastRules.has(id) ? "check" : "guaranteed");
    expect(check(id, outside).outcome).toBe(past);
  });

  test("a rule of a year that is over is to be confirmed, whatever else is known of it", () => {
    const promises = assuredRules.filter(isPromise);
    const past = promises.filter(({ source }) => source.pastPeriod !== undefined);
    expect(new Set(past.map(({ id }) => id))).toEqual(pastRules);
    for (const id of ["utahAdmit", "oklahomaStateAssured"])
      expect(check(id, perfect).doubts, id).toEqual(["pastYear"]);
    const rule = findRule("oklahomaStateAssured");
    const renewed = { ...rule, source: { ...rule.source, pastPeriod: undefined } };
    const answers = toRuleAnswers({ ...emptyProfile, homeState: "OK", hasRequiredCourses: true, ...perfect });
    expect(checkRule(renewed, answers).outcome).toBe("guaranteed");
  });

  test.each(neverCertain)("%s with the best record: %s", (id, outcome) => {
    expect(check(id, perfect).outcome).toBe(outcome);
  });

  test.each<[string, readonly RuleDoubt[]]>([
    ["wisconsinDirect", ["byLetter"]],
    ["maineDirect", ["byLetter"]],
    ["minnesotaDirect", ["byLetter", "pastYear"]],
    ["arkansasDirect", ["byLetter", "partOnly"]],
    ["washingtonGuaranteed", ["partnerSchool", "pastYear"]],
    ["utahDirect", ["partnerSchool", "pastYear"]],
  ])("%s is never certain: a letter or a school decides (%j)", (id, doubts) => {
    expect(check(id, perfect).doubts).toEqual(doubts);
  });

  test("each rule that names colleges is tried above, and its colleges follow it", () => {
    const tried = new Set([...certain, ...neverCertain].map(([id]) => id));
    expect(assuredRules.filter(({ unitIds }) => unitIds.length > 0).map(({ id }) => id)).toEqual(
      assuredRules.filter(({ id }) => tried.has(id)).map(({ id }) => id),
    );
    for (const [id, inside] of certain) {
      const rule = findRule(id);
      const statuses = checkGuarantees({
        ...emptyProfile,
        homeState: rule.state,
        hasRequiredCourses: true,
        ...inside,
      });
      for (const unitId of rule.unitIds)
        expect(findMetGuarantee(statuses, unitId) === null, id).toBe(pastRules.has(id));
    }
  });

  test("a minimum or a guideline makes no college certain, and none is even to be checked", () => {
    const minimums = assuredRules.filter((rule) => !isPromise(rule));
    expect(minimums.length).toBeGreaterThan(8);
    for (const { state, unitIds, id } of minimums) {
      const statuses = checkGuarantees({
        ...emptyProfile,
        ...perfect,
        homeState: state,
        hasRequiredCourses: true,
      });
      for (const unitId of unitIds) expect(statuses.get(unitId)?.guarantee.id, id).not.toBe(id);
    }
  });

  test("a rule for residents helps nobody from elsewhere, and one for everybody does", () => {
    const ohioan = { ...perfect, homeState: "OH" } as const;
    expect(check("wisconsinGuarantee", ohioan).outcome).toBe("notMet");
    expect(check("mississippiFullAdmission", ohioan).outcome).toBe("notMet");
    expect(check("southCarolinaTopTen", ohioan).outcome).toBe("notMet");
    expect(check("montanaFullAdmission", ohioan).outcome).toBe("guaranteed");
    expect(check("southCarolinaTopTen", { ...perfect, homeState: null }).missing).toContain("isResident");
  });

  test("required courses not told leave it open, missing ones close it", () => {
    expect(check("montanaFullAdmission", { gpa: 3, hasRequiredCourses: null })).toMatchObject({
      outcome: "cannotTell",
      missing: ["hasRequiredCourses"],
    });
    expect(check("montanaFullAdmission", { gpa: 3, hasRequiredCourses: false }).outcome).toBe("notMet");
  });

  test("what would decide is named", () => {
    expect(check("iowaRegentIndex", { gpa: 3, actComposite: 24 }).missing).toEqual(["coreYears"]);
    expect(check("wisconsinGuarantee", {}).missing).toContain("classRankTopPercent");
    expect(check("hawaiiDirect", { gpa: 3 }).missing).toEqual(["attendsPublicSchool"]);
  });

  test("a senior may have missed the day for Madison", () => {
    expect(check("wisconsinGuaranteeMadison", { classRankTopPercent: 5, gradeYear: 12 })).toMatchObject({
      outcome: "check",
      doubts: ["appliedInTime"],
    });
  });

  test("a weighted average does not prove an unweighted line", () => {
    expect(check("montanaFullAdmission", { gpa: 3.5, gpaScale: "weighted" })).toMatchObject({
      outcome: "check",
      doubts: ["otherScale"],
    });
    expect(check("nevadaState", { gpa: 3.5, gpaScale: "weighted" }).outcome).toBe("cannotTell");
  });
});

describe("the table of condition fields", () => {
  const fields: [string, RuleField][] = Object.entries(ruleFields);
  const complete: Profile = { ...emptyProfile, ...perfect };

  test("has all 24", () => expect(fields).toHaveLength(24));

  test.each(fields)("%s", (_, { from, answers, toCondition }) => {
    const isRank = answers.includes("classRankTopPercent");
    const easy = toCondition(isRank ? 100 : 1);
    const tell = (profile: Profile) => checkCondition(easy, toRuleAnswers(profile).told).verdict;
    expect(tell(complete)).toBe(from === "notAsked" ? "cannotTell" : "yes");
    if (from === "profile") expect(answers).not.toEqual([]);
    if (answers.length > 0) expect(tell(emptyProfile)).toBe("cannotTell");
    // Only the answers named decide it.
    const others = Object.fromEntries(
      Object.entries(complete).filter(([key]) => !answers.some((one) => one === key)),
    );
    if (answers.length > 0) expect(tell({ ...emptyProfile, ...others })).toBe("cannotTell");
  });
});
