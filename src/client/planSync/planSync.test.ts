/**
 * Devices of one account and the real server: nothing lost, nobody else's data, and finances stay on the
 * device.
 */
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Command } from "#domain/plan/commands.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { removeScopesFromCommands } from "#domain/plan/scopes.ts";
import { drafts, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type Luck, type SyncTab, type SyncWorld } from "../../../test/support/syncWorld.ts";
import { createTestDevice, type TestDevice } from "../../../test/support/testDevice.ts";

const addOberlin = { kind: "addCollege", unitId: oberlin } as const;
/** What an owner may change: a proposal is somebody else's. */
const ownDrafts = drafts.filter(({ kind }) => kind !== "setProposal");
const addOhio = { kind: "addCollege", unitId: ohioState } as const;
const earn = (familyIncomeUsd: number) => ({ kind: "setMoney", fields: { familyIncomeUsd } }) as const;

let world: SyncWorld;

beforeEach(async () => {
  world = await createSyncWorld();
});
afterEach(() => world.close());

const signIn = (name: string, who?: string) => world.signIn(name, who);
const openTab = (device: TestDevice, who?: string) => world.openTab(device, who);
const newDevice = (name: string) => createTestDevice(name, world.now);

const listOf = ({ store }: SyncTab) =>
  store
    .getState()
    .plan.colleges.map(({ unitId }) => unitId)
    .toSorted((a, b) => a - b);
const plansOf = ({ store }: SyncTab) => store.getState().plans.map(({ studentName }) => studentName);

async function serverIds(): Promise<string[]> {
  const { database } = world.tested.store;
  const rows = await database.selectFrom("plan_commands").select("command_id").execute();
  return rows.map((row) => row.command_id);
}

