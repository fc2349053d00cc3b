/** The sync rule for one plan: each response and the steps that follow, in order, and what is never sent. */
import { describe, expect, test } from "vitest";
import type { Command } from "#domain/plan/commands.ts";
import { makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import {
  ownSharing,
  reduceSync,
  type Sharing,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  sendable,
  syncAtStart,
} from "./syncRules.ts";

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 3);
const owner: Sharing = { role: "owner", scopes: ["plan", "money", "notes", "essay"], moneySharedSince: null };
const since = "2026-11-21T12:00:00.000Z";

/**
 * The state and the last steps after these events. Events refer to the last request as 0, and to the latest
 * revision reached as null.
 */
function after(start: SyncState, ...events: readonly (SyncEvent | Kept)[]) {
  let state = start;
  let steps: readonly SyncStep[] = [];
  for (const event of events) {
    ({ state, steps } = reduceSync(state, meant(event, state)));
  }
  return { state, steps };
}

function meant(event: SyncEvent | Kept, { lastNumber, known }: SyncState): SyncEvent {
  if (event.kind === "kept") return { ...event, known: event.known ?? known };
  return "number" in event && event.number === 0 ? { ...event, number: lastNumber } : event;
}

type Kept = { kind: "kept"; known: number | null; unsent: readonly Command[] };
const kept = (...unsent: readonly Command[]): Kept => ({ kind: "kept", known: null, unsent });
const page = (
  revision: number,
  commands: readonly Command[],
  isComplete = true,
  moneySharedSince: string | null = null,
): SyncEvent => {
  const first = revision - commands.length + 1;
  const rows = commands.map((one, index) => ({ revision: first + index, command: one }));
  return {
    kind: "pulled",
    number: 0,
    page: { revision, scopes: owner.scopes, moneySharedSince, commands: rows, isComplete },
  };
};

