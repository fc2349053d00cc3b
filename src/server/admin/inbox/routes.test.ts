/** The inbox over HTTP: read, assigned, answered once, closed; whatever was typed stays text; two at one message. */
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inboxLimits, inboxMessageSchema, inboxSchema } from "#contract/adminInbox.ts";
import { checkAuditLog, listAuditEntries } from "#server/audit/log.ts";
import { deleteContactMessages, storeContactMessage } from "#server/forms/contactStore.ts";
import { joinWaitlist } from "#server/forms/waitlistStore.ts";
import { listOutbox } from "#server/outbox/store.ts";
import {
  type AdministeredServer,
  createAdministeredServer,
  emailOf,
} from "../../../../test/support/administrators.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const note = { recipient: "team@example.com", replyTo: null, subject: "A note", body: "" };
const idOf = (number: number) => number.toString(16).padStart(32, "0");
const sender = { name: "Rosa Ruiz", email: "rosa@example.com", topic: "question" };

let site: AdministeredServer;
beforeEach(async () => {
  site = await createAdministeredServer({
    contactEmail: "team@example.com",
    smtp: { url: "smtp://127.0.0.1:1", from: "Tassel <plan@example.com>" },
  });
});
afterEach(() => site.close());

async function receive(
  number: number,
  changed: Partial<typeof sender & { message: string; record: string }> = {},
) {
  const form = { id: idOf(number), ...sender, message: "When is the FAFSA due?", ...changed };
  const at = new Date(noon.getTime() + number * 60_000);
  expect(await storeContactMessage(site.store.database, form, note, at)).toBe(true);
  return `/api/admin/inbox/${form.id}`;
}

const answersTo = async (email: string) =>
  (await listOutbox(site.store.database, 500)).filter(({ recipient }) => recipient === email);