describe("one account on two devices", () => {
  test("what is made on one is on the other, both ways", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin, { kind: "setProfile", fields: { gpa: 3.7 } });
    await phone.passTime();
    const laptop = await signIn("l");
    expect(listOf(laptop)).toEqual([oberlin]);
    expect(laptop.sync.getStatus().report).toEqual({ joined: [], sent: 0, came: 1, others: 0 });
    laptop.store.give(addOhio);
    await laptop.passTime();
    await phone.passTime();
    expect(listOf(phone)).toEqual([ohioState, oberlin].toSorted((a, b) => a - b));
    expect(phone.store.getState().plan).toEqual(laptop.store.getState().plan);
    expect(phone.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0, problems: [] });
  });

  test("a plan begun after signing in goes to the account with its first change, without waiting for a look", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await vi.waitFor(() => expect(phone.device.commands()).toHaveLength(1));
    await phone.sync.send();
    expect(await serverIds()).toHaveLength(1);
  });

  test("changes made without a network on both survive on both", async () => {
    const [phone, laptop] = [await signIn("p"), await signIn("l")];
    phone.store.give(addOberlin);
    await phone.passTime();
    await laptop.passTime();
    for (const tab of [phone, laptop]) tab.network.isOnline = false;
    phone.store.give({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" });
    laptop.store.give(addOhio, { kind: "setCollegeStatus", unitId: oberlin, status: "applied" });
    await phone.passTime();
    await laptop.passTime();
    expect(phone.sync.getStatus()).toMatchObject({ phase: "waiting", waiting: 1 });
    for (const tab of [phone, laptop]) tab.network.isOnline = true;
    await phone.passTime();
    await laptop.passTime();
    await phone.passTime();
    expect(phone.store.getState().plan).toEqual(laptop.store.getState().plan);
    expect(phone.store.getState().plan.colleges).toMatchObject([
      { unitId: oberlin, status: "applied", note: "Visit in April" },
      { unitId: ohioState },
    ]);
  });

  test("a plan begun after the account was asked is counted without a network, and goes there with the first change", async () => {
    const phone = await signIn("p");
    phone.network.isOnline = false;
    phone.store.give(addOberlin);
    await vi.waitFor(() => expect(phone.device.commands()).toHaveLength(1));
    await phone.sync.send();
    expect(phone.sync.getStatus()).toMatchObject({ phase: "waiting", waiting: 1 });
    phone.network.isOnline = true;
    await phone.sync.send();
    expect(await serverIds()).toHaveLength(1);
    expect(phone.sync.getStatus()).toMatchObject({ phase: "synced", waiting: 0 });
  });

  test("what is known of an erased account is forgotten: its plan goes into the next one as a new one", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await phone.passTime();
    const [row] = phone.device.rows();
    await world.ask("ana", "POST", "/api/account/erase", { confirm: "erase" });
    expect(await serverIds()).toEqual([]);
    await phone.device.sync.forgetAccount(row?.accountId ?? "");
    expect([phone.device.rows(), listOf(phone)]).toEqual([[], [oberlin]]);
    const later = await openTab(phone.device, "ben");
    await later.passTime();
    expect(later.sync.getStatus()).toMatchObject({ phase: "synced", report: { sent: 1 }, problems: [] });
    expect(await serverIds()).toHaveLength(1);
  });

  test("two tabs of one device send each change once", async () => {
    const device = newDevice("d");
    const [one, other] = [await openTab(device), await openTab(device)];
    await one.passTime();
    await other.passTime();
    one.store.give(addOberlin);
    other.store.give(addOhio);
    await Promise.all([one.passTime(), other.passTime()]);
    expect(listOf(one)).toEqual(listOf(other));
    expect(new Set(await serverIds()).size).toBe((await serverIds()).length);
    expect(await serverIds()).toHaveLength(2);
  });

  test("a session that has ended stops it, and what was made is still there", async () => {
    const stranger = await openTab(newDevice("s"), "nobody");
    stranger.store.give(addOberlin);
    await stranger.passTime();
    expect(stranger.sync.getStatus().phase).toBe("signedOut");
    expect(listOf(stranger)).toEqual([oberlin]);
  });

  test("going back on one device brings all of them back", async () => {
    const [phone, laptop] = [await signIn("p"), await signIn("l")];
    phone.store.give(addOberlin);
    await phone.passTime();
    const [undo] = [phone.store.getState().plan.id];
    phone.store.give({ kind: "removeCollege", unitId: oberlin });
    await phone.passTime();
    await laptop.passTime();
    expect(listOf(laptop)).toEqual([]);
    await world.ask("ana", "POST", `/api/plans/${undo}/restore`, { revision: 1 });
    await phone.passTime();
    await laptop.passTime();
    expect([listOf(phone), listOf(laptop)]).toEqual([[oberlin], [oberlin]]);
  });
});

