/**
 * A person who left a trace wherever the product lets them erases the account: afterward their name, address and id are in no
 * table and in no reply, but for the exceptions listed here, which are those that /privacy names.
 */

import { hash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invitedSchema } from "#contract/family.ts";
import { planPageSchema } from "#contract/plans.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type CommandDraft, makeCommand, makeCommentDraft } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { someoneGone } from "#domain/plan/proposals.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { erasing, writeAccountSection } from "#screens/privacy/accountWords.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import { setRefusal, toMailbox } from "#server/family/invitationMails.ts";
import { describeInstallation } from "#server/installation.ts";
import { addToOutbox, emptyExpiredSecrets } from "#server/outbox/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import { empty, makeComment, makeProposal, oberlin, ohioState } from "../support/planCommands.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";
import { createTokenIdentity } from "../support/tokenIdentity.ts";

const people = ["maya", "zerlina", "cora", "leo"] as const;
type Person = (typeof people)[number];
/** Zerlina is a parent in Maya's plan and owns one of her own. */
const [mayasPlan, zerlinasPlan] = ["plan-of-m", "plan-of-z"];
const named = /zerlina/i;

/** Where the id of an erased account may stay, with the words by which /privacy says so. Nowhere else may it. */
const mayStay: Readonly<Record<string, string>> = {
  "audit_log.subject": "What an administrator did with your account",
};
/** The same for scrambled forms of the address, the account's id and the sign-in's id. */
const mayStayScrambled: Readonly<Record<string, string>> = {
  "erased_subjects.subject_hash": "a scrambled form of your ID there is kept for 31 days",
  "invitation_mails.mailbox": "for each invitation we emailed to you or for you",
  "invitation_mails.sender": "for each invitation we emailed to you or for you",
  "invitation_refusals.mailbox": "If you asked for no more invitations",
};

let tested: TestServer;
let now: Date;
let sent = 0;
let ids: Record<Person, string>;

beforeEach(async () => {
  now = new Date("2026-11-21T12:00:00Z");
  sent = 0;
  tested = await createTestServer({}, () => now, createTokenIdentity(people));
});
afterEach(() => tested.close());

