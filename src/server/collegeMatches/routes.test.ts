/** The college matches API: the same list as the quiz, what may be asked of it, and a sentence for what cannot be. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  collegeMatchesBodySchema,
  collegeMatchesEndpoint,
  type MatchedCollege,
} from "#contract/collegeMatches.ts";
import { problemSchema } from "#contract/problem.ts";
import { recommend } from "#domain/match/firstListRule.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const json = { "content-type": "application/json" };
const send = (payload: string, headers: Record<string, string> = json) =>
  site.server.inject({ method: "POST", url: "/api/college-matches", headers, payload });

async function ask(body: object) {
  const answer = await send(JSON.stringify(body));
  expect(answer.statusCode, answer.body).toBe(200);
  return collegeMatchesEndpoint.replies[200].parse(answer.json());
}

const idsOf = (colleges: readonly MatchedCollege[]) => colleges.map(({ unitId }) => unitId);
const student = {
  profile: { gpa: 3.4, satTotal: 1180, gradeYear: 12, homeZip: "43215", majorFamilies: ["11"] },
  money: { familyIncomeUsd: 70_000, familySize: 4, payPerYearUsd: 15_000 },
};
const ohioState = 204_796;
const columbusState = 202_222;
const airForceAcademy = 128_328;
/** Closes after fall 2026, and becomes a campus of another university. */
const hampshire = 166_018;
const mountMercy = 154_013;

