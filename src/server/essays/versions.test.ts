/** Earlier texts in the store, on SQLite and on PostgreSQL: thinned, bounded, and kept once. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { versionLimit } from "#domain/essays/text/versions.ts";
import { type Command, makeCommand } from "#domain/plan/commands.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { findPlan } from "#server/plans/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { empty } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { createAccountWithMember } from "../../../test/support/signUp.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { listVersions, moveReplacedTexts, readVersion } from "./versions.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const sealing = createSealing([planProcessKey]);
const databases = openTestDatabases();
const planId = empty.id;

function save(turn: number, text = `Draft ${turn}`): Command {
  const at = new Date(Date.UTC(2026, 10, 1, 9, turn)).toISOString();
  const seen: Record<string, number> = turn === 1 ? {} : { w: turn - 1 };
  return makeCommand(
    { kind: "saveEssay", essayId: "e1", writer: "w", turn, seen, text },
    { id: `save${turn}`, at, planId },
  );
}

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    await createAccountWithMember(store.database, "ana");
  });
  afterEach(() => store?.close());

  async function send(commands: readonly Command[]) {
    const after = (await findPlan(store.database, planId, "ana"))?.revision ?? 0;
    const sent = { planId, accountId: "ana", createdAt: empty.createdAt, after, commands };
    return appendCommands(store.database, sealing, sent, noon);
  }

  async function held() {
    const { commands, letters } = await store.database
      .selectFrom("plans")
      .select(["commands", "letters"])
      .executeTakeFirstOrThrow();
    const rows = await store.database.selectFrom("plan_commands").select("body").execute();
    return {
      commands,
      letters,
      rows: rows.length,
      long: rows.reduce((sum, { body }) => sum + body.length, 0),
    };
  }

  test("two hundred versions and more: the first and the newest stay, a named one too, and the plan stays small", async () => {
    const named = makeCommand(
      { kind: "nameEssayVersion", essayId: "e1", versionId: "w.3", name: "For Ms. Ortiz" },
      { id: "named", at: "2026-11-01T08:00:00.000Z", planId },
    );
    await send([named]);
    const saves = Array.from({ length: versionLimit + 6 }, (_, index) => save(index + 1));
    for (let from = 0; from < saves.length; from += 100) await send(saves.slice(from, from + 100));
    const versions = (await listVersions(store.database, planId, "e1")).map(({ versionId }) => versionId);
    expect(versions).toHaveLength(versionLimit);
    // The last save is the text itself.
    expect([versions[0], versions.at(-1)]).toEqual(["w.1", `w.${versionLimit + 5}`]);
    expect(versions).toContain("w.3");
    const at = { planId, essayId: "e1", versionId: "w.3" };
    expect(await readVersion(store.database, sealing, at)).toBe("Draft 3");
    const { commands, letters, rows, long } = await held();
    expect([commands, letters]).toEqual([rows, long]);
    expect(rows).toBe(2);
  });

  test("a text sent again after its reply was lost is kept once", async () => {
    await send([save(1), save(2)]);
    expect(await send([save(1), save(2)])).toMatchObject({ kind: "accepted", accepted: ["save1", "save2"] });
    expect(await listVersions(store.database, planId, "e1")).toMatchObject([{ versionId: "w.1" }]);
    const { commands, rows } = await held();
    expect([commands, rows]).toEqual([1, 1]);
  });

  test("beyond the plan's room for versions the oldest go", async () => {
    await send([save(1, "x".repeat(3_000)), save(2, "y".repeat(3_000)), save(3)]);
    const fourth = save(4);
    await store.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("plan_commands")
        .values({
          plan_id: planId,
          revision: 9,
          point: 9,
          command_id: fourth.id,
          kind: fourth.kind,
          scope: "essay",
          at: fourth.at,
          received_at: fourth.at,
          account_id: "ana",
          body: JSON.stringify(fourth),
          key_id: null,
        })
        .execute();
      await moveReplacedTexts(transaction, sealing, planId, [fourth], 5_000);
    });
    const versions = await listVersions(store.database, planId, "e1");
    expect(versions.map(({ versionId }) => versionId)).toEqual(["w.2", "w.3"]);
  });
});
