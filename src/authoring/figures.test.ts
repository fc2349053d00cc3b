/**
 * Named figures in articles: from parameters, from a state's or a system's colleges, and from one college.
 */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { createFigures } from "./figures.ts";

const colleges = loadShippedColleges();
const ohio = createFigures(colleges, "OH");
const california = createFigures(colleges, "CA");

test.each([
  ["pell.maximum", "$7,395", "2026-27"],
  ["loan.rate", "6.52%", "2026-27"],
  ["credit.opportunity", "$2,500", "Since tax year 2021"],
  ["state.degreeGranting", "184", ""],
  ["state.undergraduates", "417,392", "fall 2024"],
  ["state.public-twoYear.netPriceUsd", null, "2023-24"],
  ["college.ohio-state-university-main-campus.admitRate", null, "fall 2024"],
  ["college.ohio-state-university-main-campus.tuitionInStateUsd", null, "2024-25"],
  ["college.ohio-state-university-main-campus.netPriceBracket1Usd", null, "2023-24"],
  ["state.publicFour.netPriceBracket5Usd", null, "2023-24"],
])("%s", (name, text, year) => {
  const figure = ohio.get(name);
  expect(figure?.year).toBe(year);
  expect(figure?.text).toMatch(/^\$?[\d,.]+%?$/);
  if (text !== null) expect(figure?.text).toBe(text);
});

test("a type of a state's colleges: how many, the middle, the least and the most", () => {
  const number = (name: string) => Number(california.get(name)?.text.replaceAll(/[$,%]/g, ""));
  const least = number("state.publicFour.least.tuitionInStateUsd");
  const middle = number("state.publicFour.tuitionInStateUsd");
  const most = number("state.publicFour.most.tuitionInStateUsd");
  expect(least).toBeLessThan(middle);
  expect(middle).toBeLessThan(most);
  expect(number("state.publicFour.count")).toBeGreaterThan(30);
});

test("a public system by its name", () => {
  expect(california.get("system.university-of-california.count")?.text).toBe("9");
  expect(california.get("system.university-of-california.netPriceUsd")?.text).toMatch(/^\$1\d,\d{3}$/);
});

test.each([
  "college.no-such-college.admitRate",
  "college.ohio-state-university-main-campus.mood",
  "college.ohio-state-university-main-campus.name",
  "system.university-of-california.netPriceUsd",
  "state.publicNine.count",
  "pell.most",
])("there is no %s in Ohio", (name) => {
  expect(ohio.get(name)).toBeUndefined();
});

test("without a state only parameters, the nation and single colleges have names", () => {
  const general = createFigures(colleges, null);
  expect(general.get("state.publicFour.count")).toBeUndefined();
  expect(general.get("nation.bachelors.netPriceUsd")?.text).toMatch(/^\$/);
  expect(general.get("college.stanford-university.admitRate")?.text).toMatch(/%$/);
});
