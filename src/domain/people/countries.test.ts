/** A country typed as home is understood in English and in its own language, and a state never is. */
import { expect, test } from "vitest";
import { stateNames } from "#domain/college/states.ts";
import { findCountry, getCountryName } from "./countries.ts";

test.each([
  ["Mexico", "MX"],
  ["México", "MX"],
  ["india", "IN"],
  [" INDIA ", "IN"],
  ["Deutschland", "DE"],
  ["Germany", "DE"],
  ["España", "ES"],
  ["Espana", "ES"],
  ["中国", "CN"],
  ["대한민국", "KR"],
  ["South Korea", "KR"],
  ["UK", "GB"],
  ["the Philippines", "PH"],
  ["Trinidad and Tobago", "TT"],
  ["Trinidad & Tobago", "TT"],
  ["Côte d’Ivoire", "CI"],
  ["Vietnam", "VN"],
  ["Viet Nam", "VN"],
  ["Türkiye", "TR"],
  ["Canada", "CA"],
  ["Texass", null],
  ["New Mexico", null],
  ["Narnia", null],
  ["", null],
])("%j is %j", (text, code) => {
  expect(findCountry(text)).toBe(code);
});

test("no state or territory is taken for a country, except Georgia, which is read as the state first", () => {
  const taken = Object.values(stateNames).filter((name) => findCountry(name) !== null);
  expect(taken).toEqual(["Georgia"]);
});

test("a code has its English name, and what is no country has none", () => {
  expect(getCountryName("DE")).toBe("Germany");
  expect(getCountryName("US")).toBeNull();
  expect(getCountryName("zz")).toBeNull();
});
