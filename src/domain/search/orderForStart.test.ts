/** What /colleges lists first before anything is searched, on the data set that ships. */
import { describe, expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { largestPerState, listNearby, orderForStart, rowsPerTwoYear } from "./orderForStart.ts";

const { summaries, findZip } = loadShippedColleges();
const nowhere = { position: null, state: null };

function findHome(zip: string) {
  const place = findZip(zip);
  if (place === null) throw new Error(`There is no ZIP code ${zip}.`);
  return place;
}
const namesNear = (zip: string, count: number) =>
  listNearby(summaries, findHome(zip))
    .slice(0, count)
    .map(({ college }) => college.name);

describe("with a home", () => {
  test("the nearest public colleges lead, two-year ones among them", () => {
    expect(namesNear("43215", 3)).toEqual(
      expect.arrayContaining(["Columbus State Community College", "Ohio State University"]),
    );
    expect(namesNear("79830", 1)).toEqual(["Sul Ross State University"]);
  });

  test("a private college leads only where it is well known, and a school for one trade never does", () => {
    const houston = namesNear("77005", 8);
    expect(houston).toContain("Rice University");
    for (const zip of ["77005", "43215", "10001", "60601"]) {
      for (const { college, miles } of listNearby(summaries, findHome(zip))) {
        expect(college.isRanked && college.control !== "forProfit", college.name).toBe(true);
        expect(miles).toBeLessThanOrEqual(300);
      }
    }
  });

  test("Chicago’s six City Colleges leave room for its universities, and the nearest of them still leads", () => {
    const first = orderForStart(summaries, { position: findHome("60601"), state: "IL" }).slice(0, 8);
    expect(first[0]?.name).toMatch(/^City Colleges of Chicago/);
    expect(first.map(({ name }) => name)).toContain("University of Illinois Chicago");
    expect(first.filter(({ level }) => level === "twoYear")).toHaveLength(2);
  });

  test.each(["60601", "90012", "43215", "78701", "85004"])(
    "from %s two-year colleges never stand close together while others follow, each kind nearest first",
    (zip) => {
      const near = listNearby(summaries, findHome(zip));
      const ordered = near.map(({ college }) => college);
      const isTwoYear = ({ level }: (typeof ordered)[number]) => level === "twoYear";
      for (const isOne of [isTwoYear, (one: (typeof ordered)[number]) => !isTwoYear(one)]) {
        const miles = near.flatMap((one) => (isOne(one.college) ? [one.miles] : []));
        expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      }
      const last = ordered.findLastIndex((one) => !isTwoYear(one));
      const places = ordered.flatMap((one, at) => (isTwoYear(one) && at < last ? [at] : []));
      expect(places.length).toBeGreaterThan(2);
      for (const [at, place] of places.entries())
        if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(rowsPerTwoYear);
    },
  );

  test("the state alone lists its own largest first", () => {
    const ordered = orderForStart(summaries, { position: null, state: "OH" });
    expect(ordered[0]?.name).toBe("Ohio State University");
    expect(ordered.slice(0, 20).every(({ state }) => state === "OH")).toBe(true);
  });
});

test("without a home the largest public college of every state leads, then the second", () => {
  const ordered = orderForStart(summaries, nowhere);
  const states = new Set(
    summaries
      .filter(
        ({ control, isRanked, isOnlineOnly, level }) =>
          control === "public" && isRanked && !isOnlineOnly && level !== "lessThanTwoYear",
      )
      .map(({ state }) => state),
  );
  const firstRound = ordered.slice(0, states.size);
  expect(new Set(firstRound.map(({ state }) => state))).toEqual(states);
  const sizes = firstRound.map(({ undergraduates }) => undergraduates ?? 0);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const texas = ordered.slice(0, states.size * largestPerState).filter(({ state }) => state === "TX");
  expect(texas).toHaveLength(largestPerState);
});

test.each([
  nowhere,
  { position: findHome("43215"), state: "OH" as const },
  { position: null, state: "WY" as const },
])("nothing is lost, doubled or moved among the rest: %j", (home) => {
  const ordered = orderForStart(summaries, home);
  expect(ordered).toHaveLength(summaries.length);
  expect(new Set(ordered).size).toBe(summaries.length);
  const last = ordered.slice(-1_000);
  const kept = new Set(last);
  expect(last).toEqual(summaries.filter((college) => kept.has(college)));
});