describe("the first sign-in on a device", () => {
  test("joins its plan with the account's and says what it did", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin, { kind: "setProfile", fields: { gpa: 3.7 } });
    await phone.passTime();
    const laptop = await openTab(newDevice("l"));
    laptop.store.give(addOberlin, addOhio, earn(61_237));
    await laptop.passTime();
    expect(laptop.sync.getStatus().report).toMatchObject({
      joined: [
        {
          device: { colleges: 2, answers: 0 },
          account: { colleges: 1, answers: 1 },
          collegesInBoth: 1,
          together: { colleges: 2, answers: 1 },
          keptMoney: true,
        },
      ],
      sent: 0,
      came: 0,
    });
    expect(plansOf(laptop)).toEqual([null]);
    expect(laptop.store.getState().plan.id).toBe(phone.store.getState().plan.id);
    await phone.passTime();
    expect(listOf(phone)).toEqual(listOf(laptop));
    expect(laptop.store.getState().plan.money.familyIncomeUsd).toBe(61_237);
    expect(phone.store.getState().plan.money.familyIncomeUsd).toBeNull();
    laptop.sync.closeReport();
    await laptop.passTime();
    expect(laptop.sync.getStatus().report).toBeNull();
  });

  test("cut short at any request ends the same", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await phone.passTime();
    for (const [at, luck] of [0, 1, 2, 3].flatMap((one) => [
      [one, "requestLost"] as const,
      [one, "replyLost"] as const,
    ])) {
      const device = newDevice(`l${at}${luck}`);
      const first = await openTab(device);
      first.store.give(addOhio);
      let asked = 0;
      first.network.luck = () => ((asked += 1) > at ? luck : "good");
      await first.passTime();
      first.sync.stop();
      const again = await openTab(device);
      await again.passTime();
      expect(plansOf(again)).toEqual([null]);
      expect(listOf(again)).toEqual([ohioState, oberlin].toSorted((a, b) => a - b));
    }
    expect((await world.ask("ana", "GET", "/api/plans")) as object).toMatchObject({ plans: [{}] });
  });

  test("a brother's plan stays a plan of its own", async () => {
    const phone = await signIn("p");
    phone.store.begin("Maya");
    await phone.passTime();
    const laptop = await openTab(newDevice("l"));
    laptop.store.begin("Leo");
    await laptop.passTime();
    await phone.passTime();
    expect(
      plansOf(phone)
        .filter((name) => name !== null)
        .toSorted(),
    ).toEqual(["Leo", "Maya"]);
    expect(
      plansOf(laptop)
        .filter((name) => name !== null)
        .toSorted(),
    ).toEqual(["Leo", "Maya"]);
    expect(laptop.sync.getStatus().report).toMatchObject({ joined: [], sent: 1, came: 1 });
  });

  test("of another account leaves the plan that is kept for the first", async () => {
    const device = newDevice("d");
    const ana = await openTab(device);
    ana.store.give(addOberlin);
    await ana.passTime();
    ana.sync.stop();
    world.requests.length = 0;
    const ben = await openTab(device, "ben");
    await ben.passTime();
    expect(ben.sync.getStatus().report).toMatchObject({ others: 1, sent: 0 });
    expect(world.requests.filter((request) => !request.startsWith("GET /api/plans "))).toEqual([]);
  });
});

describe("what leaves a device", () => {
  test("a plan removed from a device stays in the account, and away", async () => {
    const [phone, laptop] = [await signIn("p"), await signIn("l")];
    phone.store.give(addOberlin);
    await phone.passTime();
    await laptop.passTime();
    void laptop.store.remove(laptop.store.getState().plan.id);
    await laptop.passTime();
    await phone.passTime();
    expect([listOf(laptop), listOf(phone)]).toEqual([[], [oberlin]]);
  });

  test("a plan erased in the account stays where it was made, and is not sent again", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await phone.passTime();
    await world.ask("ana", "DELETE", `/api/plans/${phone.store.getState().plan.id}`);
    phone.store.give(addOhio);
    await phone.passTime();
    await phone.passTime();
    expect(listOf(phone)).toHaveLength(2);
    expect(await serverIds()).toEqual([]);
  });

  test("what is erased from a device while answers are under way does not come back", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await phone.passTime();
    const laptop = await openTab(newDevice("l"));
    let asked = 0;
    laptop.network.luck = () => {
      asked += 1;
      // The list has arrived, the plan is requested, and its owner signs out without leaving a copy here.
      if (asked === 2) void laptop.store.erase();
      return "good";
    };
    await laptop.passTime();
    await laptop.passTime();
    expect(asked).toBe(2);
    expect([laptop.device.commands(), laptop.device.rows()]).toEqual([[], []]);
    expect(await serverIds()).toHaveLength(1);
  });

  test("a plan that is shared with somebody is not kept on their device", async () => {
    const phone = await signIn("p");
    phone.store.give(addOberlin);
    await phone.passTime();
    const parent = await signIn("b", "ben");
    const { id } = phone.store.getState().plan;
    const { id: account } = await world.tested.store.database
      .selectFrom("accounts")
      .select("id")
      .where("subject", "=", "tenant|ben")
      .executeTakeFirstOrThrow();
    const member = { plan_id: id, account_id: account, role: "parent", scopes: '["plan"]', joined_at: "" };
    await world.tested.store.database.insertInto("plan_members").values(member).execute();
    world.requests.length = 0;
    await parent.passTime();
    expect(world.requests).toEqual(["GET /api/plans null"]);
    expect(listOf(parent)).toEqual([]);
    expect(parent.device.commands()).toEqual([]);
  });
});

