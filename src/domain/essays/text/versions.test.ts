/** Which versions stay when there are too many. */
import { describe, expect, test } from "vitest";
import {
  canNameVersion,
  namedVersionLimit,
  thinVersions,
  type VersionMark,
  versionLimit,
} from "./versions.ts";

/** `days` lists how many versions each day from September 1 has. */
function makeVersions(days: readonly number[]): VersionMark[] {
  return days.flatMap((count, index) =>
    Array.from({ length: count }, (_, nth) => {
      const keptAt = new Date(Date.UTC(2026, 8, 1 + index, 15, 0, nth)).toISOString();
      return { id: `v${index}.${nth}`, keptAt, day: keptAt.slice(0, 10), name: null };
    }),
  );
}

const idsOf = (versions: readonly VersionMark[]) => versions.map(({ id }) => id);

describe("thinning", () => {
  test("up to the limit everything stays, oldest first", () => {
    const versions = makeVersions([100, 100]);
    expect(thinVersions(versions.toReversed())).toEqual(versions);
  });

  test("200 versions and one more: the oldest day gives up one, but never the first", () => {
    const versions = makeVersions([100, 101]);
    expect(idsOf(versions).filter((id) => !idsOf(thinVersions(versions)).includes(id))).toEqual(["v0.1"]);
  });

  test("a day keeps its newest, and the newest day is not thinned before the others", () => {
    const kept = idsOf(thinVersions(makeVersions([50, 50, 50, 150])));
    expect(kept).toHaveLength(versionLimit);
    expect(kept[0]).toBe("v0.0");
    expect(kept).toEqual(expect.arrayContaining(["v0.49", "v1.49", "v2.49", "v3.0", "v3.149"]));
  });

  test("a single day of writing loses its oldest, never the first or the newest", () => {
    const kept = idsOf(thinVersions(makeVersions([260])));
    expect(kept).toHaveLength(versionLimit);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual(["v0.0", "v0.61", "v0.259"]);
  });

  test("a year of daily writing stays within the limit", () => {
    const kept = idsOf(thinVersions(makeVersions(Array.from({ length: 365 }, () => 3))));
    expect(kept).toHaveLength(versionLimit);
    expect([kept[0], kept.at(-1)]).toEqual(["v0.0", "v364.2"]);
  });

  test("a named version stays, wherever it is", () => {
    const versions = makeVersions([150, 150]).map((one) =>
      one.id === "v0.7" ? { ...one, name: "For Ms. Ortiz" } : one,
    );
    expect(idsOf(thinVersions(versions))).toContain("v0.7");
    const named = makeVersions([namedVersionLimit, 250]).map((one) =>
      one.id.startsWith("v0.") ? { ...one, name: one.id } : one,
    );
    expect(thinVersions(named).filter(({ name }) => name !== null)).toHaveLength(namedVersionLimit);
    expect(thinVersions(named)).toHaveLength(versionLimit);
    expect(canNameVersion(named)).toBe(false);
    expect(canNameVersion(named.slice(1))).toBe(true);
  });

  test("any order gives the same, and thinning twice changes nothing", () => {
    const versions = makeVersions([3, 0, 120, 1, 140]);
    const kept = thinVersions(versions);
    expect(thinVersions(versions.toReversed())).toEqual(kept);
    expect(thinVersions(kept)).toEqual(kept);
  });

  test("versions of one instant are ordered by id", () => {
    const [first] = makeVersions([1]);
    const twins = ["b", "a"].map((id) => ({ keptAt: "", day: "", name: null, ...first, id }));
    expect(idsOf(thinVersions(twins))).toEqual(["a", "b"]);
  });
});
