/** A text names a college when a reader in its admission office would say so. */
import { expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findNamedColleges } from "./findNamedColleges.ts";

const colleges = [
  makeCollege({ unitId: 227757, name: "Rice University", city: "Houston", aliases: [] }),
  makeCollege({ unitId: 164924, name: "Boston College", city: "Boston", aliases: [] }),
  makeCollege({
    unitId: 110662,
    name: "University of California-Los Angeles",
    city: "Los Angeles",
    aliases: ["UCLA"],
  }),
  makeCollege({ unitId: 170976, name: "University of Michigan-Ann Arbor", city: "Ann Arbor", aliases: [] }),
  makeCollege({
    unitId: 228723,
    name: "Texas A&M University-College Station",
    city: "College Station",
    aliases: ["Texas A&M University"],
  }),
];
const ids = { rice: 227757, boston: 164924, ucla: 110662, michigan: 170976, texasAM: 228723 };

test.each([
  ["I want to study at Rice.", [ids.rice]],
  ["Rice University feels like home", [ids.rice]],
  ["What draws me is Rice’s honor code.", [ids.rice]],
  ["From UCLA to Texas A&M, everyone asks", [ids.ucla, ids.texasAM]],
  ["the University of Michigan has a lab", [ids.michigan]],
  ["I hope to attend Boston College.", [ids.boston]],
  ["Why Rice? Because of its colleges", [ids.rice]],
] as const)("“%s”", (text, unitIds) => {
  expect(findNamedColleges(text, colleges)).toEqual(unitIds);
});

test.each([
  "We cooked rice every night, and Rice was also our dog.",
  "My coach, Mr. Rice Miller, waited at Rice Street.",
  "I moved to Boston from Houston when I was nine.",
  "the University of California is large",
  "PRICE and licorice",
  "",
])("“%s” names none", (text) => {
  expect(findNamedColleges(text, colleges)).toEqual([]);
});
