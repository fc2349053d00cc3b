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
