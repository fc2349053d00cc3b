/** Islands and military mail: which ZIP codes are accepted, and whether the positions are still those of the colleges there. */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { calculateDistanceMiles } from "./distance.ts";
import { isMilitaryZip } from "./militaryZip.ts";
import { zipAreas } from "./zipAreas.ts";

function findZipArea(zip: number) {
  return zipAreas.find(({ from, to }) => zip >= from && zip <= to) ?? null;
}

test.each([
  ["00601", "PR"],
  ["00731", "PR"],
  ["00907", "PR"],
  ["00802", "VI"],
  ["00850", "VI"],
  ["96910", "GU"],
  ["96929", "GU"],
  ["96940", "PW"],
  ["96941", "FM"],
  ["96943", "FM"],
  ["96950", "MP"],
  ["96799", "AS"],
])("%s is in %s", (zip, state) => {
  expect(findZipArea(Number(zip))?.state).toBe(state);
  expect(isMilitaryZip(zip)).toBe(false);
});

test.each(["00000", "00600", "00700", "00852", "00900", "96798", "96909", "96933", "96953", "96999"])(
  "%s is on no island",
  (zip) => {
    expect(findZipArea(Number(zip))).toBeNull();
  },
);

test.each(["34001", "34099", "09001", "09012", "09899", "09100", "96201", "96362", "96699"])(
  "%s is military mail",
  (zip) => {
    expect(isMilitaryZip(zip)).toBe(true);
    expect(findZipArea(Number(zip))).toBeNull();
  },
);

test.each([
  "34000",
  "34100",
  "09000",
  "09999",
  "08999",
  "96200",
  "96700",
  "00000",
  "969AB",
  "9012",
  "090120",
  "",
])("%j is not", (zip) => {
  expect(isMilitaryZip(zip)).toBe(false);
});

test("no area is in two places, and none takes a ZIP code that the position file has", () => {
  const { findZip } = loadShippedColleges();
  const sorted = zipAreas.toSorted((a, b) => a.from - b.from);
  expect(sorted).toEqual(zipAreas);
  expect(sorted.filter(({ from, to }, index) => from > to || from <= (sorted[index - 1]?.to ?? 0))).toEqual(
    [],
  );
  const known = zipAreas.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(5, "0")).filter(
      (zip) => findZip(zip)?.isRough !== true,
    ),
  );
  expect(known).toEqual([]);
});

test("a position is the middle of the colleges there, to a mile", () => {
  const { summaries, recordOf } = loadShippedColleges();
  const colleges = summaries.flatMap(({ unitId, isDegreeGranting, latitude, longitude }) => {
    const zip = Number(recordOf(unitId)?.zip?.slice(0, 5));
    if (!isDegreeGranting || latitude === null || longitude === null) return [];
    return [{ zip, latitude, longitude }];
  });
  const judged = zipAreas.flatMap((area) => {
    const there = colleges.filter(({ zip }) => zip >= area.from && zip <= area.to);
    if (there.length === 0) return [];
    const middle = {
      latitude: there.reduce((sum, one) => sum + one.latitude, 0) / there.length,
      longitude: there.reduce((sum, one) => sum + one.longitude, 0) / there.length,
    };
    return [{ area, miles: calculateDistanceMiles(area, middle) }];
  });
  expect(judged.length).toBe(9);
  expect(judged.filter(({ miles }) => miles > 1)).toEqual([]);
});
