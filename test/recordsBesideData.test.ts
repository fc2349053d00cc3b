/**
 * Where a dated record and the data set say different things about one college. Each line says which of them families
 * see; a new line must be looked at before it joins the list.
 */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { findDatedTestPolicy } from "#domain/admission/datedTestPolicy.ts";
import { allowsNoScores, findScorePolicy } from "#domain/admission/scorePolicy.ts";
import { testRequirementFall, testRequirements } from "#domain/admission/testRequirements.ts";
import { aidPolicies } from "#domain/college/aidPolicies.ts";
import { admissionFactorsSchema, commonDataSetSchema } from "#domain/college/details.ts";
import * as detailTables from "#domain/college/detailTables.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { decodeRecord, recordColumns } from "#domain/college/recordTable.ts";
import { asksForLetters } from "#domain/college/requirements.ts";
import { findCollegeEssays, listPlatformPrompts } from "#domain/essays/essayPrompts.ts";
import { findEvent } from "#domain/timeline/admissionDates.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { openDataLines, readDataRows } from "#server/dataFiles.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const dataFolder = join(import.meta.dirname, "..", "data");
const colleges = loadShippedColleges();
const getName = (unitId: number) => colleges.byUnitId(unitId)?.name ?? String(unitId);
const surveyed = { required: "required", considered: "optional", notConsidered: "notRead" } as const;

function listTestPolicies(): string[] {
  return colleges.summaries.flatMap((college) => {
    const { unitId, name, testPolicy } = college;
    const known = findPublicSystem(unitId) === null ? testRequirements.get(unitId)?.kind : "notRead";
    const survey = testPolicy === null ? "unknown" : surveyed[testPolicy];
    if (known === undefined || known === survey) return [];
    const shown = getTestPolicy(college).kind === known ? "record" : "data set";
    return [`${name}: survey ${survey}, record ${known}, shown: ${shown}`];
  });
}

/** The rows as published, before a policy overrules any of them. */
const commonDataSets = readDataRows(
  dataFolder,
  "commonDataSet.csv",
  detailTables.commonDataSetColumns,
  commonDataSetSchema,
);
const factors = readDataRows(
  dataFolder,
  "admissionFactors.csv",
  detailTables.admissionFactorColumns,
  admissionFactorsSchema,
);

function listAidPolicies(): string[] {
  return aidPolicies.flatMap(({ unitId, meetsFullNeed, isNeedBasedOnly }) => {
    const name = getName(unitId);
    const details = colleges.detailsOf(unitId);
    const row = commonDataSets.find((one) => one.unitId === unitId);
    const lines: string[] = [];
    const add = (what: string, shown: unknown) =>
      lines.push(`${name}: ${what}, shown: ${shown === null ? "record" : "data set"}`);
    if (meetsFullNeed !== null && row !== undefined) {
      if (row.meetsFullNeed !== null && row.meetsFullNeed !== meetsFullNeed)
        add(
          `meets full need ${row.meetsFullNeed}, record ${meetsFullNeed}`,
          details.commonDataSet?.meetsFullNeed,
        );
      if (meetsFullNeed && row.needMetShare !== null && row.needMetShare < 0.995)
        add(`meets ${row.needMetShare} of need, record all of it`, details.commonDataSet?.needMetShare);
    }
    if (isNeedBasedOnly !== true) return lines;
    if ((row?.meritAidShare ?? 0) > 0)
      add(`merit aid to ${row?.meritAidShare}, record by need alone`, details.commonDataSet?.meritAidShare);
    if ((row?.averageMeritAwardUsd ?? 0) > 0)
      add(
        `merit award $${row?.averageMeritAwardUsd}, record by need alone`,
        details.commonDataSet?.averageMeritAwardUsd,
      );
    const merit = factors.find((one) => one.unitId === unitId);
    if ((merit?.meritRecipients ?? 0) > 0)
      add(
        `merit aid to ${merit?.meritRecipients} students, record by need alone`,
        details.factors?.meritRecipients,
      );
    return lines;
  });
}

function listEssayPolicies(): string[] {
  const table = openDataLines(dataFolder, "colleges.csv", recordColumns);
  return colleges.summaries.flatMap(({ unitId, name }, row) => {
    const platform = findPublicSystem(unitId);
    const isAsked =
      findCollegeEssays(unitId)?.demand === "required" ||
      (platform !== null && listPlatformPrompts(platform).some(({ audience }) => audience === "required"));
    if (!isAsked) return [];
    const survey = decodeRecord(table.lineAt(row))?.essayPolicy ?? null;
    if (survey === null || survey === "required") return [];
    const shown = colleges.recordOf(unitId)?.essayPolicy === null ? "record" : "data set";
    return [`${name}: essay ${survey}, record required, shown: ${shown}`];
  });
}

