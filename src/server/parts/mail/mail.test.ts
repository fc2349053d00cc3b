/** The mail part: the same cases on the outbox and on the test's own mail server. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MailPart, OutgoingMail } from "#server/ports/mail.ts";
import { chooseMail } from "./chooseMail.ts";

type Received = { from: string; to: string[]; text: string };

const mail: OutgoingMail = {
  id: "0b8f2f0e-7a52-4a5e-9d39-6f3f2d0c9a11",
  recipient: "team@example.com",
  replyTo: "ana@example.com",
  subject: "Contact form: a question",
  body: "José asks:\n.\nA line with a dot alone, and one that is long enough to be wrapped by nobody.",
};
const from = "Tassel <plan@tassel.example>";

let received: Received[];
/** The mail server's reply to a recipient; null accepts it. */
let refusal: { code: number; text: string } | null;
let server: SMTPServer;
let part: MailPart;

beforeEach(async () => {
  received = [];
  refusal = null;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (refusal === null) return done();
      return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map((to) => to.address),
          text,
        });
        done();
      });
    },
  });
  // A connection error here is also seen by the client.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await part.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function smtpUrl(): string {
  // A listening TCP server has an address with a port.
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

describe.each(["outbox", "smtp"] as const)("%s", (kind) => {
  beforeEach(async () => {
    part = await chooseMail({ smtp: kind === "smtp" ? { url: smtpUrl(), from } : null });
  });

  test("is what the settings chose", () => {
    expect(part.kind).toBe(kind);
  });

  test("a mail is sent where there is a server, and kept to be read where there is none", async () => {
    const delivery = await part.deliver(mail);
    expect(delivery.outcome).toBe(kind === "smtp" ? "sent" : "kept");
    expect(received).toHaveLength(kind === "smtp" ? 1 : 0);
  });

  test("a note to an operator without an address is kept, with the reason", async () => {
    const delivery = await part.deliver({ ...mail, recipient: null });
    expect(delivery).toMatchObject({ outcome: "kept", reason: expect.stringMatching(/\.$/) });
    expect(received).toEqual([]);
  });

  test("can be closed twice", async () => {
    await part.close();
    await part.close();
  });
});

describe("by a mail server", () => {
  beforeEach(async () => {
    part = await chooseMail({ smtp: { url: smtpUrl(), from } });
  });

  test("the mail says who it is from, whom to answer, and which one it is", async () => {
    await part.deliver(mail);
    const [{ from: sender, to, text } = { from: "", to: [], text: "" }] = received;
    expect([sender, to]).toEqual(["plan@tassel.example", ["team@example.com"]]);
    expect(text).toContain("From: Tassel <plan@tassel.example>");
    expect(text).toContain("Reply-To: ana@example.com");
    expect(text).toContain("Subject: Contact form: a question");
    expect(text).toContain(`Message-ID: <${mail.id}@tassel.example>`);
    expect(text).toContain("A line with a dot alone");
  });

  test("a reminder says to mail programs how it is stopped, in one line; other mail says nothing of it", async () => {
    const token = `${"a".repeat(22)}.${"b".repeat(43)}`;
    const stopUrl = `https://a-rather-long-name-of-a-school-district.example/api/reminders/stop?token=${token}`;
    await part.deliver({ ...mail, stopUrl });
    await part.deliver(mail);
    const [reminder = "", note = ""] = received.map(({ text }) => `\r\n${text}`);
    expect(reminder).toContain(`\r\nList-Unsubscribe: <${stopUrl}>\r\n`);
    expect(reminder).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(note).not.toContain("List-Unsubscribe");
  });

  test("a line break in what was typed makes no header and no further recipient", async () => {
    await part.deliver({
      ...mail,
      replyTo: "ana@example.com\r\nBcc: all@example.com",
      subject: "A\r\nBcc: all@example.com",
    });
    expect(received[0]?.to).toEqual(["team@example.com"]);
    expect(received[0]?.text).not.toMatch(/^Bcc:/im);
  });

  test.each([
    ["no such mailbox", 550, true],
    ["mailbox busy", 450, false],
    ["too much at once", 421, false],
  ])("%s (%i) is final: %s", async (text, code, isFinal) => {
    refusal = { code, text };
    expect(await part.deliver(mail)).toMatchObject({
      outcome: "refused",
      isFinal,
      reason: expect.any(String),
    });
    expect(received).toEqual([]);
  });
});

test("a mail server that is away is another day's matter, never thrown", async () => {
  part = await chooseMail({ smtp: { url: "smtp://127.0.0.1:1", from } });
  expect(await part.deliver(mail)).toMatchObject({ outcome: "refused", isFinal: false });
});

test("a password that the mail server refuses is the operator's matter, not the mail's", async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error("wrong password"), { responseCode: 535 })),
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  part = await chooseMail({ smtp: { url: smtpUrl().replace("//", "//name:hunter2@"), from } });
  const delivery = await part.deliver(mail);
  expect(delivery).toMatchObject({ outcome: "refused", isFinal: false });
  expect(JSON.stringify(delivery)).not.toContain("hunter2");
});
