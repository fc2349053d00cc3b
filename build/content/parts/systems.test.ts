/** The table of public systems, compared with the colleges it should contain. */
import { expect, test } from "vitest";
import { findSystem, systems } from "#authoring/systems.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";

const colleges = loadShippedColleges();
const publics = colleges.summaries.filter((one) => one.isDegreeGranting && one.control === "public");

/** Colleges with undergraduates, as the systems count them: graduate campuses are not included. */
const sizes: [StateCode, string, number][] = [
  ["TX", "University of Texas System", 13],
  ["TX", "Texas A&M University System", 12],
  ["TX", "Texas State University System", 7],
  ["TX", "Texas Tech University System", 5],
  ["TX", "University of Houston System", 3],
  ["TX", "University of North Texas System", 3],
  ["TX", "Alamo Colleges", 5],
  ["CA", "University of California", 9],
  ["CA", "California State University", 23],
  ["FL", "State University System of Florida", 13],
  ["FL", "Florida College System", 28],
  ["NC", "UNC System", 16],
  ["NC", "North Carolina community colleges", 58],
  ["VA", "University of Virginia", 2],
  ["VA", "Virginia’s Community Colleges", 23],
  ["CO", "University of Colorado", 3],
  ["CO", "Colorado State University", 3],
  ["CO", "Colorado Community College System", 13],
  ["OR", "Oregon State University", 2],
  ["GA", "University System of Georgia", 27],
  ["GA", "Technical College System of Georgia", 22],
  ["NY", "CUNY", 19],
  ["NY", "SUNY", 58],
  ["IL", "University of Illinois System", 3],
  ["IL", "Southern Illinois University", 2],
  ["IL", "City Colleges of Chicago", 7],
  ["PA", "Penn State", 21],
  ["PA", "Pennsylvania’s State System", 10],
  ["PA", "University of Pittsburgh", 5],
  ["OH", "Ohio State University", 6],
  ["OH", "Ohio University", 6],
  ["OH", "Kent State University", 8],
  ["OH", "Miami University", 3],
  ["OH", "University of Cincinnati", 3],
  ["OH", "Bowling Green State University", 2],
  ["OH", "University of Akron", 2],
  ["OH", "Wright State University", 2],
  ["MI", "University of Michigan", 3],
  ["AZ", "Arizona Board of Regents", 4],
  ["AZ", "Maricopa Community Colleges", 10],
  ["MD", "University System of Maryland", 11],
];

test.each(sizes)("%s: %s has %i colleges", (state, name, count) => {
  expect(publics.filter((one) => one.state === state && findSystem(one) === name)).toHaveLength(count);
});

test("every system in the table is counted above, and every guide's state has one", () => {
  const named = Object.entries(systems).flatMap(([state, own]) => own.map(({ name }) => `${state} ${name}`));
  expect(named.toSorted()).toEqual(sizes.map(([state, name]) => `${state} ${name}`).toSorted());
  expect(Object.keys(systems).toSorted()).toEqual([...statesInDepth].toSorted());
});

test("no college belongs to two systems", () => {
  const twice = publics.filter(
    ({ state, name }) => (systems[state] ?? []).filter(({ pattern }) => pattern.test(name)).length > 1,
  );
  // A CUNY community college has both words in its name, so the city system comes first.
  expect(twice.filter((one) => findSystem(one) !== "CUNY").map(({ name }) => name)).toEqual([]);
});

test("campuses that share an application are the same ones", () => {
  const names = { uc: "University of California", csu: "California State University" } as const;
  for (const college of publics.filter(({ state }) => state === "CA")) {
    const applied = findPublicSystem(college.unitId);
    expect(findSystem(college), college.name).toBe(applied === null ? null : names[applied]);
  }
});

const alone = [
  ["CA", "Santa Monica College"],
  ["GA", "Georgia Military College"],
  ["MD", "Morgan State University"],
  ["MD", "United States Naval Academy"],
  ["NC", "Carolinas College of Health Sciences"],
  ["NY", "United States Military Academy"],
  ["NY", "Western Suffolk BOCES"],
  ["PA", "Temple University"],
  ["TX", "Texas State Technical College"],
  ["TX", "Texas Woman's University"],
  ["VA", "Richard Bland College"],
] as const;

test.each(alone)("%s: %s belongs to no system in the table", (state, name) => {
  const college = publics.find((one) => one.state === state && one.name === name);
  expect(college).toBeDefined();
  expect(college === undefined ? "" : findSystem(college)).toBeNull();
});

test("a private college never belongs to a public system, whatever its name", () => {
  expect(findSystem({ state: "GA", control: "forProfit", name: "Gwinnett Technical College" })).toBeNull();
});