/** The federal survey's figures and answers as published, before anything newer overrules them. */
const surveyTable = openDataLines(dataFolder, "colleges.csv", recordColumns);
const entries = colleges.summaries.flatMap((college, row) => {
  const requirements = colleges.requirementsOf(college.unitId);
  const survey = decodeRecord(surveyTable.lineAt(row));
  return requirements === null || survey === null ? [] : [{ college, requirements, survey }];
});

/** The word of a record on tests beside the college's entry in the Common App's grid. */
function listGridTests(): string[] {
  return entries.flatMap(({ college, requirements: { tests, cycle } }) => {
    const { unitId, name, hasOpenAdmission } = college;
    const known = findPublicSystem(unitId) === null ? testRequirements.get(unitId)?.kind : "notRead";
    const reply = findCollege(colleges, unitId, colleges.asOf);
    if (tests === null || reply?.requirements?.tests === tests) return [];
    const shown = reply?.requirements?.tests == null ? "record" : "grid";
    const by = known ?? (hasOpenAdmission === true ? "open admission" : "none");
    return [`${name}: grid of ${cycle} ${tests}, record ${by}, shown: ${shown}`];
  });
}

/** Where the grid of this cycle turns the survey's answer around, the tools in the browser need a record of it. */
function listTurnedAround(): string[] {
  const turned = entries.flatMap(({ college, requirements }) => {
    const dated = findDatedTestPolicy(college, requirements);
    const { testPolicy, unitId } = college;
    const isTurned =
      dated?.kind === "required" ||
      dated?.kind === "notRead" ||
      (testPolicy === "required" && dated !== null);
    if (!isTurned || dated?.fall !== testRequirementFall || dated.standing !== "grid") return [];
    return testPolicy !== null && surveyed[testPolicy] === dated.kind ? [] : [`${unitId} ${dated.kind}`];
  });
  return turned.toSorted();
}

/** The grid beside the survey: in each kind of conflict the newer one is shown, which is always the grid. */
function countSurveyConflicts() {
  const conflicts = { fees: 0, freeNow: 0, freeNoMore: 0, essays: 0, letters: 0, stillShown: 0 };
  for (const { college, requirements, survey } of entries) {
    const { feeUsd, essay } = requirements;
    const shown = colleges.recordOf(college.unitId);
    const before = survey.applicationFeeUsd;
    if (feeUsd !== null && before !== null && feeUsd !== before) {
      conflicts.fees += 1;
      if (feeUsd === 0) conflicts.freeNow += 1;
      if (before === 0) conflicts.freeNoMore += 1;
      if (shown?.applicationFeeUsd !== null) conflicts.stillShown += 1;
    }
    const isLess = (policy: typeof survey.essayPolicy) => policy !== null && policy !== "required";
    if (essay === true && isLess(survey.essayPolicy)) {
      conflicts.essays += 1;
      if (shown?.essayPolicy !== null) conflicts.stillShown += 1;
    }
    if (asksForLetters(requirements) && isLess(survey.recommendationPolicy)) {
      conflicts.letters += 1;
      if (shown?.recommendationPolicy !== null) conflicts.stillShown += 1;
    }
  }
  return conflicts;
}

/** Our records of a college's own questions beside the grid's cell for a writing supplement. */
function listSupplements(): string[] {
  return entries.flatMap(({ college, requirements }) => {
    const record = findCollegeEssays(college.unitId);
    if (requirements.writingSupplement === null || record === null) return [];
    const reply = findCollege(colleges, college.unitId, colleges.asOf);
    const shown = reply?.requirements?.writingSupplement === null ? "record" : "grid";
    return [`${college.name}: grid required, record ${record.demand}, shown: ${shown}`];
  });
}

/** A score may count in a rule for assured admission even where the survey says that nobody reads one. */
function listScoreRules(): string[] {
  return assuredRules
    .filter(({ conditions }) => /"(?:satTotal|actComposite)"/.test(JSON.stringify(conditions)))
    .flatMap(({ id, unitIds }) =>
      unitIds.flatMap((unitId) => {
        const college = colleges.byUnitId(unitId);
        if (college === null || findScorePolicy(college, testRequirementFall).kind !== "notRead") return [];
        return [`${college.name}: scores not read, but they count in ${id}, shown: both`];
      }),
    );
}

const events = [
  ["ucDeadline", (unitId: number) => findPublicSystem(unitId) === "uc"],
  ["csuDeadline", (unitId: number) => findPublicSystem(unitId) === "csu"],
  ["airForceAcademy", (unitId: number) => unitId === 128_328],
  ["westPoint", (unitId: number) => unitId === 197_036],
  ["navalAcademy", (unitId: number) => unitId === 164_155],
] as const;

