/** What a sync reads from the device: each synced plan once, and no command of any other. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type SyncTab, type SyncWorld } from "../../../test/support/syncWorld.ts";
import { createTestDevice } from "../../../test/support/testDevice.ts";

vi.mock(import("#domain/plan/commandSchema.ts"), { spy: true });

let world: SyncWorld;
let tab: SyncTab;
/** Ids of the plans that were read, in order. */
let reads: string[];
let overviews: number;

beforeEach(async () => {
  world = await createSyncWorld();
  const device = createTestDevice("p", world.now);
  const { readPlan, readOverview } = device.sync;
  reads = [];
  overviews = 0;
  device.sync.readPlan = (planId) => {
    reads.push(planId);
    return readPlan(planId);
  };
  device.sync.readOverview = () => {
    overviews += 1;
    return readOverview();
  };
  tab = await world.openTab(device);
  for (const student of ["Ana", "Ben", "Cleo", "Dan"]) {
    tab.store.begin(student);
    tab.store.give({ kind: "addCollege", unitId: oberlin });
  }
  await tab.passTime();
  await tab.passTime();
  expect(tab.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
  reads = [];
  overviews = 0;
  vi.mocked(readCommand).mockClear();
});
afterEach(() => world.close());

/** The students' plans, without the empty one a first visit shows. */
const planIds = () =>
  tab.store
    .getState()
    .plans.flatMap(({ id, studentName }) => (studentName === null ? [] : [id]))
    .toSorted();

test("asking what is new reads each of four plans once, and parses each command once", async () => {
  await tab.sync.look();
  expect(reads.toSorted()).toEqual(planIds());
  expect(overviews).toBe(1);
  expect(readCommand).toHaveBeenCalledTimes(tab.device.commands().length);
});

test("a change is sent after reading its own plan, once", async () => {
  const { plan } = tab.store.getState();
  tab.store.give({ kind: "addCollege", unitId: ohioState });
  await vi.waitFor(() => expect(tab.device.commands()).toHaveLength(9));
  vi.mocked(readCommand).mockClear();
  await tab.sync.send();
  expect(reads).toEqual([plan.id]);
  expect(overviews).toBe(1);
  expect(readCommand).toHaveBeenCalledTimes(3);
  expect(tab.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
});

test("the first sync of four new plans reads each once", async () => {
  const device = createTestDevice("q", world.now);
  const other = await world.openTab(device, "ben");
  for (const student of ["Eva", "Fay", "Gus", "Hal"]) other.store.begin(student);
  await vi.waitFor(() => expect(device.commands()).toHaveLength(4));
  const { readPlan } = device.sync;
  const read = vi.fn(readPlan);
  device.sync.readPlan = read;
  await other.sync.look();
  expect(read).toHaveBeenCalledTimes(4);
  expect(await world.ask("ben", "GET", "/api/plans")).toMatchObject({ plans: [{}, {}, {}, {}] });
});

test("without a network a change is counted after reading its own plan", async () => {
  tab.network.isOnline = false;
  const { plan } = tab.store.getState();
  tab.store.give({ kind: "addCollege", unitId: ohioState });
  await vi.waitFor(() => expect(tab.device.commands()).toHaveLength(9));
  await tab.sync.send();
  expect(reads).toEqual([plan.id]);
  expect(tab.sync.getStatus()).toMatchObject({ phase: "waiting", waiting: 1 });
});
