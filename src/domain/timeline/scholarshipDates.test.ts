/** The national scholarships on November 21, 2026, as listed in the help article. */
import { describe, expect, test } from "vitest";
import { namedScholarships, type ScholarshipTick } from "#domain/timeline/namedScholarships.ts";
import { findEvent } from "./admissionDates.ts";
import { listScholarshipDates, type ScholarshipAnswers } from "./scholarshipDates.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";

const all: ScholarshipTick[] = ["pell", "citizen", "hispanic", "research", "readiness"];

function listDates(changes: Partial<ScholarshipAnswers> = {}) {
  return listScholarshipDates({
    graduationYear: 2027,
    today: "2026-11-21",
    gpa: 3.5,
    ticks: all,
    ...changes,
  });
}
const ids = (list: readonly { award: { id: string } }[]) => list.map(({ award }) => award.id);

describe("for a senior who qualifies for everything", () => {
  test("four are ahead, in date order", () => {
    expect(listDates().ahead.map(({ award, lastDay, state }) => [award.id, lastDay, state])).toEqual([
      ["bigFutureList", "2026-11-30", "open"],
      ["burgerKing", "2026-12-15", "open"],
      ["dellScholars", "2027-01-12", "open"],
      ["hispanicScholarshipFund", "2027-02-28", "opensLater"],
    ]);
  });

  test("six are closed for the class of 2027", () => {
    expect(ids(listDates().closed)).toEqual([
      "gates",
      "cocaCola",
      "questBridge",
      "regeneron",
      "jackKentCooke",
      "elks",
    ]);
  });

  test.each([
    ["the closing day itself is still open", "2026-12-15", true],
    ["the day after it is closed", "2026-12-16", false],
  ])("Burger King Scholars: %s", (_name, today, isAhead) => {
    expect(ids(listDates({ today }).ahead).includes("burgerKing")).toBe(isAhead);
  });

  test("if only the month is known, it says so", () => {
    const [first] = listDates({ today: "2027-02-03" }).ahead;
    expect(first).toMatchObject({ award: { id: "hispanicScholarshipFund" }, state: "thisMonth" });
  });
});

describe("scholarships the student does not qualify for are left out, with the reason", () => {
  test("without checked requirements only the awards for everyone remain", () => {
    expect(ids(listDates({ ticks: [] }).ahead)).toEqual(["bigFutureList", "burgerKing"]);
    expect(listDates({ ticks: [] }).notForYou.find(({ award }) => award.id === "dellScholars")?.because).toBe(
      "pell",
    );
  });

  test.each([
    [2.4, ["bigFutureList", "dellScholars"]],
    [2.5, ["bigFutureList", "burgerKing", "dellScholars"]],
    [2.39, ["bigFutureList"]],
    [null, ["bigFutureList", "burgerKing", "dellScholars", "hispanicScholarshipFund"]],
  ])("with a grade average of %s", (gpa, expected) => {
    expect(ids(listDates({ gpa }).ahead)).toEqual(expected);
  });
});

test("a junior has all ten ahead, none of them open yet", () => {
  const { ahead, closed } = listDates({ graduationYear: 2028 });
  expect(ahead).toHaveLength(10);
  expect(closed).toEqual([]);
  expect(new Set(ahead.map(({ state }) => state))).toEqual(new Set(["opensLater"]));
  expect(ahead[0]?.closes.standing).toBe("month");
});

test("every award has its closing event and its task", () => {
  const tasks = new Set(taskTemplates.map(({ id }) => id));
  for (const { eventId, taskId } of namedScholarships) {
    expect(findEvent(eventId, 2027), eventId).not.toBeNull();
    expect(tasks.has(taskId), taskId).toBe(true);
  }
});
