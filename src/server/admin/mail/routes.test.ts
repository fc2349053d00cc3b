/** Mail as administrators see it: masked, without text, paged; sent again with codes and links that replace the old ones. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listedMailSchema, mailPageSchema, mailPerPage } from "#contract/adminMail.ts";
import { listAuditEntries } from "#server/audit/log.ts";
import { lookAtInvitation } from "#server/family/accepting.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import { addToOutbox, listOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Delivery, MailPart, OutgoingMail } from "#server/ports/mail.ts";
import {
  type AdministeredServer,
  createAdministeredServer,
} from "../../../../test/support/administrators.ts";
import { empty, makeCommandFrom, oberlin } from "../../../../test/support/planCommands.ts";
import { createInjectTransport, openTestBrowser, password } from "../../../../test/support/signInClient.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const smtp = { url: "smtp://127.0.0.1:1", from: "Tassel <plan@example.com>" };
const hostile = `<script>document.title="taken"</script><img src=x onerror=alert(1)>`;
const note: NewMail = {
  recipient: "ana.ruiz@example.com",
  replyTo: null,
  kind: "passwordChanged",
  subject: hostile,
  body: "A secret body.",
};

let site: AdministeredServer;
let clock: Date;
let delivered: OutgoingMail[];
let answers: Delivery[];
const mail: MailPart = {
  kind: "smtp",
  deliver(one) {
    delivered.push(one);
    return Promise.resolve(answers.shift() ?? { outcome: "sent" });
  },
  close: () => Promise.resolve(),
};
beforeEach(async () => {
  [clock, delivered, answers] = [noon, [], []];
  site = await createAdministeredServer({ smtp }, () => clock);
});
afterEach(() => site.close());

const write = (one: NewMail, at = clock) =>
  site.store.database.transaction().execute((transaction) => addToOutbox(transaction, one, at));
const send = () => sendDueMail({ store: site.store, mail, now: () => clock });
const list = async (query = "") =>
  mailPageSchema.parse((await site.ask("ana", "GET", `/api/admin/mail${query}`)).body);
const resend = (
  name: "ana" | "bo",
  { mailId, state, attempts, resends }: { mailId: string; state: string; attempts: number; resends: number },
) => site.ask(name, "POST", `/api/admin/mail/${mailId}/resend`, { state, attempts, resends });
const minutesLater = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const onlyMail = async () => {
  const [one] = (await list()).mails;
  if (one === undefined) throw new Error("There is no mail.");
  return one;
};

test("is listed with its kind, masked address, state and tries, and nothing of its text", async () => {
  answers = [{ outcome: "refused", isFinal: true, reason: "550 <ana.ruiz@example.com> is unknown" }];
  await write({ ...note, stopUrl: "https://plan.example/stop?token=secret" });
  await send();
  const { text } = await site.ask("ana", "GET", "/api/admin/mail");
  expect(text).not.toMatch(/ana\.ruiz|secret|script|subject|body|stop/i);
  expect(await onlyMail()).toMatchObject({
    kind: "passwordChanged",
    recipient: "a•••@example.com",
    state: "failed",
    attempts: 1,
    reason: "550 <a•••@example.com> is unknown",
    resend: { how: "same" },
  });
});

test("is filtered by state and kind, counted, and paged without losing or repeating one", async () => {
  for (let number = 0; number < mailPerPage + 5; number += 1) await write(note);
  await write({ ...note, kind: "contactNote" });
  const first = await list();
  const second = await list(`?after=${first.next}`);
  const ids = [...first.mails, ...second.mails].map(({ mailId }) => mailId);
  expect([ids.length, new Set(ids).size, second.next]).toEqual([mailPerPage + 6, mailPerPage + 6, null]);
  expect(first.counts).toEqual({ waiting: mailPerPage + 6, sending: 0, sent: 0, kept: 0, failed: 0 });
  const notes = await list("?kind=contactNote&state=waiting");
  expect([notes.mails.length, notes.counts.waiting]).toEqual([1, 1]);
  expect((await list("?state=failed")).mails).toEqual([]);
  for (const query of ["?state=nonsense", "?kind=secret", "?after=x", `?after=${"9".repeat(200_000)}`]) {
    expect((await site.ask("ana", "GET", `/api/admin/mail${query}`)).status).toBeGreaterThanOrEqual(400);
  }
});

describe("sending again", () => {
  test("what failed goes out once, under another id, and two administrators send it once", async () => {
    answers = [{ outcome: "refused", isFinal: true, reason: "no" }];
    await write(note);
    await send();
    const seen = await onlyMail();
    const both = await Promise.all([resend("ana", seen), resend("bo", seen)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.text).toContain("status has changed");
    await send();
    expect(delivered.map(({ resends }) => resends)).toEqual([0, 1]);
    expect(await onlyMail()).toMatchObject({ state: "sent", resends: 1, reason: null });
    const [entry, ...more] = await listAuditEntries(site.store.database, null, 10);
    expect([entry?.action, entry?.subject, more.length]).toEqual(["mailResent", seen.mailId, 0]);
    expect(JSON.stringify(entry)).not.toMatch(/ana\.ruiz|secret/);
  });

  test("a code is a new one for its owner: it works, the old one does not, and neither is shown", async () => {
    const browser = openTestBrowser(createInjectTransport(site.server));
    const form = { email: "maya@example.com" };
    await browser.postJson("/api/identity/reset-request", form);
    await send();
    const oldCode = /^\d{6}$/m.exec(delivered[0]?.body ?? "")?.[0] ?? "";
    minutesLater(5);
    const answer = await resend("ana", await onlyMail());
    expect(listedMailSchema.parse(answer.body)).toMatchObject({
      kind: "resetCode",
      state: "waiting",
      resends: 1,
    });
    await send();
    const body = delivered[1]?.body ?? "";
    const newCode = /^\d{6}$/m.exec(body)?.[0] ?? "";
    expect([answer.text.includes(newCode), body.includes("works for 10 minutes")]).toEqual([false, true]);
    const type = async (code: string) =>
      (await browser.postJson("/api/identity/reset", { ...form, code, password, interaction: null })).status;
    // One in a million codes is drawn twice.
    if (newCode !== oldCode) expect(await type(oldCode)).toBe(400);
    const stranger = openTestBrowser(createInjectTransport(site.server));
    const stolen = { ...form, code: newCode, password, interaction: null };
    expect((await stranger.postJson("/api/identity/reset", stolen)).status).toBe(400);
    expect(await type(newCode)).toBe(200);
    expect((await resend("ana", await onlyOf("resetCode"))).status).toBe(409);
  });

  test("a code gets no more tries and no more time by it", async () => {
    const browser = openTestBrowser(createInjectTransport(site.server));
    const form = { email: "maya@example.com" };
    await browser.postJson("/api/identity/reset-request", form);
    await send();
    for (let tried = 0; tried < 5; tried += 1) {
      await browser.postJson("/api/identity/reset", { ...form, code: "000000", password, interaction: null });
    }
    const refused = await resend("ana", await onlyMail());
    expect([refused.status, refused.body["detail"]]).toEqual([
      409,
      expect.stringContaining("no longer works"),
    ]);
    minutesLater(15);
    expect((await onlyMail()).resend).toMatchObject({
      how: null,
      why: expect.stringContaining("sign-in page"),
    });
    expect((await list()).counts.sent).toBe(1);
  });

  test("an invitation gets a new link until its old day, and the old link is dead", async () => {
    const { database } = site.store;
    const planId = empty.id;
    const commands = [makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1)];
    const first = { createdAt: empty.createdAt, commands };
    const url = `/api/plans/${planId}/commands`;
    expect((await site.ask("maya", "POST", url, first, { "if-match": '"0"' })).status).toBe(200);
    const invited = await site.ask("maya", "POST", `/api/plans/${planId}/invitations`, {
      role: "parent",
      scopes: ["plan"],
      email: "rosa@example.com",
    });
    await send();
    const tokenIn = (at: number) => /#([\w-]+)/.exec(delivered[at]?.body ?? "")?.[1] ?? "";
    minutesLater(60 * 24);
    expect((await resend("ana", await onlyOf("invitation"))).status).toBe(200);
    await send();
    expect(await lookAtInvitation(database, tokenIn(0), clock)).toBeNull();
    expect(await lookAtInvitation(database, tokenIn(1), clock)).toMatchObject({
      role: "parent",
      expiresAt: invited.body["expiresAt"],
    });
    await site.ask(
      "maya",
      "DELETE",
      `/api/plans/${planId}/invitations/${String(invited.body["invitationId"])}`,
    );
    const over = await resend("ana", await onlyOf("invitation"));
    expect([over.status, over.body["detail"]]).toEqual([409, expect.stringContaining("used, canceled or")]);
  });

  test("without a mail server says so, and the outbox stays as it is", async () => {
    const other = await createAdministeredServer({ smtp: null }, () => clock);
    await other.store.database.transaction().execute((transaction) => addToOutbox(transaction, note, clock));
    const [one] = mailPageSchema.parse((await other.ask("ana", "GET", "/api/admin/mail")).body).mails;
    expect(one?.resend.why).toContain("SMTP_URL");
    const seen = { state: "waiting", attempts: 0, resends: 0 };
    expect((await other.ask("ana", "POST", `/api/admin/mail/${one?.mailId}/resend`, seen)).status).toBe(409);
    expect(await listOutbox(other.store.database, 5)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    await other.close();
  });
});

async function onlyOf(kind: string) {
  const [one] = (await list(`?kind=${kind}`)).mails;
  if (one === undefined) throw new Error(`There is no mail of the kind ${kind}.`);
  return one;
}
