/** The toast list reducer, case by case. */
import { describe, expect, test } from "vitest";
import { reduceToasts, type ToastEntry, type ToastEvent } from "./toastList.ts";

const saved: ToastEntry = {
  id: "1",
  title: "Saved",
  description: null,
  action: null,
  variant: "default",
  durationMs: 5_000,
  isOpen: true,
};
const lost: ToastEntry = {
  ...saved,
  id: "2",
  title: "Connection Lost",
  description: "No network.",
  variant: "destructive",
  durationMs: 3_000,
};

const cases: [name: string, list: ToastEntry[], event: ToastEvent, expected: ToastEntry[]][] = [
  [
    "a message with only a title gets every default",
    [],
    { kind: "add", id: "1", message: { title: "Saved" } },
    [saved],
  ],
  [
    "a new message takes the place of the last: at most one",
    [saved],
    {
      kind: "add",
      id: "2",
      message: {
        title: "Connection Lost",
        description: "No network.",
        variant: "destructive",
        durationMs: 3_000,
      },
    },
    [lost],
  ],
  [
    "an update changes only what it names",
    [lost],
    { kind: "update", id: "2", message: { title: "Connection Restored" } },
    [{ ...lost, title: "Connection Restored" }],
  ],
  [
    "a dismissed message stays in the list, closed",
    [saved],
    { kind: "dismiss", id: "1" },
    [{ ...saved, isOpen: false }],
  ],
  ["a removed message leaves the list", [saved], { kind: "remove", id: "1" }, []],
  ["dismissing a message that was replaced does nothing", [lost], { kind: "dismiss", id: "1" }, [lost]],
  ["removing a message that was replaced does nothing", [lost], { kind: "remove", id: "1" }, [lost]],
  [
    "updating a message that was replaced does nothing",
    [lost],
    { kind: "update", id: "1", message: { title: "Late" } },
    [lost],
  ],
];

describe("the list of messages", () => {
  test.each(cases)("%s", (_name, list, event, expected) => {
    expect(reduceToasts(list, event)).toEqual(expected);
  });

  test("keeps the action that takes a change back", () => {
    const action = { label: "Undo", run: () => undefined };
    expect(reduceToasts([], { kind: "add", id: "1", message: { title: "Saved", action } })[0]?.action).toBe(
      action,
    );
  });
});
