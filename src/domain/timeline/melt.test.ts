/** When the time between acceptance and first class has come, and for which college. */
import { describe, expect, test } from "vitest";
import { buildTimeline } from "./buildTimeline.ts";
import type { ApplicationPlan, TimelineCollege } from "./timeline.ts";
import { makeTimelineCollege, makeDeadline, makeTimelineInput } from "./timelineFixture.ts";

const [a, b] = [200_001, 200_002];
type Given = [unitId: number, status: TimelineCollege["status"], plan?: ApplicationPlan];

function buildTimelineWith(today: string, ...given: Given[]) {
  const colleges = given.map(([unitId, status, plan = null]) => makeTimelineCollege({ unitId, status, plan }));
  const deadlines = [a, b].flatMap((unitId) => [
    makeDeadline(unitId, "earlyDecision1", "2026-11-01"),
    makeDeadline(unitId, "regularDecision", "2027-01-15"),
  ]);
  return buildTimeline(makeTimelineInput({ colleges, deadlines, today }));
}

describe("the melt", () => {
  test.each<{ name: string; today: string; given: Given[]; expected: number | null }>([
    { name: "enrolled", today: "2027-03-20", given: [[a, "enrolled"]], expected: a },
    {
      name: "enrolled at one, admitted at another",
      today: "2027-03-20",
      given: [
        [b, "admitted"],
        [a, "enrolled"],
      ],
      expected: a,
    },
    // Thirty days before 1 May is 1 April.
    { name: "one admission, a month ahead", today: "2027-04-01", given: [[a, "admitted"]], expected: a },
    { name: "one admission, earlier", today: "2027-03-31", given: [[a, "admitted"]], expected: null },
    {
      name: "two admissions are the family's choice",
      today: "2027-04-20",
      given: [
        [a, "admitted"],
        [b, "admitted"],
      ],
      expected: null,
    },
    {
      name: "a binding yes in December",
      today: "2026-12-16",
      given: [
        [b, "admitted"],
        [a, "admitted", "earlyDecision1"],
      ],
      expected: a,
    },
    { name: "a waitlist", today: "2027-04-20", given: [[a, "waitlisted"]], expected: null },
  ])("$name", ({ today, given, expected }) => {
    const { mode, meltUnitId } = buildTimelineWith(today, ...given);
    expect([mode, meltUnitId]).toEqual([expected === null ? "year" : "melt", expected]);
  });
});

describe("the deposit", () => {
  const depositOn = (today: string, ...given: Given[]) =>
    buildTimelineWith(today, ...given).tasks.find(({ id }) => id === `deposit.${a}`);

  test("is due on 1 May as a rule, and its day is published", () => {
    expect(depositOn("2027-03-20", [a, "enrolled"])).toMatchObject({
      due: "2027-05-01",
      standing: "published",
      basis: { eventId: "replyDay" },
    });
  });

  test("after a binding yes it is due within weeks, on a day that only the college knows", () => {
    expect(depositOn("2026-12-16", [a, "admitted", "earlyDecision1"])).toMatchObject({
      due: "2027-01-31",
      standing: "month",
      basis: { standing: "ask", date: null },
    });
  });

  test("is still owed after its day, by the coming Sunday", () => {
    // 11 May 2027 is a Tuesday.
    expect(depositOn("2027-05-11", [a, "enrolled"])).toMatchObject({
      due: "2027-05-16",
      movedFrom: "2027-05-01",
      standing: "computed",
      state: "urgent",
    });
  });
});

test("once enrolled, what led to the choice is settled", () => {
  const { tasks } = buildTimelineWith("2027-05-10", [a, "enrolled"], [b, "applied"]);
  const state = (id: string) => tasks.find((task) => task.id === id)?.state;
  expect(state("chooseCollege")).toBe("done");
  expect(state(`appSubmit.${a}`)).toBe("done");
  expect(state(`appSubmit.${b}`)).toBeUndefined();
  expect(state("finalList")).toBeUndefined();
});
