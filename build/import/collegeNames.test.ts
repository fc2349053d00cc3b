/** Names as colleges write them: the rules, and what they made of every shipped name. */
import { describe, expect, test } from "vitest";
import { toCollegeSlug } from "#domain/college/slug.ts";
import { prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import { loadShippedColleges } from "../../test/support/shippedColleges.ts";
import { listOtherNames, nameColleges } from "./collegeNames.ts";

test.each([
  [
    "Texas A & M University-Corpus Christi",
    "Texas A&M University-Corpus Christi",
    "letters that stand for words",
  ],
  ["North Carolina A & T State University", "North Carolina A&T State University", "the same"],
  ["William & Mary", "William & Mary", "words keep their spaces"],
  ["D&S School of Cosmetology", "D&S School of Cosmetology", "written so already"],
  ["Purdue University-Main Campus", "Purdue University", "the main campus"],
  ["University of Akron Main Campus", "University of Akron", "without a hyphen"],
  ["Pratt Institute-Main", "Pratt Institute", "without the word campus"],
  ["Empire Beauty School-Maine", "Empire Beauty School-Maine", "a state"],
  ["Main Campus College", "Main Campus College", "not at the end"],
  ["Pennsylvania State University-Penn State Altoona", "Penn State Altoona", "the system said twice"],
  ["Pennsylvania State University-Penn State Fayette- Eberly", "Penn State Fayette-Eberly", "half a hyphen"],
  ["Pennsylvania State University-World Campus", "Pennsylvania State University-World Campus", "said once"],
  [
    "University of Michigan-Ann Arbor",
    "University of Michigan-Ann Arbor",
    "some colleges write their campus so",
  ],
])("%s is called %s: %s", (reported, name) => {
  expect(nameColleges([reported])).toEqual([name]);
});

test("a name that another college would have, too, keeps what tells them apart", () => {
  expect(nameColleges(["Ohio University-Main Campus", "Ohio University"])).toEqual([
    "Ohio University-Main Campus",
    "Ohio University",
  ]);
});

test("the federal name stays as another name where it reads differently, and the new name is no other name", () => {
  const name = "North Dakota State University";
  expect(listOtherNames([name, "NDSU"], name, `${name}-Main Campus`)).toEqual([
    "NDSU",
    `${name}-Main Campus`,
  ]);
  expect(listOtherNames(["AAMU"], "Alabama A&M University", "Alabama A & M University")).toEqual(["AAMU"]);
});

describe("the shipped colleges", () => {
  const { summaries } = loadShippedColleges();
  const search = prepareSearch(summaries);
  const isFirst = (query: string, name: string) => {
    const [hit] = searchColleges(search, query, { limit: 1 }).hits;
    return hit !== undefined && summaries[hit.index]?.name === name;
  };

  test("have no name that a rule would still change", () => {
    const names = summaries.map(({ name }) => name);
    expect(nameColleges(names)).toEqual(names);
    expect(names.filter((name) => /\bMain( Campus)?$|\b[A-Z] & [A-Z]\b/.test(name))).toEqual([]);
  });

  test("keep the address of the federal name, and are found by both names", () => {
    const renamed = summaries.flatMap(({ name, slug, unitId, aliases }) => {
      if ([toCollegeSlug(name), `${toCollegeSlug(name)}-${unitId}`].includes(slug)) return [];
      const federal = aliases.find((alias) => toCollegeSlug(alias) === slug);
      return [{ name, federal: federal ?? "none" }];
    });
    expect(renamed.map(({ name, federal }) => `${federal} > ${name}`)).toMatchInlineSnapshot(`
      [
        "Southern Arkansas University Main Campus > Southern Arkansas University",
        "CBT Technology Institute-Main Campus > CBT Technology Institute",
        "Florida National University-Main Campus > Florida National University",
        "Georgia Institute of Technology-Main Campus > Georgia Institute of Technology",
        "Purdue University-Main Campus > Purdue University",
        "University of New Orleans > LSU New Orleans",
        "North Dakota State University-Main Campus > North Dakota State University",
        "University of New Hampshire-Main Campus > University of New Hampshire",
        "Eastern New Mexico University-Main Campus > Eastern New Mexico University",
        "New Mexico State University-Main Campus > New Mexico State University",
        "University of New Mexico-Main Campus > University of New Mexico",
        "Pratt Institute-Main > Pratt Institute",
        "Bowling Green State University-Main Campus > Bowling Green State University",
        "Ohio State University-Main Campus > Ohio State University",
        "Ohio University-Main Campus > Ohio University",
        "University of Akron Main Campus > University of Akron",
        "University of Cincinnati-Main Campus > University of Cincinnati",
        "Wright State University-Main Campus > Wright State University",
        "Oklahoma State University-Main Campus > Oklahoma State University",
        "Pennsylvania State University-Penn State Abington > Penn State Abington",
        "Pennsylvania State University-Penn State Altoona > Penn State Altoona",
        "Pennsylvania State University-Penn State Beaver > Penn State Beaver",
        "Pennsylvania State University-Penn State Berks > Penn State Berks",
        "Pennsylvania State University-Penn State Brandywine > Penn State Brandywine",
        "Pennsylvania State University-Penn State DuBois > Penn State DuBois",
        "Pennsylvania State University-Penn State Erie-Behrend College > Penn State Erie-Behrend College",
        "Pennsylvania State University-Penn State Fayette- Eberly > Penn State Fayette-Eberly",
        "Pennsylvania State University-Penn State Great Valley > Penn State Great Valley",
        "Pennsylvania State University-Penn State Greater Allegheny > Penn State Greater Allegheny",
        "Pennsylvania State University-Penn State Harrisburg > Penn State Harrisburg",
        "Pennsylvania State University-Penn State Hazleton > Penn State Hazleton",
        "Pennsylvania State University-Penn State Lehigh Valley > Penn State Lehigh Valley",
        "Pennsylvania State University-Penn State Mont Alto > Penn State Mont Alto",
        "Pennsylvania State University-Penn State New Kensington > Penn State New Kensington",
        "Pennsylvania State University-Penn State Schuylkill > Penn State Schuylkill",
        "Pennsylvania State University-Penn State Scranton > Penn State Scranton",
        "Pennsylvania State University-Penn State Shenango > Penn State Shenango",
        "Pennsylvania State University-Penn State Wilkes-Barre > Penn State Wilkes-Barre",
        "Pennsylvania State University-Penn State York > Penn State York",
        "Pennsylvania State University-Main Campus > Pennsylvania State University",
        "Houston Training School-Main Campus > Houston Training School",
        "Jacksonville College-Main Campus > Jacksonville College",
        "University of Virginia-Main Campus > University of Virginia",
      ]
    `);
    for (const { name, federal } of renamed) {
      expect(isFirst(name, name), name).toBe(true);
      expect(isFirst(federal, name), federal).toBe(true);
    }
  });
});
