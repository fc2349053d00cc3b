/** Invitations and the people of a plan in the store: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { familyLimits } from "#contract/family.ts";
import type { Scope } from "#domain/plan/plan.ts";
import { type Account, createOwnAccount, findAccount } from "#server/account/store.ts";
import { eraseAccount } from "#server/personalData/eraseAccount.ts";
import { exportAccount } from "#server/personalData/exportAccount.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { erasePlan } from "#server/plans/erasing.ts";
import { findPlan, listPlans } from "#server/plans/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { empty, makeCommandFrom, oberlin } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { acceptInvitation, lookAtInvitation } from "./accepting.ts";
import { setRefusal, toMailbox } from "./invitationMails.ts";
import {
  deleteOldInvitations,
  type Inviting,
  invite,
  listInvitations,
  renewInvitation,
  takeBackInvitation,
} from "./invitations.ts";
import { listPeople, removePerson, setScopes } from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(noon.getTime() + count * 24 * 60 * 60_000);
const planId = empty.id;
const sealing = createSealing([planProcessKey]);

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let people: Record<string, Account>;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    people = {};
    for (const name of ["ana", "ben", "cora", "dan"]) people[name] = await newAccount(name);
    const begun = { planId, accountId: of("ana").id, createdAt: empty.createdAt, after: 0 };
    const commands = [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 2),
    ];
    await appendCommands(store.database, sealing, { ...begun, commands }, noon);
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

  function ask(changed: Partial<Inviting> = {}, now = noon) {
    const mailOf = (token: string) => ({ recipient: "x", replyTo: null, subject: "", body: token });
    const wish = {
      planId,
      owner: of("ana"),
      role: "parent" as const,
      scopes: ["plan" as const],
      email: null,
    };
    return invite(store.database, { ...wish, mostPeople: null, mailOf, ...changed }, now);
  }

  async function link(changed: Partial<Inviting> = {}): Promise<string> {
    const answer = await ask(changed);
    if (answer.kind !== "invited") throw new Error(answer.kind);
    return answer.token;
  }

  const take = (name: string, token: string, now = noon) =>
    acceptInvitation(store.database, sealing, of(name), { token }, now);
  const share = (memberId: string, scopes: Scope[]) =>
    setScopes(store.database, planId, memberId, { scopes, by: of("ana").id }, noon);
  const remove = (memberId: string) =>
    removePerson(store.database, planId, { memberId, by: of("ana").id }, noon);
  const memberIn = (name: string) => findPlan(store.database, planId, of(name).id);
  const rows = () => store.database.selectFrom("invitations").selectAll().execute();

  test("an invitation says what it is to, lets one person in, and then nobody", async () => {
    const token = await link({ scopes: ["plan", "notes"] });
    expect(await lookAtInvitation(store.database, token, noon)).toEqual({
      role: "parent",
      scopes: ["plan", "notes"],
      studentName: "Maya",
      invitedBy: "ana",
      expiresAt: days(14).toISOString(),
    });
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await memberIn("ben")).toMatchObject({ role: "parent", scopes: ["plan", "notes"] });
    expect(await take("cora", token)).toEqual({ kind: "gone" });
    expect(await lookAtInvitation(store.database, token, noon)).toBeNull();
    expect(await listInvitations(store.database, planId, noon)).toEqual([]);
    // The response was lost: the retry gets the same one.
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
  });

  test("what is kept of it opens nothing", async () => {
    const token = await link();
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await take("ben", row?.token_hash ?? "")).toEqual({ kind: "gone" });
    expect(await take("ben", row?.id ?? "")).toEqual({ kind: "gone" });
  });

  test.each([
    ["after 14 days", async () => undefined, days(14)],
    [
      "taken back",
      async (id: string) => expect(await takeBackInvitation(store.database, planId, id, noon)).toBe(true),
      noon,
    ],
    [
      "once its plan is erased",
      async () => {
        const erase = store.database.transaction();
        await erase.execute((transaction) => erasePlan(transaction, planId, of("ana").id, noon));
      },
      noon,
    ],
    [
      "once the account that sent it is erased",
      async () => void (await eraseAccount(store.database, of("ana"), null, noon)),
      noon,
    ],
  ])("it lets nobody in %s", async (_, happen, now) => {
    const token = await link();
    const [row] = await rows();
    await happen(row?.id ?? "");
    expect(await take("ben", token, now)).toEqual({ kind: "gone" });
    expect(await lookAtInvitation(store.database, token, now)).toBeNull();
    expect(await memberIn("ben")).toBeNull();
  });

  test("of five who take it at once, one is let in", async () => {
    for (const name of ["eli", "fay"]) people[name] = await newAccount(name);
    const token = await link();
    const answers = await Promise.all(["ben", "cora", "dan", "eli", "fay"].map((name) => take(name, token)));
    expect(answers.map(({ kind: said }) => said).toSorted()).toEqual([
      "accepted",
      "gone",
      "gone",
      "gone",
      "gone",
    ]);
    expect(await listPeople(store.database, planId)).toHaveLength(2);
  });

  test("taken and taken back at once, it is one of the two", async () => {
    const token = await link();
    const [row] = await rows();
    const [taken, isBack] = await Promise.all([
      take("ben", token),
      takeBackInvitation(store.database, planId, row?.id ?? "", noon),
    ]);
    expect((taken.kind === "accepted") !== isBack).toBe(true);
    expect((await memberIn("ben")) !== null).toBe(taken.kind === "accepted");
  });

  test("whoever is in the plan uses up no invitation, and its owner takes none", async () => {
    await take("ben", await link());
    const token = await link({ scopes: ["plan", "money"] });
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await memberIn("ben")).toMatchObject({ scopes: ["plan"] });
    expect(await take("ana", token)).toEqual({ kind: "ownPlan" });
    expect(await memberIn("ana")).toMatchObject({ role: "owner" });
    expect(await take("cora", token)).toEqual({ kind: "accepted", planId });
  });

  test("mailed to an address, only its verified account can take it, with or without capitals", async () => {
    const token = await link({ email: "Ben@Example.com" });
    expect(await take("cora", token)).toEqual({ kind: "otherAddress" });
    const unverified = { ...of("ben"), emailVerified: false };
    expect(await acceptInvitation(store.database, sealing, unverified, { token }, noon)).toEqual({
      kind: "otherAddress",
    });
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await ask({ email: "BEN@example.com" })).toEqual({ kind: "alreadyIn" });
    expect(await ask({ email: "ana@example.com" })).toEqual({ kind: "alreadyIn" });
  });

  test("a student who takes a plan over owns it, and whoever gave it stays as a parent who sees the plan alone", async () => {
    const student = { role: "student" as const, scopes: ["plan" as const, "money" as const] };
    const token = await link({ ...student, email: "ben@example.com" });
    expect(await lookAtInvitation(store.database, token, noon)).toMatchObject({ role: "student" });
    expect(await take("ana", token)).toEqual({ kind: "ownPlan" });
    expect(await take("cora", token)).toEqual({ kind: "otherAddress" });
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await memberIn("ben")).toMatchObject({ role: "owner" });
    expect(await memberIn("ana")).toMatchObject({ role: "parent", scopes: ["plan"] });
    // The response was lost: the retry gets the same one, and nobody takes it a second time.
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await take("ana", token)).toEqual({ kind: "gone" });
    expect((await listPeople(store.database, planId)).map(({ name, role }) => `${name} ${role}`)).toEqual([
      "ben owner",
      "ana parent",
    ]);
  });

  test("a student who was first let in as something else may take the plan over", async () => {
    await take("ben", await link());
    const token = await link({ role: "student", scopes: ["plan"], email: "ben@example.com" });
    expect(await take("ben", token)).toEqual({ kind: "accepted", planId });
    expect(await memberIn("ben")).toMatchObject({ role: "owner" });
    expect(await listPeople(store.database, planId)).toHaveLength(2);
  });

  test("an address that is invited again has one link that works, the new one", async () => {
    const [first, second] = [
      await link({ email: "ben@example.com" }),
      await link({ email: "ben@example.com" }),
    ];
    expect(await listInvitations(store.database, planId, noon)).toHaveLength(1);
    expect(await take("ben", first)).toEqual({ kind: "gone" });
    expect(await take("ben", second)).toEqual({ kind: "accepted", planId });
  });

  test("a mail is in the outbox for an address, and none for a link", async () => {
    const token = await link({ email: "ben@example.com" });
    await link();
    const mails = await store.database.selectFrom("outbox").select("body").execute();
    expect(mails).toEqual([{ body: token }]);
  });

  test("twenty invitations are open at most, and what is refused leaves nothing", async () => {
    for (let count = 0; count < familyLimits.openInvitations; count += 1) await link();
    expect(await ask()).toEqual({ kind: "tooManyOpen" });
    expect(await rows()).toHaveLength(20);
    expect(await ask({}, days(14))).toMatchObject({ kind: "invited" });
  });

  const countMails = async () => (await store.database.selectFrom("outbox").select("id").execute()).length;

  test("twenty are mailed on a day at most, over all plans and also where they are taken back; then the link is handed over", async () => {
    for (let count = 0; count < familyLimits.mailedPerDay; count += 1) {
      const answer = await ask({ email: `p${count}@example.com` });
      if (answer.kind === "invited") await takeBackInvitation(store.database, planId, answer.id, noon);
    }
    expect(await ask({ email: "one@example.com" })).toMatchObject({ kind: "invited", isMailed: false });
    expect(await countMails()).toBe(20);
    expect(await ask({ email: "two@example.com" }, days(2))).toMatchObject({ isMailed: true });
  });

  test("one address is mailed once a week by one sender, whichever way it is spelled and whatever became of the first", async () => {
    const answer = await ask({ email: "eli@gmail.com" });
    if (answer.kind === "invited") await takeBackInvitation(store.database, planId, answer.id, noon);
    const erasing = store.database.transaction();
    await erasing.execute((transaction) => erasePlan(transaction, planId, of("ana").id, noon));
    const again = { planId, accountId: of("ana").id, createdAt: empty.createdAt, after: 0 };
    const commands = [makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1)];
    await appendCommands(store.database, sealing, { ...again, commands }, noon);
    for (const email of ["eli@gmail.com", "ELI+new@gmail.com", "e.l.i@gmail.com", "eli@googlemail.com"]) {
      expect(await ask({ email }, days(6))).toMatchObject({ kind: "invited", isMailed: false });
    }
    expect(await countMails()).toBe(1);
    expect(await ask({ email: "eli@gmail.com" }, days(8))).toMatchObject({ isMailed: true });
  });

  test("ten a week are mailed to one address by all senders, and an eleventh gets the link to hand over", async () => {
    const plans = async (name: string) => {
      people[name] = await newAccount(name);
      const begun = { planId: name, accountId: of(name).id, createdAt: empty.createdAt, after: 0 };
      const command = { ...makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1), planId: name };
      await appendCommands(store.database, sealing, { ...begun, commands: [command] }, noon);
      return ask({ planId: name, owner: of(name), email: "maya@example.com" });
    };
    for (let count = 0; count < familyLimits.mailedPerWeekToOneAddress.byAll; count += 1) {
      expect(await plans(`stranger-${count}`)).toMatchObject({ isMailed: true });
    }
    const mothers = await ask({ email: "maya@example.com" });
    expect(mothers).toMatchObject({ kind: "invited", isMailed: false });
    people["maya"] = await newAccount("maya");
    expect(await take("maya", mothers.kind === "invited" ? mothers.token : "")).toEqual({
      kind: "accepted",
      planId,
    });
  });

  test("who wants no invitations is mailed none, and an administrator renews none for them", async () => {
    const mailed = await ask({ email: "eli@example.com" });
    const id = mailed.kind === "invited" ? mailed.id : "";
    await setRefusal(store.database, toMailbox("Eli@Example.com"), true, noon);
    await setRefusal(store.database, toMailbox("eli@example.com"), true, noon);
    const renewing = store.database.transaction();
    expect(await renewing.execute((transaction) => renewInvitation(transaction, id, noon))).toBeNull();
    expect(await ask({ email: "eli@example.com" }, days(9))).toMatchObject({ isMailed: false });
    await setRefusal(store.database, toMailbox("eli@example.com"), false, noon);
    expect(await ask({ email: "eli@example.com" }, days(10))).toMatchObject({ isMailed: true });
  });

  test("ten people have a plan at most, the owner among them", async () => {
    const spare = await link();
    for (let count = 1; count < familyLimits.people; count += 1) {
      people[`p${count}`] = await newAccount(`p${count}`);
      await take(`p${count}`, await link());
    }
    expect(await listPeople(store.database, planId)).toHaveLength(10);
    expect(await ask()).toEqual({ kind: "tooManyPeople" });
    expect(await take("ben", spare)).toEqual({ kind: "tooManyPeople" });
  });

  test("who came and who may come both count against what the subscription allows", async () => {
    await take("ben", await link({ mostPeople: 2 }));
    await link({ mostPeople: 2 });
    expect(await ask({ mostPeople: 2 })).toEqual({ kind: "notAllowed" });
    expect(await ask({ mostPeople: 0 })).toEqual({ kind: "notAllowed" });
    const [open] = await listInvitations(store.database, planId, noon);
    await takeBackInvitation(store.database, planId, open?.id ?? "", noon);
    expect(await ask({ mostPeople: 2 })).toMatchObject({ kind: "invited" });
  });

  test("two invitations at once do not both get the last place", async () => {
    const answers = await Promise.all([ask({ mostPeople: 1 }), ask({ mostPeople: 1 })]);
    expect(answers.map(({ kind: said }) => said).toSorted()).toEqual(["invited", "notAllowed"]);
  });

  test("an invitation of another plan is not taken back through this one", async () => {
    await link();
    const [row] = await rows();
    expect(await takeBackInvitation(store.database, "plan-2", row?.id ?? "", noon)).toBe(false);
    expect(await listInvitations(store.database, planId, noon)).toHaveLength(1);
  });

  test("what somebody may see is changed, and they are removed; the owner is neither", async () => {
    await take("ben", await link());
    const [owner, ben] = await listPeople(store.database, planId);
    expect([owner?.role, ben?.email]).toEqual(["owner", "ben@example.com"]);
    expect(await share(ben?.memberId ?? "", ["plan", "essay"])).toBe(true);
    expect(await memberIn("ben")).toMatchObject({ scopes: ["plan", "essay"] });
    expect(await share(owner?.memberId ?? "", ["plan"])).toBe(false);
    expect(await share(of("ben").id, ["plan"])).toBe(false);
    expect(await remove(owner?.memberId ?? "")).toBe("owner");
    expect(await remove(ben?.memberId ?? "")).toBe("removed");
    expect(await memberIn("ben")).toBeNull();
    expect(await remove(ben?.memberId ?? "")).toBe("missing");
  });

  test("who is removed does not come back by an invitation to their address; others still come", async () => {
    const [toBen, toCora] = [
      await link({ email: "Ben@Example.com" }),
      await link({ email: "cora@example.com" }),
    ];
    await take("ben", await link());
    const ben = (await listPeople(store.database, planId)).find(({ role }) => role !== "owner");
    expect(await remove(ben?.memberId ?? "")).toBe("removed");
    expect(await take("ben", toBen)).toEqual({ kind: "gone" });
    expect(await take("cora", toCora)).toEqual({ kind: "accepted", planId });
  });

  test("an erased member is in the plan no more, and what was sent to their address is gone", async () => {
    await take("ben", await link());
    await link({ email: "cora@example.com" });
    const cora = await exportAccount(store.database, sealing, of("cora"));
    expect(cora.forms.invitations).toMatchObject([{ role: "parent" }]);
    expect(await eraseAccount(store.database, of("ben"), null, noon)).toMatchObject({
      plan_members: 1,
      plans: 0,
    });
    expect(await eraseAccount(store.database, of("cora"), null, noon)).toMatchObject({ invitations: 1 });
    expect(await rows()).toHaveLength(1);
    expect(await listPeople(store.database, planId)).toHaveLength(1);
    expect(await take("ben", await link())).toEqual({ kind: "gone" });
  });

  test("an owner's account takes its invitations along, without what would open them, and erases them", async () => {
    await take("ben", await link());
    await link({ email: "cora@example.com" });
    const { plans } = await exportAccount(store.database, sealing, of("ana"));
    expect(plans[0]?.invitations).toHaveLength(2);
    expect(JSON.stringify(plans)).not.toMatch(/token/);
    expect((await exportAccount(store.database, sealing, of("ben"))).plans[0]?.invitations).toEqual([]);
    const erased = await eraseAccount(store.database, of("ana"), null, noon);
    expect(erased).toMatchObject({ invitations: 2, plans: 1 });
    expect(await rows()).toEqual([]);
    expect(await listPlans(store.database, of("ben").id)).toEqual([]);
  });

  test("invitations that ended two days ago are deleted, open ones stay", async () => {
    await take("ben", await link());
    await link();
    expect(await deleteOldInvitations(store.database, noon.toISOString())).toBe(0);
    expect(await deleteOldInvitations(store.database, days(1).toISOString())).toBe(1);
    expect(await deleteOldInvitations(store.database, days(15).toISOString())).toBe(1);
  });
});
