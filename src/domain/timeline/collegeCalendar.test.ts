/** The calendar of colleges' dates: what an entry says, and that it follows its date. Worked out by hand. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { buildCollegeCalendar } from "./collegeCalendar.ts";

const college = { unitId: 203535, name: "Kenyon College" };
const page = "https://tassel.example/colleges/kenyon-college";
const published: Deadline = {
  unitId: 203535,
  round: "earlyDecision1",
  date: "2026-11-15",
  isRolling: false,
  isBinding: true,
  asOf: "2026-10-09",
  cycle: "2026-27",
  confidence: "published",
  source: "collegePage",
  url: "https://www.kenyon.edu/dates",
};

function build(deadlines: readonly Deadline[], changedOn = "2026-11-01", today = "2026-11-10"): ICAL.Event[] {
  const text = buildCollegeCalendar([{ college, deadlines, page }], {
    today,
    changedOn,
    address: "https://tassel.example/calendar/kenyon-college.ics",
  });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const tell = (event: ICAL.Event | undefined) => ({
  day: event?.startDate.toString(),
  summary: event?.summary,
  status: event?.component.getFirstPropertyValue("status"),
});

describe("an entry", () => {
  test.each<[string, Partial<Deadline>, ReturnType<typeof tell>]>([
    [
      "published for this cycle",
      {},
      {
        day: "2026-11-15",
        summary: "Kenyon College: Early decision, first date due",
        status: "CONFIRMED",
      },
    ],
    [
      "last cycle’s, a year later and not certain",
      { date: "2025-11-15", cycle: "2025-26", confidence: "lastCycle" },
      {
        day: "2026-11-15",
        summary: "Kenyon College: Early decision, first date due (not confirmed)",
        status: "TENTATIVE",
      },
    ],
    [
      "a day the college prefers is no deadline",
      { round: "priority", isBinding: false },
      { day: "2026-11-15", summary: "Kenyon College: Priority date", status: "CONFIRMED" },
    ],
    [
      "over for a month today",
      { date: "2026-10-11" },
      { day: "2026-10-11", summary: "Kenyon College: Early decision, first date due", status: "CONFIRMED" },
    ],
    ["over for longer", { date: "2026-10-10" }, { day: undefined, summary: undefined, status: undefined }],
    ["rolling", { date: null, isRolling: true }, { day: undefined, summary: undefined, status: undefined }],
  ])("%s", (_, changes, expected) => {
    expect(tell(build([{ ...published, ...changes }])[0])).toEqual(expected);
  });

  test("says that it binds, how it is known, and where", () => {
    expect(build([published])[0]?.description).toBe(
      [
        "This round is binding. If you are admitted, you must enroll.",
        "Published for 2026-27.",
        "Plan to finish the day before, and check the college’s time zone.",
        "The page with this date: https://www.kenyon.edu/dates",
        `Tassel: ${page}`,
      ].join("\n"),
    );
  });
});

test("when this year’s date is published, and when it moves, the same entry moves under a higher sequence", () => {
  const steps = [
    build(
      [{ ...published, date: "2025-11-15", asOf: "2026-07-30", cycle: "2025-26", confidence: "lastCycle" }],
      "2026-08-01",
    ),
    build([{ ...published, date: "2026-11-16" }], "2026-10-09"),
    build([{ ...published, date: "2026-11-20" }], "2026-11-01"),
  ].map(([event]) => ({ uid: event?.uid, day: event?.startDate.toString(), sequence: event?.sequence ?? 0 }));
  expect(steps.map(({ day }) => day)).toEqual(["2026-11-15", "2026-11-16", "2026-11-20"]);
  expect(new Set(steps.map(({ uid }) => uid))).toEqual(
    new Set(["203535.earlyDecision1.2026-27.dates@tassel"]),
  );
  const sequences = steps.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
});

test("a date that was corrected on a later day than the data set’s comes under a higher sequence", () => {
  const [before] = build([published], "2026-11-01");
  const [after] = build([{ ...published, date: "2026-11-18", asOf: "2026-11-09" }], "2026-11-01");
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence ?? 0).toBeGreaterThan(before?.sequence ?? 0);
});

test("a college that takes no first-years has no dates, and the calendar says so", () => {
  const options = { today: "2026-11-10", changedOn: "2026-11-01", address: "https://tassel.example/x.ics" };
  const closed = { ...college, changeStatus: "takesNoFirstYears" as const };
  const text = buildCollegeCalendar([{ college: closed, deadlines: [published], page }], options);
  expect(text).not.toContain("BEGIN:VEVENT");
  expect(text.replaceAll("\r\n ", "")).toContain("Kenyon College takes no new first-years.");
});

test("colleges without a fixed date are named, and an empty calendar says so", () => {
  const options = { today: "2026-11-10", changedOn: "2026-11-01", address: "https://tassel.example/x.ics" };
  const other = { college: { unitId: 1, name: "Tri-County College" }, deadlines: [], page };
  const describe = (text: string) =>
    /X-WR-CALDESC:(.*)/.exec(text.replaceAll("\r\n ", ""))?.[1]?.replaceAll("\\", "");
  expect(describe(buildCollegeCalendar([{ college, deadlines: [published], page }, other], options))).toMatch(
    /^Application dates for Kenyon College and Tri-County College\. We have no fixed date for Tri-County College\. /,
  );
  expect(describe(buildCollegeCalendar([other], options))).toMatch(
    /^We know of no upcoming application dates for Tri-County College\. /,
  );
});
