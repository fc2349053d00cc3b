/** Recovery, on both sides of every threshold, and what must never happen. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ApiOutcome } from "#client/http/outcomes.ts";
import {
  classifyOutcome,
  createRecoveryState,
  type RecoveryEvent,
  type RecoveryState,
  type RecoveryStep,
  reduceRecovery,
} from "./recoveryRules.ts";

const threeMinutesMs = 180_000;
const down: ApiOutcome = { kind: "answered", status: 500, isFromCache: false };
const up: ApiOutcome = { kind: "answered", status: 200, isFromCache: false };
const recoverSteps: RecoveryStep[] = ["sayIssue", "clearDataCache", "refetchAll"];

/** The state after `count` failures on a page opened at time 0. */
function makeFailedState(count: number, change: Partial<RecoveryState> = {}): RecoveryState {
  return { ...createRecoveryState(0, "free"), failures: count, ...change };
}

test.each<[name: string, outcome: ApiOutcome, expected: ReturnType<typeof classifyOutcome>]>([
  ["no answer", { kind: "failed", reason: "network" }, "failure"],
  ["an answer that took too long", { kind: "failed", reason: "timeout" }, "failure"],
  ["status 500", down, "failure"],
  ["status 503", { ...down, status: 503 }, "failure"],
  ["a server that can save nothing", { ...down, status: 503, isSavingOff: true }, "neither"],
  ["status 599", { ...down, status: 599 }, "failure"],
  ["status 499", { ...down, status: 499 }, "neither"],
  ["status 200", up, "success"],
  ["status 204", { ...up, status: 204 }, "success"],
  ["status 299", { ...up, status: 299 }, "success"],
  ["status 300", { ...up, status: 300 }, "neither"],
  ["status 400", { ...up, status: 400 }, "neither"],
  ["status 401", { ...up, status: 401 }, "success"],
  ["status 402", { ...up, status: 402 }, "neither"],
  ["status 403", { ...up, status: 403 }, "success"],
  ["status 404", { ...up, status: 404 }, "success"],
  ["status 409", { ...up, status: 409 }, "neither"],
  ["status 429", { ...up, status: 429 }, "neither"],
  ["an answer that the service worker kept", { ...up, isFromCache: true }, "neither"],
  ["a kept answer of any status", { ...down, isFromCache: true }, "neither"],
])("%s counts as %s", (_name, outcome, expected) => {
  expect(classifyOutcome(outcome)).toBe(expected);
});

test("a server that can save nothing neither adds to the failures counted before, nor clears them", () => {
  const savingOff: ApiOutcome = { kind: "answered", status: 503, isFromCache: false, isSavingOff: true };
  const around = { nowMs: 10 * threeMinutesMs, isOnline: true, isSignedIn: true };
  for (const phase of ["calm", "recovering", "reloading"] as const) {
    for (const count of [0, 2, 50]) {
      const from = makeFailedState(count, { phase });
      expect(reduceRecovery(from, { kind: "outcome", outcome: savingOff }, around)).toEqual({
        state: from,
        steps: [],
      });
    }
  }
});

type Case = {
  name: string;
  from: RecoveryState;
  event: RecoveryEvent;
  nowMs: number;
  isOnline?: boolean;
  isSignedIn?: boolean;
  steps: RecoveryStep[];
  to: Partial<RecoveryState>;
};

const failure: RecoveryEvent = { kind: "outcome", outcome: down };
const success: RecoveryEvent = { kind: "outcome", outcome: up };
const used = { reload: "used" } as const;
const recovering = { phase: "recovering" } as const;
const reloading = { phase: "reloading" } as const;

