/** Addresses that mean a state's guide. */
import { expect, test } from "vitest";
import { findMovedGuide } from "./movedGuides.ts";

const territories = "/state-college-planning-guides#territories";

test.each([
  ["a postal code", "/college-planning-tn", "/college-planning-tennessee"],
  [
    "a postal code of a guide with pages",
    "/college-planning-tx/financial-aid",
    "/college-planning-texas/financial-aid",
  ],
  ["the District by its letters", "/college-planning-dc", "/college-planning-district-of-columbia"],
  [
    "the District with its city",
    "/college-planning-washington-d.c.",
    "/college-planning-district-of-columbia",
  ],
  ["a state whose name is a city's too", "/college-planning-washington", null],
  ["two words without a hyphen", "/college-planning-newjersey", "/college-planning-new-jersey"],
  ["an underscore", "/college-planning-puerto_rico", "/college-planning-puerto-rico"],
  ["a folder", "/college-planning/west-virginia", "/college-planning-west-virginia"],
  [
    "a page of money that a guide of one page holds",
    "/college-planning-utah/financial-aid",
    "/college-planning-utah#state-money",
  ],
  [
    "another page that a guide of one page holds",
    "/college-planning-utah/colleges",
    "/college-planning-utah",
  ],
  ["a page that no guide has", "/college-planning-utah/beaches", null],
  ["a page that a guide in depth does not have", "/college-planning-texas/beaches", null],
  ["a guide's own address", "/college-planning-utah", null],
  ["a guide's own page", "/college-planning-texas/timeline", null],
  ["a territory", "/college-planning-guam", territories],
  ["a territory by its postal code", "/college-planning-vi", territories],
  ["a territory by another name", "/college-planning-northern-marianas", territories],
  ["American Samoa", "/college-planning-american-samoa", territories],
  ["a home abroad", "/college-planning-abroad", territories],
  ["a space", "/college-planning-puerto%20rico", "/college-planning-puerto-rico"],
  ["the word state after its name", "/college-planning-washington-state", "/college-planning-washington"],
  ["the word state before it", "/college-planning-state-of-new-york", "/college-planning-new-york"],
  ["a letter left out", "/college-planning-tennesee", "/college-planning-tennessee"],
  ["two letters swapped", "/college-planning-conencticut", "/college-planning-connecticut"],
  ["a letter off a short name", "/college-planning-ohioo", null],
  ["no state at all", "/college-planning", "/state-college-planning-guides"],
  ["a place that does not exist", "/college-planning-atlantis", null],
  ["two letters of no state", "/college-planning-zz", null],
  ["another page", "/colleges", null],
])("%s", (_, path, to) => {
  expect(findMovedGuide(path)).toBe(to);
});
