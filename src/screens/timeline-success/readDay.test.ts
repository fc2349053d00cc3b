/** Days as they are typed around November 21, 2026. */
import { describe, expect, test } from "vitest";
import { fail, succeed } from "#lib/result.ts";
import { readDay, formatTypedDay } from "./readDay.ts";

const today = "2026-11-21";

describe("a typed day", () => {
  test.each([
    ["12/5/2026", "2026-12-05"],
    ["12/05/26", "2026-12-05"],
    ["2026-12-05", "2026-12-05"],
    ["Dec 5, 2026", "2026-12-05"],
    ["december 5th 2026", "2026-12-05"],
    ["Sept. 1, 2027", "2027-09-01"],
    [" 11/21 ", "2026-11-21"],
    ["11/20", "2027-11-20"],
    ["Jan 3", "2027-01-03"],
    ["2/29", "2028-02-29"],
    ["1/1/2021", "2021-01-01"],
    ["1/1/2046", "2046-01-01"],
  ])("%s is %s", (text, day) => {
    expect(readDay(text, today)).toEqual(succeed(day));
  });

  test("none is no day, and fine", () => {
    expect(readDay("  ", today)).toEqual(succeed(null));
  });

  test.each([
    ["2/30/2027", "notADay"],
    ["13/1/2026", "notADay"],
    ["2/29/2027", "notADay"],
    ["soon", "notADay"],
    ["Dec", "notADay"],
    ["Decade 5", "notADay"],
    ["0/0", "notADay"],
    ["12/5/1999", "outOfReach"],
    ["12/31/2020", "outOfReach"],
    ["1/1/2047", "outOfReach"],
    ["12/5/20266", "notADay"],
  ])("%s is told: %s", (text, problem) => {
    expect(readDay(text, today)).toEqual(fail(problem));
  });

  test("a kept day stands in the field as it would be typed", () => {
    expect(formatTypedDay("2026-12-05")).toBe("12/5/2026");
    expect(formatTypedDay(null)).toBe("");
    expect(readDay(formatTypedDay("2027-01-31"), today)).toEqual(succeed("2027-01-31"));
  });
});
