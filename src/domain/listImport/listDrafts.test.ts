/** What adding a read list does to a plan: nothing that the plan says is lost. */
import { describe, expect, test } from "vitest";
import { applyCommand } from "#domain/plan/apply.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { listDrafts, listKeepableColumns, type NoteWords } from "./listDrafts.ts";
import type { Column, ListedCollege } from "./listImport.ts";

const yale = 130_794;
const berkeley = 110_635;
const columns: Column[] = [
  { heading: "College", role: "name" },
  { heading: "Merit", role: "other" },
  { heading: "Tuition", role: "fact" },
];
const noteWords: NoteWords = {
  due: (round, day) => `Due ${round ?? "?"} ${day}`,
  alsoRound: (round) => `Also ${round}`,
  other: (heading, text) => `${heading}: ${text}`,
};
const blank: ListedCollege = {
  line: 2,
  name: "Yale",
  match: { kind: "sure", unitId: yale, was: null },
  status: null,
  round: null,
  otherRounds: [],
  dues: [],
  notes: [],
  others: [],
};

function apply(plan: Plan, ...drafts: readonly CommandDraft[]): Plan {
  return drafts.reduce(
    (now, draft, index) =>
      applyCommand(
        now,
        makeCommand(draft, {
          id: `c${index}`,
          at: `2026-11-27T00:00:0${Object.keys(now.stamps).length % 10}.${100 + index}Z`,
          planId: "p",
        }),
      ),
    plan,
  );
}

const empty = makeEmptyPlan("p", "2026-11-01T00:00:00.000Z");
const add = (plan: Plan, listed: Partial<ListedCollege>, unitId = yale) =>
  listDrafts(
    plan,
    [{ unitId, listed: { ...blank, ...listed } }],
    columns,
    new Set([1]),
    () => ["2026-11-01"],
    noteWords,
  );

test("a date that the college publishes for another round is not taken for this one’s", () => {
  const days = new Map([["priority", "2026-12-01"]]);
  const { drafts } = listDrafts(
    empty,
    [
      {
        unitId: yale,
        listed: {
          ...blank,
          round: "earlyAction",
          dues: [{ round: null, day: "2026-12-01", text: "12/1" }],
        },
      },
    ],
    columns,
    new Set(),
    (_, round) => (round === null ? [...days.values()] : []),
    noteWords,
  );
  expect(drafts).toContainEqual({ kind: "setCollegeNote", unitId: yale, note: "Due earlyAction 2026-12-01" });
});

describe("a college that is new", () => {
  test("comes with status, round, notes, a date of its own, and the columns that are kept", () => {
    const { drafts, added } = add(empty, {
      status: "applied",
      round: "earlyAction",
      otherRounds: ["regularDecision"],
      dues: [
        { round: null, day: "2026-11-01", text: "11/1" },
        { round: "regularDecision", day: "2027-01-09", text: "1/9" },
      ],
      notes: ["Loved it"],
      others: [
        { column: 1, text: "$12k" },
        { column: 2, text: "$70k" },
      ],
    });
    expect(added).toBe(1);
    const [college] = apply(empty, ...drafts).colleges;
    expect(college).toMatchObject({ unitId: yale, status: "applied", applicationPlan: "earlyAction" });
    expect(college?.note).toBe("Loved it\nAlso regularDecision\nDue regularDecision 2027-01-09\nMerit: $12k");
  });

  test("that the sheet dropped is no rejection", () => {
    expect(add(empty, { status: "removed" }).drafts).toEqual([{ kind: "addCollege", unitId: yale }]);
  });

  test("of a statewide application has that one", () => {
    expect(add(empty, { round: "regularDecision" }, berkeley).drafts).toContainEqual({
      kind: "setApplicationPlan",
      unitId: berkeley,
      applicationPlan: "uc",
    });
  });
});

describe("a college that is in the plan", () => {
  const plan = apply(
    empty,
    { kind: "addCollege", unitId: yale },
    { kind: "setCollegeStatus", unitId: yale, status: "admitted" },
    { kind: "setApplicationPlan", unitId: yale, applicationPlan: "restrictiveEarlyAction" },
    { kind: "setCollegeNote", unitId: yale, note: "Call Dana" },
  );

  test("keeps its status, round and note, and the note is added to", () => {
    const { drafts, changed } = add(plan, {
      status: "applied",
      round: "regularDecision",
      notes: ["Loved it"],
    });
    expect([drafts, changed]).toEqual([
      [{ kind: "setCollegeNote", unitId: yale, note: "Call Dana\nLoved it" }],
      1,
    ]);
  });

  test("moves on where the sheet is further", () => {
    expect(add(plan, { status: "enrolled" }).drafts).toEqual([
      { kind: "setCollegeStatus", unitId: yale, status: "enrolled" },
    ]);
  });

  test("is the same after the same sheet came in twice", () => {
    const listed = { status: "applied", notes: ["Loved it"], others: [{ column: 1, text: "$12k" }] } as const;
    const once = apply(plan, ...add(plan, listed).drafts);
    expect(add(once, listed)).toMatchObject({ drafts: [], same: 1, changed: 0 });
  });

  test("that was removed once comes back with what was entered for it", () => {
    const removed = apply(plan, { kind: "removeCollege", unitId: yale });
    expect(add(removed, { status: "applied" }).drafts).toEqual([{ kind: "addCollege", unitId: yale }]);
  });
});

test("a full plan says how many are left out, and a long note that it is cut", () => {
  const full: Plan = {
    ...empty,
    colleges: Array.from({ length: 500 }, (_, index) => ({
      unitId: 200_000 + index,
      addedAt: "2026-11-01T00:00:00.000Z",
      status: "considering",
      applicationPlan: null,
      note: "",
    })),
  };
  expect(add(full, {})).toMatchObject({ drafts: [], leftOut: 1 });
  const { drafts, cutNotes } = add(empty, { notes: ["x".repeat(6_000)] });
  expect(cutNotes).toBe(1);
  expect(drafts[1]).toMatchObject({ note: "x".repeat(5_000) });
});

test("two rows that turned out to be one college are one", () => {
  const chosen = [
    { unitId: yale, listed: { ...blank, notes: ["one"] } },
    { unitId: yale, listed: { ...blank, status: "applied" as const, notes: ["two"] } },
  ];
  const { drafts, added } = listDrafts(empty, chosen, columns, new Set(), () => [], noteWords);
  expect(added).toBe(1);
  expect(apply(empty, ...drafts).colleges[0]).toMatchObject({ status: "applied", note: "one\ntwo" });
});

test("columns of the family are kept unless it says otherwise, those that Tassel shows are not", () => {
  const others = [
    { column: 1, text: "$12k" },
    { column: 2, text: "$70k" },
  ];
  expect(listKeepableColumns({ columns, colleges: [{ ...blank, others }] })).toEqual([
    { column: 1, heading: "Merit", cells: 1, isKept: true },
    { column: 2, heading: "Tuition", cells: 1, isKept: false },
  ]);
});
