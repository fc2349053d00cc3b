/** The picker by keyboard alone. */
import { describe, expect, test } from "vitest";
import { type KeyStep, getKeyStep } from "./keyStep.ts";

const cases: [string, string, { isOpen: boolean; active: number; count: number }, KeyStep][] = [
  [
    "down goes to the next college",
    "ArrowDown",
    { isOpen: true, active: 0, count: 3 },
    { kind: "move", to: 1 },
  ],
  [
    "down from the last goes to the first",
    "ArrowDown",
    { isOpen: true, active: 2, count: 3 },
    { kind: "move", to: 0 },
  ],
  [
    "down opens a closed list at its first",
    "ArrowDown",
    { isOpen: false, active: 2, count: 3 },
    { kind: "move", to: 0 },
  ],
  [
    "up from the first goes to the last",
    "ArrowUp",
    { isOpen: true, active: 0, count: 3 },
    { kind: "move", to: 2 },
  ],
  [
    "up opens a closed list at its last",
    "ArrowUp",
    { isOpen: false, active: 0, count: 3 },
    { kind: "move", to: 2 },
  ],
  [
    "down with nothing found does nothing",
    "ArrowDown",
    { isOpen: false, active: 0, count: 0 },
    { kind: "none" },
  ],
  ["Enter takes the marked college", "Enter", { isOpen: true, active: 1, count: 3 }, { kind: "pick" }],
  [
    "Enter on a closed list is left to the page",
    "Enter",
    { isOpen: false, active: 1, count: 3 },
    { kind: "none" },
  ],
  ["Escape closes the list first", "Escape", { isOpen: true, active: 1, count: 3 }, { kind: "close" }],
  ["Escape again clears what was typed", "Escape", { isOpen: false, active: 0, count: 3 }, { kind: "clear" }],
  ["letters are typed", "a", { isOpen: true, active: 0, count: 3 }, { kind: "none" }],
];

describe("the college picker answers the keyboard", () => {
  test.for(cases)("%s", ([, key, list, expected]) => {
    expect(getKeyStep(key, list)).toEqual(expected);
  });
});