describe("a message", () => {
  test("is read, taken, answered by mail with the question below it, and closed", async () => {
    const url = await receive(1, { record: "pellMaximum@2026-27", topic: "wrongFigure" });
    const listed = inboxSchema.parse((await site.ask("ana", "GET", "/api/admin/inbox")).body);
    expect(listed.counts).toEqual({ open: 1, mine: 0, mistakes: 1, closed: 0 });
    expect(listed.messages).toMatchObject([
      { name: "Rosa Ruiz", record: "pellMaximum@2026-27", state: "new", assignedTo: null },
    ]);
    const opened = inboxMessageSchema.parse((await site.ask("ana", "GET", url)).body);
    expect(opened).toMatchObject({
      message: "When is the FAFSA due?",
      version: 0,
      answers: [],
      administrators: [{ email: emailOf("ana") }, { email: emailOf("bo") }],
      mail: { from: "Tassel <plan@example.com>", replyTo: "team@example.com" },
    });
    const taken = await site.ask("ana", "PUT", `${url}/assignee`, { version: 0, accountId: site.ids.bo });
    expect(taken.body).toMatchObject({ state: "assigned", version: 1, assignedTo: { email: emailOf("bo") } });
    const answer = { version: 1, answerId: idOf(9), text: "June 30, 2027.", isClosed: true };
    const answered = inboxMessageSchema.parse((await site.ask("bo", "POST", `${url}/answers`, answer)).body);
    expect(answered).toMatchObject({
      state: "closed",
      answers: [{ text: "June 30, 2027.", by: { email: emailOf("bo") }, mail: "waiting" }],
    });
    expect(await answersTo("rosa@example.com")).toMatchObject([
      {
        replyTo: "team@example.com",
        subject: "Your message to Tassel",
        body: "June 30, 2027.\n\nOn November 21, 2026 you wrote:\n> When is the FAFSA due?\n",
      },
    ]);
    const after = inboxSchema.parse((await site.ask("ana", "GET", "/api/admin/inbox?view=closed")).body);
    expect([after.counts.open, after.messages.length]).toEqual([0, 1]);
    const entries = await listAuditEntries(site.store.database, null, 10);
    expect(entries.map(({ action }) => action)).toEqual(["messageAnswered", "messageAssigned"]);
    expect(await checkAuditLog(site.store.database)).toMatchObject({ fault: null });
    // An entry outlives the message, so it holds nothing of it.
    expect(JSON.stringify(entries)).not.toMatch(/Rosa|rosa@|FAFSA|June/);
  });

  test("an answer sent twice is mailed once, also after the first closed the message", async () => {
    const url = await receive(1);
    const answer = { version: 0, answerId: idOf(9), text: "Thank you.", isClosed: true };
    for (let times = 0; times < 2; times += 1) {
      expect((await site.ask("ana", "POST", `${url}/answers`, answer)).status).toBe(200);
    }
    expect(await answersTo("rosa@example.com")).toHaveLength(1);
  });

  test("two administrators: the second is told, nothing is mailed or undone, and may decide again", async () => {
    const url = await receive(1);
    const as = (text: string, number: number, version: number) => ({
      version,
      answerId: idOf(number),
      text,
      isClosed: true,
    });
    expect((await site.ask("ana", "POST", `${url}/answers`, as("From Ana.", 8, 0))).status).toBe(200);
    const late = await site.ask("bo", "POST", `${url}/answers`, as("From Bo.", 9, 0));
    expect([late.status, late.body["detail"]]).toEqual([
      409,
      expect.stringContaining("Another administrator changed this message"),
    ]);
    for (const [path, body] of [
      ["assignee", { version: 0, accountId: null }],
      ["closed", { version: 0, isClosed: false }],
    ] as const) {
      expect((await site.ask("bo", "PUT", `${url}/${path}`, body)).status).toBe(409);
    }
    expect(await answersTo("rosa@example.com")).toHaveLength(1);
    expect(
      (await site.ask("bo", "PUT", `${url}/closed`, { version: 1, isClosed: false })).body,
    ).toMatchObject({
      state: "answered",
      version: 2,
    });
    const both = await Promise.all(
      (["ana", "bo"] as const).map((name, at) =>
        site.ask(name, "POST", `${url}/answers`, as(name, 20 + at, 2)),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await answersTo("rosa@example.com")).toHaveLength(2);
  });

  test.each([
    ["an empty answer", { text: "  " }, 400],
    ["an answer of 200 kB", { text: "a".repeat(200_000) }, 413],
    ["an answer of 20,000 letters", { text: "a".repeat(20_000) }, 400],
    ["an answer with a character that cannot be stored", { text: "a\u0000b" }, 400],
    ["no version", { version: null }, 400],
  ])("%s is refused in a sentence, and nothing is mailed", async (_, changed, status) => {
    const url = await receive(1);
    const body = { version: 0, answerId: idOf(9), text: "Thank you.", isClosed: false, ...changed };
    const refused = await site.ask("ana", "POST", `${url}/answers`, body);
    expect([refused.status, typeof refused.body["detail"]]).toEqual([status, "string"]);
    expect(await answersTo("rosa@example.com")).toEqual([]);
  });

  test("nobody but an administrator can be given a message", async () => {
    const url = await receive(1);
    for (const accountId of [site.ids.maya, "nobody"]) {
      expect((await site.ask("ana", "PUT", `${url}/assignee`, { version: 0, accountId })).status).toBe(400);
    }
  });

  test("one that was erased meanwhile is said to be gone", async () => {
    const url = await receive(1);
    await deleteContactMessages(site.store.database, "2027-01-01");
    const answer = { version: 0, answerId: idOf(9), text: "Thank you.", isClosed: true };
    for (const reply of [
      await site.ask("ana", "GET", url),
      await site.ask("ana", "POST", `${url}/answers`, answer),
    ]) {
      expect([reply.status, reply.body["detail"]]).toEqual([404, expect.stringContaining("no longer here")]);
    }
  });
});

describe("what people typed", () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>\n=HYPERLINK("http://x")';

  test("HTML, scripts and formulas come back as text in JSON, and as text in the mail's quote", async () => {
    const url = await receive(1, { name: "<b>Rosa</b>", message: script });
    const reply = await site.server.inject({ url, headers: {} });
    expect(reply.statusCode).toBe(401);
    const opened = await site.ask("ana", "GET", url);
    expect(opened.body).toMatchObject({ name: "<b>Rosa</b>", message: script });
    const answer = { version: 0, answerId: idOf(9), text: "Thank you.", isClosed: true };
    await site.ask("ana", "POST", `${url}/answers`, answer);
    const [mail] = await answersTo("rosa@example.com");
    expect(mail?.subject).toBe("Your message to Tassel");
    for (const line of script.split("\n")) expect(mail?.body).toContain(`\n> ${line}`);
  });

  test("a message of 200 kB is refused by the form; one in the store opens whole and is listed by its beginning", async () => {
    const form = { id: idOf(5), ...sender, message: "a".repeat(200_000), website: "" };
    expect((await site.ask(null, "POST", "/api/contact", form)).status).toBe(413);
    const url = await receive(1, { message: `Begin ${"é".repeat(200_000)}` });
    const listed = await site.ask("ana", "GET", "/api/admin/inbox");
    expect(listed.text.length).toBeLessThan(5_000);
    expect(inboxSchema.parse(listed.body).messages[0]?.preview).toHaveLength(inboxLimits.preview);
    expect(inboxMessageSchema.parse((await site.ask("ana", "GET", url)).body).message).toHaveLength(200_006);
    const answer = { version: 0, answerId: idOf(9), text: "Thank you.", isClosed: true };
    await site.ask("ana", "POST", `${url}/answers`, answer);
    expect((await answersTo("rosa@example.com"))[0]?.body.length).toBeLessThan(3_000);
  });

  test("as CSV, nothing is a formula to a spreadsheet, and the export is in the audit log", async () => {
    await receive(1, { name: "=cmd|' /C calc'!A0", message: "@SUM(1+1)" });
    await joinWaitlist(
      site.store.database,
      { id: idOf(2), email: "+1@example.com", role: "student", wishes: ["timeline"] },
      note,
      noon,
    );
    for (const form of ["contact", "waitlist"]) {
      const { body } = await site.ask("ana", "POST", `/api/admin/forms/${form}/csv`);
      const rows: string[][] = parse(String(body["csv"]));
      expect(rows).toHaveLength(2);
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/);
    }
    const entries = await listAuditEntries(site.store.database, null, 10);
    expect(entries.map(({ details }) => details)).toEqual([{ form: "waitlist" }, { form: "contact" }]);
    expect((await site.ask("ana", "POST", "/api/admin/forms/outbox/csv")).status).toBe(400);
  });
});