describe("what is answered", () => {
  test("the ranking and first list are those of the shared function, in its order", async () => {
    const { findZip, majors, summaries } = site.colleges;
    const place = findZip("43215");
    if (place === null) throw new Error("The table has no ZIP code 43215.");
    const home = { homeState: place.state, homeLatitude: place.latitude, homeLongitude: place.longitude };
    const profile = { ...emptyProfile, ...student.profile, ...home };
    const { rows, first } = matchColleges(summaries, {
      profile,
      money: student.money,
      aid: null,
      majors: majors(),
      entryYear: 2027,
    });
    const answer = await ask({ ...student, limit: 200 });
    const listed = [...first.rows, ...first.beyond].map(({ college }) => college.unitId);
    expect(answer.total).toBe(rows.length);
    expect(answer.firstList).toEqual(listed);
    expect(listed.length).toBeGreaterThan(4);
    const expected = recommend(rows, profile, student.money).filter(
      ({ college }, index) => index < 200 || listed.includes(college.unitId),
    );
    expect(idsOf(answer.colleges)).toEqual(expected.map(({ college }) => college.unitId));
    for (const [index, row] of expected.entries()) {
      const { matchPercent, distanceMiles, admissionLabel, budgetLabel } = row;
      expect(answer.colleges[index]).toMatchObject({
        matchPercent,
        distanceMiles,
        admissionLabel: admissionLabel.code,
        budgetLabel,
        placedBy: first.placedBy.get(row.college.unitId) ?? null,
      });
    }
  });

  test("the student's field is said in degrees a year, and a program that chooses again holds the label", async () => {
    const westChester = 216_764;
    const music = { ...student.profile, homeZip: "17603", majorFamilies: ["50"], majorPrograms: ["5009"] };
    const only = async (profile: object) => (await ask({ profile, unitIds: [westChester] })).colleges[0];
    const musician = await only(music);
    expect(musician?.field).toEqual({ degreesPerYear: 68 });
    expect(musician?.admissionLabel).toBe("target");
    expect(musician?.warnings).toContainEqual({
      code: "programChooses",
      values: { program: "5009", share: musician?.chance.share },
    });
    const undecided = await only({ ...music, majorFamilies: [], majorPrograms: [] });
    expect(undecided?.field).toBeNull();
    expect(undecided?.warnings.map(({ code }) => code)).not.toContain("programChooses");
    // A program that no page names is counted by its own code.
    const accountant = await only({ ...music, majorFamilies: ["52"], majorPrograms: ["5203"] });
    const business = await only({ ...music, majorFamilies: ["52"], majorPrograms: [] });
    expect(accountant?.field?.degreesPerYear).toBeGreaterThan(0);
    expect(accountant?.field?.degreesPerYear).toBeLessThan(business?.field?.degreesPerYear ?? 0);
  });

  test("without answers every kind of college is ranked, and nothing is said about money or distance", async () => {
    const { total, colleges } = await ask({});
    expect(total).toBeGreaterThan(2_000);
    expect(colleges.length).toBeGreaterThanOrEqual(50);
    for (const { distanceMiles, budgetLabel, chance } of colleges) {
      expect([distanceMiles, budgetLabel]).toEqual([null, "noBudget"]);
      expect(chance.kind === "estimate" || chance.share === null).toBe(true);
    }
    // A missing part is an unanswered one.
    expect(await ask({ profile: emptyProfile, money: emptyMoney, limit: 50 })).toEqual(await ask({}));
  });

  test("a chance has its figures where it is an estimate, and no others", async () => {
    const { colleges } = await ask({ ...student, limit: 200 });
    expect(new Set(colleges.map(({ chance }) => chance.kind)).size).toBeGreaterThan(1);
    for (const { chance } of colleges) {
      const { kind, share, low, high } = chance;
      if (kind !== "estimate") expect([share, low, high]).toEqual([null, null, null]);
      else expect((low ?? 2) <= (share ?? -1) && (share ?? 2) <= (high ?? -1)).toBe(true);
    }
  });

  test("a ZIP code alone sets the state and the position, as the browser's table has it", async () => {
    const byZip = await ask({ profile: { homeZip: "79830" } });
    const place = site.colleges.findZip("79830");
    const byPlace = await ask({
      profile: { homeState: "TX", homeLatitude: place?.latitude, homeLongitude: place?.longitude },
    });
    expect(byZip).toEqual(byPlace);
    expect(byZip.firstList).toContain(228_501);
  });

  test.each([
    ["00907", "PR"],
    ["96910", "GU"],
    ["00802", "VI"],
  ] as const)("%s sets the state, and the colleges there are near", async (homeZip, homeState) => {
    const profile = { ...student.profile, homeZip, livingPlan: "withFamily" as const };
    const { firstList, colleges } = await ask({ profile, limit: 200 });
    const nearest = firstList.map((unitId) => site.colleges.byUnitId(unitId)?.state);
    expect(nearest).toContain(homeState);
    const atHome = colleges.filter(({ unitId }) => site.colleges.byUnitId(unitId)?.state === homeState);
    expect(atHome.length).toBeGreaterThan(0);
  });

  test("military mail sets neither: the state is the one that was sent, and no distance is known", async () => {
    const { firstList: ofTexas } = await ask({
      profile: { ...student.profile, homeZip: null, homeState: "TX" },
    });
    const { firstList } = await ask({ profile: { ...student.profile, homeZip: "09012", homeState: "TX" } });
    expect(firstList).toEqual(ofTexas);
    const { colleges } = await ask({
      profile: { ...student.profile, homeZip: "09012", maxDistanceMiles: 100 },
    });
    expect(colleges.length).toBeGreaterThan(0);
    expect(colleges.every(({ distanceMiles }) => distanceMiles === null)).toBe(true);
  });

  test("the first list's colleges keep their place however low the limit is", async () => {
    const whole = await ask({ ...student, limit: 200 });
    const short = await ask({ ...student, limit: 1 });
    const kept = new Set([whole.colleges[0]?.unitId, ...whole.firstList]);
    expect(new Set(idsOf(short.colleges))).toEqual(kept);
    const places = idsOf(whole.colleges);
    expect(idsOf(short.colleges)).toEqual(
      idsOf(short.colleges).toSorted((a, b) => places.indexOf(a) - places.indexOf(b)),
    );
  });

  test("reasons are the first list's own there, and the scored parts elsewhere", async () => {
    const { firstList, colleges } = await ask({ ...student, limit: 200 });
    for (const { unitId, reasons } of colleges) {
      if (firstList.includes(unitId)) {
        expect(reasons).toHaveLength(1);
        expect(reasons[0]?.values).toMatchObject({ gpa: 3.4, payPerYearUsd: 15_000 });
      } else {
        const codes = reasons.map(({ code }) => code);
        expect(
          codes.every((code) => ["academics", "major", "price", "distance", "outcomes"].includes(code)),
        ).toBe(true);
        expect(reasons.every(({ values }) => typeof values["score"] === "number")).toBe(true);
      }
    }
  });

  test("answers that leave nothing give an empty list", async () => {
    const none = { levels: ["twoYear"], controls: ["nonprofit"], maxDistanceMiles: 1, homeZip: "59457" };
    expect((await ask({ profile: none })).firstList).toEqual([]);
  });
});

