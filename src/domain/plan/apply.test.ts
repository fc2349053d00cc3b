/** Tests of the plan's commands: what each does, and that two devices end with the same plan. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Offer } from "#domain/offers/offer.ts";
import { situations, type TaskMark } from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";
import { apply, keysOf } from "./apply.ts";
import { readCommand } from "./commandSchema.ts";
import {
  type Command,
  type CommandDraft,
  commandOf,
  commandScopes,
  scopeOf,
  taskMarkDraft,
} from "./commands.ts";
import { collegeStatuses, emptyPlan, type Plan } from "./plan.ts";
import { planSchema, readPlan } from "./planSchema.ts";
import { compact, importCommands, inverseOf, replay } from "./replay.ts";

const empty = emptyPlan("plan-1", "2026-11-21T08:00:00.000Z");
const ohioState = 204796;
const oberlin = 204501;

/** The nth command, given n seconds after nine. */
function command(draft: CommandDraft, second: number, id = `c${second}`): Command {
  const at = `2026-11-21T09:00:${String(second).padStart(2, "0")}.000Z`;
  return commandOf(draft, { id, at, planId: "plan-1" });
}

function grantOffer(id: string, amountUsd: number): Offer {
  const grant = {
    label: "Presidential Grant",
    kind: "grant",
    amountUsd,
    source: "college",
    isRenewable: null,
  } as const;
  return {
    id,
    unitId: oberlin,
    collegeName: "Oberlin College",
    academicYear: "2027-28",
    lines: [grant],
    practices: {},
  };
}

function tripOf(id: string, pace: 1 | 2): Trip {
  return {
    id,
    start: { label: "Austin, TX", latitude: 30.27, longitude: -97.74 },
    stops: [{ unitId: oberlin, pinnedDay: 2 }],
    firstDay: "2027-03-15",
    lastDay: "2027-03-17",
    pace,
    drivingHoursADay: 6,
    withFlights: false,
    isRoundTrip: true,
    travelers: 2,
    perMileUsd: null,
    perNightUsd: null,
    perFlightUsd: null,
    order: null,
  };
}

/** Some fields of a mark, each with an empty value among its values. */
const markFields: fc.Arbitrary<Partial<TaskMark>> = fc.record(
  {
    doneOn: fc.constantFrom(null, "2026-11-21"),
    isDropped: fc.boolean(),
    title: fc.constantFrom(null, "Ask Ms. Ortiz"),
    due: fc.constantFrom(null, "2026-12-01"),
    who: fc.constantFrom(null, "parent" as const),
  },
  { requiredKeys: [] },
);