describe("one device", () => {
  test("sends what is unsent after the revision it knows, and keeps that it was taken", () => {
    const sent = after(syncAtStart(4, owner), kept(addOberlin, addOhio));
    expect(sent.steps).toEqual([{ kind: "send", number: 1, after: 4, commands: [addOberlin, addOhio] }]);
    const ids = [addOberlin.id, addOhio.id];
    const done = after(sent.state, { kind: "accepted", number: 1, revision: 6, ids });
    expect(done.steps).toEqual([{ kind: "keepSent", commands: [addOberlin, addOhio] }]);
    expect(done.state).toMatchObject({ known: 6, unsent: [], asked: null });
  });

  test("where the plan has moved on it reads first, then sends after what it read", () => {
    const moved = after(syncAtStart(4, owner), kept(addOberlin), { kind: "movedOn", number: 0 });
    expect(moved.steps).toEqual([{ kind: "pull", number: 2, after: 4 }]);
    const sent = after(moved.state, page(5, [addOhio]));
    expect(sent.steps).toEqual([
      { kind: "keepPulled", commands: [addOhio] },
      { kind: "send", number: 3, after: 5, commands: [addOberlin] },
    ]);
  });

  test("a lost reply is found out: what comes back as its own is not sent again", () => {
    const lost = after(syncAtStart(4, owner), kept(addOberlin), {
      kind: "unanswered",
      number: 0,
      retryAfterMs: null,
    });
    expect(lost.steps).toEqual([{ kind: "wait", ms: 1_000 }]);
    const again = after(lost.state, { kind: "again" });
    expect(again.steps).toEqual([{ kind: "send", number: 2, after: 4, commands: [addOberlin] }]);
    const back = after(again.state, { kind: "movedOn", number: 0 }, page(5, [addOberlin]));
    expect(back.steps).toEqual([{ kind: "keepPulled", commands: [addOberlin] }]);
    expect(back.state).toMatchObject({ known: 5, unsent: [] });
  });

  test("an answer that comes late or twice changes nothing", () => {
    const lost = { kind: "unanswered", number: 0, retryAfterMs: null } as const;
    const { state } = after(syncAtStart(4, owner), kept(addOberlin), lost, { kind: "again" });
    const late = { kind: "accepted", number: 1, revision: 5, ids: [addOberlin.id] } as const;
    expect(reduceSync(state, late)).toEqual({ state, steps: [] });
    const done = after(state, { ...late, number: 2 });
    expect(reduceSync(done.state, { ...late, number: 2 })).toEqual({ state: done.state, steps: [] });
  });

  test("a long plan is read page by page before anything is sent", () => {
    const start = after(syncAtStart(0, owner), { kind: "listed", revision: 9, sharing: owner });
    expect(start.steps).toEqual([{ kind: "pull", number: 1, after: 0 }]);
    const more = after(start.state, kept(addOhio), page(2, [addOberlin], false));
    expect(more.steps.at(-1)).toEqual({ kind: "pull", number: 2, after: 2 });
    expect(after(more.state, page(9, [])).steps.at(-1)).toMatchObject({ kind: "send", after: 9 });
  });

  test("where less is kept on the device than was thought, it reads on from there", () => {
    const { state, steps } = after(syncAtStart(7, owner), { kind: "kept", known: 4, unsent: [addOberlin] });
    expect(steps).toEqual([{ kind: "pull", number: 1, after: 4 }]);
    expect(after(state, page(8, [addOhio])).steps.at(-1)).toMatchObject({ kind: "send", after: 8 });
  });

  test("a page without progress is waited for, and nothing is skipped", () => {
    const start = after(syncAtStart(3, owner), { kind: "listed", revision: 9, sharing: owner });
    const empty = after(start.state, page(9, [], false));
    expect(empty.steps).toEqual([
      { kind: "keepPulled", commands: [] },
      { kind: "wait", ms: 1_000 },
    ]);
    expect(empty.state).toMatchObject({ known: 3, isBehind: true });
    expect(after(empty.state, { kind: "again" }).steps).toEqual([{ kind: "pull", number: 2, after: 3 }]);
  });

  test.each<[string, SyncEvent]>([
    ["its list", { kind: "listed", revision: 2, sharing: owner }],
    ["a page", page(2, [])],
  ])("where %s says that the account has less than it had, all is read and sent anew", (_, said) => {
    const asked = after(syncAtStart(5, owner), kept(addOhio), { kind: "movedOn", number: 0 });
    const start = said.kind === "listed" ? syncAtStart(5, owner) : asked.state;
    const { state, steps } = after(start, said);
    expect(state).toMatchObject({ known: 0, isBehind: true });
    expect(steps).toContainEqual({ kind: "forgetSent", what: "all" });
    expect(steps.at(-1)).toMatchObject({ kind: "pull", after: 0 });
    const told = after(state, kept(addOberlin, addOhio), page(2, [addOberlin]));
    expect(told.steps.at(-1)).toMatchObject({ kind: "send", after: 2, commands: [addOhio] });
  });

  test("one who was taken for a stranger goes on once the account has answered", () => {
    const held = after(syncAtStart(4, owner), kept(addOberlin), {
      kind: "refused",
      number: 0,
      why: "signedOut",
    });
    const { state, steps } = after(held.state, { kind: "listed", revision: 4, sharing: owner });
    expect(state.problem).toBeNull();
    expect(steps).toMatchObject([{ kind: "send", commands: [addOberlin] }]);
  });

  test.each([
    [1, null, 1_000],
    [2, null, 2_000],
    [5, null, 16_000],
    [30, null, 60_000],
    [1, 90_000, 90_000],
  ])("after %i failures, told to wait %s ms, it waits %i ms", (times, retryAfterMs, ms) => {
    let moved = after(syncAtStart(0, owner), kept(addOberlin));
    for (let time = 0; time < times; time += 1) {
      moved = after(moved.state, { kind: "again" }, { kind: "unanswered", number: 0, retryAfterMs });
    }
    expect(moved.steps).toEqual([{ kind: "wait", ms }]);
  });

  test("more than a request holds goes in several, long ones in fewer at a time", () => {
    const many = Array.from({ length: 450 }, (_, index) => ({ ...addOberlin, id: `c${index}` }));
    const [sent] = after(syncAtStart(0, owner), kept(...many)).steps;
    expect(sent?.kind === "send" && sent.commands.length).toBe(200);
    const note = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "x".repeat(5_000) }, 4);
    const long = many.map(({ id }) => ({ ...note, id }));
    const [fewer] = after(syncAtStart(0, owner), kept(...long)).steps;
    expect(fewer?.kind === "send" && JSON.stringify(fewer.commands).length).toBeLessThan(210_000);
  });

  test("one command that the account cannot read does not hold up the others", () => {
    let moved = after(syncAtStart(0, owner), kept(addOberlin, addOhio));
    moved = after(moved.state, { kind: "refused", number: 0, why: "invalid" });
    expect(moved.steps).toMatchObject([{ kind: "send", commands: [addOberlin] }]);
    moved = after(moved.state, { kind: "refused", number: 0, why: "invalid" });
    expect(moved.steps).toMatchObject([{ kind: "send", commands: [addOhio] }]);
    expect(moved.state.unsent).toContain(addOberlin);
  });

  test.each([
    ["a plan it never had", 0, "missing", "notYours"],
    ["a plan that is there no more", 7, "missing", "gone"],
    ["a session that has ended", 7, "signedOut", "signedOut"],
    ["one plan more than is paid for", 0, "notAllowed", "beyondPlan"],
    ["no room", 7, "full", "full"],
  ] as const)("%s: it stops and keeps what is unsent", (_, known, why, problem) => {
    const { state } = after(syncAtStart(known, owner), kept(addOberlin), { kind: "refused", number: 0, why });
    expect(state).toMatchObject({ problem, unsent: [addOberlin] });
    expect(after(state, kept(addOberlin, addOhio)).steps).toEqual([]);
  });
});

