/** Alternative names and web addresses, as colleges write them and as they are stored. */
import { describe, expect, test } from "vitest";
import { splitAliases } from "./aliases.ts";
import { normalizeUrl } from "./links.ts";

describe("other names", () => {
  test.each([
    ["UT Austin", ["UT Austin"]],
    ["U of Colorado|CU|CU-Boulder", ["U of Colorado", "CU", "CU-Boulder"]],
    ["Rutgers, The State University; RU", ["Rutgers", "The State University", "RU"]],
    ["David Lipscomb University  Lipscomb", ["David Lipscomb University", "Lipscomb"]],
    ["Kapiolani CC / KapCC", ["Kapiolani CC", "KapCC"]],
    ["Lipscomb|LIPSCOMB|lip-scomb", ["Lipscomb"]],
    ["A Company, Inc., LLC", ["A Company"]],
    [
      "DACC/Danville Community College/Danville Junior College",
      ["DACC", "Danville Community College", "Danville Junior College"],
    ],
    ["Yuma/La Paz Counties Community College District", ["Yuma/La Paz Counties Community College District"]],
    ["CCCC or 4C's", ["CCCC", "4C's"]],
    ["MDC Miami Dade College", ["MDC", "Miami Dade College"]],
    ["Southeast Community College SCC", ["Southeast Community College", "SCC"]],
    ["SSC Some Suburban College", ["SSC", "Some Suburban College"]],
    ["Fairview Regional Junior College FRJC", ["Fairview Regional Junior College", "FRJC"]],
    ["MSU Texas", ["MSU Texas"]],
    ["UC Davis", ["UC Davis"]],
    ["formerly Caldwell College", ["Caldwell College"]],
    ["Carrington College formerly Apollo College", ["Carrington College", "Apollo College"]],
    ["Previously known as the University of Great Falls (prior to July 2018)", ["University of Great Falls"]],
    [
      "(old name:Thomas Edison State College); (old abbreviation:TESC)",
      ["Thomas Edison State College", "TESC"],
    ],
    ["Augustana College(SD)", ["Augustana College(SD)"]],
    ["N/A", []],
    ["Some College", []],
    ["", []],
    [null, []],
  ])("%j", (reported, aliases) => {
    expect(splitAliases(reported, "Some College")).toEqual(aliases);
  });
});

describe("web addresses", () => {
  test.each([
    ["www.aamu.edu/", "https://www.aamu.edu/"],
    ["http://www.example.edu", "http://www.example.edu/"],
    ["tcc.example.com/Some University/Freshman", "https://tcc.example.com/Some%20University/Freshman"],
    ["HTTPS://WWW.EXAMPLE.EDU/Path", "https://www.example.edu/Path"],
    ["example.com./", "https://example.com/"],
    ["www.example.edu/?a=1|2", "https://www.example.edu/?a=1%7C2"],
    ["https://www2.example.edu:9091/", "https://www2.example.edu:9091/"],
    ["https://someone@example.edu/", null],
    ["https://a.edu/ and https://b.edu/", null],
    ["www.a.org/nursing/ OR school of technology", null],
    ["none", null],
    ["javascript://alert.example.edu/%0a1", null],
    ["ftp://files.example.edu/", null],
    ["not a page", null],
    ["", null],
    [null, null],
  ])("%j", (reported, address) => {
    expect(normalizeUrl(reported)).toBe(address);
  });
});