const unitIds = fc.constantFrom(ohioState, oberlin);
const gpas = fc.option(fc.constantFrom(2.5, 3, 3.7));
const amounts = fc.option(fc.integer({ min: 0, max: 90_000 }));
const notes = fc.constantFrom("", "Loved the visit", "Ask about housing");
const drafts: fc.Arbitrary<CommandDraft> = fc.oneof(
  fc.record({
    kind: fc.constant("renameStudent" as const),
    studentName: fc.constantFrom(null, "Maya", "Leo"),
  }),
  fc.record({
    kind: fc.constant("setProfile" as const),
    fields: fc.record({ gpa: gpas, gradeYear: fc.constantFrom(10, 11, 12) }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant("setMoney" as const),
    fields: fc.record({ familyIncomeUsd: amounts, payPerYearUsd: amounts }, { requiredKeys: [] }),
  }),
  fc.record({
    kind: fc.constant("setAidAnswers" as const),
    answers: fc.dictionary(
      fc.constantFrom("first.agi", "second.agi", "student.married"),
      fc.constantFrom(null, 48_000, -200, true, "hoh"),
    ),
  }),
  fc
    .tuple(fc.constantFrom("o1", "o2"), fc.option(fc.integer({ min: 0, max: 60_000 })))
    .map(([offerId, amountUsd]) => ({
      kind: "setOffer" as const,
      offerId,
      offer: amountUsd === null ? null : grantOffer(offerId, amountUsd),
    })),
  fc.record({ kind: fc.constantFrom("addCollege" as const, "removeCollege" as const), unitId: unitIds }),
  fc.record({
    kind: fc.constant("setCollegeStatus" as const),
    unitId: unitIds,
    status: fc.constantFrom(...collegeStatuses),
  }),
  fc.record({
    kind: fc.constant("setApplicationPlan" as const),
    unitId: unitIds,
    applicationPlan: fc.constantFrom(null, "earlyDecision2" as const, "rolling" as const),
  }),
  fc.record({
    kind: fc.constant("setTimeline" as const),
    fields: fc.record(
      {
        graduationYear: fc.constantFrom(null, 2027, 2028),
        tests: fc.constantFrom(null, ["sat" as const], ["act" as const, "ap" as const]),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant("setSituations" as const),
    situations: fc.uniqueArray(fc.constantFrom(...situations), { maxLength: 3 }),
  }),
  fc
    .tuple(fc.constantFrom("fafsa", `submit.${oberlin}`, "situationFosterLetter"), markFields)
    .map(([taskId, fields]) => taskMarkDraft(taskId, fields)),
  fc
    .tuple(fc.constantFrom("t1", "t2"), fc.constantFrom(null, "Call Dad", "Iron shirts"))
    .map(([id, title]) => ({
      kind: "setOwnTask" as const,
      taskId: id,
      task: title === null ? null : { id, title, due: null, who: "student" as const, unitId: null },
    })),
  fc.tuple(fc.constantFrom("r1", "r2"), fc.constantFrom(null, 1 as const, 2 as const)).map(([id, pace]) => ({
    kind: "setTrip" as const,
    tripId: id,
    trip: pace === null ? null : tripOf(id, pace),
  })),
  fc.record({ kind: fc.constant("setCollegeNote" as const), unitId: unitIds, note: notes }),
  fc.record({
    kind: fc.constant("setComparing" as const),
    unitIds: fc.uniqueArray(unitIds, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("setMatchWeights" as const),
    weights: fc.dictionary(fc.constantFrom("price", "size"), fc.constantFrom(null, 10, 90)),
  }),
  fc.record({
    kind: fc.constant("setAssumptions" as const),
    fields: fc.record({ years: fc.constantFrom(null, 4, 5) }, { requiredKeys: [] }),
  }),
);
/** Long lists about few things, so that commands meet; instants collide often, so that ties are decided by id. */
const commandLists = fc
  .array(fc.tuple(drafts, fc.integer({ min: 0, max: 9 })), { maxLength: 40, size: "max" })
  .map((list) => list.map(([draft, second], index) => command(draft, second, `id${index}`)));
const shuffled = commandLists.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);
const seeded = { seed: 20261121, numRuns: 300 };

describe("commands on a plan", () => {
  test("a student adds two colleges, applies to one and writes a note", () => {
    const plan = replay(empty, [
      command({ kind: "addCollege", unitId: ohioState }, 1),
      command({ kind: "addCollege", unitId: oberlin }, 2),
      command({ kind: "setCollegeStatus", unitId: ohioState, status: "applied" }, 3),
      command({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 4),
    ]);
    expect(plan.colleges).toEqual([
      {
        unitId: ohioState,
        addedAt: "2026-11-21T09:00:01.000Z",
        status: "applied",
        applicationPlan: null,
        note: "",
      },
      {
        unitId: oberlin,
        addedAt: "2026-11-21T09:00:02.000Z",
        status: "considering",
        applicationPlan: null,
        note: "Visit in April",
      },
    ]);
    expect(plan.shelved).toEqual([]);
  });

  test("answers are changed one by one", () => {
    const plan = replay(empty, [
      command({ kind: "setProfile", fields: { gpa: 3.7, gradeYear: 11 } }, 1),
      command({ kind: "setProfile", fields: { gpa: 3.8 } }, 2),
      command({ kind: "setMoney", fields: { payPerYearUsd: 20_000 } }, 3),
      command({ kind: "setAssumptions", fields: { growthShare: 0.03 } }, 4),
      command({ kind: "setMatchWeights", weights: { price: 80, size: 10 } }, 5),
      command({ kind: "setMatchWeights", weights: { size: null } }, 6),
      command({ kind: "renameStudent", studentName: "Maya" }, 7),
      command({ kind: "setComparing", unitIds: [oberlin, ohioState] }, 8),
    ]);
    expect(plan.profile).toEqual({ ...empty.profile, gpa: 3.8, gradeYear: 11 });
    expect(plan.money).toEqual({ familyIncomeUsd: null, familySize: null, payPerYearUsd: 20_000 });
    expect(plan.assumptions).toEqual({ years: null, growthShare: 0.03 });
    expect(plan.matchWeights).toEqual({ price: 80 });
    expect(plan.studentName).toBe("Maya");
    expect(plan.comparing).toEqual([oberlin, ohioState]);
  });

  test("a college taken off and added again has its status and note back", () => {
    const first = [
      command({ kind: "addCollege", unitId: oberlin }, 1),
      command({ kind: "setCollegeStatus", unitId: oberlin, status: "applying" }, 2),
      command({ kind: "setCollegeNote", unitId: oberlin, note: "Small classes" }, 3),
    ];
    const removed = replay(empty, [...first, command({ kind: "removeCollege", unitId: oberlin }, 4)]);
    expect(removed.colleges).toEqual([]);
    const back = apply(removed, command({ kind: "addCollege", unitId: oberlin }, 5));
    expect(back.colleges).toMatchObject([{ unitId: oberlin, status: "applying", note: "Small classes" }]);
  });

  test("a tick on one device and a new day on another both stay, and a mark that says nothing goes", () => {
    const plan = replay(empty, [
      command(taskMarkDraft("fafsa", { due: "2026-12-01" }), 2),
      command(taskMarkDraft("fafsa", { doneOn: "2026-11-21" }), 1),
    ]);
    expect(plan.taskMarks).toEqual({
      fafsa: { doneOn: "2026-11-21", isDropped: false, title: null, due: "2026-12-01", who: null },
    });
    const cleared = apply(plan, command(taskMarkDraft("fafsa", { doneOn: null, due: null }), 3));
    expect(cleared.taskMarks).toEqual({});
  });

  test("ticks outlive the list: a college removed and added again finds its tasks as they were", () => {
    const plan = replay(empty, [
      command({ kind: "addCollege", unitId: oberlin }, 1),
      command({ kind: "setApplicationPlan", unitId: oberlin, applicationPlan: "earlyDecision2" }, 2),
      command(taskMarkDraft(`submit.${oberlin}`, { doneOn: "2026-11-21" }), 3),
      command({ kind: "removeCollege", unitId: oberlin }, 4),
      command({ kind: "addCollege", unitId: oberlin }, 5),
    ]);
    expect(plan.colleges).toMatchObject([{ unitId: oberlin, applicationPlan: "earlyDecision2" }]);
    expect(plan.taskMarks[`submit.${oberlin}`]?.doneOn).toBe("2026-11-21");
  });

  test("an earlier command that arrives later does not undo a newer one", () => {
    const newer = apply(empty, command({ kind: "setProfile", fields: { gpa: 3.8 } }, 9));
    const both = apply(newer, command({ kind: "setProfile", fields: { gpa: 2.5, gradeYear: 12 } }, 3));
    expect(both.profile).toMatchObject({ gpa: 3.8, gradeYear: 12 });
  });

  test("a command for another student's plan changes nothing", () => {
    const other = commandOf(
      { kind: "addCollege", unitId: oberlin },
      { id: "x", at: "2026-11-21T09:00:00.000Z", planId: "plan-2" },
    );
    expect(apply(empty, other)).toBe(empty);
  });

  test("what a newer release added to the plan is kept through changes", () => {
    const read = readPlan({ ...empty, visits: [{ unitId: oberlin }] });
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const changed = apply(read.value, command({ kind: "addCollege", unitId: oberlin }, 1));
    expect(changed).toMatchObject({ visits: [{ unitId: oberlin }] });
  });
});

describe("two devices", () => {
  test("the order in which commands arrive makes no difference", () => {
    fc.assert(
      fc.property(shuffled, ([commands, otherOrder]) => {
        expect(replay(empty, otherOrder)).toEqual(replay(empty, commands));
      }),
      seeded,
    );
  });

  test("commands that arrive again change nothing", () => {
    fc.assert(
      fc.property(shuffled, ([commands, again]) => {
        const plan = replay(empty, commands);
        expect(replay(plan, again)).toEqual(plan);
      }),
      seeded,
    );
  });

  test("throwing away what no longer speaks leaves the plan as it is, also under later commands", () => {
    fc.assert(
      fc.property(commandLists, commandLists, (commands, later) => {
        const kept = compact(commands);
        expect(kept.length).toBeLessThanOrEqual(commands.length);
        expect(replay(empty, kept)).toEqual(replay(empty, commands));
        expect(compact(kept)).toEqual(kept);
        const renamed = later.map((one) => ({ ...one, id: `later-${one.id}` }));
        expect(replay(empty, [...kept, ...renamed])).toEqual(replay(empty, [...commands, ...renamed]));
      }),
      seeded,
    );
  });

  test("a hundred changes of one answer are kept as one command", () => {
    const commands = Array.from({ length: 50 }, (_, second) =>
      command({ kind: "setProfile", fields: { satTotal: 1000 + second * 10 } }, second),
    );
    expect(compact([...commands, ...commands])).toEqual(commands.slice(-1));
  });

  test("every plan that commands can make is sound and reads back as it is", () => {
    fc.assert(
      fc.property(commandLists, (commands) => {
        const plan = replay(empty, commands);
        expect(planSchema.safeParse(plan).success).toBe(true);
        expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual({ ok: true, value: plan });
      }),
      seeded,
    );
  });
});

describe("taking a change back", () => {
  test("the inverse of any command brings the plan back", () => {
    fc.assert(
      fc.property(commandLists, drafts, (commands, draft) => {
        const before = replay(empty, commands);
        const given = command(draft, 20);
        const back = inverseOf(before, given).map((one, index) => command(one, 30 + index));
        expect(visible(replay(apply(before, given), back))).toEqual(visible(before));
      }),
      seeded,
    );
  });
});

describe("a plan from a file", () => {
  test("brings its answers and colleges in and takes nothing away", () => {
    const mine = replay(empty, [
      command({ kind: "addCollege", unitId: ohioState }, 1),
      command({ kind: "setProfile", fields: { gpa: 3.1, gradeYear: 11 } }, 2),
    ]);
    const file = replay(emptyPlan("plan-1", empty.createdAt), [
      command({ kind: "addCollege", unitId: oberlin }, 1),
      command({ kind: "setCollegeNote", unitId: oberlin, note: "From Dad" }, 2),
      command({ kind: "setProfile", fields: { gpa: 3.6 } }, 3),
    ]);
    const merged = importCommands(mine, file).reduce(
      (plan, draft, index) => apply(plan, command(draft, 10 + index)),
      mine,
    );
    expect(merged.profile).toMatchObject({ gpa: 3.6, gradeYear: 11 });
    expect(merged.colleges).toMatchObject([{ unitId: ohioState }, { unitId: oberlin, note: "From Dad" }]);
    expect(importCommands(merged, file)).toEqual([]);
  });
});

describe("commands from outside", () => {
  test("every kind has a scope and reads back as it was given", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(drafts, (draft) => {
        const given = command(draft, 1);
        seen.add(given.kind);
        expect(readCommand(JSON.parse(JSON.stringify(given)))).toEqual({ ok: true, value: given });
        expect(scopeOf(given)).toBe(given.scope);
        const isMoney = given.scope === "money";
        expect(keysOf(given).every((key) => /^(money|aid|offers)\./.test(key) === isMoney)).toBe(true);
      }),
      { ...seeded, numRuns: 500 },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(commandScopes).toSorted());
  });

  test("a partial change leaves every answer it does not name alone", () => {
    const read = readCommand(command({ kind: "setProfile", fields: { gpa: 3 } }, 1));
    expect(read).toMatchObject({ ok: true, value: { fields: { gpa: 3 } } });
    expect(read.ok && keysOf(read.value)).toEqual(["profile.gpa"]);
  });

  const sound = command({ kind: "addCollege", unitId: oberlin }, 1);
  test.each([
    { what: "nothing", raw: null, problem: { kind: "brokenField", path: "" } },
    {
      what: "a kind of a newer release",
      raw: { ...sound, kind: "planVisit" },
      problem: { kind: "unknownKind" },
    },
    {
      what: "money said to be plan",
      raw: { ...command({ kind: "setMoney", fields: {} }, 1), scope: "plan" },
      problem: { kind: "brokenField", path: "scope" },
    },
    {
      what: "an instant without its zone",
      raw: { ...sound, at: "2026-11-21T09:00" },
      problem: { kind: "brokenField", path: "at" },
    },
    {
      what: "a day that is none",
      raw: { ...sound, at: "2026-13-41T09:00:00.000Z" },
      problem: { kind: "brokenField", path: "at" },
    },
    {
      what: "a college number that is none",
      raw: { ...sound, unitId: -1 },
      problem: { kind: "brokenField", path: "unitId" },
    },
    {
      what: "an SAT of 1601",
      raw: command({ kind: "setProfile", fields: { satTotal: 1601 } }, 1),
      problem: { kind: "brokenField", path: "fields.satTotal" },
    },
    {
      what: "a class of 1999",
      raw: command({ kind: "setTimeline", fields: { graduationYear: 1999 } }, 1),
      problem: { kind: "brokenField", path: "fields.graduationYear" },
    },
    {
      what: "a mark that would tell a situation, said to be plan",
      raw: command({ kind: "setTaskMark", taskId: "situationFosterLetter", fields: {} }, 1),
      problem: { kind: "brokenField", path: "taskId" },
    },
    {
      what: "a day for a task that is none",
      raw: command(taskMarkDraft("fafsa", { due: "2027-02-29" }), 1),
      problem: { kind: "brokenField", path: "fields.due" },
    },
    {
      what: "a trip of a start that is none",
      raw: command(
        {
          kind: "setTrip",
          tripId: "r1",
          trip: { ...tripOf("r1", 1), start: { label: "", latitude: 91, longitude: 0 } },
        },
        1,
      ),
      problem: { kind: "brokenField", path: "trip.start.latitude" },
    },
    {
      what: "five colleges to compare",
      raw: command({ kind: "setComparing", unitIds: [1, 2, 3, 4, 5] }, 1),
      problem: { kind: "brokenField", path: "unitIds" },
    },
  ])("$what is refused and named", ({ raw, problem }) => {
    expect(readCommand(raw)).toEqual({ ok: false, problem });
  });
});

/** A plan as a person sees it. */
function visible(plan: Plan) {
  const colleges = plan.colleges.map(({ addedAt: _addedAt, ...college }) => college);
  return { ...plan, stamps: {}, shelved: [], colleges: colleges.toSorted((a, b) => a.unitId - b.unitId) };
}
