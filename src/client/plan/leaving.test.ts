/** What was changed just before a page was left is there on the next one, although the database never answered. */
import { expect, test } from "vitest";
import type { LeftChange } from "./leaving.ts";
import type { KeptCommand, KeptPlan, PlanStorage } from "./planStorage.ts";
import { createPlanStore } from "./planStore.ts";

const addTexas = { kind: "addCollege", unitId: 228778 } as const;
const addStanford = { kind: "addCollege", unitId: 243744 } as const;

/** A device whose database can be slow beyond the end of a page, or fail. */
function createDevice() {
  const plans = new Map<string, KeptPlan>();
  const commands: KeptCommand[] = [];
  const left = new Set<LeftChange>();
  const device = {
    database: "works" as "works" | "hangs" | "fails",
    hanging: 0,
    commands,
    left,
    leave: (): void => undefined,
    comeBack: (): void => undefined,
    openPage,
  };
  const storage: PlanStorage = {
    read: () => Promise.resolve({ plans: [...plans.values()], activePlanId: null, commands: [...commands] }),
    append(plan, added) {
      if (device.database === "hangs") {
        device.hanging += 1;
        return new Promise(() => undefined);
      }
      if (device.database === "fails") return Promise.reject(new Error("The disk is full."));
      plans.set(plan.id, plan);
      for (const command of added) commands.push({ sequence: commands.length, command });
      return Promise.resolve();
    },
    replace: () => Promise.resolve(),
    choosePlan: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    erase: () => Promise.resolve(),
  };
  let ids = 0;
  async function openPage() {
    const store = createPlanStore({
      openStorage: () => Promise.resolve(storage),
      now: () => new Date("2026-11-21T08:00:00Z"),
      newId: () => `id${(ids += 1)}`,
      channel: null,
      askToKeep: () => undefined,
      leaving: {
        watch(onLeave, onReturn) {
          device.leave = onLeave;
          device.comeBack = onReturn;
        },
        keep(changes) {
          for (const one of changes) left.add(one);
        },
        take() {
          const taken = [...left];
          left.clear();
          return taken;
        },
        drop(planId) {
          for (const one of left) if (planId === null || one.start.id === planId) left.delete(one);
        },
      },
      reportKeeping: () => undefined,
    });
    await expect.poll(() => store.getState().isLoaded).toBe(true);
    return store;
  }
  return device;
}

/** A named student's plan, and three changes that the database never answers. */
async function leaveWhileWriting() {
  const device = createDevice();
  const page = await device.openPage();
  await page.give({ kind: "renameStudent", studentName: "Ana" }).outcome;
  device.database = "hangs";
  page.give(addTexas);
  page.give({ kind: "setProfile", fields: { gpa: 3.7 } });
  await expect.poll(() => device.hanging).toBe(1);
  device.leave();
  // As an essay is saved that is being written when its page is left.
  page.give(addStanford);
  expect(device.commands).toHaveLength(1);
  return { device, page };
}

test("the next page has all of it, each change once", async () => {
  const { device } = await leaveWhileWriting();
  device.database = "works";
  const { plan } = (await device.openPage()).getState();
  expect(plan.colleges.map(({ unitId }) => unitId)).toEqual([addTexas.unitId, addStanford.unitId]);
  expect(plan).toMatchObject({ studentName: "Ana", profile: { gpa: 3.7 } });
  expect(device.commands).toHaveLength(4);
  expect(device.left.size).toBe(0);
});

test("a next page that can't write either leaves it to the one after", async () => {
  const { device } = await leaveWhileWriting();
  device.database = "fails";
  const { plan } = (await device.openPage()).getState();
  expect(plan).toMatchObject({ studentName: "Ana", colleges: [] });
  device.database = "works";
  expect((await device.openPage()).getState().plan.colleges).toHaveLength(2);
});

test("nothing comes back of a plan that was removed, or of a device that was erased", async () => {
  const { device, page } = await leaveWhileWriting();
  const left = [...device.left];
  device.database = "works";
  const beside = await device.openPage();
  for (const forget of [() => beside.remove(page.getState().plan.id), () => beside.erase()]) {
    for (const one of left) device.left.add(one);
    await forget();
    expect(device.left.size).toBe(0);
  }
});

test("a page that the back button brings back writes as before", async () => {
  const device = createDevice();
  const page = await device.openPage();
  device.leave();
  device.comeBack();
  await page.give(addTexas).outcome;
  expect(device.left.size).toBe(0);
  expect(device.commands).toHaveLength(1);
});
