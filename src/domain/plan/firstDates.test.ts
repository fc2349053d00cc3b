/** What a senior reads of each college's date before keeping a first list. */
import { expect, test } from "vitest";
import { makeDeadline } from "../../../test/fixtures/timelineFixture.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { listFirstDates } from "./firstDates.ts";

const { byUnitId } = loadShippedColleges();
const [rice, akron, columbusState, merced] = [227_757, 200_800, 202_222, 445_188];
const colleges = [rice, akron, columbusState, merced].flatMap((unitId) => byUnitId(unitId) ?? []);
const deadlines = [
  makeDeadline(rice, "earlyDecision1", "2026-11-01"),
  makeDeadline(rice, "regularDecision", "2027-01-04"),
  makeDeadline(akron, "regularDecision", null),
];
const list = (today: string, rows = deadlines) =>
  listFirstDates(colleges, rows, { graduationYear: 2027, homeState: "OH", today });

test("a day, rolling admission, a college open to all, and UC's one application", () => {
  const dates = list("2026-11-29");
  expect(dates.get(rice)).toEqual({
    kind: "day",
    round: "regularDecision",
    day: "2027-01-04",
    isExpected: false,
  });
  expect(dates.get(akron)).toEqual({ kind: "rolling" });
  expect(dates.get(columbusState)).toEqual({ kind: "openToAll" });
  expect(dates.get(merced)).toMatchObject({ kind: "day" });
});

test("a day that has passed, and one that nobody published", () => {
  expect(list("2027-01-20").get(rice)).toEqual({ kind: "passed", day: "2027-01-04", stillOpen: [] });
  expect(list("2026-11-29", []).get(rice)).toEqual({ kind: "unknown" });
});