const cases: Case[] = [
  {
    name: "the second failure starts nothing, however late",
    from: makeFailedState(1),
    event: failure,
    nowMs: threeMinutesMs * 10,
    steps: [],
    to: { failures: 2, phase: "calm" },
  },
  {
    name: "the third failure after three minutes starts a recovery",
    from: makeFailedState(2),
    event: failure,
    nowMs: threeMinutesMs,
    steps: recoverSteps,
    to: { failures: 3, phase: "recovering" },
  },
  {
    name: "the third failure a moment before three minutes only counts",
    from: makeFailedState(2),
    event: failure,
    nowMs: threeMinutesMs - 1,
    steps: [],
    to: { failures: 3, phase: "calm" },
  },
  {
    name: "a later failure starts it once the three minutes are over",
    from: makeFailedState(7),
    event: failure,
    nowMs: threeMinutesMs,
    steps: recoverSteps,
    to: { failures: 8, phase: "recovering" },
  },
  {
    name: "who is signed in gets a fresh login before everything is fetched again",
    from: makeFailedState(2),
    event: failure,
    nowMs: threeMinutesMs,
    isSignedIn: true,
    steps: ["sayIssue", "clearDataCache", "refreshLogin", "refetchAll"],
    to: { phase: "recovering" },
  },
  {
    name: "without a network failures only count: there is nothing to try",
    from: makeFailedState(2),
    event: failure,
    nowMs: threeMinutesMs,
    isOnline: false,
    steps: [],
    to: { failures: 3, phase: "calm" },
  },
  {
    name: "a success sets the count back and begins the three minutes anew",
    from: makeFailedState(2),
    event: success,
    nowMs: 60_000,
    steps: [],
    to: { failures: 0, waitsSinceMs: 60_000 },
  },
  {
    name: "a refusal that says nothing about the connection changes nothing",
    from: makeFailedState(2),
    event: { kind: "outcome", outcome: { ...up, status: 429 } },
    nowMs: threeMinutesMs,
    steps: [],
    to: makeFailedState(2),
  },
  {
    name: "an answer from the service worker's cache changes nothing",
    from: makeFailedState(2),
    event: { kind: "outcome", outcome: { ...up, isFromCache: true } },
    nowMs: threeMinutesMs,
    steps: [],
    to: makeFailedState(2),
  },
  {
    name: "coming online starts a recovery at once where a failure was counted",
    from: makeFailedState(1),
    event: { kind: "online" },
    nowMs: 1_000,
    steps: recoverSteps,
    to: { phase: "recovering" },
  },
  {
    name: "coming online starts nothing where none was",
    from: makeFailedState(0),
    event: { kind: "online" },
    nowMs: threeMinutesMs,
    steps: [],
    to: makeFailedState(0),
  },
  {
    name: "a failure during a recovery counts and starts no second one",
    from: makeFailedState(5, recovering),
    event: failure,
    nowMs: threeMinutesMs,
    steps: [],
    to: { failures: 6, phase: "recovering" },
  },
  {
    name: "coming online during a recovery starts no second one",
    from: makeFailedState(5, recovering),
    event: { kind: "online" },
    nowMs: threeMinutesMs,
    steps: [],
    to: makeFailedState(5, recovering),
  },
  {
    name: "a recovery that worked says so and counts from nothing",
    from: makeFailedState(4, recovering),
    event: { kind: "recovered" },
    nowMs: 200_000,
    steps: ["sayRestored"],
    to: { phase: "calm", failures: 0, waitsSinceMs: 200_000 },
  },
  {
    name: "a recovery that failed says so and plans the one reload",
    from: makeFailedState(4, recovering),
    event: { kind: "recoveryFailed" },
    nowMs: 200_000,
    steps: ["sayFailedReloading", "planReload"],
    to: { phase: "reloading" },
  },
  {
    name: "a recovery that failed after the one reload only says so, and the next waits its three minutes",
    from: makeFailedState(4, { ...recovering, ...used }),
    event: { kind: "recoveryFailed" },
    nowMs: 200_000,
    steps: ["sayFailed"],
    to: { phase: "calm", failures: 4, waitsSinceMs: 200_000 },
  },
  {
    name: "where a reload cannot be noted there is none",
    from: makeFailedState(4, { ...recovering, reload: "forbidden" }),
    event: { kind: "recoveryFailed" },
    nowMs: 200_000,
    steps: ["sayFailed"],
    to: { phase: "calm", reload: "forbidden" },
  },
  {
    name: "a recovery that failed because the network went does not reload",
    from: makeFailedState(4, recovering),
    event: { kind: "recoveryFailed" },
    nowMs: 200_000,
    isOnline: false,
    steps: ["sayFailed"],
    to: { phase: "calm", reload: "free" },
  },
  {
    name: "when the reload is due it comes",
    from: makeFailedState(4, reloading),
    event: { kind: "reloadDue" },
    nowMs: 203_000,
    steps: ["reload"],
    to: { reload: "used" },
  },
  {
    name: "a reload that is due without a network does not come, and may come later",
    from: makeFailedState(4, reloading),
    event: { kind: "reloadDue" },
    nowMs: 203_000,
    isOnline: false,
    steps: [],
    to: { phase: "calm", reload: "free" },
  },
  {
    name: "a reload that was called off does not come",
    from: makeFailedState(0),
    event: { kind: "reloadDue" },
    nowMs: 203_000,
    steps: [],
    to: makeFailedState(0),
  },
  {
    name: "a reload that could not be noted says that it failed, and none is tried again",
    from: makeFailedState(4, { ...reloading, ...used }),
    event: { kind: "reloadRefused" },
    nowMs: 203_000,
    steps: ["sayFailed"],
    to: { phase: "calm", reload: "forbidden" },
  },
  {
    name: "a success before the reload calls it off",
    from: makeFailedState(4, reloading),
    event: success,
    nowMs: 201_000,
    steps: ["cancelReload", "sayRestored"],
    to: { phase: "calm", failures: 0, waitsSinceMs: 201_000 },
  },
  {
    name: "a failure before the reload leaves it planned",
    from: makeFailedState(4, reloading),
    event: failure,
    nowMs: 201_000,
    steps: [],
    to: { phase: "reloading" },
  },
  {
    name: "after a reload a success allows the next one",
    from: makeFailedState(0, used),
    event: success,
    nowMs: 10_000,
    steps: ["forgetReload"],
    to: { reload: "free" },
  },
  {
    name: "a late report of a recovery that is over changes nothing",
    from: makeFailedState(0),
    event: { kind: "recoveryFailed" },
    nowMs: 10_000,
    steps: [],
    to: makeFailedState(0),
  },
];

