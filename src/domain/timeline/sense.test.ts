/** What a counselor would cross out: tasks that come too late, ask for what nobody needs, or no longer matter. */
import { describe, expect, test } from "vitest";
import { getWeekday } from "#lib/dates.ts";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { findNextTasks } from "./nextTasks.ts";
import type { TimelineInput } from "./timeline.ts";

const a = 200_001;
const b = 200_002;

function listTasks(fields: Partial<TimelineInput>) {
  const { tasks } = buildTimeline(makeTimelineInput(fields));
  return { tasks, ids: tasks.map(({ id }) => id), of: (id: string) => tasks.find((task) => task.id === id) };
}

describe("an open-admission college", () => {
  const { ids, of } = listTasks({
    colleges: [makeTimelineCollege({ unitId: a, hasOpenAdmission: true })],
    tests: ["sat"],
  });

  test("needs no letters, essays, scores or mid-year report", () => {
    const selective = ["appLetters", "appInvites", "appSupplement", "appInterest", "appScores"];
    const later = ["appSelfReport", "appMidYear"];
    expect([...selective, ...later].filter((id) => ids.includes(`${id}.${a}`))).toEqual([]);
  });

  test("is urgent in spring, not in November", () => {
    expect(of(`appSubmit.${a}`)).toMatchObject({ due: "2027-03-28", standing: "month", state: "later" });
  });
});

describe("a college that takes applications until April", () => {
  const { of } = listTasks({
    colleges: [makeTimelineCollege({ unitId: a })],
    deadlines: [makeDeadline(a, "regularDecision", "2027-04-01")],
  });

  test("is applied to by then: its report and answer come after it, not the application before them", () => {
    expect(of(`appSubmit.${a}`)).toMatchObject({ due: "2027-03-29", movedFrom: null });
    expect(of(`appMidYear.${a}`)?.due).toBe("2027-03-29");
    expect(of(`appAnswer.${a}`)?.due).toBe("2027-04-04");
  });
});

describe("a college that a senior is applying to, and that takes applications until it is full", () => {
  const fields = {
    aidForms: ["fafsa"],
    homeState: "IL",
    deadlines: [makeDeadline(a, "regularDecision", null)],
  } as const;
  const build = (status: "applying" | "considering") =>
    buildTimeline(makeTimelineInput({ ...fields, colleges: [makeTimelineCollege({ unitId: a, status })] }));

  test("comes first among the next steps, and beside it the FAFSA, whose state money can run out", () => {
    const next = findNextTasks(build("applying").tasks, 3);
    expect(next.some(({ reason }) => reason?.sends?.unitId === a)).toBe(true);
    expect(next.find(({ reason }) => reason?.fafsa != null)?.reason?.fafsa?.runsOutIn).toBe("IL");
  });

  test("is named beside the dates, and while it is only considered nothing is sent", () => {
    expect(build("applying").open).toEqual({ undated: [], untilFull: [a], openToAll: [] });
    const considered = build("considering");
    expect(considered.open.untilFull).toEqual([a]);
    expect(considered.tasks.filter(({ reason }) => reason?.sends != null)).toEqual([]);
  });

  test("has no round to choose, as one with an early and a regular date has", () => {
    const titleOf = (deadlines: readonly ReturnType<typeof makeDeadline>[], plan: "earlyAction" | null) =>
      listTasks({
        ...fields,
        deadlines: [...deadlines],
        colleges: [makeTimelineCollege({ unitId: a, plan, status: "considering" })],
      }).of(`appDecide.${a}`)?.title ?? "";
    expect(titleOf(fields.deadlines, null)).toMatch(/would you go\?$/);
    const two = [
      makeDeadline(a, "earlyAction", "2026-12-01"),
      makeDeadline(a, "regularDecision", "2027-01-15"),
    ];
    expect(titleOf(two, null)).toMatch(/would you go, and in which round\?$/);
    expect(titleOf(two, "earlyAction")).toMatch(/would you go\?$/);
  });
});

describe("one college whose date is five weeks away, and a FAFSA that is not begun", () => {
  test("share the next three steps", () => {
    const { tasks } = listTasks({
      aidForms: ["fafsa"],
      colleges: [makeTimelineCollege({ unitId: a, status: "applying", plan: "regularDecision" })],
      deadlines: [makeDeadline(a, "regularDecision", "2026-12-28")],
    });
    const next = findNextTasks(tasks, 3);
    expect(next.filter(({ reason }) => reason?.closes?.unitId === a)).toHaveLength(2);
    expect(next.filter(({ reason }) => reason?.fafsa != null)).toHaveLength(1);
  });
});

