/** A plan that a parent began and the student takes over: it moves to the student's devices, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type SyncTab, type SyncWorld } from "../../../test/support/syncWorld.ts";

const addOberlin = { kind: "addCollege", unitId: oberlin } as const;
const addOhio = { kind: "addCollege", unitId: ohioState } as const;
const earn = (familyIncomeUsd: number) => ({ kind: "setMoney", fields: { familyIncomeUsd } }) as const;

let world: SyncWorld;

beforeEach(async () => {
  world = await createSyncWorld();
});
afterEach(() => world.close());

const listOf = ({ store }: SyncTab) => store.getState().plan.colleges.map(({ unitId }) => unitId);

async function serverIds(): Promise<string[]> {
  const rows = await world.tested.store.database.selectFrom("plan_commands").select("command_id").execute();
  return rows.map((row) => row.command_id);
}

describe("a plan that the student takes over", () => {
  /** Ana began it and hands it to Ben. */
  async function handOver(planId: string): Promise<void> {
    const { database } = world.tested.store;
    const [role, scopes] = ["owner", JSON.stringify(["plan", "money"])];
    const ben = await database
      .selectFrom("accounts")
      .where("name", "=", "ben")
      .select("id")
      .executeTakeFirst();
    await database.updateTable("plan_members").set({ role: "parent", scopes }).execute();
    const member = { plan_id: planId, account_id: ben?.id ?? "", role, scopes, joined_at: "" };
    await database.insertInto("plan_members").values(member).execute();
  }

  test("leaves the parent's device and comes to the student's, who changes it from then on", async () => {
    const parent = await world.signIn("a");
    parent.store.give(addOberlin);
    await parent.passTime();
    const student = await world.signIn("b", "ben");
    const { id } = parent.store.getState().plan;
    await handOver(id);
    await student.passTime();
    await parent.passTime();
    expect([listOf(student), student.store.getState().plan.id]).toEqual([[oberlin], id]);
    expect([listOf(parent), parent.device.commands(), parent.device.rows()]).toEqual([[], [], []]);
    expect(parent.sync.getStatus()).toMatchObject({ phase: "synced", problems: [], onlyHere: [] });
    student.store.give(addOhio);
    await student.passTime();
    expect(await serverIds()).toHaveLength(2);
  });

  test("stays on the parent's device where it has money figures that the account never had", async () => {
    const parent = await world.signIn("a");
    parent.store.give(addOberlin, earn(61_237));
    await parent.passTime();
    await world.signIn("b", "ben");
    const { id } = parent.store.getState().plan;
    await handOver(id);
    await parent.passTime();
    await parent.passTime();
    expect(parent.store.getState().plan.money.familyIncomeUsd).toBe(61_237);
    expect(parent.sync.getStatus()).toMatchObject({ phase: "synced", problems: [], onlyHere: [id] });
    parent.store.give(addOhio);
    await parent.passTime();
    expect(await serverIds()).toHaveLength(1);
  });
});
