/** The same searches on all colleges of the data set, and whether the short forms still match it. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findMergedInto } from "#domain/college/changes.ts";
import { formatDate } from "#lib/format.ts";
import { communityCollegeForms, sharedForms } from "../../../test/fixtures/communityCollegeForms.ts";
import { searchCases } from "../../../test/fixtures/searchCases.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { type CollegeSearch, prepareSearch, searchColleges } from "./collegeSearch.ts";
import { foldWords, toPhraseKey } from "./fold.ts";
import { listFormerNames, listMerged } from "./formerNames.ts";
import { shortForms } from "./shortForms.ts";

const dataFolder = resolve(import.meta.dirname, "../../../data");

let prepared: CollegeSearch | null = null;
/** Of all colleges, prepared once for these tests. */
const getPrepared = () => (prepared ??= prepareSearch(loadShippedColleges().summaries));

describe.runIf(existsSync(join(dataFolder, "colleges.csv")))("searching all colleges", () => {
  test("finds the college people mean among all of them", () => {
    const { summaries } = loadShippedColleges();
    const missed = searchCases.filter(({ typed, means, within }) => {
      const { hits } = searchColleges(getPrepared(), typed, { limit: within ?? 1 });
      return !hits.some((hit) => summaries[hit.index]?.name === means);
    });
    expect(missed).toEqual([]);
  });

  test("a community college is found first by what students call it", () => {
    const find = (typed: string, limit: number) =>
      searchColleges(getPrepared(), typed, { limit }).hits.map(({ unitId }) => unitId);
    const cases = communityCollegeForms.flatMap(([unitId, ...forms]) =>
      forms.map((form) => ({ form, unitId })),
    );
    expect(cases.length).toBeGreaterThan(300);
    expect(cases.filter(({ form, unitId }) => find(form, 1)[0] !== unitId)).toEqual([]);
    expect(sharedForms.filter(([form, unitId]) => !find(form, 3).includes(unitId))).toEqual([]);
  });

  test("letters that a two-year college reports lead to it, or to a larger college of the same letters", () => {
    const { summaries } = loadShippedColleges();
    const reported = summaries.flatMap(
      ({ unitId, level, isDegreeGranting, control, aliases, undergraduates }) =>
        level === "twoYear" && isDegreeGranting && control !== "forProfit" && findMergedInto(unitId) === null
          ? aliases
              .filter((alias) => /^[A-Z]{3,7}$/.test(alias))
              .map((form) => ({ form, unitId, size: undergraduates ?? 0 }))
          : [],
    );
    const judged = reported.map(({ form, unitId, size }) => {
      const { hits } = searchColleges(getPrepared(), form, { limit: 80 });
      const at = hits.findIndex((hit) => hit.unitId === unitId);
      const before = hits.slice(0, at).map(({ index, reason }) => ({
        name: summaries[index]?.name,
        size: summaries[index]?.undergraduates ?? 0,
        kind: reason.kind,
      }));
      return { form, unitId, size, at, before };
    });
    expect(judged.filter(({ at }) => at === 0).length).toBeGreaterThan(200);
    // A short form chosen by hand, or a real name, may come before a larger college.
    const unfair = judged.filter(
      ({ at, before, size }) =>
        at === -1 ||
        before.some((other) => other.kind !== "shortForm" && other.kind !== "name" && other.size < size / 2),
    );
    expect(unfair).toEqual([]);
  });

  test("former names lead to the college of today, after one that bears the name, or to the word that it closed", () => {
    const { summaries, byUnitId } = loadShippedColleges();
    const asked = [
      ...listFormerNames(),
      ...listMerged().map(({ unitId, into }) => ({ name: byUnitId(unitId)?.name ?? "", unitId: into })),
    ].filter(({ unitId }) => unitId === null || byUnitId(unitId)?.isDegreeGranting === true);
    expect(asked.length).toBeGreaterThan(500);
    const bearers = Map.groupBy(summaries, ({ name }) => toPhraseKey(foldWords(name)));
    const missed = asked.flatMap(({ name, unitId }) => {
      const { hits, closed } = searchColleges(getPrepared(), name, { limit: 3 });
      const first = hits[0]?.unitId ?? null;
      const found = closed === null ? first : null;
      if (found === unitId) return [];
      const isNamesake =
        bearers.get(toPhraseKey(foldWords(name)))?.some((one) => one.unitId === first) === true;
      const isSecond = hits.some((hit) => hit.unitId === unitId);
      return [{ name, wanted: unitId, first: hits[0]?.reason.kind, isNamesake, isSecond }];
    });
    const unexcused = missed.filter(({ isNamesake }) => !isNamesake);
    const share = 1 - unexcused.length / asked.length;
    const list = missed.map((one) => JSON.stringify(one)).join("\n");
    expect(share, list).toBeGreaterThanOrEqual(0.98);
    // A living namesake comes first, and the college of today right after it.
    expect(
      missed.filter(({ isNamesake, isSecond, wanted }) => isNamesake && wanted !== null && !isSecond),
    ).toEqual([]);
  });

  test.each<[typed: string, found: string, how: object]>([
    ["Edinboro", "Pennsylvania Western University", { kind: "former", wasMisspelled: false }],
    ["Edinbro University", "Pennsylvania Western University", { kind: "former", wasMisspelled: true }],
    ["Castleton", "Vermont State University", { kind: "former" }],
    ["Castelton", "Vermont State University", { kind: "former", wasMisspelled: true }],
    ["IUPUI", "Indiana University-Indianapolis", { kind: "former" }],
    [
      "Wheelock",
      "Boston University",
      { kind: "former", former: { text: "includes the former Wheelock College" } },
    ],
    [
      "Grantham University",
      "University of Arkansas Grantham",
      { kind: "former", former: { text: "formerly Grantham University" } },
    ],
    [
      "Multnomah University",
      "William Jessup University",
      { kind: "former", former: { text: "took on students when Multnomah University closed" } },
    ],
    ["Cornish", "Seattle University", { kind: "former", matched: "Cornish College of the Arts" }],
    ["Mills College", "Northeastern University Oakland", { kind: "former" }],
    ["Carleton", "Carleton College", { kind: "name", former: null }],
    ["Wheaton", "Wheaton College", { kind: "name" }],
    ["Emmanuel", "Emmanuel College", { kind: "name" }],
    ["Westminster", "Westminster College", { kind: "name" }],
    ["El Camino", "El Camino Community College District", { kind: "name" }],
  ])("%s is %s", (typed, found, how) => {
    const { summaries } = loadShippedColleges();
    const [hit] = searchColleges(getPrepared(), typed, { limit: 1 }).hits;
    expect(hit === undefined ? null : summaries[hit.index]?.name).toBe(found);
    expect(hit?.reason).toMatchObject(how);
  });

  test("two colleges that had one name are both found, after the one that bears it", () => {
    const { summaries } = loadShippedColleges();
    const { hits } = searchColleges(getPrepared(), "Union College", { limit: 3 });
    expect(hits.map(({ index, reason }) => [summaries[index]?.name, reason.former?.event ?? null])).toEqual([
      ["Union College", null],
      ["Union Commonwealth University", "renamed"],
      ["Union Adventist University", "renamed"],
    ]);
  });

  test.each([
    ["Wells College", "Wells College", "2024-05-10", false],
    ["Wels College", "Wells College", "2024-05-10", true],
    ["Cabrini", "Cabrini University", "2024-05-11", false],
    ["Notre Dame College", "Notre Dame College", "2024-05-02", false],
  ])("%s closed, and no other college is offered for it", (typed, name, date, wasMisspelled) => {
    const { hits, closed } = searchColleges(getPrepared(), typed, {
      limit: 5,
      accepts: () => true,
    });
    expect(closed).toMatchObject({ name, event: "closed", date, wasMisspelled });
    expect(closed?.text).toBe(
      wasMisspelled
        ? `Did you mean ${name}? It closed on May 10, 2024.`
        : `${name} closed on ${formatDate(date)}.`,
    );
    expect(hits).toEqual([]);
  });

  test("every short form belongs to a college in the data set", () => {
    const known = new Set(loadShippedColleges().summaries.map((college) => college.unitId));
    expect(known.size).toBeGreaterThan(5_000);
    expect(shortForms.filter(([unitId]) => !known.has(unitId))).toEqual([]);
  });
});

test("no college has two rows of short forms", () => {
  expect(new Set(shortForms.map(([unitId]) => unitId)).size).toBe(shortForms.length);
});
