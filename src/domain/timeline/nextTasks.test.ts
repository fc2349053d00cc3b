/** Which tasks come next. */
import { describe, expect, test } from "vitest";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { findNextTasks, limitUrgent, maxUrgentTasks } from "./nextTasks.ts";
import type { TimelineTask } from "./timeline.ts";

type Case = Partial<TimelineTask> & { id: string };

const ids = (tasks: readonly Case[], count = 3) =>
  findNextTasks(
    tasks.map((task) => makeTask({ templateId: null, ...task })),
    count,
  ).map(({ id }) => id);

function closing(daysLeft: number, isIt = false, isSlow = false): Pick<TimelineTask, "reason"> {
  return closingOf(1, daysLeft, { isIt, isSlow });
}

function closingOf(
  unitId: number,
  daysLeft: number,
  { isIt = false, isSlow = false, isUnderWay = true } = {},
): Pick<TimelineTask, "reason"> {
  const date = { day: `day ${daysLeft}`, unitId, system: null, kind: "application" } as const;
  const closes = { ...date, daysLeft, isIt, isExpected: false, isUnderWay };
  return { reason: { closes, sends: null, fafsa: null, opens: 0, isSlow } };
}

const ofFafsa: Pick<TimelineTask, "reason"> = {
  reason: { closes: null, sends: null, fafsa: { isIt: false, runsOutIn: null }, opens: 0, isSlow: false },
};

function ofThreeColleges(daysLeft: number): Case[] {
  return ["one", "two", "three"].map((id, place) => ({
    id,
    area: "essays",
    due: `2026-12-0${place + 1}`,
    ...closingOf(place + 1, daysLeft),
  }));
}

test("of one day, a college whose minimum the student misses comes after the other", () => {
  const low = closingOf(1, 0, { isIt: true }).reason;
  if (low === undefined) throw new Error("no reason");
  const reach = { state: "urgent", due: "2026-11-30", weight: "must" } as const;
  const tasks: Case[] = [
    { ...reach, id: "open low", reason: { ...low, belowMinimum: "missed" } },
    { ...reach, id: "send low", reason: low, needs: ["open low"] },
    { ...reach, id: "fits", ...closingOf(2, 0) },
  ];
  expect(ids(tasks)).toEqual(["fits", "open low", "send low"]);
});