describe("long lists", () => {
  test("messages come page by page, each once, newest first, also those of one instant", async () => {
    const count = inboxLimits.perPage * 2 + 3;
    for (let number = 1; number <= count; number += 1) {
      const form = { id: idOf(number), ...sender, message: `Question ${number}, please.` };
      const at = new Date(noon.getTime() + Math.floor(number / 5) * 60_000);
      await storeContactMessage(site.store.database, form, note, at);
    }
    const seen: string[] = [];
    let after = "";
    for (;;) {
      const { body } = await site.ask("ana", "GET", `/api/admin/inbox?view=open${after}`);
      const page = inboxSchema.parse(body);
      seen.push(...page.messages.map(({ messageId }) => messageId));
      if (page.next === null) break;
      after = `&after=${encodeURIComponent(page.next)}`;
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    expect((await site.ask("ana", "GET", "/api/admin/inbox?after=nonsense")).status).toBe(400);
  });

  test("the waitlist too, with what is asked for most", async () => {
    for (let number = 1; number <= inboxLimits.perPage + 1; number += 1) {
      const wishes = number % 2 === 0 ? ["timeline"] : ["timeline", "reminders"];
      const form = { id: idOf(number), email: `a_${number}@example.com`, role: "parent", wishes };
      await joinWaitlist(site.store.database, form, note, noon);
    }
    const first = (await site.ask("bo", "GET", "/api/admin/waitlist")).body;
    expect(first).toMatchObject({
      total: inboxLimits.perPage + 1,
      wishes: [
        { wish: "timeline", people: 31 },
        { wish: "reminders", people: 16 },
      ],
    });
    const second = (
      await site.ask("bo", "GET", `/api/admin/waitlist?after=${encodeURIComponent(String(first["next"]))}`)
    ).body;
    expect([second["next"], (second["entries"] as unknown[]).length]).toEqual([null, 1]);
  });
});
