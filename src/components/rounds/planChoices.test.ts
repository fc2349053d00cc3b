/** The choices for a college, before and after its dates, for this class and the next. */
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import { listPlanChoices } from "./planChoices.ts";

const makeRow = (round: DeadlineRound, date: string | null): Deadline => ({
  unitId: 100_001,
  round,
  date,
  isRolling: date === null,
  isBinding: round.startsWith("earlyDecision"),
  asOf: "2026-10-09",
});
const college = {
  deadlines: [
    makeRow("regularDecision", "2027-01-04"),
    makeRow("earlyDecision1", "2026-11-01"),
    makeRow("earlyDecision2", "2027-01-04"),
  ],
  system: null,
  chosen: null,
  hasOpenAdmission: false,
  graduationYear: 2027,
  today: "2026-11-21",
};
const listNames = (choices: ReturnType<typeof listPlanChoices>) =>
  choices.map(({ plan, isKnown }) => `${plan}${isKnown ? "" : "?"}`);
const findChoice = (asked: Parameters<typeof listPlanChoices>[0], plan: string) =>
  listPlanChoices(asked).find((one) => one.plan === plan);

describe("how a college can be applied to", () => {
  test("known rounds come first, the others after them, and no statewide application", () => {
    expect(listNames(listPlanChoices(college))).toEqual([
      "earlyDecision1",
      "earlyDecision2",
      "regularDecision",
      "earlyAction?",
      "restrictiveEarlyAction?",
      "rolling?",
    ]);
  });

  test("for a senior a date that has gone by is over, and one to come is not", () => {
    expect(findChoice(college, "earlyDecision1")).toMatchObject({ dates: ["2026-11-01"], isOver: true });
    expect(findChoice(college, "earlyDecision2")).toMatchObject({ dates: ["2027-01-04"], isOver: false });
    const onTheDay = { ...college, today: "2026-11-01" };
    expect(findChoice(onTheDay, "earlyDecision1")).toMatchObject({ isOver: false });
  });

  test("each date has the row it is from, with its source", () => {
    const url = "https://www.example.edu/deadlines";
    const [regular, ...others] = college.deadlines;
    const sourced = { ...college, deadlines: [...(regular ? [{ ...regular, url }] : []), ...others] };
    expect(findChoice(sourced, "regularDecision")?.row?.url).toBe(url);
    expect(findChoice(sourced, "earlyAction")?.row).toBeNull();
  });

  test("for a junior the same dates are another year’s, and none is over", () => {
    const junior = { ...college, graduationYear: 2028 };
    expect(findChoice(junior, "earlyDecision1")).toMatchObject({
      dates: ["2026-11-01"],
      isOtherYear: true,
      isOver: false,
    });
  });

  test("of several dates of one plan those to come, each once", () => {
    const deadlines = [
      makeRow("earlyAction1", "2026-11-01"),
      makeRow("earlyAction2", "2026-12-01"),
      makeRow("earlyAction3", "2026-12-01"),
    ];
    expect(findChoice({ ...college, deadlines }, "earlyAction")?.dates).toEqual(["2026-12-01"]);
    const early = { ...college, deadlines, today: "2026-10-20" };
    expect(findChoice(early, "earlyAction")?.dates).toEqual(["2026-11-01", "2026-12-01"]);
  });

  test("rolling is known by its row or by open admission, without a date", () => {
    const rolling = { ...college, deadlines: [makeRow("regularDecision", null)] };
    expect(findChoice(rolling, "rolling")).toMatchObject({ isKnown: true, dates: [] });
    expect(findChoice(rolling, "regularDecision")).toMatchObject({ isKnown: false });
    const open = { ...college, deadlines: [], hasOpenAdmission: true };
    expect(findChoice(open, "rolling")).toMatchObject({ isKnown: true });
  });

  test("a campus of the University of California has its own application and no other", () => {
    const campus = {
      ...college,
      deadlines: [makeRow("regularDecision", "2026-12-01")],
      system: "uc" as const,
    };
    expect(listNames(listPlanChoices(campus))).toEqual(["uc"]);
    expect(findChoice(campus, "uc")).toMatchObject({ dates: ["2026-12-01"], isKnown: true });
    expect(listNames(listPlanChoices({ ...campus, chosen: "earlyAction" }))).toEqual(["uc", "earlyAction?"]);
  });

  test("what was chosen stays among the choices, also where it is none of the college’s", () => {
    expect(listNames(listPlanChoices({ ...college, chosen: "csu" }))).toContain("csu?");
  });

  test("a college of which nothing is known offers all, each as not known", () => {
    const unheard = listPlanChoices({ ...college, deadlines: [] });
    expect(unheard).toHaveLength(6);
    expect(unheard.every(({ isKnown }) => !isKnown)).toBe(true);
  });
});
