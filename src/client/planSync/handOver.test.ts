/** A plan that a parent began and the student takes over: it moves to the student's devices, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invitedSchema } from "#contract/family.ts";
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
  /** Ana began it and hands it to Ben, with or without the money in her account. */
  async function handOver(planId: string, givesMoney = false): Promise<void> {
    const wish = { role: "student", scopes: ["plan"], email: "ben@example.com", givesMoney };
    const made = await world.ask("ana", "POST", `/api/plans/${planId}/invitations`, wish);
    const [, token] = invitedSchema.parse(made).url.split("#");
    await world.ask("ben", "POST", "/api/invitations/accept", { token });
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

  /** Ana's device with a college and her income in the account. */
  async function openWithMoney(): Promise<SyncTab> {
    const parent = await world.signIn("a");
    parent.store.give({ kind: "renameStudent", studentName: "Maya" }, addOberlin, earn(61_237));
    await parent.passTime();
    const { id } = parent.store.getState().plan;
    await world.ask("ana", "PUT", `/api/plans/${id}/sharing`, { sharesMoney: true });
    await parent.passTime();
    expect(await serverIds()).toHaveLength(3);
    return parent;
  }

  test("leaves the money answers that were not given with the parent, in a plan of their own", async () => {
    const parent = await openWithMoney();
    const student = await world.signIn("b", "ben");
    const { id } = parent.store.getState().plan;
    await handOver(id);
    await student.passTime();
    await parent.passTime();
    await parent.passTime();
    expect(student.store.getState().plan).toMatchObject({ id, money: { familyIncomeUsd: null } });
    const { plan } = parent.store.getState();
    expect(plan).toMatchObject({ studentName: "Maya", money: { familyIncomeUsd: 61_237 }, colleges: [] });
    expect(plan.id).not.toBe(id);
    expect(parent.sync.getStatus()).toMatchObject({ phase: "synced", problems: [], onlyHere: [] });
  });

  test("takes the money answers along where they were given, and the parent's device keeps none", async () => {
    const parent = await openWithMoney();
    const student = await world.signIn("b", "ben");
    const { id } = parent.store.getState().plan;
    await handOver(id, true);
    await student.passTime();
    await parent.passTime();
    await parent.passTime();
    expect(student.store.getState().plan).toMatchObject({ id, money: { familyIncomeUsd: 61_237 } });
    expect(parent.store.getState().plan.money.familyIncomeUsd).toBeNull();
    expect(parent.device.commands()).toEqual([]);
  });
});
