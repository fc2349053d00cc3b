/** Opening a story plan adds a student once and leaves the family's plan alone. */
import { beforeEach, describe, expect, test } from "vitest";
import type { PlanStorage } from "#client/plan/planStorage.ts";
import { createPlanStore } from "#client/plan/planStore.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { makeEmptyPlan, type Plan, scopes } from "#domain/plan/plan.ts";
import { findFirstOwnPlanId, openStoryPlan, removeStoryPlan } from "./planBlockStore.ts";

const michiganTech = 171128;
const oakland = 171571;
const november = "Maya (story, November)";
const march = "Maya (story, March)";

function readStoryFile(studentName: string): string {
  const plan: Plan = {
    ...makeEmptyPlan("story-maya", "2026-08-01T12:00:00.000Z"),
    studentName,
    colleges: [
      {
        unitId: michiganTech,
        addedAt: "2026-08-16T12:00:00.000Z",
        status: "applied",
        applicationPlan: "earlyAction",
        note: "",
      },
    ],
  };
  return exportPlan(plan, "2026-11-21T12:00:00.000Z", scopes);
}

const storage: PlanStorage = {
  read: () => Promise.resolve({ plans: [], activePlanId: null, commands: [] }),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
  choosePlan: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  erase: () => Promise.resolve(),
};

let store: PlanStore;

beforeEach(async () => {
  let ids = 0;
  store = createPlanStore({
    openStorage: () => Promise.resolve(storage),
    now: () => new Date("2026-11-21T08:00:00Z"),
    newId: () => `id${(ids += 1)}`,
    channel: null,
    askToKeep: () => undefined,
    leaving: null,
    reportKeeping: () => undefined,
  });
  await new Promise<void>((resolve) => {
    store.subscribe(resolve);
  });
  store.give({ kind: "addCollege", unitId: oakland });
});

const listStudentNames = () => store.getState().plans.map(({ studentName }) => studentName);
const listColleges = (id: string | null) => {
  const shownId = store.getState().plan.id;
  store.show(id ?? "");
  const list = store.getState().plan.colleges.map(({ unitId }) => unitId);
  store.show(shownId);
  return list;
};

describe("a story plan on a family's device", () => {
  test("becomes the shown student, and the family's own plan stays as it was", () => {
    const ownId = store.getState().plan.id;
    expect(openStoryPlan(store, november, readStoryFile(november))).toBe(true);
    expect(store.getState().plan).toMatchObject({ studentName: november });
    expect(store.getState().plan.colleges).toMatchObject([{ unitId: michiganTech, status: "applied" }]);
    expect(listColleges(ownId)).toEqual([oakland]);
  });

  test("opened twice is one student, with what the family did to it meanwhile", () => {
    const ownId = store.getState().plan.id;
    openStoryPlan(store, november, readStoryFile(november));
    store.give({ kind: "addCollege", unitId: oakland });
    store.show(ownId);
    openStoryPlan(store, november, readStoryFile(november));
    expect(listStudentNames()).toEqual([null, november]);
    expect(store.getState().plan.colleges.map(({ unitId }) => unitId)).toEqual([michiganTech, oakland]);
  });

  test("of two chapters are two students, and the way back leads to the family's plan from both", () => {
    const ownId = store.getState().plan.id;
    openStoryPlan(store, november, readStoryFile(november));
    openStoryPlan(store, march, readStoryFile(march));
    expect(listStudentNames()).toEqual([null, november, march]);
    expect(findFirstOwnPlanId(store.getState().plans)).toBe(ownId);
  });

  test("removed is gone, the family's plan is shown as it was, and it can be opened anew", () => {
    const ownId = store.getState().plan.id;
    openStoryPlan(store, november, readStoryFile(november));
    removeStoryPlan(store, november);
    expect(listStudentNames()).toEqual([null]);
    expect(store.getState().plan.id).toBe(ownId);
    expect(listColleges(ownId)).toEqual([oakland]);
    openStoryPlan(store, november, readStoryFile(november));
    expect(store.getState().plan.colleges).toMatchObject([{ unitId: michiganTech }]);
  });

  test("in a file that is cut off changes nothing", () => {
    const before = store.getState().plan;
    expect(openStoryPlan(store, november, readStoryFile(november).slice(0, -40))).toBe(false);
    expect(store.getState().plan).toBe(before);
  });
});
