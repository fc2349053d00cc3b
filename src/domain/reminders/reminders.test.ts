/** What a reminder lists: the open tasks of whoever gets it, on time and once; nothing private, and no empty emails. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import { situations, type TimelineTask, taskPeople } from "#domain/timeline/timeline.ts";
import { addDays } from "#lib/dates.ts";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { makeBareTask } from "../../../test/support/sampleTask.ts";
import { buildReminder, digestDays, maxListed, type PlanReminder } from "./reminders.ts";
import type { ReminderSettings } from "./settings.ts";

const day = "2026-11-22";
const settings: ReminderSettings = {
  digest: { isOn: true, weekday: 0, hour: 17 },
  beforeDue: { isOn: true, days: 3 },
  includesParentTasks: false,
  timeZone: "America/New_York",
};
const never = () => false;

function asked(tasks: readonly TimelineTask[], changes: Partial<Parameters<typeof buildReminder>[0]> = {}) {
  return buildReminder({
    timeline: { tasks, due: [] },
    role: "owner",
    isParentReminded: true,
    day,
    kind: "digest",
    settings,
    wasTold: never,
    ...changes,
  });
}
const due = (id: string, inDays: number | null, changes: Partial<TimelineTask> = {}) =>
  makeBareTask(id, { templateId: null, due: inDays === null ? null : addDays(day, inDays), ...changes });
const listTaskIds = (reminder: ReturnType<typeof buildReminder>) =>
  reminder === null
    ? null
    : [reminder.past, reminder.ahead].map((items) =>
        items.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId)),
      );

const listAll = ({ closing, past, ahead }: PlanReminder) => [
  ...closing.map(({ task }) => task.id),
  ...[...past, ...ahead].flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId)),
];

describe("the digest", () => {
  test.each([
    ["is due today", due("a", 0), [[], ["a"]]],
    ["is due in two weeks", due("a", digestDays), [[], ["a"]]],
    ["is due a day later", due("a", digestDays + 1), null],
    ["was due yesterday and can still be done", due("a", -1, { state: "past" }), [["a"], []]],
    ["was due and is over for good", due("a", -1, { state: "past", stillOpen: false }), null],
    ["is done", due("a", 1, { state: "done", stillOpen: false }), null],
    ["was dropped", due("a", 1, { state: "dropped", stillOpen: false }), null],
    ["has no day", due("a", null), null],
    ["has only a month", due("a", 8, { standing: "month" }), [[], ["a"]]],
    ["is the parent’s", due("a", 1, { who: "parent" }), null],
    [
      "is the counselor’s, with the student’s help",
      due("a", 1, { who: "counselor", helpers: ["student"] }),
      null,
    ],
    ["tells a situation", due("situationFosterLetter", 1), null],
    ["may be dropped", due("a", 1, { weight: "could" }), [[], ["a"]]],
  ])("of a task that %s", (_, task, expected) => {
    expect(listTaskIds(asked([task]))).toEqual(expected);
  });

  test("says how certain each date is", () => {
    const { basis } =
      buildTimeline(makeTimelineInput({})).tasks.find((task) => task.basis !== null) ?? makeBareTask("none");
    const task = due("a", 2, { standing: "computed", basis });
    expect(asked([task])?.ahead).toEqual([
      {
        title: "a",
        steps: [],
        who: "student",
        unitId: null,
        due: "2026-11-24",
        standing: "computed",
        basisStanding: basis?.standing,
        tasks: [{ taskId: "a", due: "2026-11-24" }],
      },
    ]);
  });

  test("counts what does not fit", () => {
    const many = Array.from({ length: maxListed + 2 }, (_, number) => due(`t${number}`, 1));
    const late = many.map((task) => ({ ...task, due: addDays(day, -1) }));
    const reminder = asked([...late, ...many]);
    expect([reminder?.ahead.length, reminder?.moreAhead]).toEqual([maxListed, 2]);
    expect([reminder?.past.length, reminder?.morePast]).toEqual([maxListed, 2]);
  });
});

describe("who is reminded of what", () => {
  const tasks = taskPeople.map((who) => due(who, 1, { who }));
  test.each([
    ["owner", true, ["student"]],
    // Nobody else would be told of the FAFSA.
    ["owner", false, ["student", "parent"]],
    ["parent", true, ["parent"]],
    // Chosen so: see listPeople.
    ["counselor", true, null],
    ["counselor", false, null],
  ] as const)("the %s, where a parent on the plan is reminded: %s", (role, isParentReminded, expected) => {
    const reminder = asked(tasks, { role, isParentReminded });
    expect(reminder?.ahead.map(({ who }) => who) ?? null).toEqual(expected);
  });

  test.each([
    ["an owner who asks for a parent’s tasks", "owner", true, true, ["parent", "student"]],
    ["an owner who does not, while a parent is", "owner", true, false, ["student"]],
    ["an owner who does not, while none is", "owner", false, false, ["parent", "student"]],
    ["a parent on the plan, who asks for them twice", "parent", true, true, ["parent"]],
    ["a counselor, whatever they ask for", "counselor", true, true, null],
  ] as const)("is, for %s, of their tasks", (_, role, isParentReminded, includesParentTasks, expected) => {
    const tasks = [due("student", 1), due("parent", 1, { who: "parent" })];
    const chosen = { ...settings, includesParentTasks };
    const listed = listTaskIds(asked(tasks, { role, isParentReminded, settings: chosen }));
    expect(listed?.[1]?.toSorted() ?? null).toEqual(expected);
  });

  test("in the months before college, the owner of a plan that no parent is on hears of what a parent does", () => {
    const listed = new Set<string>();
    for (let today = "2026-09-01"; today <= "2027-06-01"; today = addDays(today, digestDays)) {
      const timeline = buildTimeline(
        makeTimelineInput({
          today,
          graduationYear: 2027,
          aidForms: ["fafsa", "cssProfile"],
          colleges: [makeTimelineCollege({ unitId: 200_001, status: "enrolled" })],
        }),
      );
      const reminder = asked(timeline.tasks, { timeline, isParentReminded: false, day: today });
      for (const taskId of reminder === null ? [] : listAll(reminder)) listed.add(taskId.split(".")[0] ?? "");
    }
    for (const id of ["aidAccounts", "fafsaFile", "fafsaConsent", "cssFile", "deposit"])
      expect(listed).toContain(id);
  });
});

describe("before the day", () => {
  test.each([
    ["due in 3 days", due("a", 3), ["a"]],
    ["due in 4 days", due("a", 4), null],
    ["due today", due("a", 0), ["a"]],
    ["past", due("a", -1, { state: "past" }), null],
    ["of which only the month is known", due("a", 2, { standing: "month" }), null],
    ["that may be dropped", due("a", 2, { weight: "could" }), null],
  ])("a task %s", (_, task, expected) => {
    expect(listTaskIds(asked([task], { kind: "beforeDue" }))?.[1] ?? null).toEqual(expected);
  });

  test("a task is mentioned once per date, and again if its date moves", () => {
    const wasTold = (taskId: string, told: string) => taskId === "a" && told === addDays(day, 2);
    expect(asked([due("a", 2)], { kind: "beforeDue", wasTold })).toBeNull();
    expect(listTaskIds(asked([due("a", 3)], { kind: "beforeDue", wasTold }))).toEqual([[], ["a"]]);
  });

  test("the digest covers the next days' reminders", () => {
    const tasks = [due("soon", 2), due("later", 9), due("could", 2, { weight: "could" })];
    expect(asked(tasks)?.told.map(({ taskId }) => taskId)).toEqual(["soon"]);
    const off = { ...settings, beforeDue: { isOn: false, days: 3 } };
    expect(asked(tasks, { settings: off })?.told).toEqual([]);
  });
});

describe("hard dates and actions", () => {
  const unitIds = [200_001, 200_002];
  const timeline = buildTimeline(
    makeTimelineInput({
      today: day,
      colleges: unitIds.map((unitId) => makeTimelineCollege({ unitId })),
      deadlines: unitIds.map((unitId) => makeDeadline(unitId, "regularDecision", "2026-12-01")),
    }),
  );
  const remind = (changes: Partial<Parameters<typeof buildReminder>[0]> = {}) =>
    asked(timeline.tasks, { timeline, ...changes });

  test("a hard date leads with its own day, and is not among what to do", () => {
    const reminder = remind();
    expect(reminder?.closing.map(({ task, day: closes }) => [task.id, closes])).toEqual([
      ["appSubmit.200001", "2026-12-01"],
      ["appSubmit.200002", "2026-12-01"],
    ]);
    expect(listTaskIds(reminder)?.[1]?.filter((id) => id.startsWith("appSubmit"))).toEqual([]);
  });

  test("an action is one line with its colleges, its first day, and all of its tasks told", () => {
    const send = remind()?.ahead.find(({ tasks }) =>
      tasks.some(({ taskId }) => taskId.startsWith("appTranscript")),
    );
    expect(send).toMatchObject({
      title: "Have your transcript sent",
      steps: [{ title: "Have your transcript sent", unitIds }],
      unitId: null,
    });
    expect(send?.tasks.map(({ taskId }) => taskId)).toEqual(["appTranscript.200001", "appTranscript.200002"]);
  });

  test("a date told before the day is told once, under its day or the one we suggested for it", () => {
    const near = { kind: "beforeDue", day: "2026-11-28" } as const;
    const told = remind(near)?.told ?? [];
    expect(told).toEqual(expect.arrayContaining([{ taskId: "appSubmit.200001", due: "2026-12-01" }]));
    const suggested = timeline.tasks.find(({ id }) => id === "appSubmit.200001")?.due;
    for (const due of ["2026-12-01", suggested]) {
      const wasTold = (taskId: string, on: string) => taskId === "appSubmit.200001" && on === due;
      expect(remind({ ...near, wasTold })?.closing.map(({ task }) => task.id)).toEqual(["appSubmit.200002"]);
    }
  });
});

test("no task title contains a dollar amount", () => {
  expect(taskTemplates.filter(({ title }) => /\$\s?\d/.test(title)).map(({ id }) => id)).toEqual([]);
});

test("on real timelines: never another person’s task, never a private one, never a date out of range", () => {
  const unitIds = [200_001, 200_002];
  const who = fc.constantFrom(null, ...taskPeople);
  const input = fc.record({
    today: fc.integer({ min: 0, max: 700 }).map((days) => addDays("2025-09-01", days)),
    situations: fc.subarray([...situations]),
    tests: fc.subarray(["sat" as const, "ap" as const]),
    marks: fc.dictionary(
      fc.constantFrom("fafsaFile", "appSubmit.200001", "situationFosterLetter", "own.x"),
      fc.record({ who, doneOn: fc.option(fc.constant("2026-10-01"), { freq: 3 }) }).map(makeTaskMark),
    ),
    ownDue: fc.integer({ min: -30, max: 30 }),
    ownWho: fc.constantFrom(...taskPeople),
  });
  let reminders = 0;
  fc.assert(
    fc.property(
      input,
      fc.constantFrom("owner" as const, "parent" as const, "counselor" as const),
      fc.boolean(),
      fc.constantFrom("digest" as const, "beforeDue" as const),
      fc.integer({ min: 1, max: 14 }),
      ({ ownDue, ownWho, ...rest }, role, isParentReminded, kind, days) => {
        const { today } = rest;
        const timeline = buildTimeline(
          makeTimelineInput({
            ...rest,
            deadlines: unitIds.map((unitId) => makeDeadline(unitId, "regularDecision", "2027-01-01")),
            ownTasks: [{ id: "x", title: "Call", due: addDays(today, ownDue), who: ownWho, unitId: null }],
          }),
        );
        const chosen = { ...settings, beforeDue: { isOn: true, days } };
        const reminder = buildReminder({
          timeline,
          role,
          isParentReminded,
          day: today,
          kind,
          settings: chosen,
          wasTold: never,
        });
        const byId = new Map(timeline.tasks.map((task) => [task.id, task]));
        const listed = reminder === null ? [] : listAll(reminder);
        expect(new Set(listed).size).toBe(listed.length);
        for (const taskId of listed) {
          const task = byId.get(taskId);
          const dueOn = task?.due ?? "9";
          const own = role === "parent" ? ["parent"] : isParentReminded ? ["student"] : ["student", "parent"];
          expect(own).toContain(task?.who);
          expect([task?.state, task?.stillOpen]).not.toContain("done");
          expect(task?.stillOpen).toBe(true);
          expect(taskId).not.toMatch(/^situation/);
          expect(dueOn <= addDays(today, kind === "digest" ? digestDays : days)).toBe(true);
          if (kind === "beforeDue") expect(dueOn >= today).toBe(true);
        }
        if (role === "counselor") expect(reminder).toBeNull();
        if (reminder !== null) reminders += 1;
      },
    ),
    { seed: 20261122, numRuns: 300 },
  );
  expect(reminders).toBeGreaterThan(50);
});
