/** Countersigning in the store, on SQLite and on PostgreSQL: chained, once, in order, bounded, and gone when erased. */
import { compactVerify, createLocalJWKSet } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeDeviceKey, signBatch } from "#client/essays/deviceKey.ts";
import type { AuthorshipKeyRow, AuthorshipRow } from "#client/essays/essayDatabase.ts";
import { hashText, makeSalt } from "#client/essays/hashText.ts";
import { authorshipLimits, toEntryInput, toReceiptInput } from "#domain/essays/authorship/entry.ts";
import { exportEssays } from "#server/essays/exportEssays.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { erasePlan } from "#server/plans/erasing.ts";
import { newSecrets, type Secrets, toPublicKey } from "#server/secrets.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { empty, makeCommandFrom } from "../../../test/support/planCommands.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { createAccountWithMember } from "../../../test/support/signUp.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { countersign, eraseAuthorship, readBatch, readCountersigned } from "./countersign.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const site = "https://tassel.example";
const sealing = createSealing([planProcessKey]);
const databases = openTestDatabases();
const at = { planId: empty.id, essayId: "e1" };
const secrets: Secrets = await newSecrets();

/** A device's chain, each entry typing ten characters. */
async function makeChain(count: number, joins: readonly string[] = []) {
  const key = await makeDeviceKey(at.planId, at.essayId);
  const rows: AuthorshipRow[] = [];
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      essay: at.essayId,
      device: key.device,
      number,
      before: rows.at(-1)?.hash ?? null,
      joins: number === 1 ? [...joins] : [],
      kind: number === 1 ? ("on" as const) : ("saved" as const),
      at: new Date(noon.getTime() + number * 30_000).toISOString(),
      session: 1,
      version: await hashText(makeSalt()),
      length: number * 10,
      typed: number === 1 ? 0 : 10,
      other: number === 1 ? 10 : 0,
      pasted: 0,
      deleted: 0,
      remarks: 0,
    };
    rows.push({ ...at, entry, hash: await hashText(toEntryInput(entry)), salt: null, receipt: null });
  }
  return { key, rows };
}

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    await createAccountWithMember(store.database, "ana");
    const commands = [
      makeCommandFrom({ kind: "addEssay", essayId: "e1", promptId: "essay", ownPrompt: null }, 1),
    ];
    const sent = { planId: at.planId, accountId: "ana", createdAt: empty.createdAt, after: 0, commands };
    await appendCommands(store.database, sealing, sent, noon);
  });
  afterEach(() => store?.close());

  async function send(key: AuthorshipKeyRow, rows: readonly AuthorshipRow[], now = noon): Promise<string> {
    const batch = await readBatch(await signBatch(key, rows, noon.toISOString()), at);
    if (!batch.ok) return batch.problem;
    const added = await countersign(store.database, sealing, at, batch.value, now);
    return added.ok ? "added" : added.problem;
  }

  const read = (after = 0) =>
    readCountersigned(
      store.database,
      sealing,
      { ...at, after },
      { keys: secrets.authorshipKeys, site, now: noon },
    );

  test("entries get receipts that contain each other, and the signature covers the last", async () => {
    const { key, rows } = await makeChain(3);
    const later = new Date("2026-11-22T12:00:00.000Z");
    expect(await send(key, rows.slice(0, 2))).toBe("added");
    expect(await send(key, rows.slice(2), later)).toBe("added");
    const { entries, head, number } = await read();
    expect([number, entries.map(({ entry }) => entry)]).toEqual([3, rows.map(({ entry }) => entry)]);
    expect(entries.map(({ receipt }) => receipt.receivedAt)).toEqual(
      [noon, noon, later].map((instant) => instant.toISOString()),
    );
    let before: string | null = null;
    for (const { receipt } of entries) {
      expect(receipt.before).toBe(before);
      before = await hashText(toReceiptInput(receipt));
    }
    const published = createLocalJWKSet({ keys: secrets.authorshipKeys.map(toPublicKey) });
    const { payload } = await compactVerify(head ?? "", published);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      site,
      essay: "e1",
      number: 3,
      hash: before,
      signedAt: noon.toISOString(),
    });
    expect((await read(2)).entries).toEqual(entries.slice(2));
  });

  test("what was sent before is skipped, and keeps its time", async () => {
    const { key, rows } = await makeChain(3);
    await send(key, rows.slice(0, 2));
    expect(await send(key, rows, new Date("2027-01-01T12:00:00.000Z"))).toBe("added");
    const { entries } = await read();
    expect(entries.map(({ receipt }) => receipt.receivedAt.slice(0, 4))).toEqual(["2026", "2026", "2027"]);
  });

  test("two devices share one chain of receipts, and each names what it knew of the other", async () => {
    const phone = await makeChain(2);
    await send(phone.key, phone.rows);
    const known = phone.rows[1]?.hash ?? "";
    const laptop = await makeChain(2, [known]);
    expect(await send(laptop.key, laptop.rows)).toBe("added");
    expect((await read()).entries.map(({ entry }) => entry.device)).toEqual([
      ...phone.rows.map(() => phone.key.device),
      ...laptop.rows.map(() => laptop.key.device),
    ]);
    const tablet = await makeChain(1, [await hashText("never sent")]);
    expect(await send(tablet.key, tablet.rows)).toBe("missing");
  });

  test("a device's gap, its other history, and entries in the wrong order are refused as a whole", async () => {
    const { key, rows } = await makeChain(4);
    const [first, second, third, fourth] = rows;
    if (first === undefined || second === undefined || third === undefined || fourth === undefined)
      throw new Error("Four entries.");
    expect(await send(key, [first, third])).toBe("missing");
    expect((await read()).number).toBe(0);
    await send(key, [first, second]);
    expect(await send(key, [fourth])).toBe("missing");
    expect(await send(key, [{ ...second, entry: { ...second.entry, typed: 4, pasted: 6 } }])).toBe("fork");
    expect(await send(key, [{ ...third, entry: { ...third.entry, before: first.hash } }])).toBe("missing");
    expect(await send(key, [{ ...third, entry: { ...third.entry, typed: 9 } }])).toBe("sum");
    expect((await read()).number).toBe(2);
  });

  test("a record that is full takes no more, and one essay's record is not another's", async () => {
    const { key, rows } = await makeChain(2);
    await send(key, rows);
    const [row] = await store.database.selectFrom("authorship_entries").selectAll().execute();
    if (row === undefined) throw new Error("One entry.");
    const filler = Array.from({ length: authorshipLimits.entries - 2 }, (_, index) => ({
      ...row,
      number: index + 3,
      device: "filler",
      device_number: index + 1,
    }));
    for (let start = 0; start < filler.length; start += 500)
      await store.database
        .insertInto("authorship_entries")
        .values(filler.slice(start, start + 500))
        .execute();
    const more = await makeChain(1);
    expect(await send(more.key, more.rows)).toBe("full");
    const other = await readBatch(await signBatch(key, rows, noon.toISOString()), { ...at, essayId: "e2" });
    expect(!other.ok && other.problem).toBe("otherEssay");
  });

  test("the student's export has it, a reader's has not, and erasing ends it", async () => {
    const { key, rows } = await makeChain(2);
    await send(key, rows);
    const plan = { id: at.planId, createdAt: empty.createdAt, revision: 0, moneySharedSince: null };
    const owner = await exportEssays(store.database, sealing, { ...plan, role: "owner", scopes: [] }, "ana");
    expect(owner.essayAuthorship.map(({ number, entry }) => [number, entry])).toEqual([
      [1, rows[0]?.entry],
      [2, rows[1]?.entry],
    ]);
    const reader = { ...plan, role: "parent" as const, scopes: ["essay" as const] };
    expect((await exportEssays(store.database, sealing, reader, "mom")).essayAuthorship).toEqual([]);
    await eraseAuthorship(store.database, at);
    expect(await read()).toEqual({ entries: [], head: null, number: 0 });
    await send(key, rows);
    const erased = await store.database
      .transaction()
      .execute((open) => erasePlan(open, at.planId, "ana", new Date()));
    expect(erased).toMatchObject({ authorship_entries: 2 });
  });

  test("what is stored of an entry is encrypted", async () => {
    const { key, rows } = await makeChain(1);
    await send(key, rows);
    const [row] = await store.database.selectFrom("authorship_entries").selectAll().execute();
    expect(row?.body).not.toContain(rows[0]?.entry.version ?? "");
    expect(Buffer.from(row?.body ?? "", "base64").toString("latin1")).not.toContain("typed");
  });
});
