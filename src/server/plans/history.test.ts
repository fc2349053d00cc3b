/** A plan's history in the store, and restoring from it: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { createAccountWithMember } from "../../../test/support/signUp.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { appendCommands } from "./commands.ts";
import { listHistory, restorePlan } from "./history.ts";
import { planLimits, readLog } from "./room.ts";
import { setMoneySharing } from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const sealing = createSealing([planProcessKey]);
const planId = empty.id;

const databases = openTestDatabases();

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const noteOf = (note: string) => ({ kind: "setCollegeNote", unitId: oberlin, note }) as const;
const writeNote = makeCommandFrom(noteOf("Visit in April"), 3);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 4);
const gpaOf = (second: number) =>
  makeCommandFrom({ kind: "setProfile", fields: { gpa: second / 20 } }, second);

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    await createAccountWithMember(store.database, "ana");
  });
  afterEach(() => store?.close());

  function send(
    commands: readonly Command[],
    after: number,
    { now = noon, limits = planLimits }: { now?: Date; limits?: { commands: number; letters: number } } = {},
  ) {
    const sent = { planId, accountId: "ana", createdAt: empty.createdAt, after, commands };
    return appendCommands(store.database, sealing, sent, now, limits);
  }

  async function commandsNow(): Promise<Command[]> {
    const log = await readLog(store.database, sealing, planId);
    return log.map(({ command: one }) => one);
  }

  async function planNow() {
    return replayCommands(empty, await commandsNow());
  }

  test("going back brings an earlier state, by commands that come after everything", async () => {
    await send([addOberlin, writeNote], 0);
    const later = makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 50);
    await send([later, addOhio], 2);
    const owner = { role: "owner", scopes: [] } as const;
    const points = await listHistory(store.database, planId, { ...owner, scopes: [] });
    expect(points).toEqual([
      {
        revision: 4,
        from: 3,
        at: noon.toISOString(),
        accountId: "ana",
        kinds: ["addCollege", "removeCollege"],
      },
      {
        revision: 2,
        from: 1,
        at: noon.toISOString(),
        accountId: "ana",
        kinds: ["addCollege", "setCollegeNote"],
      },
    ]);
    const back = { planId, accountId: "ana", revision: 2 };
    expect(await restorePlan(store.database, sealing, back, new Date("2026-11-21T08:00:00Z"))).toMatchObject({
      kind: "accepted",
      revision: 6,
    });
    const plan = await planNow();
    expect(plan.colleges).toMatchObject([{ unitId: oberlin, note: "Visit in April" }]);
    expect(await restorePlan(store.database, sealing, back, noon)).toMatchObject({
      revision: 6,
      accepted: [],
    });
    for (const revision of [0, 1, 3, 99]) {
      const nowhere = { planId, accountId: "ana", revision };
      expect(await restorePlan(store.database, sealing, nowhere, noon)).toEqual({ kind: "noSuchPoint" });
    }
  });

  test("what a clock far ahead wrote is kept as of hours from now, in its order, and the device reads it back", async () => {
    const ahead = (id: string, note: string, at: string): Command => ({
      ...makeCommandFrom(noteOf(note), 0),
      id,
      at,
    });
    const sent = [
      ahead("late", "Second", "9999-12-31T23:59:59.999Z"),
      ahead("early", "First", "2031-01-01T00:00:00.000Z"),
      addOhio,
    ];
    expect(await send(sent, 0)).toEqual({ kind: "movedOn", revision: 3 });
    expect((await commandsNow()).map(({ at }) => at)).toEqual([
      "2026-11-22T08:00:00.001Z",
      "2026-11-22T08:00:00.000Z",
      addOhio.at,
    ]);
    expect((await planNow()).shelved).toMatchObject([{ unitId: oberlin, note: "Second" }]);
    expect(await send(sent, 3)).toMatchObject({ kind: "accepted", revision: 3 });
  });

  test("an instant that no clock can have said does not keep a plan from going back", async () => {
    await send([addOberlin, writeNote], 0);
    await send([makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 50)], 2);
    const impossible = "9999-12-31T23:59:59.999Z";
    await store.database
      .updateTable("plan_commands")
      .set({ at: impossible, body: JSON.stringify({ ...writeNote, at: impossible }) })
      .where("command_id", "=", "c3")
      .execute();
    const back = { planId, accountId: "ana", revision: 2 };
    expect(await restorePlan(store.database, sealing, back, noon)).toMatchObject({ kind: "accepted" });
    expect((await commandsNow()).map((one) => readCommand(one).ok)).not.toContain(false);
    expect((await planNow()).colleges).toMatchObject([{ unitId: oberlin }]);
  });

  test("going back to before money was shared, or while it was arriving, leaves the money answers", async () => {
    await send([addOberlin], 0);
    await send([addOhio], 1, { now: minutes(1) });
    await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, minutes(2));
    await send([gpaOf(5)], 2, { now: minutes(3) });
    await send([income], 3, { now: minutes(4) });
    const payment = {
      ...makeCommandFrom({ kind: "setMoney", fields: { payPerYearUsd: 20_000 } }, 6),
      at: minutes(5).toISOString(),
    };
    await send([payment], 4, { now: minutes(6) });
    const back = async (revision: number) => {
      const answer = await restorePlan(
        store.database,
        sealing,
        { planId, accountId: "ana", revision },
        minutes(9),
      );
      expect(answer).toMatchObject({ kind: "accepted" });
      return planNow();
    };
    expect((await back(3)).money).toMatchObject({ familyIncomeUsd: 61_237, payPerYearUsd: null });
    expect((await back(5)).money).toMatchObject({ familyIncomeUsd: 61_237, payPerYearUsd: 20_000 });
    const before = await back(1);
    expect(before.colleges.map(({ unitId }) => unitId)).toEqual([oberlin]);
    expect(before.money).toMatchObject({ familyIncomeUsd: 61_237, payPerYearUsd: 20_000 });
  });

  test("a plan that is written over and over stays small, says the same, and keeps its last points", async () => {
    const limits = { commands: 70, letters: 1_000_000 };
    const sent: Command[] = [addOberlin, writeNote];
    await send(sent, 0, { limits });
    for (let number = 0; number < 150; number += 1) {
      const at = new Date(noon.getTime() + number).toISOString();
      const next = { ...gpaOf(number % 60), id: `n${number}`, at };
      sent.push(next);
      expect(await send([next], sent.length - 1, { limits })).toMatchObject({ kind: "accepted" });
    }
    const log = await readLog(store.database, sealing, planId);
    expect(log.length).toBeLessThanOrEqual(70);
    expect(await planNow()).toEqual(replayCommands(empty, sent));
    const points = await listHistory(store.database, planId, { role: "owner", scopes: [] });
    expect(points).toHaveLength(50);
    const fortieth = points[39]?.revision ?? 0;
    await restorePlan(store.database, sealing, { planId, accountId: "ana", revision: fortieth }, noon);
    expect((await planNow()).profile).toEqual(replayCommands(empty, sent.slice(0, fortieth)).profile);
  });

  test("where one request after the other fills it, the history gives way before the plan does", async () => {
    const limits = { commands: 30, letters: 1_000_000 };
    let after = 0;
    for (let round = 0; round < 4; round += 1) {
      const commands = Array.from({ length: 20 }, (_, index) => ({
        ...gpaOf(index),
        id: `r${round}-${index}`,
      }));
      expect(await send(commands, after, { limits })).toMatchObject({ kind: "accepted" });
      after += 20;
    }
  });
});