test.each(cases)("$name", ({ from, event, nowMs, isOnline = true, isSignedIn = false, steps, to }) => {
  const move = reduceRecovery(from, event, { nowMs, isOnline, isSignedIn });
  expect(move.steps).toEqual(steps);
  expect(move.state).toMatchObject(to);
});

describe("whatever happens in whatever order", () => {
  const event = fc.oneof(
    fc.constantFrom<RecoveryEvent>(
      { kind: "online" },
      { kind: "recovered" },
      { kind: "recoveryFailed" },
      { kind: "reloadDue" },
      { kind: "reloadRefused" },
    ),
    fc
      .record({
        status: fc.constantFrom(200, 204, 400, 401, 403, 404, 429, 500, 503),
        isFromCache: fc.boolean(),
      })
      .map((answer): RecoveryEvent => ({ kind: "outcome", outcome: { kind: "answered", ...answer } })),
    // Often enough to start recovery several times.
    fc.constantFrom<RecoveryEvent>(failure, failure, failure),
  );
  const happening = fc.record({
    event,
    waitMs: fc.constantFrom(0, 1_000, 60_000, threeMinutesMs),
    isOnline: fc.constantFrom(true, true, true, false),
    isSignedIn: fc.boolean(),
  });

  test("there are never two recoveries at once, and no second reload without a success between", () => {
    let recoveries = 0;
    let reloads = 0;
    fc.assert(
      fc.property(
        fc.array(happening, { maxLength: 80, size: "max" }),
        fc.constantFrom<RecoveryState["reload"]>("free", "used", "forbidden"),
        (happenings, reload) => {
          let state = createRecoveryState(0, reload);
          let nowMs = 0;
          let isRecovering = false;
          let mayReload = reload === "free";
          for (const { event: next, waitMs, isOnline, isSignedIn } of happenings) {
            nowMs += waitMs;
            const before = state;
            const move = reduceRecovery(state, next, { nowMs, isOnline, isSignedIn });
            state = move.state;
            const isReport = next.kind === "recovered" || next.kind === "recoveryFailed";
            if (isReport) isRecovering = false;
            if (move.steps.includes("refetchAll")) {
              recoveries += 1;
              expect(isRecovering).toBe(false);
              isRecovering = true;
            }
            const isSuccess =
              (next.kind === "outcome" && classifyOutcome(next.outcome) === "success") ||
              (next.kind === "recovered" && before.phase === "recovering");
            if (isSuccess && reload !== "forbidden" && state.reload !== "forbidden") mayReload = true;
            if (move.steps.includes("reload")) {
              reloads += 1;
              expect(mayReload).toBe(true);
              mayReload = false;
              // The page starts again with the stored note.
              state = createRecoveryState(nowMs, "used");
            }
          }
        },
      ),
      { seed: 3, numRuns: 1_000 },
    );
    expect(recoveries).toBeGreaterThan(1_000);
    expect(reloads).toBeGreaterThan(50);
  });
});
