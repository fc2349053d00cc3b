/** Essays of a device whose plan is joined with the account's: none is lost, and a window may go on writing. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { oberlin } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type SyncWorld } from "../../../test/support/syncWorld.ts";
import { createTestDevice } from "../../../test/support/testDevice.ts";

const addOberlin = { kind: "addCollege", unitId: oberlin } as const;

let world: SyncWorld;

beforeEach(async () => {
  world = await createSyncWorld();
});
afterEach(() => world.close());

test("brings an essay of the device along, what a window is still writing too", async () => {
  const prompt = { promptId: null, ownPrompt: { unitId: null, text: "Why us?", limit: null } };
  const save = { kind: "saveEssay", turn: 1, seen: {} } as const;
  const phone = await world.signIn("p");
  phone.store.give(addOberlin, { kind: "addEssay", essayId: "ofPhone", ...prompt });
  phone.store.give({ ...save, essayId: "ofPhone", writer: "p", text: "From the phone." });
  await phone.passTime();
  const device = createTestDevice("l", world.now);
  const laptop = await world.openTab(device);
  const before = laptop.store.getState().plan.id;
  laptop.store.give(addOberlin, { kind: "addEssay", essayId: "ofLaptop", ...prompt });
  laptop.store.give({ ...save, essayId: "ofLaptop", writer: "l", text: "From the laptop." });
  await laptop.passTime();
  const { id } = laptop.store.getState().plan;
  expect(id).toBe(phone.store.getState().plan.id);
  expect(device.movedEssays).toEqual([[before, id]]);
  // A window opened before still writes to the plan that is gone.
  const late = { ...save, essayId: "ofLaptop", writer: "l", turn: 2, seen: { l: 1 }, text: "And on." };
  expect(await laptop.store.giveTo(before, late).outcome).toEqual({ kept: true });
  await laptop.passTime();
  await phone.passTime();
  for (const { store } of [phone, laptop]) {
    const { essays } = store.getState().plan;
    const texts = essays.map((essay) => `${essay.id}: ${essay.texts.map(({ text }) => text).join(" | ")}`);
    expect(texts.toSorted()).toEqual(["ofLaptop: And on.", "ofPhone: From the phone."]);
  }
});
