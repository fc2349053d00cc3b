/** Plans in the store: the same cases on SQLite and on PostgreSQL. */
import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commandSchema } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import { exportPlans } from "#server/personalData/exportAccount.ts";
import { createSealing, KeyMissing } from "#server/store/sealing.ts";
import type { Store, StoreSettings } from "#server/store/store.ts";
import { chooseLength } from "../../../test/support/longTests.ts";
import { empty, makeCommandFrom, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { findProcessFile } from "../../../test/support/processFile.ts";
import { createAccountWithMember } from "../../../test/support/signUp.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { appendCommands, readCommands } from "./commands.ts";
import { erasePlan, erasePlans } from "./erasing.ts";
import { listHistory, restorePlan } from "./history.ts";
import { planLimits, readLog } from "./room.ts";
import { findMember, findPlan, listPlans, plansPerAccount, setMoneySharing } from "./store.ts";

const run = promisify(execFile);
const planProcess = await findProcessFile("planProcess");
const noon = new Date("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const sealing = createSealing([planProcessKey]);
const planId = empty.id;

const databases = openTestDatabases();

const open = (settings: StoreSettings) => openAt(settings, () => noon);

const addOberlin = makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1);
const addOhio = makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 2);
const writeNote = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 3);
const income = makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: 61_237 } }, 4);
const gpaOf = (second: number) =>
  makeCommandFrom({ kind: "setProfile", fields: { gpa: second / 20 } }, second);