describe("money", () => {
  test("is not sent, and what is beside it is", () => {
    const { steps } = after(syncAtStart(0, ownSharing), kept(income, addOberlin));
    expect(steps).toMatchObject([{ kind: "send", commands: [addOberlin] }]);
  });

  test("goes apart once it is shared, and stays when the account says that it is no longer", () => {
    const shared = { ...owner, moneySharedSince: since };
    const asked = after(syncAtStart(2, shared), kept(income, addOberlin));
    // First checks whether it is still shared: another device may have turned that off.
    expect(asked.steps).toEqual([{ kind: "pull", number: 1, after: 2 }]);
    const sent = after(asked.state, page(2, [], true, since));
    expect(sent.steps.at(-1)).toMatchObject({ kind: "send", commands: [income] });
    const refused = after(sent.state, { kind: "refused", number: 0, why: "notAllowed" });
    expect(refused.steps).toMatchObject([{ kind: "pull" }]);
    const told = after(refused.state, page(2, []));
    expect(told.steps).toMatchObject([{ kind: "keepPulled" }, { kind: "forgetSent" }, { kind: "send" }]);
    expect(sendable(told.state)).toEqual([addOberlin]);
  });

  test("shared anew, it is all sent anew", () => {
    const listed = { kind: "listed", revision: 3, sharing: { ...owner, moneySharedSince: since } } as const;
    const { steps } = after(syncAtStart(3, owner), listed);
    expect(steps).toEqual([{ kind: "forgetSent", what: "money" }]);
  });
});

describe("a member", () => {
  const parent: Sharing = { role: "parent", scopes: ["plan"], moneySharedSince: null };
  const note = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit" }, 5);

  test("sends what they may change, a counselor nothing", () => {
    const start = after(syncAtStart(0, parent), kept(note, addOberlin));
    expect(start.steps).toMatchObject([{ kind: "send", commands: [addOberlin] }]);
    expect(after(syncAtStart(0, { ...parent, role: "counselor" }), kept(note, addOberlin)).steps).toEqual([]);
  });

  test("who is shown more reads from the start", () => {
    const sharing: Sharing = { ...parent, scopes: ["plan", "notes"] };
    const { state, steps } = after(syncAtStart(8, parent), { kind: "listed", revision: 8, sharing });
    expect(steps).toEqual([{ kind: "keepRow" }, { kind: "pull", number: 1, after: 0 }]);
    expect(state.known).toBe(0);
  });
});
