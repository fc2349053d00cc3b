/** A proposer erases the account: their name goes from the student's devices, also from what is stored there. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeCommand } from "#domain/plan/commands.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import { makeProposal, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { createSyncWorld, type SyncWorld } from "../../../test/support/syncWorld.ts";

let world: SyncWorld;

beforeEach(async () => {
  world = await createSyncWorld();
});
afterEach(() => world.close());

test("the erased name is replaced on a device that had it, and after the next start it is stored there no more", async () => {
  const student = await world.signIn("a");
  student.store.give({ kind: "addCollege", unitId: ohioState });
  await student.passTime();
  const { id: planId } = student.store.getState().plan;
  await world.ask("ben", "GET", "/api/plans");
  const { database } = world.tested.store;
  const ben = await database
    .selectFrom("accounts")
    .where("name", "=", "ben")
    .select("id")
    .executeTakeFirstOrThrow();
  const member = { plan_id: planId, account_id: ben.id, role: "parent", scopes: '["plan"]', joined_at: "" };
  await database.insertInto("plan_members").values(member).execute();
  const proposal = makeProposal("p1", oberlin, "ben");
  const draft = { kind: "setProposal", proposalId: "p1", proposal } as const;
  const command = makeCommand(draft, { id: "s1", at: world.now().toISOString(), planId });
  const sent = await world.tested.server.inject({
    method: "POST",
    url: `/api/plans/${planId}/commands`,
    headers: { authorization: "Bearer ben", "if-match": '"1"' },
    payload: { createdAt: world.now().toISOString(), commands: [command] },
  });
  expect(sent.statusCode).toBe(200);
  await student.passTime();
  expect(student.store.getState().plan.proposals).toMatchObject([{ byName: "ben" }]);

  await world.ask("ben", "POST", "/api/account/erase", { confirm: "erase" });
  await student.passTime();
  expect(student.store.getState().plan.proposals).toMatchObject([
    { byName: someoneGone, note: proposal.note },
  ]);
  expect(JSON.stringify(student.device.commands())).toContain('"ben"');
  const again = await world.openTab(student.device);
  await again.passTime();
  expect(again.store.getState().plan.proposals).toMatchObject([{ byName: someoneGone }]);
  expect(again.store.getState().plan.colleges).toHaveLength(1);
  expect(JSON.stringify(again.device.commands())).not.toContain('"ben"');
});