async function ask(
  who: Person | null,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  body?: object,
) {
  const answer = await tested.server.inject({
    method,
    url,
    headers: who === null ? {} : { authorization: `Bearer ${who}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  const json: unknown = answer.body === "" ? null : answer.json();
  return { status: answer.statusCode, json, text: answer.body };
}

async function send(who: Person, planId: string, ...drafts: readonly CommandDraft[]): Promise<number> {
  const known = await ask(who, "GET", `/api/plans/${planId}/commands`);
  const revision = known.status === 200 ? planPageSchema.parse(known.json).revision : 0;
  const commands = drafts.map((draft) =>
    makeCommand(draft, { id: `s${(sent += 1)}`, at: new Date(now.getTime() + sent).toISOString(), planId }),
  );
  const answer = await tested.server.inject({
    method: "POST",
    url: `/api/plans/${planId}/commands`,
    headers: { authorization: `Bearer ${who}`, "if-match": `"${revision}"` },
    payload: { createdAt: empty.createdAt, commands },
  });
  return answer.statusCode;
}

async function invite(
  who: Person,
  planId: string,
  role: string,
  scopes: readonly string[],
  email: string | null,
) {
  const made = await ask(who, "POST", `/api/plans/${planId}/invitations`, { role, scopes, email });
  return invitedSchema.parse(made.json).url.split("#")[1] ?? "";
}

const accept = async (who: Person, token: string) =>
  (await ask(who, "POST", "/api/invitations/accept", { token })).status;

const comment = (who: Person, commentId: string, text: string) =>
  ask(who, "POST", `/api/plans/${mayasPlan}/essays/e1/comments`, {
    commentId,
    quote: "It rained on the bridge.",
    occurrence: 0,
    text,
  });

const propose = (id: string, unitId: number, note = "Near home"): CommandDraft => ({
  kind: "setProposal",
  proposalId: id,
  proposal: { ...makeProposal(id, unitId, id.startsWith("c") ? "cora" : "zerlina"), note },
});

/** Every trace that the product lets a person leave. */
async function leaveTraces(): Promise<void> {
  const { database } = tested.store;
  for (const who of people) await ask(who, "GET", "/api/plans");
  const accounts = await database.selectFrom("accounts").select(["id", "name"]).execute();
  ids = Object.fromEntries(accounts.map(({ id, name }) => [name, id])) as Record<Person, string>;
  const essay = [
    { kind: "renameStudent", studentName: "Maya" },
    { kind: "addCollege", unitId: oberlin },
    { kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null },
    { kind: "saveEssay", essayId: "e1", writer: "w", turn: 1, seen: {}, text: "It rained on the bridge." },
    { kind: "setEssay", essayId: "e1", fields: { status: "ready" } },
  ] as const satisfies readonly CommandDraft[];
  expect(await send("maya", mayasPlan, ...essay)).toBe(200);
  const mail = "Zerlina@Example.com";
  expect(await accept("zerlina", await invite("maya", mayasPlan, "parent", ["plan", "essay"], mail))).toBe(
    200,
  );
  expect(await accept("cora", await invite("maya", mayasPlan, "parent", ["plan", "essay"], null))).toBe(200);
  // Proposals: open, changed, answered and withdrawn; and one of somebody else.
  expect(await send("zerlina", mayasPlan, propose("p1", oberlin), propose("p2", ohioState))).toBe(200);
  expect(await send("zerlina", mayasPlan, propose("p1", oberlin, "They have a choir"))).toBe(200);
  expect(await send("zerlina", mayasPlan, propose("p3", ohioState))).toBe(200);
  const withdraw = { kind: "setProposal", proposalId: "p3", proposal: null } as const;
  expect(await send("zerlina", mayasPlan, withdraw)).toBe(200);
  const answer = { answer: "declined", word: "Too far", at: now.toISOString() } as const;
  expect(await send("maya", mayasPlan, { kind: "answerProposal", proposalId: "p2", answer })).toBe(200);
  expect(await send("cora", mayasPlan, propose("c1", oberlin))).toBe(200);
  // Comments at a college, one of them deleted, and the student's answer.
  const said = (id: string, thread: string | null = null) =>
    makeComment(id, { byName: "zerlina", thread, text: `Words of ${id}` });
  expect(await send("zerlina", mayasPlan, makeCommentDraft(said("k1")), makeCommentDraft(said("k2")))).toBe(
    200,
  );
  expect(await send("zerlina", mayasPlan, makeCommentDraft(said("k2"), true))).toBe(200);
  const reply = { ...said("m1", "k1"), byName: "", byRole: "owner" } as const;
  expect(await send("maya", mayasPlan, makeCommentDraft(reply))).toBe(200);
  const mark = { kind: "setTaskMark", taskId: "visits", fields: { doneOn: "2026-11-20" } } as const;
  expect(await send("zerlina", mayasPlan, mark)).toBe(200);
  // Comments, with answers both ways.
  expect((await comment("zerlina", "z1", "Which bridge?")).status).toBe(201);
  const answers = `/api/plans/${mayasPlan}/essays/e1/comments/z1/answers`;
  expect((await ask("maya", "POST", answers, { answerId: "a1", text: "The old one." })).status).toBe(201);
  expect((await ask("zerlina", "POST", answers, { answerId: "a2", text: "I see." })).status).toBe(201);
  // A plan of their own, with a counselor in it and somebody invited by mail.
  const named = { kind: "renameStudent", studentName: "Zerlina Junior" } as const;
  expect(await send("zerlina", zerlinasPlan, named, { kind: "addCollege", unitId: oberlin })).toBe(200);
  expect(await accept("leo", await invite("zerlina", zerlinasPlan, "counselor", ["plan"], null))).toBe(200);
  await invite("zerlina", zerlinasPlan, "parent", ["plan"], "friend@example.com");
  await setRefusal(database, toMailbox("zerlina@example.com"), true, now);
  await leaveMail();
}

/** Reminders, forms, the answers to them, and what administrators did. */
async function leaveMail(): Promise<void> {
  const { database } = tested.store;
  const reminders = {
    digest: { isOn: true, weekday: 0, hour: 17 },
    beforeDue: { isOn: true, days: 3 },
    includesParentTasks: true,
    timeZone: "America/New_York",
  };
  await ask("zerlina", "PUT", "/api/reminders", reminders);
  const contact = {
    name: "Zerlina",
    topic: "question",
    message: "A question long enough to be one.",
    website: "",
  };
  const form = { id: "a".repeat(32), email: "Zerlina@Example.com", ...contact };
  expect((await ask(null, "POST", "/api/contact", form)).status).toBeLessThan(300);
  const waitlist = { role: "parent", wishes: ["reminders"], isThirteenOrOlder: true, website: "" };
  await ask(null, "POST", "/api/waitlist", { id: "b".repeat(32), email: "zerlina@example.com", ...waitlist });
  await database.transaction().execute(async (transaction) => {
    const to = { replyTo: null, subject: "Tassel" };
    const answer = { ...to, recipient: "Zerlina@Example.com", kind: "contactAnswer", body: "Hello" } as const;
    await addToOutbox(transaction, answer, now);
    for (const state of ["sent", "waiting"] as const) {
      const told = { ...to, recipient: "leo@example.com", kind: "reminder" } as const;
      const id = await addToOutbox(transaction, { ...told, body: "For Zerlina Junior: the FAFSA" }, now);
      await transaction.updateTable("outbox").set({ state }).where("id", "=", id).execute();
      const row = { account_id: ids.leo, kind: "digest", outcome: "mailed", sent_at: now.toISOString() };
      await transaction
        .insertInto("reminder_sends")
        .values({ ...row, period: state, outbox_id: id })
        .execute();
    }
    const entry = { actor: { kind: "operator" }, action: "personLookedUp", subject: ids.zerlina } as const;
    await addAuditEntry(transaction, entry, now);
    // As an administrator they wrote a post, answered a message and took one.
    const post = { id: "post", slug: "post", status: "open", version: 1, last_version: 1 };
    const unset = { live_version: null, live_at: null, live_day: null, first_day: null };
    const next = { next_version: null, next_at: null, next_day: null, created_at: "", changed_at: "" };
    await transaction
      .insertInto("posts")
      .values({ ...post, ...unset, ...next, changed_by: ids.zerlina })
      .execute();
    const version = { post_id: "post", version: 1, fields: "{}", article: null, saved_at: "", is_beside: 0 };
    await transaction
      .insertInto("post_versions")
      .values({ ...version, saved_by: ids.zerlina })
      .execute();
    const other = { id: "m2", received_at: now.toISOString(), name: "Leo", email: "leo@example.com" };
    await transaction
      .insertInto("contact_messages")
      .values({ ...other, topic: "question", message: "Hi", record: null, assigned_to: ids.zerlina })
      .execute();
    const answered = { id: "m2a", message_id: "m2", written_at: "", text: "Hi", mail_id: "" };
    await transaction
      .insertInto("contact_answers")
      .values({ ...answered, account_id: ids.zerlina })
      .execute();
    const asked = { id: "e", account_id: ids.leo, asked_by: ids.zerlina, asked_at: now.toISOString() };
    await transaction
      .insertInto("account_erasures")
      .values({ ...asked, due_at: null, started_at: null })
      .execute();
    const use = { id: "u", day: "2026-11-21", tokens: 9, started_at: "", settled_at: null };
    await transaction
      .insertInto("model_calls")
      .values({ ...use, account_id: ids.zerlina })
      .execute();
  });
}

/** Every cell of the database that matches, as "table.column", with what is sealed opened. */
async function findCells(pattern: RegExp): Promise<string[]> {
  const { database } = tested.store;
  const found = new Set<string>();
  const sealing = createSealing(tested.parts.secrets.dataKeys);
  for (const { name, columns } of await database.introspection.getTables()) {
    const rows: Record<string, string | number | null>[] = await database
      .selectFrom(name as "plan_commands")
      .selectAll()
      .execute();
    for (const row of rows) {
      const textOf = (column: string) => (row[column] === null ? "" : String(row[column]));
      const planId = textOf("plan_id");
      const abouts = [`${planId} ${textOf("command_id")}`, `comment ${planId} ${textOf("id")}`];
      for (const { name: column } of columns) {
        const cell = textOf(column);
        const keyId = textOf("key_id");
        const isSealed = column === "body" && keyId !== "" && name !== "outbox";
        const read = abouts.map((about) => sealing.open({ keyId, body: cell }, about)).find(({ ok }) => ok);
        const opened = isSealed ? (read?.ok === true ? read.value : null) : cell;
        if (opened === null) throw new Error(`${name}.${column} could not be opened.`);
        if (pattern.test(opened)) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].toSorted();
}

const replies = ["", "/commands", "/people", "/revisions", "/essays", "/essays/e1/comments", "/invitations"];

async function readAsOthers(): Promise<string> {
  const texts: string[] = [];
  for (const who of ["maya", "cora", "leo"] as const) {
    for (const path of replies) {
      texts.push((await ask(who, "GET", `/api/plans/${mayasPlan}${path}`)).text);
      texts.push((await ask(who, "GET", `/api/plans/${zerlinasPlan}${path}`)).text);
    }
    for (const url of ["/api/plans", "/api/caseload", "/api/account/export", "/api/reminders"]) {
      texts.push((await ask(who, "GET", url)).text);
    }
  }
  return texts.join("\n");
}

async function planSeenBy(who: Person, after = 0, start: Plan = makeEmptyPlan(mayasPlan, empty.createdAt)) {
  const answer = await ask(who, "GET", `/api/plans/${mayasPlan}/commands?after=${after}`);
  const page = planPageSchema.parse(answer.json);
  const commands = page.commands.flatMap(({ command }) => {
    const read = readCommand(command);
    return read.ok ? [read.value] : [];
  });
  return { plan: replayCommands(start, commands), revision: page.revision, commands };
}

async function erase(): Promise<void> {
  expect((await ask("zerlina", "POST", "/api/account/erase", { confirm: "erase" })).status).toBe(200);
}

describe("an erased person", () => {
  test("is in no table and in no reply to others by name, address or id, but where the list says", async () => {
    await leaveTraces();
    const byName = await findCells(named);
    // The world is worth searching: what follows would pass on an empty one.
    for (const cell of ["plan_commands.body", "outbox.body", "contact_messages.email", "invitations.email"]) {
      expect(byName).toContain(cell);
    }
    expect((await findCells(new RegExp(ids.zerlina))).length).toBeGreaterThan(14);
    expect(await readAsOthers()).toMatch(named);
    await erase();
    // A waiting mail goes out first, and is emptied within the hour.
    now = new Date(now.getTime() + 2 * 60 * 60_000);
    await emptyExpiredSecrets(tested.store.database, now);
    expect(await findCells(named)).toEqual([]);
    expect(await findCells(new RegExp(ids.zerlina))).toEqual(Object.keys(mayStay));
    const scrambled = [
      toMailbox("zerlina@example.com"),
      hash("sha256", `sender ${ids.zerlina}`, "base64url"),
      hash("sha256", "erased tenant|zerlina", "base64url"),
    ];
    expect(await findCells(new RegExp(scrambled.join("|")))).toEqual(Object.keys(mayStayScrambled));
    const page = JSON.stringify([
      erasing,
      writeAccountSection({ ...describeInstallation(tested.parts.settings), identityHost: "tenant.example" }),
    ]);
    for (const said of [...Object.values(mayStay), ...Object.values(mayStayScrambled)]) {
      expect(page).toContain(said);
    }
    const seen = await readAsOthers();
    expect(seen).not.toMatch(named);
    expect(seen).not.toContain(ids.zerlina);
  });

  test("is nameless on a device that had their proposals, which stay with their answers", async () => {
    await leaveTraces();
    const before = await planSeenBy("maya");
    const history = (await ask("maya", "GET", `/api/plans/${mayasPlan}/revisions`)).json as {
      revisions: unknown[];
    };
    await erase();
    const after = await planSeenBy("maya", before.revision, before.plan);
    const signed = after.plan.proposals.map(({ id, byName, note }) => [id, byName, note]);
    expect(signed).toEqual([
      ["c1", "cora", "Near home"],
      ["p1", someoneGone, "They have a choir"],
      ["p2", someoneGone, "Near home"],
    ]);
    expect(after.plan.comments.map(({ id, byName, text }) => [id, byName, text])).toEqual([
      ["k1", someoneGone, "Words of k1"],
      ["m1", "", "Words of m1"],
    ]);
    expect(after.plan.proposalAnswers["p2"]).toMatchObject({ word: "Too far" });
    // A new device arrives at the same, and nobody else reads them.
    expect((await planSeenBy("maya")).plan.proposals).toEqual(after.plan.proposals);
    expect((await planSeenBy("cora")).plan.proposals.map(({ id }) => id)).toEqual(["c1"]);
    // An erasure is no change of the plan, so it is no point of its history.
    const later = (await ask("maya", "GET", `/api/plans/${mayasPlan}/revisions`)).json as {
      revisions: unknown[];
    };
    expect(later.revisions).toHaveLength(history.revisions.length);
    // The student may still answer.
    const word = { answer: "accepted", word: "", at: now.toISOString() } as const;
    expect(await send("maya", mayasPlan, { kind: "answerProposal", proposalId: "p1", answer: word })).toBe(
      200,
    );
  });

  test("leaves comments that belong to the student, as one person's, and takes their invitations along", async () => {
    await leaveTraces();
    const token = await invite("zerlina", zerlinasPlan, "parent", ["plan"], null);
    await erase();
    const { json } = await ask("maya", "GET", `/api/plans/${mayasPlan}/essays/e1/comments`);
    expect(json).toMatchObject({
      comments: [{ author: null, text: "Which bridge?", answers: [{}, { author: null }] }],
    });
    const rows = await tested.store.database.selectFrom("essay_comments").select("account_id").execute();
    expect(rows).toEqual([{ account_id: expect.stringMatching(/^gone:/) }]);
    expect(await accept("cora", token)).not.toBe(200);
  });
});
