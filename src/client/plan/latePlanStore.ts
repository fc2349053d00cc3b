/**
 * The plan's store while its code is still on the way: no plan is known yet, and whatever is asked of it is done, in
 * order, once it is there. So a page works before it has downloaded what only reading and changing a plan needs.
 */
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { deferChange } from "./deferChange.ts";
import type { Change, PlanState, PlanStore } from "./planStoreTypes.ts";

/** The state in prerendered pages, and until storage has been read. */
export const unknownPlan: PlanState = {
  isLoaded: false,
  plan: makeEmptyPlan("none", "1970-01-01T00:00:00.000Z"),
  plans: [],
  keeping: "kept",
  unkept: [],
  unreadable: 0,
};

/** `load` is called when a page first shows or changes a plan, and tries until it succeeds. */
export function createLatePlanStore(load: () => Promise<PlanStore>): PlanStore {
  const listeners = new Set<() => void>();
  let store: PlanStore | null = null;
  let arrival: Promise<PlanStore> | null = null;

  function arrive(): Promise<PlanStore> {
    if (arrival !== null) return arrival;
    arrival = load();
    void arrival.then(async (arrived) => {
      // What waited goes first: it is next in line by now.
      await Promise.resolve();
      store = arrived;
      arrived.subscribe(tell);
      tell();
    });
    return arrival;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function change(make: (store: PlanStore) => Change): Change {
    return store === null ? deferChange(arrive(), make) : make(store);
  }

  function run(work: (store: PlanStore) => void): void {
    if (store === null) void arrive().then(work);
    else work(store);
  }

  function listen(begin: (store: PlanStore) => () => void): () => void {
    if (store !== null) return begin(store);
    let isOver = false;
    let end: () => void = () => undefined;
    void arrive().then((arrived) => {
      if (!isOver) end = begin(arrived);
    });
    return () => {
      isOver = true;
      end();
    };
  }

  return {
    getState: () => store?.getState() ?? unknownPlan,
    subscribe(listener) {
      listeners.add(listener);
      void arrive();
      return () => listeners.delete(listener);
    },
    give: (...drafts) => change((arrived) => arrived.give(...drafts)),
    giveTo: (planId, ...drafts) => change((arrived) => arrived.giveTo(planId, ...drafts)),
    tryAgain: async () => (await arrive()).tryAgain(),
    begin: (studentName) => run((arrived) => arrived.begin(studentName)),
    show: (planId) => run((arrived) => arrived.show(planId)),
    hide: (planIds) => run((arrived) => arrived.hide(planIds)),
    remove: async (planId) => (await arrive()).remove(planId),
    erase: async () => (await arrive()).erase(),
    take: (plan, commands) => run((arrived) => arrived.take(plan, commands)),
    noteJoined: (fromId, intoId) => run((arrived) => arrived.noteJoined(fromId, intoId)),
    reread: async () => (await arrive()).reread(),
    onKept: (listener) => listen((arrived) => arrived.onKept(listener)),
    onErasing: (listener) => listen((arrived) => arrived.onErasing(listener)),
  };
}
