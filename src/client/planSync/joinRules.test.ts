/** Which plans are merged at sign-in, and which never are. */
import { describe, expect, test } from "vitest";
import type { SyncRow } from "#client/plan/planDatabase.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { countPlan, type DevicePlan, decideJoin, describeJoin, type ListedPlan } from "./joinRules.ts";

const createdAt = "2026-11-21T08:00:00.000Z";
const onDevice = (id: string, studentName: string | null = null, isEmpty = false): DevicePlan => ({
  id,
  createdAt,
  studentName,
  isEmpty,
});
const inAccount = (
  planId: string,
  studentName: string | null = null,
  role = "owner" as const,
): ListedPlan => ({
  planId,
  studentName,
  role,
  createdAt,
});
const row = (planId: string, more: Partial<SyncRow> = {}): SyncRow => ({
  planId,
  accountId: "me",
  state: "followed",
  into: null,
  revision: 3,
  role: "owner",
  scopes: [],
  moneySharedSince: null,
  ...more,
});

type Case = [string, ListedPlan[], DevicePlan[], { join: [string, string][]; begin: string[] }];
const cases: Case[] = [
  ["an account without plans gets the device's", [], [onDevice("d")], { join: [], begin: ["d"] }],
  [
    "an untouched plan of the device is nobody's",
    [inAccount("p")],
    [onDevice("d", null, true)],
    { join: [], begin: [] },
  ],
  [
    "one without a name, and the account's one",
    [inAccount("p", "Maya")],
    [onDevice("d")],
    { join: [["d", "p"]], begin: [] },
  ],
  ["both without a name", [inAccount("p")], [onDevice("d")], { join: [["d", "p"]], begin: [] }],
  [
    "the same name, written otherwise",
    [inAccount("p", "Maya")],
    [onDevice("d", " maya")],
    { join: [["d", "p"]], begin: [] },
  ],
  ["two students are two", [inAccount("p", "Maya")], [onDevice("d", "Leo")], { join: [], begin: ["d"] }],
  [
    "a named one beside one without a name",
    [inAccount("p")],
    [onDevice("d", "Maya")],
    { join: [], begin: ["d"] },
  ],
  [
    "one without a name, and two it may be",
    [inAccount("p", "Maya"), inAccount("q", "Leo")],
    [onDevice("d")],
    { join: [], begin: ["d"] },
  ],
  [
    "siblings find each other by name",
    [inAccount("p", "Maya"), inAccount("q", "Leo")],
    [onDevice("d", "Leo"), onDevice("e", "Maya"), onDevice("f", "Ada")],
    {
      join: [
        ["d", "q"],
        ["e", "p"],
      ],
      begin: ["f"],
    },
  ],
  [
    "two of one name: one of them",
    [inAccount("p", "Maya")],
    [onDevice("d", "Maya"), onDevice("e", "Maya")],
    { join: [["d", "p"]], begin: ["e"] },
  ],
  [
    "what is here already is another one",
    [inAccount("p")],
    [onDevice("p"), onDevice("d")],
    { join: [], begin: ["d"] },
  ],
];

