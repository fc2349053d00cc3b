/**
 * The sync after failures of the device, session, server or users: no gaps, and nothing silently withheld.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type SyncTab, type SyncWorld } from "../../../test/support/syncWorld.ts";
import { createTestDevice } from "../../../test/support/testDevice.ts";

const addOberlin = { kind: "addCollege", unitId: oberlin } as const;
const addOhio = { kind: "addCollege", unitId: ohioState } as const;
const gpa = (value: number) => ({ kind: "setProfile", fields: { gpa: value } }) as const;

let world: SyncWorld;

beforeEach(async () => {
  world = await createSyncWorld();
});
afterEach(() => world.close());

const planOf = ({ store }: SyncTab) => store.getState().plan;
const listOf = (tab: SyncTab) =>
  planOf(tab)
    .colleges.map(({ unitId }) => unitId)
    .toSorted((a, b) => a - b);
const both = [ohioState, oberlin].toSorted((a, b) => a - b);
const namesOf = ({ store }: SyncTab) => store.getState().plans.map(({ studentName }) => studentName);

/** A device with two students' synced plans, from which the first one's is then removed. */
async function withoutMaya(): Promise<{ tab: SyncTab; maya: string }> {
  const tab = await world.signIn("p");
  tab.store.begin("Maya");
  tab.store.give(addOberlin);
  await tab.passTime();
  const maya = planOf(tab).id;
  tab.store.begin("Noah");
  await tab.passTime();
  await tab.store.remove(maya);
  await tab.passTime();
  return { tab, maya };
}

describe("a plan that was removed from the device", () => {
  test("is whole again once the student's plan is begun anew, and what is new goes to the account", async () => {
    const { tab, maya } = await withoutMaya();
    expect(namesOf(tab)).not.toContain("Maya");
    tab.store.begin("Maya");
    tab.store.give(addOhio);
    await tab.passTime();
    expect(planOf(tab)).toMatchObject({ id: maya, studentName: "Maya" });
    expect(listOf(tab)).toEqual(both);
    expect(tab.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0, leftOut: [] });
    const other = await world.signIn("q");
    other.store.show(maya);
    expect(listOf(other)).toEqual(both);
  });

  test("takes in no plan without a name: that may be another student's", async () => {
    const tab = await world.signIn("p");
    tab.store.give(addOberlin);
    await tab.passTime();
    await tab.store.remove(planOf(tab).id);
    tab.store.give(addOhio);
    await tab.passTime();
    expect(listOf(tab)).toEqual([ohioState]);
    expect((await world.ask("ana", "GET", "/api/plans")) as object).toMatchObject({ plans: [{}, {}] });
  });

  test("comes back whole when the person wants it back", async () => {
    const { tab, maya } = await withoutMaya();
    expect(tab.sync.getStatus().leftOut).toEqual([maya]);
    await tab.sync.bringBack(maya);
    tab.store.show(maya);
    expect(listOf(tab)).toEqual([oberlin]);
    expect(tab.sync.getStatus()).toMatchObject({ phase: "synced", leftOut: [] });
  });

  test("stays away from it when an answer for it was under way", async () => {
    const tab = await world.signIn("p");
    tab.store.give(addOberlin);
    await tab.passTime();
    const { id } = planOf(tab);
    let hasRemoved = false;
    tab.network.luck = () => {
      if (!hasRemoved) void tab.store.remove(id);
      hasRemoved = true;
      return "good";
    };
    tab.store.give(addOhio);
    await tab.passTime();
    await tab.passTime();
    expect(tab.device.rows()).toMatchObject([{ planId: id, state: "leftOut" }]);
    expect([listOf(tab), tab.device.commands()]).toEqual([[], []]);
  });
});

test("a change that waits for its plan to go into another one is counted as waiting", async () => {
  const phone = await world.signIn("p");
  phone.store.give(addOberlin);
  await phone.passTime();
  const laptop = await world.openTab(createTestDevice("l", world.now));
  laptop.store.give(addOhio);
  let asked = 0;
  laptop.network.luck = () => ((asked += 1) > 1 ? "requestLost" : "good");
  await laptop.passTime();
  expect(laptop.sync.getStatus()).toMatchObject({ phase: "waiting", waiting: 1 });
});

