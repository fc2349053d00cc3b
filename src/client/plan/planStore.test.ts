/** The plan on the device: nothing is lost between tabs, before storage is read, or when it fails. */
import { describe, expect, test } from "vitest";
import type { Command } from "#domain/plan/commands.ts";
import type { KeptCommand, KeptPlan, PlanStorage } from "./planStorage.ts";
import { createPlanStore } from "./planStore.ts";
import type { PlanStore } from "./planStoreTypes.ts";

/** The state shared by the tabs of one browser. */
function browser() {
  const plans = new Map<string, KeptPlan>();
  const listeners: ((event: MessageEvent) => void)[] = [];
  let commands: KeptCommand[] = [];
  let sequence = 0;
  let ids = 0;
  const reports: (string | null)[] = [];
  const device = {
    failure: null as Error | null,
    readFailure: null as Error | null,
    activePlanId: null as string | null,
    kept: () => commands.map(({ command }) => command),
    put: (...raw: unknown[]) => {
      commands = [...commands, ...raw.map((command) => ({ sequence: (sequence += 1), command }))];
    },
  };
  const storage: PlanStorage = {
    read: () =>
      device.readFailure !== null
        ? Promise.reject(device.readFailure)
        : Promise.resolve({
            plans: [...plans.values()],
            activePlanId: device.activePlanId,
            commands: [...commands],
          }),
    append: (plan: KeptPlan, added: readonly unknown[]) => {
      if (device.failure !== null) return Promise.reject(device.failure);
      plans.set(plan.id, plan);
      device.activePlanId = plan.id;
      device.put(...added);
      return Promise.resolve();
    },
    replace: (sequences, added) => {
      commands = commands.filter((one) => !sequences.includes(one.sequence));
      device.put(...added);
      return Promise.resolve();
    },
    choosePlan: (planId) => {
      device.activePlanId = planId;
      return Promise.resolve();
    },
    remove: (planId) => {
      plans.delete(planId);
      commands = commands.filter(({ command }) => (command as Command).planId !== planId);
      return Promise.resolve();
    },
    erase: () => {
      plans.clear();
      commands = [];
      return Promise.resolve();
    },
  };
  function openTab(openStorage: () => Promise<PlanStorage> = () => Promise.resolve(storage)): PlanStore {
    const own: ((event: MessageEvent) => void)[] = [];
    return createPlanStore({
      openStorage,
      now: () => new Date("2026-11-21T08:00:00Z"),
      newId: () => `id${(ids += 1)}`,
      channel: {
        postMessage: (data: unknown) => {
          for (const listener of listeners.filter((one) => !own.includes(one))) {
            listener(new MessageEvent("message", { data }));
          }
        },
        addEventListener: (_type: string, listener: unknown) => {
          // The store listens with a plain function.
          const listen = listener as (event: MessageEvent) => void;
          own.push(listen);
          listeners.push(listen);
        },
      },
      askToKeep: () => undefined,
      leaving: null,
      reportKeeping: (failed) => void reports.push(failed?.because ?? null),
    });
  }
  return { device, openTab, reports };
}