describe("at a sign-in", () => {
  test.each(cases)("%s", (_, listed, device, { join, begin }) => {
    const decision = decideJoin("me", listed, device, []);
    expect(decision.join.map(({ from, into }) => [from.id, into])).toEqual(join);
    expect(decision.begin.map(({ id }) => id)).toEqual(begin);
    expect(decision.follow).toEqual(listed.map(({ planId }) => planId));
  });

  test("somebody else's plan takes nothing of this device's in", () => {
    const theirs = { ...inAccount("p"), role: "parent" as const };
    const decision = decideJoin("me", [theirs], [onDevice("d")], []);
    expect(decision).toMatchObject({ join: [], begin: [{ id: "d" }], follow: [] });
  });

  test("what was decided and cut short is done later, as long as the other plan is there", () => {
    const rows = [row("d", { state: "joining", into: "p" })];
    const device = [onDevice("d"), onDevice("p")];
    expect(decideJoin("me", [inAccount("p")], device, rows).join).toMatchObject([
      { from: { id: "d" }, into: "p", isAgain: false },
    ]);
    expect(decideJoin("me", [], device, rows)).toMatchObject({ join: [], begin: [{ id: "d" }, { id: "p" }] });
  });

  test("what still came for a joined plan follows it, without being said", () => {
    const rows = [row("d", { state: "joined", into: "p" }), row("p")];
    const decision = decideJoin("me", [inAccount("p")], [onDevice("d"), onDevice("p")], rows);
    expect(decision).toMatchObject({ join: [{ into: "p", isAgain: true }], begin: [] });
  });

  test("what was removed from this device stays away from it, for this account", () => {
    const rows = [row("p", { state: "leftOut" })];
    expect(decideJoin("me", [inAccount("p")], [], rows).follow).toEqual([]);
    expect(decideJoin("you", [inAccount("p")], [], rows).follow).toEqual(["p"]);
  });

  test("what was removed comes back for a new plan of its student, and for no plan without a name", () => {
    const rows = [row("p", { state: "leftOut" })];
    const again = decideJoin("me", [inAccount("p", "Maya")], [onDevice("d", "Maya")], rows);
    expect(again).toMatchObject({ follow: ["p"], bringBack: ["p"], join: [{ into: "p" }], begin: [] });
    const other = decideJoin("me", [inAccount("p", "Maya")], [onDevice("d")], rows);
    expect(other).toMatchObject({ follow: [], bringBack: [], join: [], begin: [{ id: "d" }] });
    // Decided once, then interrupted.
    const waiting = [...rows, row("d", { state: "joining", into: "p" })];
    const later = decideJoin("me", [inAccount("p", "Maya")], [onDevice("d", "Maya")], waiting);
    expect(later).toMatchObject({ follow: ["p"], bringBack: ["p"], join: [{ into: "p" }] });
  });

  test("what another account was about to join is not this one's to begin", () => {
    const rows = [row("d", { state: "joining", into: "p" })];
    const decision = decideJoin("you", [], [onDevice("d")], rows);
    expect(decision).toMatchObject({ begin: [], join: [], others: ["d"] });
  });

  test("another account's plan on this device is left alone", () => {
    const decision = decideJoin("you", [], [onDevice("p")], [row("p")]);
    expect(decision).toMatchObject({ begin: [], join: [], others: ["p"], gone: [], takenBack: [] });
  });

  test("somebody else's plan is not kept here: not one that is shared, and not one that once was", () => {
    const theirs = { ...inAccount("p"), role: "parent" as const };
    const rows = [row("p", { role: "parent" })];
    const decision = decideJoin("me", [theirs], [onDevice("p")], rows);
    expect(decision).toMatchObject({ follow: [], begin: [], takenBack: ["p"] });
    // The same plan on a device the family shares: it belongs to the other account and stays.
    const others = decideJoin("me", [theirs], [onDevice("p")], [row("p", { accountId: "you" })]);
    expect(others).toMatchObject({ follow: [], begin: [], takenBack: [], gone: [], others: ["p"] });
  });

  test("gone from the account: one's own stays here and is not sent again, others' leave", () => {
    const rows = [row("mine"), row("theirs", { role: "counselor" })];
    const decision = decideJoin("me", [], [onDevice("mine"), onDevice("theirs")], rows);
    expect(decision).toMatchObject({ begin: [], gone: [{ planId: "mine" }], takenBack: ["theirs"] });
    const later = decideJoin("me", [], [onDevice("mine")], [row("mine", { state: "gone" })]);
    expect(later).toMatchObject({ begin: [], gone: [], join: [] });
  });

  test("taken over by the student: it is neither gone nor one's own any more", () => {
    const theirs = { ...inAccount("p"), role: "parent" as const };
    const decision = decideJoin("me", [theirs], [onDevice("p")], [row("p")]);
    expect(decision).toMatchObject({ follow: [], begin: [], gone: [], handedOver: [{ planId: "p" }] });
    const later = decideJoin("me", [theirs], [onDevice("p")], [row("p", { state: "gone" })]);
    expect(later).toMatchObject({ follow: [], begin: [], gone: [], handedOver: [] });
  });
});

test("what joining brought is counted from the plans themselves", () => {
  const account = replayCommands(empty, [
    makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
    makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.7, livingPlan: "onCampus" } }, 2),
  ]);
  const device = replayCommands(empty, [
    makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 3),
    makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 4),
    makeCommandFrom({ kind: "setCollegeNote", unitId: ohioState, note: "Visit" }, 5),
    makeCommandFrom({ kind: "setTaskMark", taskId: "fafsa", fields: { doneOn: "2026-11-21" } }, 6),
    makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 7),
  ]);
  const together = { ...device, profile: account.profile, stamps: { ...device.stamps, ...account.stamps } };
  expect(describeJoin(device, account, together, false)).toEqual({
    studentName: null,
    device: { colleges: 2, answers: 0, tasks: 1, notes: 1 },
    account: { colleges: 1, answers: 2, tasks: 0, notes: 0 },
    collegesInBoth: 1,
    together: { colleges: 2, answers: 2, tasks: 1, notes: 1 },
    keptMoney: true,
  });
  expect(describeJoin(device, account, together, true).keptMoney).toBe(false);
  expect(countPlan(empty)).toEqual({ colleges: 0, answers: 0, tasks: 0, notes: 0 });
});
