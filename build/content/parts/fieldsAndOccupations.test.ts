/** A state's fields of study and the occupations they lead to, compared with the data set. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { guideStates } from "#content/guideStates.ts";
import type { StateCode } from "#domain/college/states.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { buildFieldsOfStudy } from "./fieldsOfStudy.ts";
import { buildOccupations } from "./occupations.ts";

const dataFolder = join(import.meta.dirname, "../../../data");
const colleges = loadShippedColleges();
const makeInput = (state: StateCode) => ({ state, colleges, dataFolder });
const states = Object.values(guideStates);

describe("fields of study", () => {
  test("Ohio's bachelor's degrees: business first, and the colleges that award most", () => {
    const [bachelors] = buildFieldsOfStudy(makeInput("OH")).levels;
    expect(bachelors).toMatchObject({ level: "bachelors", degrees: 64_868 });
    expect(bachelors?.fields[0]).toMatchObject({ family: "52", degrees: 12_757, nationShare: 0.1864 });
    expect(bachelors?.fields[0]?.givers).toEqual([
      ["Ohio State University", "ohio-state-university-main-campus", 2_396],
      ["University of Cincinnati", "university-of-cincinnati-main-campus", 1_248],
      ["Miami University-Oxford", "miami-university-oxford", 1_046],
    ]);
  });

  test.each(states)(
    "%s: fields add up to the degrees, the largest first, and no college gives more than the field has",
    (state) => {
      for (const { degrees, fields } of buildFieldsOfStudy(makeInput(state)).levels) {
        expect(fields.reduce((sum, field) => sum + field.degrees, 0)).toBe(degrees);
        const counts = fields.map((field) => field.degrees);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const field of fields) {
          expect(field.givers.reduce((sum, [, , own]) => sum + own, 0)).toBeLessThanOrEqual(field.degrees);
        }
      }
    },
  );

  test("national shares never exceed the whole", () => {
    for (const { fields } of buildFieldsOfStudy(makeInput("CA")).levels) {
      const all = fields.reduce((sum, { nationShare }) => sum + nationShare, 0);
      expect(all).toBeGreaterThan(0.98);
      expect(all).toBeLessThan(1.005);
    }
  });
});

describe("occupations", () => {
  test.each(states)(
    "%s: eight fields, each leading to occupations with pay, most openings first",
    (state) => {
      const { fields, occupations } = buildOccupations(makeInput(state));
      expect(fields).toHaveLength(8);
      for (const { occupations: places } of fields) {
        expect(places.length).toBeGreaterThan(0);
        const own = places.map((place) => occupations[place]);
        expect(own.every((one) => one !== undefined && one.medianWageUsd !== null)).toBe(true);
        const openings = own.map((one) => one?.openingsPerYear ?? 0);
        expect(openings).toEqual(openings.toSorted((a, b) => b - a));
      }
    },
  );

  test("nursing leads to registered nurses, with the figures of the Bureau of Labor Statistics", () => {
    const { fields, occupations } = buildOccupations(makeInput("OH"));
    const health = fields.find(({ family }) => family === "51");
    const titles = health?.occupations.map((place) => occupations[place]?.title);
    expect(titles?.[0]).toBe("Registered Nurses");
    expect(occupations.find(({ soc }) => soc === "29-1141")).toMatchObject({ openingsPerYear: 189_100 });
  });

  test("college teaching is left out, and school teaching is listed under education only", () => {
    for (const state of states) {
      const { fields, occupations } = buildOccupations(makeInput(state));
      expect(occupations.filter(({ soc }) => soc.startsWith("25-1"))).toEqual([]);
      for (const { family, occupations: places } of fields) {
        const teaches = places.some((place) => occupations[place]?.soc.startsWith("25-2") === true);
        if (family !== "13") expect(teaches).toBe(false);
      }
    }
  });

  test("an occupation that several fields lead to is stored once", () => {
    const { occupations } = buildOccupations(makeInput("CA"));
    expect(new Set(occupations.map(({ soc }) => soc)).size).toBe(occupations.length);
  });
});