describe("the next tasks", () => {
  test.each<[string, Case[], string[]]>([
    [
      "what is urgent is chosen first, then what is late and can still be done, then what is open, then later; all by date",
      [
        { id: "late", state: "past", due: "2026-10-01" },
        { id: "later", state: "later", due: "2027-03-01" },
        { id: "open", state: "open", due: "2027-01-10" },
        { id: "urgent", state: "urgent", due: "2026-12-01" },
      ],
      ["late", "urgent", "open"],
    ],
    [
      "done, dropped and over for good are not next",
      [
        { id: "done", state: "done" },
        { id: "dropped", state: "dropped" },
        { id: "over", state: "past", stillOpen: false },
      ],
      [],
    ],
    [
      "the earlier day first; without a day last; what costs more to miss before the rest of its day",
      [
        { id: "noDay", state: "open", due: null },
        { id: "could", state: "open", due: "2026-12-20", weight: "could" },
        { id: "must", state: "open", due: "2026-12-20", weight: "must" },
        { id: "early", state: "open", due: "2026-12-19", weight: "could" },
      ],
      ["early", "must", "could"],
    ],
    [
      "a must with its day in a week is chosen before what only should be done today, and listed by its day",
      [
        { id: "should", state: "urgent", due: "2026-11-21", weight: "should" },
        { id: "must", state: "urgent", due: "2026-11-27", weight: "must", needs: ["first"] },
        { id: "first", state: "open", due: "2026-11-27" },
        { id: "mustLater", state: "open", due: "2026-12-10", weight: "must" },
      ],
      ["should", "first", "mustLater"],
    ],
    [
      "steps of aid that do not press leave a place for another area, and fill it where there is none",
      [
        { id: "file", state: "urgent", due: "2026-12-01", needs: ["whose", "papers", "other"], area: "aid" },
        { id: "whose", state: "open", due: "2026-12-01", area: "aid" },
        { id: "papers", state: "open", due: "2026-12-01", area: "aid" },
        { id: "other", state: "open", due: "2026-12-01", area: "aid" },
        { id: "letters", state: "open", due: "2026-12-09", area: "letters" },
      ],
      ["whose", "papers", "letters"],
    ],
    [
      "what few need comes after what all of that time do",
      [
        { id: "academy", state: "open", due: "2026-12-01", weight: "could", area: "list" },
        { id: "list", state: "open", due: "2026-12-20", weight: "should", area: "list" },
        { id: "visit", state: "later", due: "2027-02-20", weight: "must", area: "visits" },
      ],
      ["academy", "list", "visit"],
    ],
    [
      "one step of an action stands for the others, which fill what is left",
      [
        { id: "accounts", templateId: "aidAccounts", area: "aid", due: "2026-12-01", needs: ["who"] },
        {
          id: "file",
          templateId: "fafsaFile",
          area: "aid",
          due: "2026-12-01",
          needs: ["accounts", "papers"],
        },
        { id: "who", templateId: "aidWho", area: "aid", due: "2026-11-25", weight: "should" },
        { id: "papers", templateId: "aidPapers", area: "aid", due: "2026-11-25", weight: "should" },
        { id: "profile", templateId: "cssFile", due: "2026-12-02", needs: ["papers"], area: "aid" },
      ],
      ["who", "accounts", "profile"],
    ],
    [
      "what only helps a required step that presses comes after it, though its own day is sooner",
      [
        { id: "essay", due: "2026-11-20", weight: "should", area: "essays" },
        { id: "who", due: "2026-11-25", weight: "should", area: "aid" },
        { id: "accounts", due: "2026-12-01", needs: ["who"], area: "aid" },
        { id: "list", due: "2026-12-02", area: "list" },
      ],
      ["essay", "accounts", "list"],
    ],
    [
      "what a near hard date waits for is chosen before what presses, and not held up by what it does not ask for",
      [
        { id: "portal", state: "urgent", due: "2026-11-24" },
        { id: "essay", state: "open", due: "2026-12-20", needs: ["list"], weight: "should", ...closing(12) },
        {
          id: "letters",
          state: "open",
          due: "2026-12-21",
          needs: ["decide"],
          weight: "should",
          ...closing(12),
        },
        { id: "transcript", state: "later", due: "2026-12-22", weight: "should", ...closing(40) },
        { id: "list", state: "urgent", due: "2026-11-23", unitId: null },
        { id: "decide", state: "urgent", due: "2026-11-23", weight: "should" },
      ],
      ["list", "essay", "letters"],
    ],
    [
      "an application is sent as it stands on its last days, after what is written for it; scores may follow",
      [
        { id: "scores", state: "open", due: "2026-11-22", weight: "should", area: "tests", ...closing(2) },
        { id: "submit", state: "open", due: "2026-11-23", needs: ["essay"], ...closing(2, true) },
        { id: "essay", area: "essays", state: "open", due: "2026-11-23", weight: "should", ...closing(2) },
        {
          id: "letters",
          area: "letters",
          state: "open",
          due: "2026-11-22",
          weight: "should",
          ...closing(2, false, true),
        },
      ],
      ["letters", "essay", "submit"],
    ],
    [
      "a task waits for the one before it, even when it is the more urgent",
      [
        { id: "submit", state: "urgent", due: "2026-12-01", needs: ["essay"] },
        { id: "essay", state: "open", due: "2026-12-01" },
      ],
      ["essay"],
    ],
    [
      "what an urgent task waits for goes before what is urgent later, through the whole chain",
      [
        { id: "other", state: "urgent", due: "2026-12-03" },
        { id: "submit", state: "urgent", due: "2026-12-01", needs: ["essay", "ask"] },
        { id: "essay", state: "open", due: "2026-12-01", needs: ["topic"] },
        { id: "topic", state: "later", due: "2026-12-01" },
        { id: "ask", state: "done" },
      ],
      ["topic", "other"],
    ],
    [
      "it does not wait for what is done, over for good, or not of this timeline",
      [
        { id: "submit", state: "urgent", needs: ["essay", "letters", "gone"] },
        { id: "essay", state: "done" },
        { id: "letters", state: "past", stillOpen: false },
      ],
      ["submit"],
    ],
    [
      "a date five weeks off takes one step while another college waits, and of one day what is applied to leads",
      [
        { id: "oneLetters", due: "2026-12-10", area: "letters", ...closingOf(1, 35, { isSlow: true }) },
        { id: "oneEssay", due: "2026-12-12", area: "essays", ...closingOf(1, 35) },
        {
          id: "twoLetters",
          due: "2026-12-01",
          area: "letters",
          ...closingOf(2, 35, { isSlow: true, isUnderWay: false }),
        },
        { id: "three", due: "2026-12-20", area: "tests", ...closingOf(3, 40) },
      ],
      ["twoLetters", "oneLetters", "three"],
    ],
    [
      "what closes in three days comes first, whatever is late",
      [
        { id: "late", state: "past", due: "2026-11-01" },
        { id: "submit", due: "2026-12-01", ...closing(3, true) },
      ],
      ["submit", "late"],
    ],
    [
      "only an account that is not open yet holds up what is sent in three days, and the sending follows it",
      [
        { id: "submit", due: "2026-12-01", needs: ["account", "essay"], ...closing(2, true) },
        { id: "account", templateId: "ucAccount", due: "2026-12-02", ...closing(2) },
        { id: "essay", templateId: "essayFinal", state: "later", due: null },
      ],
      ["account", "submit", "essay"],
    ],
    [
      "whether to apply at all comes before what a near date takes, and holds nothing up",
      [
        { id: "essay", due: "2026-12-01", area: "essays", ...closingOf(1, 9, { isUnderWay: false }) },
        {
          id: "decide",
          templateId: "appDecide",
          due: "2026-12-02",
          weight: "should",
          ...closingOf(1, 9, { isUnderWay: false }),
        },
        { id: "letters", due: "2026-12-03", area: "letters", ...closingOf(1, 9, { isUnderWay: false }) },
      ],
      ["essay", "decide", "letters"],
    ],
    [
      "whoever is applying asks for letters while the round is still open",
      [
        { id: "letters", due: "2026-12-10", needs: ["decide"], area: "letters", ...closing(30, false, true) },
        { id: "decide", templateId: "appDecide", state: "later", due: "2026-12-20", area: "list" },
      ],
      ["letters", "decide"],
    ],
    [
      "the FAFSA that presses takes the place of a date that is weeks off",
      [...ofThreeColleges(20), { id: "accounts", area: "aid", due: "2026-12-06", ...ofFafsa }],
      ["one", "two", "accounts"],
    ],
    [
      "it waits while all three are for what closes within two weeks",
      [...ofThreeColleges(10), { id: "accounts", area: "aid", due: "2026-12-06", ...ofFafsa }],
      ["one", "two", "three"],
    ],
  ])("%s", (_, tasks, expected) => {
    expect(ids(tasks)).toEqual(expected);
  });

  test("at most seven are urgent: what must be done, then the nearest", () => {
    const pressing = { state: "urgent", weight: "should" } as const;
    const week = ["a", "b", "c", "d", "e"].map((id) => ({ ...pressing, id, due: "2026-11-27" }));
    const next = ["f", "g", "h"].map((id) => ({ ...pressing, id, due: "2026-12-01" }));
    const must = { id: "must", state: "urgent" as const, due: "2026-12-04", weight: "must" as const };
    const tasks = [must, ...next, ...week, { id: "own", state: "open" as const }].map(makeTask);
    const limited = limitUrgent(tasks, "2026-11-23");
    expect(limited.filter(({ state }) => state === "urgent").map(({ id }) => id)).toEqual([
      "must",
      "f",
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
    expect(limited.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
    expect(maxUrgentTasks).toBe(7);
  });

  test("what is checked off keeps its place among the seven, until all seven are done", () => {
    const pressing = { state: "urgent", weight: "should" } as const;
    const twenty = Array.from({ length: 20 }, (_, place) => ({
      ...pressing,
      id: `t${place}`,
      due: "2026-11-27",
    }));
    const countUrgent = (done: number, due = "2026-11-27") =>
      limitUrgent(
        twenty.map((task, place) => makeTask(place < done ? { ...task, state: "done", due } : task)),
        "2026-11-23",
      ).filter(({ state }) => state === "urgent").length;
    expect([0, 1, 6, 7, 8].map((done) => countUrgent(done))).toEqual([7, 6, 1, 7, 6]);
    expect(countUrgent(3, "2026-11-08")).toBe(7);
  });

  test("no more than requested", () => {
    const four = ["a", "b", "c", "d"].map((id) => ({ id, state: "open" as const }));
    expect(ids(four)).toEqual(["a", "b", "c"]);
    expect(ids(four, 1)).toEqual(["a"]);
  });
});

test("in a date's last days it is sent to; whether to apply is asked while there is time to weigh it", () => {
  const tasks = (daysLeft: number): Case[] => [
    { id: "decide", templateId: "appDecide", ...closing(daysLeft) },
    { id: "submit", templateId: "appSubmit", ...closing(daysLeft, true) },
  ];
  expect(ids(tasks(1))).toEqual(["submit"]);
  expect(ids(tasks(20))).toContain("decide");
});