function listDeadlines(): string[] {
  return events.flatMap(([id, isCollege]) => {
    const event = findEvent(id, testRequirementFall);
    return colleges.summaries
      .filter(({ unitId }) => isCollege(unitId))
      .flatMap(({ unitId, name }) =>
        colleges
          .detailsOf(unitId)
          .deadlines.filter(({ date }) => date !== event?.date)
          .map(
            ({ round, date }) => `${name}: ${round} ${date}, ${id} ${event?.date}, shown: the college’s own`,
          ),
      );
  });
}

describe("a dated record comes before the data set", () => {
  test("on test scores", () => {
    expect(listTestPolicies()).toMatchInlineSnapshot(`
      [
        "Auburn University: survey optional, record required, shown: record",
        "California Institute of Technology: survey notRead, record required, shown: record",
        "Stanford University: survey optional, record required, shown: record",
        "United States Coast Guard Academy: survey optional, record required, shown: record",
        "University of Connecticut: survey required, record optional, shown: record",
        "Yale University: survey optional, record flexible, shown: record",
        "Nova Southeastern University: survey optional, record required, shown: record",
        "University of Miami: survey optional, record required, shown: record",
        "Berry College: survey optional, record notRead, shown: record",
        "Georgia Southern University: survey optional, record required, shown: record",
        "Georgia State University: survey optional, record required, shown: record",
        "Kennesaw State University: survey optional, record required, shown: record",
        "Mercer University: survey optional, record required, shown: record",
        "Johns Hopkins University: survey optional, record required, shown: record",
        "United States Naval Academy: survey optional, record required, shown: record",
        "University of Southern Maine: survey required, record optional, shown: record",
        "University of Southern Mississippi: survey required, record sometimes, shown: record",
        "University of North Carolina at Chapel Hill: survey optional, record byGrades, shown: record",
        "Dartmouth College: survey optional, record required, shown: record",
        "Cornell University: survey optional, record required, shown: record",
        "Ohio State University: survey optional, record required, shown: record",
        "Carnegie Mellon University: survey optional, record byProgram, shown: record",
        "University of Pennsylvania: survey optional, record required, shown: record",
        "Universidad del Sagrado Corazon: survey notRead, record required, shown: record",
        "University of Puerto Rico: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico at Cayey: survey required, record paaOrSat, shown: record",
        "University of Puerto Rico at Ponce: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico-Aguadilla: survey required, record paaOrSat, shown: record",
        "University of Puerto Rico-Arecibo: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico-Carolina: survey optional, record paaOrSat, shown: record",
        "University of Puerto Rico-Humacao: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico-Mayaguez: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico-Rio Piedras: survey notRead, record paaOrSat, shown: record",
        "University of Puerto Rico-Utuado: survey notRead, record paaOrSat, shown: record",
        "Brown University: survey optional, record required, shown: record",
        "Rice University: survey optional, record recommended, shown: record",
        "The University of Texas at Austin: survey optional, record required, shown: record",
        "University of Dallas: survey optional, record required, shown: record",
      ]
    `);
  });

  test("on aid", () => {
    expect(listAidPolicies()).toMatchInlineSnapshot(`
      [
        "Harvard University: merit award $6000, record by need alone, shown: record",
        "Harvard University: merit aid to 4 students, record by need alone, shown: record",
        "Columbia University in the City of New York: meets full need false, record true, shown: record",
        "Columbia University in the City of New York: meets 0.65 of need, record all of it, shown: record",
        "Columbia University in the City of New York: merit aid to 0.0278, record by need alone, shown: record",
        "Columbia University in the City of New York: merit award $8195, record by need alone, shown: record",
        "Massachusetts Institute of Technology: merit aid to 0.025, record by need alone, shown: record",
        "Emory University: meets 0.984 of need, record all of it, shown: record",
        "Georgetown University: merit aid to 0.4295, record by need alone, shown: record",
        "Wake Forest University: meets full need false, record true, shown: record",
        "Wake Forest University: meets 0.9724 of need, record all of it, shown: record",
        "University of Rochester: meets full need false, record true, shown: record",
        "University of Rochester: meets 0.9719 of need, record all of it, shown: record",
        "Colgate University: merit aid to 0.0764, record by need alone, shown: record",
        "Wesleyan University: merit aid to 0.0157, record by need alone, shown: record",
        "Wesleyan University: merit award $24512, record by need alone, shown: record",
        "Wesleyan University: merit aid to 1 students, record by need alone, shown: record",
        "Bowdoin College: merit aid to 0.0158, record by need alone, shown: record",
        "Bowdoin College: merit award $1000, record by need alone, shown: record",
        "Bowdoin College: merit aid to 17 students, record by need alone, shown: record",
        "Wellesley College: merit aid to 0.0194, record by need alone, shown: record",
        "Wellesley College: merit aid to 4 students, record by need alone, shown: record",
        "Middlebury College: merit aid to 1 students, record by need alone, shown: record",
        "Haverford College: merit aid to 0.047, record by need alone, shown: record",
        "Brandeis University: meets full need false, record true, shown: record",
        "Brandeis University: meets 0.9639 of need, record all of it, shown: record",
        "Macalester College: meets full need false, record true, shown: record",
        "Macalester College: meets 0.97 of need, record all of it, shown: record",
        "Lehigh University: meets full need false, record true, shown: record",
        "Lehigh University: meets 0.97 of need, record all of it, shown: record",
      ]
    `);
  });

  test("on essays", () => {
    expect(listEssayPolicies()).toMatchInlineSnapshot(`
      [
        "University of California-Riverside: essay notConsidered, record required, shown: record",
        "University of California-Santa Cruz: essay notConsidered, record required, shown: record",
        "University of Pennsylvania: essay considered, record required, shown: record",
        "The University of Texas at Austin: essay considered, record required, shown: record",
      ]
    `);
  });

  test("on tests, beside the Common App’s grid", () => {
    expect(listGridTests()).toMatchInlineSnapshot(`
      [
        "Auburn University: grid of 2025-26 flexible, record required, shown: record",
        "University of Miami: grid of 2026-27 sometimes, record required, shown: record",
        "Kennesaw State University: grid of 2025-26 sometimes, record required, shown: record",
        "Savannah State University: grid of 2025-26 always, record open admission, shown: record",
        "Kishwaukee College: grid of 2026-27 always, record open admission, shown: record",
        "Northwestern University: grid of 2026-27 flexible, record optional, shown: record",
        "University of Michigan-Ann Arbor: grid of 2026-27 flexible, record optional, shown: record",
        "The University of Tennessee Southern: grid of 2025-26 sometimes, record required, shown: record",
      ]
    `);
  });

  test("on writing of its own, beside the Common App’s grid", () => {
    expect(listSupplements()).toMatchInlineSnapshot(`[]`);
    const unlisted = ["yale-university", "stanford-university", "university-of-chicago"];
    for (const slug of unlisted) {
      const reply = findCollege(colleges, colleges.bySlug(slug)?.unitId ?? 0, colleges.asOf);
      expect(reply?.requirements, slug).toMatchObject({ cycle: "2026-27", writingSupplement: null });
      expect(reply?.askedEssays, slug).toEqual({ demand: "required", cycle: "2026-27" });
    }
  });

  test("the Common App’s grid comes before the older survey", () => {
    expect(countSurveyConflicts()).toMatchInlineSnapshot(`
      {
        "essays": 80,
        "fees": 208,
        "freeNoMore": 22,
        "freeNow": 105,
        "letters": 41,
        "stillShown": 0,
      }
    `);
  });

  test("a policy on tests that this cycle’s grid turns around is a record, so that every tool knows of it", () => {
    expect(listTurnedAround()).toMatchInlineSnapshot(`
      [
        "129020 optional",
        "136215 required",
        "139144 notRead",
        "140447 required",
        "161554 optional",
        "176372 sometimes",
        "224323 required",
        "243443 required",
      ]
    `);
  });

  test("and what else differs is known", () => {
    expect([...listScoreRules(), ...listDeadlines()]).toMatchInlineSnapshot(`
      [
        "The University of Montana-Western: scores not read, but they count in montanaFullAdmissionSmaller, shown: both",
        "University of Wyoming: scores not read, but they count in wyomingAssured, shown: both",
        "Arizona State University Campus Immersion: scores not read, but they count in arizonaStateScores, shown: both",
        "California State University-San Bernardino: regularDecision 2027-01-31, csuDeadline 2026-11-30, shown: the college’s own",
      ]
    `);
  });

  test("in no list is it the data set that is shown", () => {
    const all = [...listTestPolicies(), ...listAidPolicies(), ...listEssayPolicies()];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((line) => line.endsWith("data set"))).toEqual([]);
  });

  test("a college that announced a requirement is not test-optional for those it reaches", () => {
    const [unitId, { requiredFrom }] = [...testRequirements].find(([, one]) => one.requiredFrom !== null) ?? [
      0,
      { requiredFrom: null },
    ];
    const college = colleges.byUnitId(unitId);
    if (college === null || requiredFrom === null) throw new Error("no college announced a requirement");
    expect(allowsNoScores(findScorePolicy(college, requiredFrom - 1))).toBe(true);
    expect(allowsNoScores(findScorePolicy(college, requiredFrom))).toBe(false);
    expect(getTestPolicy(college).requiredFrom).toBe(requiredFrom);
  });
});