describe("colleges by number", () => {
  test("exactly those are returned, best match first, whatever the limit", async () => {
    const unitIds = [columbusState, ohioState, 228_501];
    const { colleges } = await ask({ ...student, unitIds, limit: 1 });
    expect(colleges).toHaveLength(unitIds.length);
    expect(new Set(idsOf(colleges))).toEqual(new Set(unitIds));
    const percents = colleges.map(({ matchPercent }) => matchPercent ?? -1);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(await ask({ unitIds: [] })).toMatchObject({ colleges: [] });
  });

  test("a campus that closes and one the ranking leaves out come with their figures and say so", async () => {
    const unitIds = [hampshire, mountMercy, airForceAcademy, ohioState];
    const { colleges } = await ask({ ...student, unitIds });
    const codesOf = (wanted: number) =>
      colleges.find(({ unitId }) => unitId === wanted)?.warnings.map(({ code }) => code);
    expect(codesOf(hampshire)).toEqual(expect.arrayContaining(["closing", "notRanked"]));
    expect(codesOf(mountMercy)).toContain("news");
    expect(codesOf(mountMercy)).not.toContain("notRanked");
    expect(codesOf(airForceAcademy)).toContain("notRanked");
    expect(codesOf(ohioState)).not.toContain("notRanked");
    const closes = colleges.find(({ unitId }) => unitId === hampshire);
    expect(closes?.warnings).toContainEqual({
      code: "closing",
      values: { event: "closing", date: "2026-12", lastFall: 2025, successor: null },
    });
    expect(closes?.chance).toEqual({ kind: "unknown", share: null, low: null, high: null });
  });

  test("an admission is certain, and a college that said no leaves the first list but not the ranking", async () => {
    const before = await ask({ ...student, limit: 200 });
    const [first] = before.firstList;
    const after = await ask({
      ...student,
      status: { [ohioState]: "admitted", [String(first)]: "denied" },
      unitIds: [ohioState, first],
    });
    expect(after.firstList).not.toContain(first);
    expect(after.total).toBe(before.total);
    const ohio = after.colleges.find(({ unitId }) => unitId === ohioState);
    expect(ohio).toMatchObject({ chance: { kind: "guaranteed", share: null }, admissionLabel: "safety" });
    const same = await ask({ ...student, limit: 200, status: { [String(first)]: "applied" } });
    expect(same).toEqual(before);
  });

  test("an international student pays the published out-of-state price, wherever home is", async () => {
    const unitIds = [ohioState];
    const priceOf = async (body: object) => (await ask({ ...student, unitIds, ...body })).colleges[0]?.price;
    const resident = await priceOf({});
    const abroad = await priceOf({ citizenship: "international", homeCountry: "IN" });
    expect(abroad?.lowUsd).toBe(abroad?.highUsd);
    expect(abroad?.lowUsd).toBeGreaterThan((resident?.highUsd ?? 0) + 20_000);
    // A citizen whose home is abroad pays it less federal and other grants, as families from other states do.
    const citizen = await priceOf({ profile: { ...student.profile, homeZip: null }, homeCountry: "IN" });
    expect(citizen?.middleUsd).toBeLessThan(abroad?.middleUsd ?? 0);
    expect(citizen?.middleUsd).toBeGreaterThan(resident?.middleUsd ?? Number.POSITIVE_INFINITY);
    expect(await priceOf({ citizenship: "unsaid" })).toEqual(resident);
  });
});

