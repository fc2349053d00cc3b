/** Form input cannot become a header, a recipient or another mail: checked in what a mail server receives. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendDueMail } from "#server/outbox/job.ts";
import { listOutbox } from "#server/outbox/store.ts";
import { sendBySmtp } from "#server/parts/mail/smtp.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { password } from "../support/signInClient.ts";

type Received = { to: string[]; head: string; body: string };

let site: ListeningServer;
let mailServer: SMTPServer;
let received: Received[];

beforeEach(async () => {
  site = await openListeningServer({ contactEmail: "team@example.com" });
  received = [];
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on("end", () => {
        const [head = "", ...body] = text.split("\r\n\r\n");
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          head,
          body: body.join("\r\n\r\n"),
        });
        done();
      });
    },
  });
  mailServer.on("error", () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await site.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

async function sendAll(): Promise<void> {
  // A listening TCP server reports its port.
  const { port } = mailServer.server.address() as AddressInfo;
  const mail = sendBySmtp({ url: `smtp://127.0.0.1:${port}`, from: "Tassel <plan@tassel.example>" });
  await sendDueMail({ store: site.store, mail, now: () => new Date(), isStopping: () => false });
  await mail.close();
}

const injected = "\r\nBcc: victim@example.com\r\nContent-Type: text/html\r\n\r\n<b>owned</b>";

test.each([
  "ana@example.com\r\nBcc: victim@example.com",
  "ana@example.com\nBcc:victim@example.com",
  "ana@example.com,victim@example.com",
  "ana,victim@example.com",
  "ana;victim@example.com",
  "team:victim@example.com",
  "(comment)victim@example.com",
  "victim@example.com\u0000",
  "vic\u0007tim@example.com",
  "<victim@example.com>",
  '"a"victim@example.com',
  "victim@[127.0.0.1].com",
  "ana@example.com%0d%0aBcc: victim@example.com",
])("%j is no address to any form", async (email) => {
  const browser = site.newBrowser();
  const id = "0".repeat(32);
  const contact = { id, name: "Ana", email, topic: "wish", message: "A longer wish.", website: "" };
  const waitlist = { id, email, role: "parent", wishes: ["reminders"], isThirteenOrOlder: true, website: "" };
  const account = { email, password, name: "", isThirteenOrOlder: true };
  const statuses = [
    (await browser.postJson("/api/contact", contact)).status,
    (await browser.postJson("/api/waitlist", waitlist)).status,
    (await browser.postJson("/api/identity/sign-up", account)).status,
    (await browser.postJson("/api/identity/reset-request", { email })).status,
  ];
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect(await listOutbox(site.store.database, 10)).toEqual([]);
});

test("lines in a name or a message stay in the body, and the mail goes to the operator alone", async () => {
  const contact = {
    id: "1".repeat(32),
    name: `Ana${injected}`,
    email: "ana@example.com",
    topic: "wish",
    message: `A longer wish.${injected}\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<victim@example.com>`,
    website: "",
  };
  expect((await site.newBrowser().postJson("/api/contact", contact)).status).toBe(200);
  const account = { email: "bo@example.com", password, name: `Bo${injected}`, isThirteenOrOlder: true };
  expect((await site.newBrowser().postJson("/api/identity/sign-up", account)).status).toBe(202);
  await sendAll();
  expect(received.map(({ to }) => to)).toEqual([["team@example.com"], ["bo@example.com"]]);
  for (const { head } of received) {
    expect(head).not.toMatch(/victim|^bcc:|^cc:/im);
    expect(head).not.toMatch(/text\/html/i);
  }
  expect(received[1]?.body).not.toContain("owned");
});

test("a recipient that got into the outbox with a comma is still one mailbox", async () => {
  const { addToOutbox } = await import("#server/outbox/store.ts");
  const mail = { recipient: "ana,victim@example.com", replyTo: null, subject: "A note", body: "Its text." };
  await site.store.database
    .transaction()
    .execute((transaction) => addToOutbox(transaction, mail, new Date()));
  await sendAll();
  expect(received.flatMap(({ to }) => to)).not.toContain("victim@example.com");
});