test("a write that the browser refuses leaves no gap behind it", async () => {
  const [phone, laptop] = [await world.signIn("p"), await world.signIn("l")];
  phone.store.give(gpa(3.1));
  await phone.passTime();
  await laptop.passTime();
  phone.store.give(addOberlin);
  await phone.passTime();
  laptop.device.refuse(1);
  await laptop.passTime();
  laptop.store.give(addOhio);
  await laptop.passTime();
  await phone.passTime();
  expect([listOf(laptop), listOf(phone)]).toEqual([both, both]);
  expect(laptop.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
});

describe("the next person who signs in on the device", () => {
  async function afterAna(): Promise<{ ana: SyncTab; ben: SyncTab }> {
    const device = createTestDevice("d", world.now);
    const ana = await world.openTab(device);
    ana.store.give(addOberlin);
    await ana.passTime();
    ana.sync.stop();
    const ben = await world.openTab(device, "ben");
    await ben.passTime();
    return { ana, ben };
  }

  test("begins with an empty plan, and what they do goes into it and into their own account", async () => {
    const { ben } = await afterAna();
    expect(listOf(ben)).toEqual([]);
    ben.store.give(addOhio);
    await ben.passTime();
    const own = planOf(ben).id;
    expect(namesOf(ben)).toEqual([null]);
    expect(await world.ask("ben", "GET", "/api/plans")).toMatchObject({ plans: [{ planId: own }] });
    const again = await world.openTab(ben.device);
    await again.passTime();
    expect(listOf(again)).toEqual([oberlin]);
    expect(await world.ask("ana", "GET", "/api/plans")).toMatchObject({ plans: [{ revision: 1 }] });
  });

  test("is told that another plan is kept here that their account does not have", async () => {
    const { ana, ben } = await afterAna();
    const { problems } = ben.sync.getStatus();
    expect(problems).toEqual([{ planId: planOf(ana).id, problem: "notYours" }]);
  });

  test("sees the plan again once nobody is signed in", async () => {
    const { ana, ben } = await afterAna();
    ben.store.hide([]);
    expect(ben.store.getState().plans.map(({ id }) => id)).toContain(planOf(ana).id);
  });

  test("gets a plan of theirs that comes from their account, whatever another tab shows", async () => {
    const { ana, ben } = await afterAna();
    ana.store.give(addOhio);
    await ben.passTime();
    expect(listOf(ben)).toEqual([]);
    const phone = await world.signIn("b", "ben");
    phone.store.give(gpa(3.3));
    await phone.passTime();
    await ben.passTime();
    expect(planOf(ben).profile.gpa).toBe(3.3);
    await ben.store.reread();
    expect(planOf(ben).profile.gpa).toBe(3.3);
  });
});

describe("after the server was brought back from a safety copy", () => {
  test("a device that has more than the account sends again what was lost", async () => {
    const [phone, laptop] = [await world.signIn("p"), await world.signIn("l")];
    phone.store.give(addOberlin);
    await phone.passTime();
    phone.store.give(gpa(3.5));
    await phone.passTime();
    phone.store.give({ kind: "setCollegeNote", unitId: oberlin, note: "Visit" });
    await phone.passTime();
    await world.restoreBackup(planOf(phone).id, 1);
    phone.store.give(addOhio);
    await phone.passTime();
    await laptop.passTime();
    expect(phone.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
    expect(planOf(laptop)).toEqual(planOf(phone));
    expect(planOf(laptop)).toMatchObject({ profile: { gpa: 3.5 } });
    expect(listOf(laptop)).toEqual(both);
  });

  test("a device that was about to send finds it out by the answer", async () => {
    const phone = await world.signIn("p");
    for (const value of [3.1, 3.2, 3.3]) {
      phone.store.give(gpa(value));
      await phone.passTime();
    }
    await world.restoreBackup(planOf(phone).id, 1);
    phone.store.give(addOberlin);
    await phone.sync.send();
    await phone.passTime();
    const laptop = await world.signIn("l");
    expect(planOf(laptop)).toEqual(planOf(phone));
  });
});

test("one request that was taken for a stranger's stops nothing for good, and the session is asked about", async () => {
  const phone = await world.signIn("p");
  phone.store.give(addOberlin);
  await phone.passTime();
  let asked = 0;
  phone.network.luck = () => ((asked += 1) === 1 ? "signedOut" : "good");
  phone.store.give(addOhio);
  await phone.passTime();
  await phone.passTime();
  expect(phone.network.timesSignedOut).toBeGreaterThan(0);
  expect(phone.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0, problems: [] });
  phone.network.luck = () => "signedOut";
  const before = phone.network.timesSignedOut;
  await phone.passTime();
  expect(phone.network.timesSignedOut).toBe(before + 1);
});

describe("a device whose clock is years ahead", () => {
  test("has in the end what the account has, and holds up nobody's later changes", async () => {
    const years = 10 * 365 * 86_400_000;
    const ahead = await world.openTab(
      createTestDevice("ahead", () => new Date(world.now().getTime() + years)),
    );
    ahead.store.give(gpa(3.1));
    await ahead.passTime();
    expect(ahead.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
    const laptop = await world.signIn("l");
    expect(planOf(laptop)).toEqual(planOf(ahead));
    laptop.store.give(gpa(3.9));
    await laptop.passTime();
    await ahead.passTime();
    expect(planOf(laptop).profile.gpa).toBe(3.9);
    expect(planOf(ahead)).toEqual(planOf(laptop));
  });
});