describe.each(databaseKinds)("on %s", (kind) => {
  let settings: StoreSettings;
  let store: Store;

  beforeEach(async (context) => {
    settings = await databases.newSettings(kind, context);
    store = await open(settings);
    await createAccountWithMember(store.database, "ana");
    await createAccountWithMember(store.database, "ben");
  });
  afterEach(() => store?.close());

  function send(
    commands: readonly Command[],
    after: number,
    accountId = "ana",
    limits = planLimits as Limits,
  ) {
    const sent = { planId, accountId, createdAt: empty.createdAt, after, commands };
    return appendCommands(store.database, sealing, sent, noon, limits);
  }

  async function read(accountId = "ana", after = 0, most = 500) {
    const plan = await findPlan(store.database, planId, accountId);
    if (plan === null) return null;
    const page = { after, until: plan.revision, most };
    const { commands, isComplete } = await readCommands(store.database, sealing, planId, plan, page);
    return { revision: plan.revision, isComplete, ids: commands.map(idOf), commands };
  }

  async function letIn(accountId: string, role: string, scopes: readonly string[]): Promise<void> {
    const row = { plan_id: planId, account_id: accountId, role, scopes: JSON.stringify(scopes) };
    await store.database
      .insertInto("plan_members")
      .values({ ...row, joined_at: noon.toISOString() })
      .execute();
  }

  test("a plan begins with its first commands and comes back in their order", async () => {
    expect(await send([addOberlin, writeNote], 0)).toEqual({
      kind: "accepted",
      revision: 2,
      accepted: ["c1", "c3"],
    });
    expect(await send([addOhio], 2)).toMatchObject({ kind: "accepted", revision: 3 });
    expect(await read()).toMatchObject({ revision: 3, isComplete: true, ids: ["c1", "c3", "c2"] });
    expect((await read())?.commands.map(({ command: one }) => one)).toEqual([addOberlin, writeNote, addOhio]);
    expect(await read("ana", 2)).toMatchObject({ ids: ["c2"] });
    expect(await listPlans(store.database, "ana")).toMatchObject([
      { id: planId, createdAt: empty.createdAt, revision: 3, role: "owner", studentName: null },
    ]);
  });

  test("a command sent twice is accepted twice and there once", async () => {
    await send([addOberlin], 0);
    const again = { kind: "accepted", revision: 2, accepted: ["c1", "c2"] };
    expect(await send([addOberlin, addOhio, addOhio], 1)).toEqual(again);
    expect(await send([addOhio, addOberlin], 2)).toMatchObject({ kind: "accepted", revision: 2 });
    expect(await read()).toMatchObject({ revision: 2, ids: ["c1", "c2"] });
  });

  test("commands after another revision than the plan's are not taken", async () => {
    await send([addOberlin], 0);
    expect(await send([addOhio], 0)).toEqual({ kind: "movedOn", revision: 1 });
    expect(await send([addOhio], 7)).toEqual({ kind: "movedOn", revision: 1 });
    expect(await read()).toMatchObject({ revision: 1 });
  });

  test("another account's plan is as little there as one that nobody has", async () => {
    expect(await send([addOberlin], 3)).toEqual({ kind: "missing" });
    await send([addOberlin], 0);
    expect(await send([addOhio], 0, "ben")).toEqual({ kind: "missing" });
    expect(await send([addOhio], 1, "ben")).toEqual({ kind: "missing" });
    expect(await read("ben")).toBeNull();
    expect(await listPlans(store.database, "ben")).toEqual([]);
    expect(await erasePlan(store.database as never, planId, "ben", noon)).toBeNull();
    const back = { planId, accountId: "ben", revision: 1 };
    expect(await restorePlan(store.database, sealing, back, noon)).toEqual({ kind: "missing" });
    expect(await read()).toMatchObject({ revision: 1 });
  });

  test("of two that begin one plan at once, one owns it", async () => {
    const answers = await Promise.all([send([addOberlin], 0), send([addOhio], 0, "ben")]);
    expect(answers.map((answer) => answer.kind).toSorted()).toEqual(["accepted", "missing"]);
  });

  test("the plans are named by the last rename, whatever its place", async () => {
    const late = makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 9);
    const early = makeCommandFrom({ kind: "renameStudent", studentName: "M" }, 8);
    await send([late, early], 0);
    expect(await listPlans(store.database, "ana")).toMatchObject([{ studentName: "Maya" }]);
  });

  test("an account can begin a limited number of plans", async () => {
    for (let number = 0; number < plansPerAccount; number += 1) {
      const sent = { planId: `p${number}`, accountId: "ana", createdAt: empty.createdAt, after: 0 };
      const commands = [{ ...addOberlin, planId: `p${number}` }];
      expect(await appendCommands(store.database, sealing, { ...sent, commands }, noon)).toMatchObject({
        kind: "accepted",
      });
    }
    expect(await send([addOberlin], 0)).toEqual({ kind: "tooManyPlans" });
    expect(await send([addOberlin], 0, "ben")).toMatchObject({ kind: "accepted" });
  });

  test("money is refused until it is shared, then kept sealed, and erased when it is no longer", async () => {
    await send([addOberlin], 0);
    expect(await send([addOhio, income], 1)).toEqual({ kind: "moneyNotShared" });
    expect(await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, noon)).toBe(
      noon.toISOString(),
    );
    expect(await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, minutes(1))).toBe(
      noon.toISOString(),
    );
    expect(await send([addOhio, income], 1)).toMatchObject({ kind: "accepted", revision: 3 });
    const rows = await store.database.selectFrom("plan_commands").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("61237");
    expect(rows.filter((row) => row.key_id !== null).map((row) => row.command_id)).toEqual(["c4"]);
    expect((await read())?.commands.at(-1)?.command).toEqual(income);
    expect(
      await setMoneySharing(store.database, planId, { sharesMoney: false, by: "ana" }, minutes(2)),
    ).toBeNull();
    expect(await read()).toMatchObject({ revision: 3, ids: ["c1", "c2"] });
    expect(await findPlan(store.database, planId, "ana")).toMatchObject({ moneySharedSince: null });
    expect(await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, minutes(3))).toBe(
      minutes(3).toISOString(),
    );
    expect(await send([income], 3)).toMatchObject({ kind: "accepted", revision: 4 });
  });

  test("rows sealed with a missing key are never silently skipped", async () => {
    await send([addOberlin], 0);
    await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, noon);
    await send([income], 1);
    const other = createSealing([{ id: "other", key: Buffer.alloc(32, 1).toString("base64") }]);
    const page = { after: 0, until: 2, most: 10 };
    const owner = { role: "owner", scopes: [] } as const;
    await expect(readCommands(store.database, other, planId, { ...owner, scopes: [] }, page)).rejects.toThrow(
      KeyMissing,
    );
    await expect(readLog(store.database, other, planId)).rejects.toThrow(KeyMissing);
    const parent = { role: "parent", scopes: ["plan" as const] } as const;
    expect(
      await readCommands(store.database, other, planId, { ...parent, scopes: ["plan"] }, page),
    ).toMatchObject({
      commands: [{ command: addOberlin }],
    });
  });

  test("a plan is not begun for an account that was erased meanwhile", async () => {
    await store.database.deleteFrom("accounts").where("id", "=", "ana").execute();
    expect(await send([addOberlin], 0)).toEqual({ kind: "missing" });
    expect(await store.database.selectFrom("plans").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["a parent", "parent", ["plan", "notes"], ["c1", "c3"], "accepted"],
    ["a parent who was shown the plan alone", "parent", ["plan"], ["c1"], "notAllowed"],
    ["a counselor", "counselor", ["plan", "notes"], ["c1", "c3"], "notAllowed"],
    ["a member of a role that this release does not know", "coach", ["plan"], ["c1"], "notAllowed"],
    ["a member who was shown nothing", "parent", [], [], "notAllowed"],
  ] as const)("%s sees and writes what they may", async (_, role, scopes, seen, answer) => {
    await send([addOberlin, writeNote], 0);
    await setMoneySharing(store.database, planId, { sharesMoney: true, by: "ana" }, noon);
    await send([income], 2);
    await letIn("ben", role, scopes);
    expect((await read("ben"))?.ids).toEqual(seen);
    const note = makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Ask about housing" }, 5);
    expect(await send([note], 3, "ben")).toMatchObject({ kind: answer });
    expect(
      await restorePlan(store.database, sealing, { planId, accountId: "ben", revision: 2 }, noon),
    ).toEqual({ kind: "notAllowed" });
    const member = await findMember(store.database, planId, "ben");
    const kinds = member === null ? null : (await listHistory(store.database, planId, member)).at(-1)?.kinds;
    expect(kinds ?? []).toHaveLength(seen.length);
  });

  test("a long plan comes in pages", async () => {
    const commands = Array.from({ length: 7 }, (_, second) => gpaOf(second));
    await send(commands, 0);
    expect(await read("ana", 0, 3)).toMatchObject({ ids: ["c0", "c1", "c2"], isComplete: false });
    expect(await read("ana", 3, 4)).toMatchObject({ ids: ["c3", "c4", "c5", "c6"], isComplete: true });
  });

  test("one person it is shared with cannot fill a plan: others have their share, and the student the rest", async () => {
    await createAccountWithMember(store.database, "cora");
    const limits = { commands: 40, letters: 1_000_000 };
    let revision = 0;
    const mark = async (who: string, from: number, count: number, taskId = "task") => {
      const marks = Array.from({ length: count }, (_, index) =>
        makeCommandFrom(
          { kind: "setTaskMark", taskId: `${taskId}${from + index}`, fields: { doneOn: "2026-11-21" } },
          from + index,
        ),
      );
      const answer = await send(marks, revision, who, limits);
      if (answer.kind === "accepted") ({ revision } = answer);
      return answer.kind;
    };
    expect(await mark("ana", 0, 5)).toBe("accepted");
    await letIn("ben", "parent", ["plan"]);
    await letIn("cora", "parent", ["plan"]);
    expect(await mark("ben", 5, 15)).toBe("accepted");
    expect(await mark("ben", 20, 1)).toBe("shareFull");
    // Known commands before a new one do not open a way around it, and alone they are accepted again.
    expect(await mark("ben", 19, 2)).toBe("shareFull");
    expect(await mark("ben", 5, 15)).toBe("accepted");
    expect(await mark("cora", 21, 2)).toBe("accepted");
    expect(await mark("cora", 23, 1)).toBe("shareFull");
    expect(await mark("ana", 24, 10)).toBe("accepted");
  });

  test("what somebody changed again counts once against their share", async () => {
    const limits = { commands: 40, letters: 1_000_000 };
    await send([addOberlin], 0);
    await letIn("ben", "parent", ["plan"]);
    const grades = Array.from({ length: 19 }, (_, index) => gpaOf(index + 10));
    expect(await send(grades, 1, "ben", limits)).toMatchObject({ kind: "accepted" });
    expect(await send([gpaOf(40)], 20, "ben", limits)).toMatchObject({ kind: "accepted", revision: 21 });
  });

  test.each([
    ["many commands", { commands: 10, letters: 1_000_000 }],
    ["long commands", { commands: 1_000, letters: 1_200 }],
  ])("a plan of too %s that all still speak takes no more, and keeps what it has", async (_, limits) => {
    const marks = Array.from({ length: 11 }, (__, index) =>
      makeCommandFrom(
        { kind: "setTaskMark", taskId: `task${index}`, fields: { doneOn: "2026-11-21" } },
        index,
      ),
    );
    expect(await send(marks.slice(0, 5), 0, "ana", limits)).toMatchObject({ kind: "accepted" });
    expect(await send(marks.slice(5), 5, "ana", limits)).toEqual({ kind: "full" });
    expect((await readLog(store.database, sealing, planId)).length).toBe(5);
  });

  test("erasing takes every row of one's own plans, and one's place in those of others", async () => {
    await send([addOberlin, writeNote], 0);
    await letIn("ben", "parent", ["plan"]);
    const bens = { planId: "bens", accountId: "ben", createdAt: empty.createdAt, after: 0 };
    await appendCommands(
      store.database,
      sealing,
      { ...bens, commands: [{ ...addOhio, planId: "bens" }] },
      noon,
    );
    const exported = await exportPlans(store.database, sealing, "ben");
    expect(exported.map(({ id, commands, otherMembers }) => [id, commands.length, otherMembers])).toEqual([
      ["bens", 1, 0],
      [planId, 1, 1],
    ]);
    const erase = (accountId: string) =>
      store.database.transaction().execute((transaction) => erasePlans(transaction, accountId, noon));
    expect(await erase("ben")).toMatchObject({ plans: 1, plan_commands: 1, plan_members: 2 });
    expect(await read()).toMatchObject({ ids: ["c1", "c3"] });
    expect(await erase("ana")).toMatchObject({ plans: 1, plan_commands: 2, plan_members: 1 });
    expect(await erase("ana")).toMatchObject({ plans: 0, plan_commands: 0, plan_members: 0 });
    for (const table of ["plans", "plan_commands", "plan_members"] as const) {
      expect(await store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("three processes at once: every command is there once, without a gap", async () => {
    const words = (prefix: string) => [
      planProcess,
      "addSome",
      settings.dataFolder,
      settings.databaseUrl ?? "",
      prefix,
      "15",
    ];
    await Promise.all(["a", "b", "c"].map((prefix) => run(process.execPath, words(prefix))));
    const rows = await store.database
      .selectFrom("plan_commands")
      .select(["revision", "command_id"])
      .orderBy("revision")
      .execute();
    expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect(new Set(rows.map((row) => row.command_id)).size).toBe(45);
    expect(await findPlan(store.database, planId, "ana")).toMatchObject({ revision: 45 });
  });
});

type Limits = { commands: number; letters: number };

function idOf({ command: raw }: { command: unknown }): string {
  return commandSchema.parse(raw).id;
}

describe("a process that is killed in the middle of writing", () => {
  test("again and again: every command it had acknowledged is there, once, and the store opens", async () => {
    const rounds = chooseLength({ short: 4, long: 15 });
    const chains = await Promise.all([
      killedAgainAndAgain("left", rounds),
      killedAgainAndAgain("right", rounds),
    ]);
    expect(chains.flat()).toHaveLength(2 * rounds);
    expect(chains.flat().filter(({ missing }) => missing > 0)).toEqual([]);
    expect(chains.flat().every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  });
});

/** Rounds on one store: a writer is killed after a while, then everything it reported must be found. */
async function killedAgainAndAgain(name: string, rounds: number) {
  const dataFolder = join(databases.folder(), `killed-${name}`);
  const before = await open({ dataFolder, databaseUrl: null });
  await createAccountWithMember(before.database, "ana");
  await before.close();
  const found: { acknowledged: number; missing: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const said = await killedAfter(1 + 7 * round, dataFolder, `${name}${round}`);
    const store = await open({ dataFolder, databaseUrl: null });
    const rows = await store.database
      .selectFrom("plan_commands")
      .select(["command_id", "revision"])
      .execute();
    const plan = await findPlan(store.database, planId, "ana");
    await store.close();
    const kept = new Set(rows.map((row) => row.command_id));
    const missing =
      said.filter((id) => !kept.has(id)).length + Math.abs(rows.length - (plan?.revision ?? -1));
    found.push({ acknowledged: said.length, missing });
  }
  return found;
}

/** The ids the writer reported before it was killed, which happens at the given count. */
function killedAfter(count: number, dataFolder: string, prefix: string): Promise<string[]> {
  return new Promise((resolved, reject) => {
    const writer = spawn(process.execPath, [planProcess, "addWithoutEnd", dataFolder, "", prefix]);
    let said = "";
    writer.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.split("\n").length > count) writer.kill("SIGKILL");
    });
    writer.once("error", reject);
    // The last line may be cut off, so it does not count as reported.
    writer.once("close", () => resolved(said.split("\n").slice(0, -1)));
  });
}
