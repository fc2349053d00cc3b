/** Codes and links leave the outbox when nobody needs them there: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxLines, outboxMailText } from "#server/operators/readOutbox.ts";
import { keepMail } from "#server/parts/mail/chooseMail.ts";
import type { Delivery, MailPart } from "#server/ports/mail.ts";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { sendDueMail } from "./job.ts";
import { addToOutbox, listOutbox, type NewMail } from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const codeMail: NewMail = {
  recipient: "ana@example.com",
  replyTo: null,
  subject: "Your Tassel code",
  body: "Enter this code:\n\n424242\n",
  secretUntil: later(15),
};
const note: NewMail = { recipient: null, replyTo: null, subject: "Contact form", body: "A question.\n" };

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
  });
  afterEach(() => store.close());

  const write = (mail: NewMail) =>
    store.database.transaction().execute((transaction) => addToOutbox(transaction, mail, noon));
  const run = (mail: MailPart, at: Date) => sendDueMail({ store, mail, now: () => at });
  const answering = (delivery: Delivery, seen: string[] = []): MailPart => ({
    kind: "smtp",
    deliver: (mail) => {
      seen.push(mail.body);
      return Promise.resolve(delivery);
    },
    close: () => Promise.resolve(),
  });
  /** Everything the table holds, as text. */
  const rows = async () => JSON.stringify(await store.database.selectFrom("outbox").selectAll().execute());

  test("a code is gone once its mail is sent, and what is no secret stays to be read", async () => {
    await write({ ...codeMail, stopUrl: "https://plan.example/stop?token=secret" });
    await write(note);
    const seen: string[] = [];
    await run(answering({ outcome: "sent" }, seen), later(1));
    expect(seen.toSorted((one, other) => one.localeCompare(other))).toEqual([note.body, codeMail.body]);
    expect(await rows()).not.toMatch(/424242|token=secret/);
    expect(await listOutbox(store.database, 2)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ subject: codeMail.subject, body: "", emptiedAt: later(1).toISOString() }),
        expect.objectContaining({ subject: note.subject, body: note.body, emptiedAt: null }),
      ]),
    );
  });

  test("a code is gone once its mail is given up, and stays while it is tried again", async () => {
    await write(codeMail);
    await run(answering({ outcome: "refused", isFinal: false, reason: "busy" }), later(1));
    expect(await rows()).toContain("424242");
    await run(answering({ outcome: "refused", isFinal: true, reason: "no such mailbox" }), later(3));
    expect(await rows()).not.toContain("424242");
  });

  test("a code that ran out is gone while its mail waits hours for the next try, which is not made", async () => {
    await write(codeMail);
    const refusing = answering({ outcome: "refused", isFinal: false, reason: "busy" });
    for (const minutes of [1, 3, 9]) await run(refusing, later(minutes));
    // Due again half an hour after the third try.
    await run(refusing, later(16));
    expect(await rows()).not.toContain("424242");
    expect(await listOutbox(store.database, 1)).toMatchObject([{ state: "waiting", attempts: 3 }]);
    const seen: string[] = [];
    await run(answering({ outcome: "sent" }, seen), later(45));
    expect(seen).toEqual([]);
    expect(await listOutbox(store.database, 1)).toMatchObject([{ state: "failed" }]);
  });

  test("a code that ran out while it waited is not sent any more", async () => {
    await write(codeMail);
    await run(answering({ outcome: "refused", isFinal: false, reason: "busy" }), later(1));
    const seen: string[] = [];
    expect(await run(answering({ outcome: "sent" }, seen), later(15))).toMatchObject({ sent: 0, failed: 1 });
    expect(seen).toEqual([]);
    expect(await listOutbox(store.database, 1)).toMatchObject([
      { state: "failed", body: "", reason: "What it holds ran out before it could be sent." },
    ]);
  });

  test("without a mail server it can be read until it runs out, and the commands say that it is emptied", async () => {
    const id = await write(codeMail);
    await run(keepMail(), later(1));
    expect(await outboxMailText(store.database, id)).toContain("424242");
    await run(keepMail(), later(14));
    expect(await outboxMailText(store.database, id)).toContain("424242");
    await run(keepMail(), later(15));
    expect(await rows()).not.toContain("424242");
    expect(await outboxLines(store.database)).toContain("Your Tassel code (emptied)");
    const shown = await outboxMailText(store.database, id);
    expect(shown).toContain(`emptied ${later(15).toISOString()}`);
    expect(shown).toContain("Emptied: this mail held a code or a link");
    await run(keepMail(), later(20));
    expect(await outboxMailText(store.database, id)).toContain(`emptied ${later(15).toISOString()}`);
  });
});
