/** What is due as the person comes, goes and rests: both sides of each threshold. */
import { describe, expect, test } from "vitest";
import { type PresenceEvent, type PresenceStep, createPresenceState, reducePresence } from "./presenceRules.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** What each event brings, in order. */
function replayEvents(events: readonly [number, PresenceEvent["kind"]][]): (readonly PresenceStep[])[] {
  let state = createPresenceState(0);
  return events.map(([atMs, kind]) => {
    const next = reducePresence(state, { kind }, atMs);
    state = next.state;
    return next.steps;
  });
}

type Case = [string, readonly [number, PresenceEvent["kind"]][], readonly (readonly PresenceStep[])[]];

const cases: Case[] = [
  ["30 seconds of rest are not yet over 30", [[30 * secondMs, "tick"]], [[]]],
  ["after more, the cache is warmed", [[30 * secondMs + 1, "tick"]], [["warm"]]],
  [
    "once for each rest",
    [
      [31 * secondMs, "tick"],
      [61 * secondMs, "tick"],
      [62 * secondMs, "activity"],
      [91 * secondMs, "tick"],
      [93 * secondMs, "tick"],
    ],
    [["warm"], [], [], [], ["warm"]],
  ],
  [
    "not for a page that nobody looks at",
    [
      [1, "left"],
      [40 * secondMs, "tick"],
      [41 * secondMs, "returned"],
      [42 * secondMs, "tick"],
    ],
    [[], [], [], ["warm"]],
  ],
  [
    "the cache is tidied every 10 minutes",
    [
      [10 * minuteMs - 1, "activity"],
      [10 * minuteMs - 1, "tick"],
      [10 * minuteMs, "tick"],
      [10 * minuteMs + 1, "tick"],
      [19 * minuteMs, "activity"],
      [20 * minuteMs, "tick"],
    ],
    [[], [], ["cleanUp"], [], [], ["cleanUp", "warm"]],
  ],
  [
    "less than 5 minutes away change nothing",
    [
      [0, "left"],
      [5 * minuteMs - 1, "returned"],
    ],
    [[], []],
  ],
  [
    "after 5 minutes away the data is fetched again, once",
    [
      [0, "left"],
      [5 * minuteMs, "returned"],
      [6 * minuteMs, "returned"],
    ],
    [[], ["refreshData"], []],
  ],
  [
    "hidden and then out of focus is one time away",
    [
      [0, "left"],
      [4 * minuteMs, "left"],
      [5 * minuteMs, "returned"],
    ],
    [[], [], ["refreshData"]],
  ],
  [
    "10 minutes without activity refresh the session, once",
    [
      [1 * minuteMs, "activity"],
      [11 * minuteMs - 1, "tick"],
      [11 * minuteMs, "tick"],
      [12 * minuteMs, "tick"],
      [13 * minuteMs, "activity"],
    ],
    [[], ["cleanUp", "warm"], ["refreshSession"], [], []],
  ],
  [
    "on a phone that slept the first touch does",
    [
      [10 * minuteMs, "activity"],
      [10 * minuteMs + 1, "activity"],
    ],
    [["refreshSession"], []],
  ],
  ["a touch before that does not", [[10 * minuteMs - 1, "activity"]], [[]]],
];

describe("coming, going and resting", () => {
  test.for(cases)("%s", ([, events, expected]) => {
    expect(replayEvents(events)).toEqual(expected);
  });
});
