/** What is asked of the plan before its code is there is done once it is, in order, and never twice. */
import { describe, expect, test, vi } from "vitest";
import { createLatePlanStore, unknownPlan } from "./latePlanStore.ts";
import { createPlanStore } from "./planStore.ts";
import type { PlanStore } from "./planStoreTypes.ts";

/** A device whose storage is empty and always has room. */
function openDevice(): PlanStore {
  let ids = 0;
  return createPlanStore({
    openStorage: () =>
      Promise.resolve({
        read: () => Promise.resolve({ plans: [], activePlanId: null, commands: [] }),
        append: () => Promise.resolve(),
        replace: () => Promise.resolve(),
        choosePlan: () => Promise.resolve(),
        remove: () => Promise.resolve(),
        erase: () => Promise.resolve(),
      }),
    now: () => new Date("2026-10-01T12:00:00Z"),
    newId: () => `id-${(ids += 1)}`,
    channel: null,
    askToKeep: () => undefined,
    leaving: null,
    reportKeeping: () => undefined,
  });
}

function createLate() {
  const { promise, resolve } = Promise.withResolvers<PlanStore>();
  const load = vi.fn(() => promise);
  return { store: createLatePlanStore(load), load, arrive: () => resolve(openDevice()) };
}

const readColleges = (store: PlanStore) => store.getState().plan.colleges.map(({ unitId }) => unitId);

describe("before the plan's code is there", () => {
  test("nothing is downloaded until a page shows or changes the plan", () => {
    const { store, load } = createLate();
    expect(store.getState()).toBe(unknownPlan);
    expect(load).not.toHaveBeenCalled();
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("changes wait, and are made in the order they were asked for", async () => {
    const { store, arrive } = createLate();
    store.give({ kind: "addCollege", unitId: 3 });
    store.give({ kind: "addCollege", unitId: 1 });
    const last = store.give({ kind: "addCollege", unitId: 2 });
    arrive();
    await expect(last.outcome).resolves.toEqual({ kept: true });
    expect(readColleges(store)).toEqual([3, 1, 2]);
  });

  test("a change that was undone meanwhile is not made", async () => {
    const { store, arrive } = createLate();
    const undone = store.give({ kind: "addCollege", unitId: 1 });
    undone.undo();
    const kept = store.give({ kind: "addCollege", unitId: 2 });
    arrive();
    await Promise.all([undone.outcome, kept.outcome]);
    expect(readColleges(store)).toEqual([2]);
  });

  test("a change that waited can still be undone afterwards", async () => {
    const { store, arrive } = createLate();
    const added = store.give({ kind: "addCollege", unitId: 1 });
    arrive();
    await added.outcome;
    expect(readColleges(store)).toEqual([1]);
    added.undo();
    expect(readColleges(store)).toEqual([]);
  });

  test("listeners hear of the arrival and of every change after it, until they leave", async () => {
    const { store, arrive } = createLate();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const kept: string[] = [];
    const stopHearing = store.onKept((planId) => kept.push(planId));
    arrive();
    await vi.waitFor(() => expect(store.getState().isLoaded).toBe(true));
    expect(listener).toHaveBeenCalled();
    await store.give({ kind: "addCollege", unitId: 1 }).outcome;
    await vi.waitFor(() => expect(kept).toEqual([store.getState().plan.id]));
    leave();
    stopHearing();
    listener.mockClear();
    await store.give({ kind: "addCollege", unitId: 2 }).outcome;
    expect(listener).not.toHaveBeenCalled();
    expect(kept).toHaveLength(1);
  });

  test("who stopped listening before it came hears nothing", async () => {
    const { store, arrive } = createLate();
    const onErasing = vi.fn();
    store.onErasing(onErasing)();
    arrive();
    await store.erase();
    expect(onErasing).not.toHaveBeenCalled();
  });
});
