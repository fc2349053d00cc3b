/** Sample commands for tests: a few hand-written ones, and arbitrary ones that conflict with each other. */
import * as fc from "fast-check";
import { essayStatuses } from "#domain/essays/essay.ts";
import type { Offer } from "#domain/offers/offer.ts";
import {
  type Command,
  type CommandDraft,
  makeCommand,
  makeCommentDraft,
  makeTaskMarkDraft,
} from "#domain/plan/commands.ts";
import type { PlanComment } from "#domain/plan/comments.ts";
import { collegeStatuses, makeEmptyPlan } from "#domain/plan/plan.ts";
import type { Proposal } from "#domain/plan/proposals.ts";
import { situations, type TaskMark } from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";

export const seeded = { seed: 20261121, numRuns: 300 };

export const empty = makeEmptyPlan("plan-1", "2026-11-21T08:00:00.000Z");
export const ohioState = 204796;
export const oberlin = 204501;

/** The nth command, issued n seconds after nine. */
export function makeCommandFrom(draft: CommandDraft, second: number, id = `c${second}`): Command {
  const at = `2026-11-21T09:00:${String(second).padStart(2, "0")}.000Z`;
  return makeCommand(draft, { id, at, planId: "plan-1" });
}

function makeGrantOffer(id: string, amountUsd: number): Offer {
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

export function makeTrip(id: string, pace: 1 | 2): Trip {
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

export function makeProposal(id: string, unitId: number, byName = "ben"): Proposal {
  const at = "2026-11-21T09:30:00.000Z";
  return { id, unitId, note: "Near Grandma", byName, byRole: "parent", at };
}

/** A parent's comment at Oberlin, unless said otherwise. */
export function makeComment(id: string, fields: Partial<PlanComment> = {}): PlanComment {
  return {
    id,
    place: { kind: "college", unitId: oberlin },
    thread: null,
    text: "Can we visit in March?",
    byName: "ben",
    byRole: "parent",
    at: "2026-11-21T09:30:00.000Z",
    ...fields,
  };
}

/** Some fields of a mark, each possibly with an empty value. */
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
const essayIds = fc.constantFrom("e1", "e2");
const ownPrompt = {
  unitId: oberlin,
  text: "Why Oberlin?",
  limit: { unit: "words", most: 250, least: null },
} as const;
/** Few windows and turns, so that texts collide in every way, sensible or not. */
const essayDrafts: fc.Arbitrary<CommandDraft> = fc.oneof(
  fc.tuple(essayIds, fc.constantFrom(null, "commonApp")).map(([essayId, promptId]) => ({
    kind: "addEssay" as const,
    essayId,
    promptId,
    ownPrompt: promptId === null ? ownPrompt : null,
  })),
  fc.record({ kind: fc.constant("removeEssay" as const), essayId: essayIds }),
  fc.record({
    kind: fc.constant("setEssay" as const),
    essayId: essayIds,
    fields: fc.record(
      {
        title: fc.constantFrom("", "The bridge"),
        status: fc.constantFrom(...essayStatuses),
        outline: fc.constantFrom("", "Rain, then the bus"),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant("setEssayNotes" as const),
    essayId: essayIds,
    notes: fc.dictionary(fc.constantFrom("scene", "person"), fc.constantFrom(null, "Grandma", "The kitchen")),
  }),
  fc.record({
    kind: fc.constant("nameEssayVersion" as const),
    essayId: essayIds,
    versionId: fc.constantFrom("w1.1", "w2.3"),
    name: fc.constantFrom(null, "Before Ms. Ortiz read it"),
  }),
  ...Array.from({ length: 3 }, () =>
    fc.record({
      kind: fc.constant("saveEssay" as const),
      essayId: essayIds,
      writer: fc.constantFrom("w1", "w2", "w3"),
      turn: fc.integer({ min: 1, max: 4 }),
      seen: fc.dictionary(fc.constantFrom("w1", "w2", "w3"), fc.integer({ min: 1, max: 4 })),
      text: fc.constantFrom("", "I was nine.", "I was ten.", "It rained."),
    }),
  ),
);
export const drafts: fc.Arbitrary<CommandDraft> = fc.oneof(
  { weight: 4, arbitrary: essayDrafts },
  fc.tuple(fc.constantFrom("p1", "p2"), fc.option(unitIds)).map(([proposalId, unitId]) => ({
    kind: "setProposal" as const,
    proposalId,
    proposal: unitId === null ? null : makeProposal(proposalId, unitId),
  })),
  fc
    .tuple(fc.constantFrom("p1", "p2"), fc.constantFrom(null, "accepted" as const, "declined" as const))
    .map(([proposalId, answer]) => ({
      kind: "answerProposal" as const,
      proposalId,
      answer: answer === null ? null : { answer, word: "", at: "2026-11-21T10:00:00.000Z" },
    })),
  fc
    .tuple(
      fc.constantFrom("k1", "k2"),
      fc.constantFrom("fafsa", "situationFosterLetter", null),
      fc.constantFrom("Signed it.", "Not yet."),
      fc.boolean(),
    )
    .map(([id, taskId, text, isDeleted]) =>
      makeCommentDraft(
        makeComment(id, { text, ...(taskId === null ? {} : { place: { kind: "task", taskId } as const }) }),
        isDeleted,
      ),
    ),
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
      offer: amountUsd === null ? null : makeGrantOffer(offerId, amountUsd),
    })),
  fc.record({
    kind: fc.constant("setCalculatorPrice" as const),
    unitId: unitIds,
    price: fc.option(
      fc.record({
        amountUsd: fc.integer({ min: 0, max: 90_000 }),
        fallYear: fc.constantFrom(null, 2026),
        enteredOn: fc.constant("2026-11-27"),
      }),
    ),
  }),
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
    .map(([taskId, fields]) => makeTaskMarkDraft(taskId, fields)),
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
    trip: pace === null ? null : makeTrip(id, pace),
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
