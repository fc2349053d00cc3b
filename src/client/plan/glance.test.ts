/** The record of the plan that pages without one read: what it forgets, and that nothing foreign is taken for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { keepGlance, notePlan, readGlance } from "./glance.ts";

const key = "tassel-glance";
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const made = {
  madeOn: "2026-11-26",
  next: { day: "2026-12-01", whose: "UT Austin", what: "Regular Decision", isExpected: false },
  step: { title: "Send the transcript", to: "/timeline-success" },
};

function makePlan(change: Partial<Plan> = {}): Plan {
  const college = { unitId: 1, addedAt: "", status: "considering", applicationPlan: null, note: "" } as const;
  return {
    ...makeEmptyPlan("p1", "2026-01-01T00:00:00.000Z"),
    studentName: "Maya",
    colleges: [college],
    stamps: { "colleges.1": "2026-10-01 a" },
    ...change,
  };
}

const read = () => readGlance(storage.get(key) ?? null);
const note = (plan: Plan) => notePlan({ isLoaded: true, plan });

test("a plan with a college is noted, with what was worked out from it", () => {
  note(makePlan());
  expect(read()).toMatchObject({
    planId: "p1",
    studentName: "Maya",
    unitIds: [1],
    madeOn: null,
    next: null,
  });
  keepGlance(makePlan(), made);
  note(makePlan());
  expect(read()).toMatchObject(made);
});

test.each([
  ["a newer change", { stamps: { "colleges.1": "2026-10-01 a", "profile.gpa": "2026-10-02 b" } }],
  [
    "an older change of another device",
    { stamps: { "colleges.1": "2026-10-01 a", "profile.gpa": "2026-09-02 b" } },
  ],
  ["another student", { id: "p2" }],
])("%s forgets what was worked out before it", (_, change) => {
  note(makePlan());
  keepGlance(makePlan(), made);
  note(makePlan(change));
  expect(read()).toMatchObject({ madeOn: null, next: null, step: null });
  // An answer to the plan as it was comes too late.
  keepGlance(makePlan(), made);
  expect(read()?.madeOn).toBeNull();
});

test("an empty plan, and one that is removed, leave nothing; a plan still being read changes nothing", () => {
  note(makePlan({ colleges: [] }));
  expect(storage.has(key)).toBe(false);
  note(makePlan());
  notePlan({ isLoaded: false, plan: makePlan({ colleges: [] }) });
  expect(read()).not.toBeNull();
  note(makePlan({ colleges: [] }));
  expect(storage.has(key)).toBe(false);
});

test.each(["", "{", "null", "[]", '"x"', '{"planId":1}', '{"planId":"p1","version":"v"}'])(
  "%j is no record",
  (text) => {
    expect(readGlance(text)).toBeNull();
  },
);

test("a date or step that cannot be read is left out", () => {
  note(makePlan());
  const text = JSON.stringify({ ...read(), next: { day: "2026-12-01" }, step: { title: 1 }, madeOn: 3 });
  expect(readGlance(text)).toMatchObject({ unitIds: [1], next: null, step: null, madeOn: null });
});

describe("what public/begun.js tells before a page is painted", () => {
  const script = readFileSync(join(import.meta.dirname, "../../../public/begun.js"), "utf8");
  const run = (college?: number) => {
    const dataset: Record<string, string> = {};
    const currentScript = { dataset: college === undefined ? {} : { college: String(college) } };
    vi.stubGlobal("document", { documentElement: { dataset }, currentScript });
    runInThisContext(script);
    return Object.keys(dataset).toSorted();
  };

  test("a plan from the first answer on, until it is gone", () => {
    expect(run()).toEqual([]);
    note(makePlan({ colleges: [] }));
    expect(run()).toEqual(["begun"]);
    note(makePlan({ colleges: [], stamps: {} }));
    expect(run()).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    expect(run()).toEqual([]);
  });

  test("that the home page may show its date, and on a college's page that it is on the list", () => {
    note(makePlan());
    expect(run()).toEqual(["begun", "glance"]);
    expect(run(1)).toEqual(["begun", "glance", "listed"]);
    expect(run(2)).toEqual(["begun", "glance"]);
    storage.set("tassel-glance-hidden", "1");
    expect(run(1)).toEqual(["begun", "listed"]);
    storage.set(key, "{");
    expect(run(1)).toEqual(["begun"]);
  });
});
