/** Where the pages of merged and renamed colleges are, by rule and over HTTP, and what the API says of a college that changed. */
import { describe, expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { findMovedSlug } from "./movedPages.ts";

const colleges = loadShippedColleges();

describe("where a page is today", () => {
  test.each([
    ["a merged college that the data set still has", "cornish-college-of-the-arts", "seattle-university"],
    ["one it no longer has", "edinboro-university-of-pennsylvania", "pennsylvania-western-university"],
    ["one that merged before the data set was made", "wheelock-college", "boston-university"],
    ["a new name", "lsu-new-orleans", "university-of-new-orleans"],
    ["a former name", "james-h-faulkner-state-community-college", "coastal-alabama-community-college"],
    ["a college that closed keeps its own page", "limestone-university", null],
    ["one that only plans to merge keeps it too", "ursuline-college", null],
    ["a name that a college of today bears is its own", "middlesex-community-college", null],
    ["a college to which nothing happened", "kenyon-college", null],
    ["no college at all", "no-such-college", null],
    ["nothing", "", null],
  ])("%s", (_name, slug, moved) => {
    expect(findMovedSlug(colleges, slug)).toBe(moved);
  });
});

describe("over HTTP", () => {
  test("the old address redirects, with what follows the question mark", async () => {
    const { server, close } = await createTestServer();
    const moved = await server.inject({ url: "/colleges/cornish-college-of-the-arts?from=list" });
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      "/colleges/seattle-university?from=list",
    ]);
    await close();
  });

  test("the API says what happened and is honest about rank", async () => {
    const { server, close } = await createTestServer();
    const read = async (unitId: number) => (await server.inject({ url: `/api/colleges/${unitId}` })).json();
    expect(await read(166_018)).toMatchObject({
      college: { isRanked: false, changeStatus: "takesNoFirstYears" },
      change: { event: "closing", date: "2026-12", lastFall: 2025, takesFirstYears: false, successor: null },
      deadlines: [],
    });
    expect(await read(206_349)).toMatchObject({
      college: { isRanked: false },
      change: {
        event: "merging",
        otherDate: "2026-12-15",
        successor: { unitId: 212_601, name: "Gannon University", slug: "gannon-university" },
      },
    });
    expect(await read(199_412)).toMatchObject({
      college: { isRanked: true, changeStatus: "news" },
      change: { takesFirstYears: true },
    });
    expect(await read(204_796)).toMatchObject({ change: null });
    expect((await read(236_595)).predecessors).toEqual([
      { name: "Cornish College of the Arts", date: "2025-05-31" },
    ]);
    await close();
  });
});
