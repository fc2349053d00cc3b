/** Regions are made of states, and are read where people name them. */
import { describe, expect, test } from "vitest";
import { findRegion, regions } from "./regions.ts";
import { stateCodes } from "./states.ts";

test("every region is made of states, each once", () => {
  for (const { states } of Object.values(regions)) {
    expect(states.filter((state) => !stateCodes.includes(state))).toEqual([]);
    expect(new Set(states).size).toBe(states.length);
  }
});

describe("a region is read from folded words", () => {
  test.each([
    ["colleges in the northeast", "northeast"],
    ["small schools in new england", "newEngland"],
    ["nursing schools down south", "south"],
    ["midwestern universities under 30k", "midwest"],
    ["somewhere in the pacific northwest", "pacificNorthwest"],
    ["southern schools with good weather", "south"],
    ["universidades en el noreste", "northeast"],
  ])("%s", (text, code) => {
    expect(findRegion(text)?.code).toBe(code);
  });

  test.each(["@c or @c", "south side of @l", "moving west next year", "midwesterner"])(
    "no region: %s",
    (text) => {
      expect(findRegion(text)).toBeNull();
    },
  );
});