describe("a list of four colleges", () => {
  const isAskedToSettle = (status: "applied" | "considering") =>
    listTasks({
      colleges: [a, b, 200_003, 200_004].map((unitId) =>
        makeTimelineCollege({ unitId, status: unitId === a ? status : "considering" }),
      ),
    }).ids.includes("finalList");

  test("is settled once an application is sent", () => {
    expect(isAskedToSettle("considering")).toBe(true);
    expect(isAskedToSettle("applied")).toBe(false);
  });
});

describe("what is caught up on and goes through a school", () => {
  test("has a day when the school is open", () => {
    const office = listTasks({ tests: ["sat"], aidForms: ["fafsa"] }).tasks.filter(
      ({ movedFrom, who, helpers }) => movedFrom !== null && [who, ...helpers].includes("counselor"),
    );
    expect(office.length).toBeGreaterThan(0);
    expect(
      office.filter(({ due }) => due !== null && [0, 6].includes(getWeekday(due))).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe("a closed round", () => {
  const { tasks } = listTasks({
    colleges: [makeTimelineCollege({ unitId: a, plan: "restrictiveEarlyAction" })],
    deadlines: [makeDeadline(a, "restrictiveEarlyAction", "2026-11-01")],
  });

  test("is reported once: no portal to open, no decision to read in December", () => {
    expect(tasks.filter(({ unitId }) => unitId === a).map(({ id, state }) => [id, state])).toEqual([
      [`appSubmit.${a}`, "past"],
    ]);
  });
});

describe("a senior taking the SAT on December 5, on November 21", () => {
  const { of } = listTasks({
    tests: ["sat"],
    colleges: [makeTimelineCollege({ unitId: a })],
    deadlines: [makeDeadline(a, "regularDecision", "2027-01-15")],
  });

  test("is not told to start ten weeks of practice", () => {
    expect(of("testPlan.sat")).toMatchObject({ state: "past", stillOpen: false });
  });

  test("reads and sends the scores when they arrive, around December 18", () => {
    expect(of("testScores.sat")?.from).toBe("2026-12-18");
    expect(of("testScores.sat")?.due).toBe("2026-12-26");
    expect((of(`appScores.${a}`)?.due ?? "") >= (of("testScores.sat")?.due ?? "")).toBe(true);
  });
});

describe("an enrolled student", () => {
  const colleges = [makeTimelineCollege({ unitId: a, status: "enrolled", plan: "earlyAction" })];
  const deadlines = [makeDeadline(a, "earlyAction", "2026-11-01")];

  test("no longer sees tests, offers, waitlists or a late list", () => {
    const { ids } = listTasks({ colleges, deadlines, tests: ["sat", "act"], aidForms: ["fafsa"] });
    const settled = ["registerSat.sat", "testDay.sat", "registerAct.act", "chooseTest", "directAdmission"];
    const after = ["lateList", "waitlist", "waitlistEnd", "appealOffer", "verificationWatch"];
    expect([...settled, ...after].filter((id) => ids.includes(id))).toEqual([]);
    expect(ids).toContain(`meltVerification.${a}`);
  });

  test("keeps what was checked off or written, and AP exams", () => {
    const marks = { "registerSat.sat": makeTaskMark({ doneOn: "2026-11-02" }) };
    const { ids } = listTasks({ colleges, deadlines, tests: ["sat", "ap"], marks });
    expect(ids).toEqual(expect.arrayContaining(["registerSat.sat", "apExams12"]));
  });

  test("keeps the waitlist while on another college's waitlist", () => {
    const waiting = [...colleges, makeTimelineCollege({ unitId: b, status: "waitlisted" })];
    expect(listTasks({ colleges: waiting, deadlines }).ids).toContain("waitlistEnd");
  });

  test("has read the decision", () => {
    const { of } = listTasks({ colleges, deadlines, today: "2027-05-05" });
    expect(of(`appEarlyAnswer.${a}`)?.state).toBe("done");
  });

  test.each(["meltTranscript", "meltCredit"])("still has to do %s after its date in July", (id) => {
    const { of } = listTasks({ colleges, deadlines, today: "2027-07-20" });
    expect(of(`${id}.${a}`)?.stillOpen).toBe(true);
  });
});

describe("order within one day", () => {
  test("accounts come before the form, and the form before its consent", () => {
    const { ids } = listTasks({ aidForms: ["fafsa"] });
    const places = ["aidWho", "aidAccounts", "fafsaFile", "fafsaConsent"].map((id) => ids.indexOf(id));
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(places).not.toContain(-1);
  });
});

describe("situations", () => {
  test("a student from foster care or without a home is not asked which parent files", () => {
    const { ids } = listTasks({ situations: ["fosterOrHomeless"], aidForms: ["fafsa", "cssProfile"] });
    expect(["aidWho", "cssOtherParent", "adultDocuments"].filter((id) => ids.includes(id))).toEqual([]);
    expect(ids.indexOf("situationOwnFafsa")).toBeLessThan(ids.indexOf("fafsaFile"));
  });

  test.each([
    ["fosterOrHomeless", "situationOwnLetter"],
    ["undocumentedOrMixedStatus", "situationMixedPolicies"],
    ["undocumentedOrMixedStatus", "situationMixedInState"],
    ["athlete", "situationAthleteAccount"],
    ["militaryFamily", "situationMilitaryInState"],
  ] as const)("%s: a senior who starts late still gets %s", (situation, id) => {
    const task = listTasks({ situations: [situation], aidForms: ["fafsa"] }).of(id);
    expect(task?.stillOpen).toBe(true);
    expect((task?.due ?? "") >= "2026-11-21" && (task?.due ?? "") <= "2026-12-05").toBe(true);
  });

  test("a homeschooled student has no counselor packet", () => {
    const homeschooled = listTasks({ situations: ["homeschool"] });
    expect(homeschooled.ids).not.toContain("counselorPacket");
    const who = homeschooled.tasks.flatMap((task) => [task.who, ...task.helpers]);
    expect(who).toContain("parent");
    expect(who).not.toContain("counselor");
  });

  test("a senior athlete is not told to complete courses before senior year", () => {
    expect(listTasks({ situations: ["athlete"] }).ids).not.toContain("situationAthleteTenCore");
  });

  test("a mixed-status family reads who may get aid before filing the form, however late", () => {
    const { of } = listTasks({ situations: ["undocumentedOrMixedStatus"], aidForms: ["fafsa"] });
    const read = of("situationMixedFederal");
    expect(read?.stillOpen).toBe(true);
    expect((read?.due ?? "9") <= (of("fafsaFile")?.due ?? "")).toBe(true);
  });

  test("a senior and a junior with a disability have something to do this year", () => {
    const own = (graduationYear: number) =>
      listTasks({ graduationYear, situations: ["disabilityServices"], tests: ["sat"] }).ids.filter((id) =>
        id.startsWith("situation"),
      );
    expect(own(2027)).toEqual(["situationAccessAdmitted"]);
    expect(own(2028)).toContain("situationAccessTestsSoon");
  });
});

test("what only serves a test that is registered for says so, as registration may have closed", () => {
  const { of } = listTasks({ graduationYear: 2027, tests: ["act"], today: "2026-11-29" });
  for (const id of ["testRehearsal.act", "testDay.act"])
    expect(of(id)?.title, id).toMatch(/^If you are registered for the ACT: /);
});

describe("how the list turned out", () => {
  const admitted = (unitId: number) => makeTimelineCollege({ unitId, status: "admitted" });
  const first = (fields: Partial<TimelineInput>) =>
    findNextTasks(buildTimeline(makeTimelineInput({ aidForms: ["fafsa"], ...fields })).tasks, 1)[0]?.id;

  test("two offers and no answer in June: choose now, and ask if the place is held", () => {
    const colleges = [admitted(a), admitted(b)];
    expect(first({ colleges, today: "2027-06-10" })).toBe("askHeldPlaces");
    expect(listTasks({ colleges, today: "2027-04-20" }).ids).not.toContain("askHeldPlaces");
    const answered = [{ ...admitted(a), status: "enrolled" as const }, admitted(b)];
    expect(listTasks({ colleges: answered, today: "2027-06-10" }).ids).not.toContain("askHeldPlaces");
  });

  test("one offer whose day has passed: its deposit, before the forms", () => {
    expect(first({ colleges: [admitted(a)], today: "2027-05-20" })).toBe(`deposit.${a}`);
  });

  test("refused everywhere in May: a college that still takes students, before the forms", () => {
    const refused = { ...admitted(a), status: "denied" as const };
    expect(first({ colleges: [refused], today: "2027-05-20" })).toBe("openPlaces");
    expect(listTasks({ colleges: [refused, admitted(b)], today: "2027-05-20" }).ids).not.toContain(
      "openPlaces",
    );
  });

  test("a graduate's deferral is one of a college that was accepted, not of an offer of this year", () => {
    const graduate = { graduationYear: 2026, path: "firstYear", today: "2027-05-20" } as const;
    expect(listTasks({ ...graduate, colleges: [admitted(a)] }).ids).not.toContain(`gradDeferral.${a}`);
  });

  test("colleges that admit everyone hold no place until May", () => {
    const open = makeTimelineCollege({ unitId: a, hasOpenAdmission: true });
    const kinds = (colleges: TimelineInput["colleges"]) =>
      buildTimeline(makeTimelineInput({ colleges })).due.map(({ kind }) => kind);
    expect(kinds([open])).not.toContain("reply");
    expect(kinds([open, makeTimelineCollege({ unitId: b })])).toContain("reply");
  });
});

test("whoever plans one test has chosen it", () => {
  const junior = { graduationYear: 2028, today: "2026-11-28" };
  expect(listTasks({ ...junior, tests: ["act"] }).ids).not.toContain("chooseTest");
  expect(listTasks({ ...junior, tests: ["sat", "act"] }).ids).toContain("chooseTest");
  const marks = { chooseTest: makeTaskMark({ doneOn: "2026-11-02" }) };
  expect(listTasks({ ...junior, tests: ["act"], marks }).ids).toContain("chooseTest");
});

describe("an application due in two days, three weeks of work behind", () => {
  const requirements = {
    cycle: "2026-27",
    feeUsd: null,
    feeWaiver: null,
    portfolio: null,
    coursesAndGrades: null,
    teacherLetters: null,
    otherLetters: null,
    counselorLetter: null,
    midYearReport: null,
    writing: true,
    essay: true,
    ownEssays: null,
    isInGrid: true,
  } as const;
  const { tasks } = listTasks({
    today: "2026-11-29",
    aidForms: ["fafsa"],
    colleges: [a, b, 200_003].map((unitId) => makeTimelineCollege({ unitId, requirements })),
    deadlines: [
      makeDeadline(a, "regularDecision", "2026-12-01"),
      makeDeadline(b, "regularDecision", "2027-01-15"),
      makeDeadline(200_003, "regularDecision", "2027-02-01"),
    ],
  });
  const urgent = tasks.filter(({ state }) => state === "urgent").map(({ id }) => id);

  test("has all it still needs among what is urgent, before its portal", () => {
    const needed = [`appTranscript.${a}`, `appSupplement.${a}`, "counselorPacket", "essayFinal"];
    expect(urgent).toEqual(expect.arrayContaining([...needed, `appSubmit.${a}`]));
    expect(urgent).not.toContain(`appPortal.${a}`);
    expect(urgent.length).toBeLessThanOrEqual(7);
  });
});

test("a planned SAT that can no longer be taken brings no score to a college that requires one", () => {
  const listDue = (today: string) =>
    buildTimeline(
      makeTimelineInput({
        today,
        tests: ["sat"],
        hasScore: false,
        colleges: [makeTimelineCollege({ unitId: a, status: "applying", testPolicy: "required" })],
        deadlines: [makeDeadline(a, "regularDecision", "2027-01-15")],
      }),
    ).due.find(({ unitId }) => unitId === a);
  expect(listDue("2026-09-10")?.isScoreOpen).toBe(false);
  expect(listDue("2026-11-29")?.isScoreOpen).toBe(true);
});

test("the steps of every college whose day nobody knows wait for whoever asks for it", () => {
  const colleges = [a, b].map((unitId) => makeTimelineCollege({ unitId, status: "applying" }));
  const { of } = listTasks({ today: "2026-11-29", colleges, deadlines: [] });
  expect(of("askDates")?.reason?.opens).toBe(2);
});

describe("a service academy", () => {
  const westPoint = 197_036;
  const apply = (unitId: number) =>
    listTasks({
      colleges: [makeTimelineCollege({ unitId, status: "applying" })],
      deadlines: [makeDeadline(unitId, "regularDecision", "2027-01-31")],
    });

  test("takes nobody without a nomination: it stands among the steps and is missing at its date", () => {
    const { of } = apply(westPoint);
    expect(of(`appNomination.${westPoint}`)).toMatchObject({ weight: "must", stillOpen: true });
    expect(of(`appSubmit.${westPoint}`)?.needs).toContain(`appNomination.${westPoint}`);
  });

  test("the Coast Guard’s asks for none, and no other college does", () => {
    for (const unitId of [130_624, a]) expect(apply(unitId).ids).not.toContain(`appNomination.${unitId}`);
  });
});

describe("a transfer two years ahead", () => {
  test("picks colleges and plans classes now; one who moves next fall is past that", () => {
    const inTerm = (startTerm: string) =>
      listTasks({ path: "transfer", startTerm, graduationYear: 2026, today: "2026-11-29" });
    const early = inTerm("fall2028");
    expect(early.of("transferEarlyGoal")?.due).toBe("2026-12-31");
    expect(findNextTasks(early.tasks, 1)[0]?.id).toBe("transferEarlyGoal");
    expect(inTerm("fall2027").ids).not.toContain("transferEarlyGoal");
  });
});
