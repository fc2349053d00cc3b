/** The name given at sign-up goes to the student's plan, once, and never over what the family said. */
import { expect, test } from "vitest";
import { applyCommand } from "#domain/plan/apply.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { nameStudent } from "./nameStudent.ts";

type Store = Parameters<typeof nameStudent>[0];

function makeStore(given: readonly CommandDraft[], plans = 1, isLoadedAtOnce = true) {
  let isLoaded = isLoadedAtOnce;
  let plan: Plan = makeEmptyPlan("p1", "2026-11-27T00:00:00.000Z");
  let issued = 0;
  const listeners = new Set<() => void>();
  const give = (...drafts: readonly CommandDraft[]) => {
    for (const draft of drafts) {
      issued += 1;
      const at = `2026-11-27T00:00:${String(issued).padStart(2, "0")}.000Z`;
      plan = applyCommand(plan, makeCommand(draft, { id: `c${issued}`, at, planId: "p1" }));
    }
    for (const listener of listeners) listener();
  };
  give(...given);
  const store = {
    getState: () => ({ plan, plans: Array.from({ length: plans }, () => plan), isLoaded }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give,
  } as unknown as Store;
  const load = () => {
    isLoaded = true;
    for (const listener of listeners) listener();
  };
  return { store, give, load, getName: () => plan.studentName };
}

const gpa: CommandDraft = { kind: "setProfile", fields: { gpa: 3.1 } };

test.each([
  { what: "a plan with an answer gets it", given: [gpa], name: " Sam ", plans: 1, expected: "Sam" },
  { what: "no name was given", given: [gpa], name: "", plans: 1, expected: null },
  {
    what: "the family said another",
    given: [{ kind: "renameStudent", studentName: "Alex" }],
    name: "Sam",
    plans: 1,
    expected: "Alex",
  },
  {
    what: "the family took it off",
    given: [{ kind: "renameStudent", studentName: null }],
    name: "Sam",
    plans: 1,
    expected: null,
  },
  { what: "an empty plan stays empty", given: [], name: "Sam", plans: 1, expected: null },
  { what: "several students share the device", given: [gpa], name: "Sam", plans: 2, expected: null },
] satisfies { what: string; given: CommandDraft[]; name: string; plans: number; expected: string | null }[])(
  "$what",
  ({ given, name, plans, expected }) => {
    const { store, getName } = makeStore(given, plans);
    nameStudent(store, name);
    expect(getName()).toBe(expected);
  },
);

test("it waits until the device's storage has been read, and acts once", () => {
  const waiting = makeStore([], 1, false);
  nameStudent(waiting.store, "Sam");
  waiting.give(gpa);
  expect(waiting.getName()).toBeNull();
  waiting.load();
  expect(waiting.getName()).toBe("Sam");
  waiting.give({ kind: "renameStudent", studentName: null });
  expect(waiting.getName()).toBeNull();
});