describe("what cannot be: a sentence that names the field", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => 100_000 + index);
  test.each<[what: string, body: object, field: string, sentence: RegExp]>([
    ["a citizenship", { citizenship: "martian" }, "citizenship", /^A citizenship is one of citizen/],
    ["a country", { homeCountry: "Mexico" }, "homeCountry", /two letters/],
    ["a GPA above 4.0", { profile: { gpa: 4.3 } }, "profile.gpa", /above its scale/],
    [
      "a weighted GPA of 6",
      { profile: { gpa: 6, gpaScale: "weighted" } },
      "profile.gpa",
      /weighted ends at 5/,
    ],
    [
      "a GPA of 3.5 out of 100",
      { profile: { gpa: 3.5, gpaScale: "percent" } },
      "profile.gpa",
      /above 5.*"unweighted"/,
    ],
    ["a GPA of 101", { profile: { gpa: 101, gpaScale: "percent" } }, "profile.gpa", /gpa/i],
    ["a negative GPA", { profile: { gpa: -1 } }, "profile.gpa", /least gpa can be is 0/],
    ["a GPA in letters", { profile: { gpa: "3.4" } }, "profile.gpa", /gpa as a number/],
    ["an unknown scale", { profile: { gpaScale: "stars" } }, "profile.gpaScale", /gpaScale/],
    ["an SAT of 1601", { profile: { satTotal: 1601 } }, "profile.satTotal", /most satTotal can be is 1600/],
    ["an ACT of 0", { profile: { actComposite: 0 } }, "profile.actComposite", /actComposite/],
    [
      "half an SAT point",
      { profile: { satTotal: 1200.5 } },
      "profile.satTotal",
      /satTotal as a whole number/,
    ],
    ["a ZIP code that is none", { profile: { homeZip: "00000" } }, "profile.homeZip", /ZIP code/],
    ["a ZIP code of no island", { profile: { homeZip: "00600" } }, "profile.homeZip", /ZIP code/],
    ["a ZIP code near military ones", { profile: { homeZip: "34000" } }, "profile.homeZip", /ZIP code/],
    ["a ZIP code after military ones", { profile: { homeZip: "09999" } }, "profile.homeZip", /ZIP code/],
    ["letters in a ZIP code", { profile: { homeZip: "969AB" } }, "profile.homeZip", /five digits/],
    ["four digits", { profile: { homeZip: "4321" } }, "profile.homeZip", /five digits/],
    ["a ZIP code as a number", { profile: { homeZip: 43215 } }, "profile.homeZip", /five digits/],
    ["a state that is none", { profile: { homeState: "ZZ" } }, "profile.homeState", /two letters/],
    ["a state by its name", { profile: { homeState: "Ohio" } }, "profile.homeState", /two letters/],
    ["half a position", { profile: { homeLatitude: 40 } }, "profile.homeLongitude", /together/],
    ["a field that is none", { profile: { majorFamilies: ["computers"] } }, "profile.majorFamilies.0", /CIP/],
    ["a profile that is a text", { profile: "3.4" }, "profile", /profile as an object/],
    ["a budget below zero", { money: { payPerYearUsd: -1 } }, "money.payPerYearUsd", /payPerYearUsd/],
    ["an income in letters", { money: { familyIncomeUsd: "much" } }, "money.familyIncomeUsd", /number/],
    ["a misspelled answer", { profile: { gpaa: 3 } }, "profile.gpaa", /no such field/],
    ["a field of another request", { query: "ohio" }, "query", /no such field/],
    ["a stranger", { unitIds: [ohioState, 999_999] }, "unitIds.1", /999999/],
    ["a stranger's status", { status: { 999_999: "applied" } }, "status.999999", /999999/],
    [
      "a status that is none",
      { status: { [ohioState]: "hopeful" } },
      `status.${ohioState}`,
      /A status is one of/,
    ],
    ["a status of no college", { status: "admitted" }, "status", /status as an object/],
    ["a college twice", { unitIds: [ohioState, ohioState] }, "unitIds", /twice/],
    ["ten thousand colleges", { unitIds: many }, "unitIds", /200 unitIds at most/],
    ["a college by name", { unitIds: ["Ohio State"] }, "unitIds.0", /six digits/],
    ["two hundred names", { unitIds: many.slice(0, 200).map(String) }, "unitIds.19", /six digits/],
    ["colleges that are no list", { unitIds: ohioState }, "unitIds", /list/],
    ["a limit of 0", { limit: 0 }, "limit", /from 1 to 200/],
    ["a limit of 201", { limit: 201 }, "limit", /from 1 to 200/],
    ["a limit in letters", { limit: "50" }, "limit", /from 1 to 200/],
  ])("%s", async (_what, body, field, sentence) => {
    const answer = await send(JSON.stringify(body));
    expect(answer.statusCode).toBe(400);
    const problem = problemSchema.parse(answer.json());
    const named = (problem.errors ?? []).filter((error) => error.field === field);
    expect(named.map(({ message }) => message).join(" "), answer.body).toMatch(sentence);
    expect(problem.detail).toMatch(sentence);
    expect(answer.body.length).toBeLessThan(10_000);
  });

  test.each<[what: string, status: number, payload: string, headers: Record<string, string>]>([
    ["NaN, which is no JSON", 400, '{"profile":{"gpa":NaN}}', json],
    ["a list", 400, "[1,2]", json],
    ["nothing", 400, "", json],
    ["another content type", 415, "gpa=3.4", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", 415, "{}", { "content-type": "text/plain" }],
    ["a megabyte", 413, JSON.stringify({ profile: { homeZip: "4".repeat(1_000_000) } }), json],
  ])("%s", async (_what, status, payload, headers) => {
    const answer = await send(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(problemSchema.parse(answer.json()).detail).not.toBe("");
  });
});

test("every field of a profile may be missing, and each is read when it is there", () => {
  const { profile } = collegeMatchesBodySchema.parse({ profile: { satTotal: 1200 } });
  expect(profile).toEqual({ ...emptyProfile, satTotal: 1200 });
  expect(collegeMatchesBodySchema.parse({ profile: emptyProfile, money: emptyMoney })).toMatchObject({
    profile: emptyProfile,
    money: emptyMoney,
    limit: 50,
  });
});
