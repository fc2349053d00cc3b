/** A plan given to the student: what the giver's rights, links and guests are worth afterward, on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AcceptBody, InvitedRole } from "#contract/family.ts";
import { makeCommand, makeCommentDraft } from "#domain/plan/commands.ts";
import { canSee } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { type Account, createOwnAccount, findAccount } from "#server/account/store.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { listPeopleEvents } from "#server/plans/peopleEvents.ts";
import { readLog } from "#server/plans/room.ts";
import { findPlan, listPlans, setMoneySharing } from "#server/plans/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { empty, makeCommandFrom, makeComment, oberlin } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { acceptInvitation, lookAtHandover, lookAtInvitation } from "./accepting.ts";
import { invite, listInvitations, renewInvitation } from "./invitations.ts";
import { listPeople, removePerson, setScopes, toMemberId } from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const planId = empty.id;
const sealing = createSealing([planProcessKey]);
const income = 61_237;
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let people: Record<string, Account>;

  /** Dana began the plan with money in it, let in her other account, Cal the counselor and Fay, and has a link left over. */
  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    people = {};
    for (const name of ["dana", "dana2", "cal", "fay", "maya"]) people[name] = await newAccount(name);
    const begun = { planId, accountId: of("dana").id, createdAt: empty.createdAt };
    const commands = [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 2),
    ];
    await appendCommands(store.database, sealing, { ...begun, after: 0, commands }, noon);
    await setMoneySharing(store.database, planId, { sharesMoney: true, by: of("dana").id }, noon);
    const money = [makeCommandFrom({ kind: "setMoney", fields: { familyIncomeUsd: income } }, 3)];
    await appendCommands(store.database, sealing, { ...begun, after: 2, commands: money }, noon);
    for (const [name, role] of [
      ["dana2", "parent"],
      ["cal", "counselor"],
      ["fay", "parent"],
    ] as const) {
      expect(await accept(name, await link({ role, scopes: ["plan", "money", "notes", "essay"] }))).toBe(
        "accepted",
      );
    }
  });
  afterEach(() => store?.close());

  async function newAccount(name: string): Promise<Account> {
    const account = { email: `${name}@example.com`, name, passwordHash: "" };
    const subject = await createOwnAccount(store.database, account, noon);
    const made = subject === null ? null : await findAccount(store.database, subject);
    if (made === null) throw new Error(`There is no account of ${name}.`);
    return made;
  }

  function of(name: string): Account {
    const account = people[name];
    if (account === undefined) throw new Error(`There is nobody called ${name}.`);
    return account;
  }

  type Wish = { role: InvitedRole; scopes: Scope[]; email?: string; givesMoney?: boolean; by?: string };

  async function make({ email, by = "dana", givesMoney = false, ...wish }: Wish) {
    const mailOf = (token: string) => ({ recipient: "x", replyTo: null, subject: "", body: token });
    const whole = {
      planId,
      owner: of(by),
      email: email ?? null,
      givesMoney,
      mostPeople: null,
      mailOf,
      ...wish,
    };
    return invite(store.database, whole, noon);
  }

  async function link(wish: Wish): Promise<string> {
    const answer = await make(wish);
    if (answer.kind !== "invited") throw new Error(answer.kind);
    return answer.token;
  }

  async function accept(name: string, token: string, decided?: AcceptBody["people"]): Promise<string> {
    const body = { token, people: decided };
    return (await acceptInvitation(store.database, sealing, of(name), body, noon)).kind;
  }

  async function give(givesMoney: boolean, decided?: AcceptBody["people"]): Promise<void> {
    const token = await link({ role: "student", scopes: ["plan"], email: "maya@example.com", givesMoney });
    expect(await accept("maya", token, decided)).toBe("accepted");
  }

  const idOf = (name: string) => toMemberId(planId, of(name).id);
  const look = async () =>
    (await listPeople(store.database, planId)).map(
      ({ name, role, scopes }) => `${name}: ${role}, ${role === "owner" ? "all" : scopes.join(" ")}`,
    );
  const incomeIn = async (id: string) => {
    const log = await readLog(store.database, sealing, id);
    return replayCommands(
      { ...empty, id },
      log.map(({ command }) => command),
    ).money.familyIncomeUsd;
  };

  test("the student alone sees the essays until they say otherwise: the giver keeps the plan, everyone else leaves", async () => {
    await give(false);
    expect(await look()).toEqual(["maya: owner, all", "dana: parent, plan"]);
    const readers = await listPeople(store.database, planId);
    expect(readers.filter((person) => canSee(person, "essay")).map(({ name }) => name)).toEqual(["maya"]);
    for (const name of ["dana2", "cal", "fay"]) {
      expect(await findPlan(store.database, planId, of(name).id)).toBeNull();
    }
  });

  test("what the giver answered in comments is signed by name, so that it does not read as the student's", async () => {
    const said = makeComment("k1", { byName: "", byRole: "owner", thread: "k0", text: "On Sunday." });
    const command = makeCommand(makeCommentDraft(said), { id: "k1", at: noon.toISOString(), planId });
    const row = { plan_id: planId, revision: 900, point: 900, command_id: "k1", kind: command.kind };
    await store.database
      .insertInto("plan_commands")
      .values({
        ...row,
        scope: "plan",
        at: command.at,
        received_at: command.at,
        account_id: of("dana").id,
        addressee: of("cal").id,
        body: JSON.stringify(command),
        key_id: null,
      })
      .execute();
    await store.database.updateTable("plans").set({ revision: 900 }).where("id", "=", planId).execute();
    await give(false);
    const log = await readLog(store.database, sealing, planId);
    const { comments } = replayCommands(
      { ...empty, id: planId },
      log.map(({ command: one }) => one),
    );
    expect(comments).toEqual([{ ...said, byName: "dana" }]);
  });

  test("what the student confirms, each person keeps; and the giver may be taken off the plan", async () => {
    await give(false, [
      { memberId: idOf("cal"), scopes: ["plan", "essay"] },
      { memberId: idOf("fay"), scopes: ["essay"] },
      { memberId: idOf("dana"), scopes: [] },
      { memberId: "nobody", scopes: ["plan"] },
    ]);
    expect((await look()).toSorted()).toEqual([
      "cal: counselor, plan essay",
      "fay: parent, essay",
      "maya: owner, all",
    ]);
    expect(await findPlan(store.database, planId, of("dana").id)).toBeNull();
  });

  test("every link from before is dead: looked at, accepted, listed and renewed", async () => {
    await removePerson(store.database, planId, { memberId: idOf("dana2"), by: of("dana").id }, noon);
    const open = await link({ role: "parent", scopes: ["plan", "essay", "money"] });
    const mailed = await make({ role: "parent", scopes: ["plan", "essay"], email: "dana2@example.com" });
    await give(false);
    for (const token of [open, mailed.kind === "invited" ? mailed.token : ""]) {
      expect(await accept("dana2", token)).toBe("gone");
      expect(await lookAtInvitation(store.database, token, noon)).toBeNull();
    }
    expect(await listInvitations(store.database, planId, noon)).toEqual([]);
    expect(await findPlan(store.database, planId, of("dana2").id)).toBeNull();
  });

  test("a link whose maker may no longer share opens nothing, whatever its row says", async () => {
    await removePerson(store.database, planId, { memberId: idOf("dana2"), by: of("dana").id }, noon);
    const made = await make({ role: "parent", scopes: ["plan", "essay"], email: "dana2@example.com" });
    if (made.kind !== "invited") throw new Error(made.kind);
    await give(false);
    // As a row that the end of all invitations had missed.
    await store.database
      .updateTable("invitations")
      .set({ ended_at: null })
      .where("id", "=", made.id)
      .execute();
    expect(await accept("dana2", made.token)).toBe("gone");
    expect(await lookAtInvitation(store.database, made.token, noon)).toBeNull();
    expect(await listInvitations(store.database, planId, noon)).toEqual([]);
    const renewing = store.database.transaction();
    expect(await renewing.execute((transaction) => renewInvitation(transaction, made.id, noon))).toBeNull();
  });

  test("whoever gave it may no longer invite, change what others see, remove them or share money", async () => {
    await give(true, [
      { memberId: idOf("cal"), scopes: ["plan"] },
      { memberId: idOf("dana"), scopes: ["plan"] },
    ]);
    expect(await make({ role: "parent", scopes: ["plan"] })).toEqual({ kind: "missing" });
    const all = { scopes: ["plan", "essay"] as const, by: of("dana").id };
    expect(await setScopes(store.database, planId, idOf("dana"), all, noon)).toBe(false);
    expect(await setScopes(store.database, planId, idOf("cal"), all, noon)).toBe(false);
    const removal = { memberId: idOf("cal"), by: of("dana").id };
    expect(await removePerson(store.database, planId, removal, noon)).toBe("missing");
    const off = { sharesMoney: false, by: of("dana").id };
    expect(await setMoneySharing(store.database, planId, off, noon)).not.toBeNull();
    expect(await incomeIn(planId)).toBe(income);
    expect((await look()).toSorted()).toEqual([
      "cal: counselor, plan",
      "dana: parent, plan",
      "maya: owner, all",
    ]);
  });

  test("money that is not given moves to a plan of the giver, whole, and leaves nothing behind", async () => {
    await give(false);
    expect(await incomeIn(planId)).toBeNull();
    expect((await findPlan(store.database, planId, of("maya").id))?.moneySharedSince).toBeNull();
    const own = (await listPlans(store.database, of("dana").id)).filter(({ role }) => role === "owner");
    expect(own).toMatchObject([{ studentName: "Maya", moneySharedSince: noon.toISOString() }]);
    expect(await incomeIn(own[0]?.id ?? "")).toBe(income);
    const rows = await store.database.selectFrom("plan_commands").selectAll().execute();
    expect(rows.filter(({ scope }) => scope === "money").map(({ plan_id }) => plan_id)).toEqual([own[0]?.id]);
    expect(JSON.stringify(rows)).not.toContain(String(income));
  });

  test("money that is given is the student's, and the giver sees it no more", async () => {
    await give(true);
    expect(await incomeIn(planId)).toBe(income);
    expect(
      (await listPlans(store.database, of("dana").id)).map(({ role, scopes }) => [role, scopes]),
    ).toEqual([["parent", ["plan"]]]);
  });

  test("before accepting, the student sees who is on the plan, with what, and what ends; nobody else may look", async () => {
    await link({ role: "parent", scopes: ["plan"] });
    const token = await link({
      role: "student",
      scopes: ["plan"],
      email: "maya@example.com",
      givesMoney: true,
    });
    const seen = await lookAtHandover(store.database, of("maya"), token, noon);
    expect(seen).toMatchObject({ kind: "found", handover: { invitations: 1, hasMoney: true } });
    const listed = seen.kind === "found" ? seen.handover.people : [];
    const said = listed.map(({ name, isGiver, scopes }) => `${name} ${isGiver} ${scopes.length}`);
    expect(said.toSorted()).toEqual(["cal false 4", "dana true 4", "dana2 false 4", "fay false 4"]);
    expect(await lookAtHandover(store.database, of("cal"), token, noon)).toEqual({ kind: "otherAddress" });
    expect(await lookAtHandover(store.database, of("dana"), token, noon)).toEqual({ kind: "ownPlan" });
    const unverified = { ...of("maya"), emailVerified: false };
    expect(await lookAtHandover(store.database, unverified, token, noon)).toEqual({ kind: "otherAddress" });
    const toParent = await link({ role: "parent", scopes: ["plan"] });
    expect(await lookAtHandover(store.database, of("maya"), toParent, noon)).toEqual({ kind: "gone" });
  });

  test("the history says who gave the plan to whom, what ended, and who saw what from then on", async () => {
    await link({ role: "parent", scopes: ["plan"] });
    await give(false, [{ memberId: idOf("cal"), scopes: ["plan"] }]);
    const plan = await findPlan(store.database, planId, of("maya").id);
    const events = plan === null ? [] : await listPeopleEvents(store.database, plan, of("maya").id);
    const said = events.map(
      ({ kind: what, by, who, scopes, endedInvitations: ended }) =>
        `${what}: ${by}, ${who}, ${scopes.join(" ")}, ${ended}`,
    );
    expect(said).toEqual(
      expect.arrayContaining([
        "handedOver: dana, maya, plan money notes essay, 1",
        "scopesChanged: maya, dana, plan, 0",
        "removed: maya, dana2, , 0",
        "scopesChanged: maya, cal, plan, 0",
        "removed: maya, fay, , 0",
        "joined: dana, cal, plan money notes essay, 0",
      ]),
    );
    const cals = await findPlan(store.database, planId, of("cal").id);
    const own = cals === null ? [] : await listPeopleEvents(store.database, cals, of("cal").id);
    expect(own.map(({ kind: what, who }) => `${what} ${who}`).toSorted()).toEqual([
      "joined cal",
      "scopesChanged cal",
    ]);
  });
});