/** Lets every pending write and read finish, including the lazy download of the command parser. */
async function settled(): Promise<void> {
  await import("#domain/plan/commandSchema.ts");
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

const addTexas = { kind: "addCollege", unitId: 228778 } as const;
const addStanford = { kind: "addCollege", unitId: 243744 } as const;

function listOf(store: PlanStore): number[] {
  return store.getState().plan.colleges.map((college) => college.unitId);
}

function listedSorted(store: PlanStore): number[] {
  return listOf(store).toSorted((a, b) => a - b);
}

describe("a plan on one device", () => {
  test("is there again after the page is opened anew", async () => {
    const { openTab } = browser();
    const first = openTab();
    await settled();
    first.give(addTexas, { kind: "setProfile", fields: { gpa: 3.7 } });
    await settled();
    const second = openTab();
    await settled();
    expect(listOf(second)).toEqual([228778]);
    expect(second.getState().plan.profile.gpa).toBe(3.7);
  });

  test("keeps what was given before the storage had been read", async () => {
    const { openTab } = browser();
    const first = openTab();
    await settled();
    first.give(addTexas);
    await settled();
    const second = openTab();
    second.give(addStanford);
    await settled();
    expect(listOf(second)).toEqual([228778, 243744]);
  });

  test("what was taken back before the storage had been read is not done", async () => {
    const { device, openTab } = browser();
    const store = openTab();
    const takeBackTexas = store.give(addTexas);
    const takeBackStanford = store.give(addStanford);
    takeBackTexas.undo();
    await settled();
    expect(listOf(store)).toEqual([243744]);
    expect(device.kept()).toHaveLength(1);
    takeBackStanford.undo();
    expect(listOf(store)).toEqual([]);
  });

  test("the last of two changes in one millisecond wins", async () => {
    const { openTab } = browser();
    const store = openTab();
    await settled();
    for (const gpa of [3.1, 3.2, 3.3, 3.4, 3.5]) store.give({ kind: "setProfile", fields: { gpa } });
    expect(store.getState().plan.profile.gpa).toBe(3.5);
  });

  test("a change that a clock of far away years made leaves the next ones their own times", async () => {
    const { device, openTab } = browser();
    const first = openTab();
    await settled();
    first.give(addTexas);
    await settled();
    const [made] = device.kept();
    // The test's own command.
    device.put({ ...(made as Command), id: "far", at: "9999-12-31T23:59:59.999Z" });
    const second = openTab();
    await settled();
    second.give(addStanford);
    await settled();
    expect(listedSorted(second)).toEqual([228778, 243744]);
    expect(device.kept().at(-1)).toMatchObject({ unitId: 243744, at: "2026-11-21T08:00:00.001Z" });
  });

  test("takes a change back", async () => {
    const { openTab } = browser();
    const store = openTab();
    await settled();
    const change = store.give(addTexas);
    change.undo();
    expect(listOf(store)).toEqual([]);
  });
});

describe("two tabs", () => {
  test("show each other's changes and lose none", async () => {
    const { openTab } = browser();
    const one = openTab();
    const other = openTab();
    await settled();
    one.give(addTexas);
    await settled();
    other.give(addStanford);
    await settled();
    expect(listedSorted(one)).toEqual([228778, 243744]);
    expect(listedSorted(other)).toEqual([228778, 243744]);
    const third = openTab();
    await settled();
    expect(listedSorted(third)).toEqual([228778, 243744]);
  });

  test("erasing in one empties the other", async () => {
    const { openTab, device } = browser();
    const one = openTab();
    const other = openTab();
    await settled();
    one.give(addTexas);
    await one.erase();
    expect(listOf(other)).toEqual([]);
    expect(device.kept()).toEqual([]);
  });
});

describe("students of one family", () => {
  test("have plans of their own, and the last one shown is shown again", async () => {
    const { openTab } = browser();
    const store = openTab();
    await settled();
    store.give(addTexas);
    store.begin("Sam");
    store.give(addStanford);
    await settled();
    expect(listOf(store)).toEqual([243744]);
    const first = store.getState().plans.find((plan) => plan.studentName === null);
    store.show(first?.id ?? "");
    await settled();
    expect(listOf(store)).toEqual([228778]);
    const again = openTab();
    await settled();
    expect(listOf(again)).toEqual([228778]);
  });
});

describe("removing one student", () => {
  test("leaves the others as they are, here, in other tabs and after opening anew", async () => {
    const { openTab } = browser();
    const store = openTab();
    const other = openTab();
    await settled();
    store.give(addTexas);
    store.begin("Sam");
    store.give(addStanford);
    await settled();
    void store.remove(store.getState().plan.id);
    await settled();
    for (const tab of [store, other, openTab()]) {
      await settled();
      expect(listOf(tab)).toEqual([228778]);
      expect(tab.getState().plans).toHaveLength(1);
    }
  });

  test("the only one leaves an empty plan", async () => {
    const { openTab, device } = browser();
    const store = openTab();
    await settled();
    store.give(addTexas);
    await settled();
    void store.remove(store.getState().plan.id);
    await settled();
    expect(listOf(store)).toEqual([]);
    expect(device.kept()).toEqual([]);
    store.give(addStanford);
    await settled();
    expect(listOf(openTab())).toEqual([]);
    const again = openTab();
    await settled();
    expect(listOf(again)).toEqual([243744]);
  });

  test("that is not shown leaves the shown one where it is", async () => {
    const { openTab } = browser();
    const store = openTab();
    await settled();
    store.give(addTexas);
    const first = store.getState().plan.id;
    store.begin("Sam");
    await settled();
    void store.remove(first);
    expect(store.getState().plan.studentName).toBe("Sam");
    expect(store.getState().plans).toHaveLength(1);
  });
});

describe("a change that was not kept says so, and stays in the window", () => {
  const full = new DOMException("full", "QuotaExceededError");

  test("kept: the outcome comes with the write, and nothing is reported", async () => {
    const { openTab, device, reports } = browser();
    const store = openTab();
    const { outcome } = store.give(addTexas);
    expect(device.kept()).toEqual([]);
    expect(await outcome).toEqual({ kept: true });
    expect(device.kept()).toHaveLength(1);
    expect(reports).toEqual([null]);
  });

  test.each([
    ["the browser forbids storage", "SecurityError", "forbidden"],
    ["no room even to open it", "QuotaExceededError", "full"],
  ])("%s", async (_name, error, because) => {
    const { openTab, reports } = browser();
    const store = openTab(() => Promise.reject(new DOMException("no", error)));
    const { outcome } = store.give(addTexas);
    expect(await outcome).toEqual({ kept: false, because });
    expect(store.getState()).toMatchObject({ isLoaded: true, keeping: because, unkept: [addTexas] });
    expect(listOf(store)).toEqual([228778]);
    expect(reports).toEqual([because]);
  });

  test("a plan that could not be read is not written beside", async () => {
    const { openTab, device } = browser();
    const first = openTab();
    await first.give(addTexas).outcome;
    device.readFailure = new DOMException("no", "UnknownError");
    const store = openTab();
    expect(await store.give(addStanford).outcome).toEqual({ kept: false, because: "failed" });
    expect(device.kept()).toHaveLength(1);
  });

  test.each([
    ["out of space", full, "full"],
    ["any other failure", new Error("gone"), "failed"],
  ])("%s; each change is news, and all are kept once there is room", async (_name, failure, because) => {
    const { openTab, device, reports } = browser();
    const store = openTab();
    await settled();
    device.failure = failure;
    const notKept = { kept: false, because };
    expect(await store.give(addTexas).outcome).toEqual(notKept);
    expect(await store.give(addStanford).outcome).toEqual(notKept);
    expect(await store.tryAgain()).toEqual(notKept);
    expect(reports).toEqual([because, because, because]);
    expect(store.getState().keeping).toBe(because);
    expect(store.getState().unkept).toHaveLength(2);
    expect(listOf(store)).toEqual([228778, 243744]);
    device.failure = null;
    expect(await store.tryAgain()).toEqual({ kept: true });
    expect(store.getState()).toMatchObject({ keeping: "kept", unkept: [] });
    expect(reports.at(-1)).toBeNull();
    const again = openTab();
    await settled();
    expect(listOf(again)).toEqual([228778, 243744]);
  });

  test("is in this window alone: other tabs show what is on the device", async () => {
    const { openTab, device } = browser();
    const [here, there] = [openTab(), openTab()];
    await settled();
    device.failure = full;
    await here.give(addTexas).outcome;
    await settled();
    expect(listOf(there)).toEqual([]);
    await here.give(addStanford).outcome;
    expect(listOf(there)).toEqual([]);
    device.failure = null;
    await here.tryAgain();
    expect(listOf(there)).toEqual([228778, 243744]);
  });

  test("erased on purpose, nothing is left that could be lost", async () => {
    const { openTab, device, reports } = browser();
    const store = openTab();
    await settled();
    device.failure = full;
    await store.give(addTexas).outcome;
    await store.erase();
    expect(store.getState().unkept).toEqual([]);
    expect(reports.at(-1)).toBeNull();
  });

  test("damaged commands and those of a newer release are counted and stay where they are", async () => {
    const { openTab, device } = browser();
    const store = openTab();
    await settled();
    store.give(addTexas);
    await settled();
    device.put({ kind: "danceInTheMoonlight", id: "x", at: "2027-01-01T00:00:00.000Z" }, "rubbish");
    const again = openTab();
    await settled();
    expect(again.getState().unreadable).toBe(2);
    expect(listOf(again)).toEqual([228778]);
    expect(device.kept()).toHaveLength(3);
  });
});

test("many changes are rewritten as fewer that say the same, and nothing unreadable is dropped", async () => {
  const { openTab, device } = browser();
  const store = openTab();
  await settled();
  for (let step = 0; step < 450; step += 1) {
    store.give({ kind: "setProfile", fields: { satTotal: 400 + (step % 120) * 10 } });
  }
  await settled();
  device.put("rubbish");
  const again = openTab();
  await settled();
  expect(again.getState().plan.profile.satTotal).toBe(400 + (449 % 120) * 10);
  expect(device.kept()).toContain("rubbish");
  expect(device.kept().length).toBeLessThan(5);
});