describe("money", () => {
  const withMoney = () =>
    world.requests.filter((request) => /61237|setMoney|setAidAnswers|"money"/.test(request));

  test("is in no request until it is shared, then on the family's other devices, and again after off and on", async () => {
    const [phone, laptop] = [await signIn("p"), await signIn("l")];
    phone.store.give(addOberlin, earn(61_237), { kind: "setAidAnswers", answers: { "first.agi": 73_331 } });
    await phone.passTime();
    await laptop.passTime();
    expect(withMoney()).toEqual([]);
    expect(laptop.store.getState().plan.money.familyIncomeUsd).toBeNull();
    expect(phone.sync.getStatus().waiting).toBe(0);
    const share = (sharesMoney: boolean) =>
      world.ask("ana", "PUT", `/api/plans/${phone.store.getState().plan.id}/sharing`, { sharesMoney });
    await share(true);
    await phone.passTime();
    await laptop.passTime();
    expect(withMoney()).toHaveLength(1);
    expect(laptop.store.getState().plan.money.familyIncomeUsd).toBe(61_237);
    world.requests.length = 0;
    await share(false);
    laptop.store.give(earn(58_000));
    await laptop.passTime();
    await phone.passTime();
    expect(withMoney()).toEqual([]);
    expect(await serverIds()).toHaveLength(1);
    await share(true);
    for (const tab of [laptop, phone, laptop]) await tab.passTime();
    expect(phone.store.getState().plan.money.familyIncomeUsd).toBe(58_000);
    expect(await serverIds()).toHaveLength(4);
  });
});

test("with lost and doubled messages, refused writes and spells without a network, all changes are on both devices and once in the account", async () => {
  const step = fc.tuple(
    fc.nat(1),
    fc.oneof(
      fc.record({ kind: fc.constant("edit" as const), draft: ownDrafts }),
      fc.record({
        kind: fc.constant("luck" as const),
        luck: fc.constantFrom<Luck>("good", "requestLost", "replyLost", "doubled"),
      }),
      fc.record({
        kind: fc.constantFrom("pass" as const, "offline" as const, "online" as const, "refuse" as const),
      }),
    ),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14, size: "max" }), async (course) => {
      run += 1;
      await world.close();
      world = await createSyncWorld();
      const first = await signIn(`a${run}x`);
      first.store.give(addOberlin);
      await first.passTime();
      const tabs = [first, await signIn(`b${run}x`)] as const;
      for (const [index, action] of course) {
        const tab = tabs[index === 0 ? 0 : 1];
        if (action.kind === "edit") tab.store.give(action.draft);
        if (action.kind === "luck") tab.network.luck = () => action.luck;
        if (action.kind === "offline") tab.network.isOnline = false;
        if (action.kind === "online") tab.network.isOnline = true;
        if (action.kind === "refuse") tab.device.refuse(1);
        if (action.kind === "pass") await tab.passTime();
      }
      for (const tab of tabs) {
        Object.assign(tab.network, { isOnline: true, luck: () => "good" });
        tab.device.refuse(0);
      }
      for (const tab of [...tabs, ...tabs]) await tab.passTime();
      const made = tabs.map(({ device }) =>
        removeScopesFromCommands(device.commands() as Command[], ["money"]),
      );
      const start = makeEmptyPlan(first.store.getState().plan.id, first.store.getState().plan.createdAt);
      // Superseded commands need not be sent; the plans are identical down to the last stamp.
      const together = replayCommands(start, made.flat());
      for (const commands of made) expect(replayCommands(start, commands)).toEqual(together);
      const ids = await serverIds();
      expect(new Set(ids).size).toBe(ids.length);
      const taken = made.flat().filter(({ id }) => ids.includes(id));
      expect(replayCommands(start, taken)).toEqual(together);
    }),
    { seed: 20261121, numRuns: 12 },
  );
}, 60_000);
