/** Accounts and sign-in records: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createOwnAccount,
  findAccount,
  findAccountByEmail,
  findOrCreateAccount,
  listAccountsWithRoles,
  setPassword,
  setRoles,
} from "#server/account/store.ts";
import { storeContactMessage } from "#server/forms/contactStore.ts";
import { addToOutbox, listOutbox } from "#server/outbox/store.ts";
import { eraseAccount } from "#server/personalData/eraseAccount.ts";
import { exportAccount } from "#server/personalData/exportAccount.ts";
import type { Identity } from "#server/ports/identity.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import type { Database } from "#server/store/tables.ts";
import { planProcessKey } from "../../../test/support/planProcessKey.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { takeAttempt } from "./attempts.ts";
import {
  type CodeAsker,
  deleteExpiredMailCodes,
  listCodeAskers,
  saveMailCode,
  tryMailCode,
  useMailCode,
} from "./codes.ts";
import { keepKnownDevice } from "./knownDevices.ts";
import {
  consumeIdentityRecord,
  deleteExpiredIdentityRecords,
  deleteIdentityRecord,
  deleteIdentityRecordsOfGrant,
  endSession,
  endSessions,
  findIdentityRecord,
  findIdentityRecordByUid,
  forgetSubject,
  listIdentityRecordsOfGrant,
  saveIdentityRecord,
} from "./store.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const person: Identity = {
  subject: "auth0|1",
  email: "Zoe@Example.com",
  emailVerified: true,
  name: "Zoë O'Brien",
  picture: null,
  roles: ["Admin"],
  isAdministrator: true,
  signedInAtSeconds: noon.getTime() / 1_000,
};
const asker: CodeAsker = { network: "a hash", standing: "unknown" };
const use = (client = "browser", at = noon) => ({ client, at, keptUntil: later(60) });
const own = { email: " Zoe@Example.com", name: "Zoë", passwordHash: "scrypt$1" };

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let database: Database;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    database = store.database;
  });
  afterEach(() => store?.close());

  describe("accounts", () => {
    test("a tenant's person has one from the first request on, one for many requests at once", async () => {
      const all = await Promise.all(
        Array.from({ length: 8 }, () => findOrCreateAccount(database, person, noon)),
      );
      expect(new Set(all.map((account) => account?.id)).size).toBe(1);
      expect(all[0]).toMatchObject({
        email: "Zoe@Example.com",
        name: "Zoë O'Brien",
        passwordHash: null,
        roles: [],
      });
    });

    test("what the tenant says later replaces what it said", async () => {
      const first = await findOrCreateAccount(database, person, noon);
      const changed = {
        ...person,
        email: "new@example.com",
        emailVerified: false,
        picture: "https://x.example/1",
      };
      const second = await findOrCreateAccount(database, changed, later(1));
      expect(second).toEqual({
        ...first,
        email: "new@example.com",
        emailVerified: false,
        picture: "https://x.example/1",
      });
      expect(await findAccount(database, person.subject)).toEqual(second);
    });

    test("two tenants' people may have one address, and neither signs in here with it", async () => {
      await findOrCreateAccount(database, person, noon);
      await findOrCreateAccount(database, { ...person, subject: "google|2" }, noon);
      expect(await findAccountByEmail(database, person.email)).toBeNull();
      expect(await setRoles(database, person.email, ["Admin"])).toBe(false);
    });

    test("an address signs up once, however it is written, also many times at once", async () => {
      const all = await Promise.all(
        ["zoe@example.com", "ZOE@example.com", " zoe@EXAMPLE.com "].map((email) =>
          createOwnAccount(database, { ...own, email }, noon),
        ),
      );
      expect(all.filter((subject) => subject !== null)).toHaveLength(1);
    });

    test("one that was kept here and erased is not made again by a token that is still about", async () => {
      const subject = (await createOwnAccount(database, own, noon)) ?? "";
      expect(await findOrCreateAccount(database, { ...person, subject }, noon)).toMatchObject({
        email: "Zoe@Example.com",
      });
      await forgetSubject(database, subject);
      expect(await findOrCreateAccount(database, { ...person, subject }, noon)).toBeNull();
      expect(await findAccount(database, subject)).toBeNull();
    });

    test("its password and roles change alone", async () => {
      const subject = (await createOwnAccount(database, own, noon)) ?? "";
      await setPassword(database, subject, "scrypt$2", null);
      expect(await findAccount(database, subject)).toMatchObject({
        passwordHash: "scrypt$2",
        tokensFrom: null,
      });
      await setPassword(database, subject, "scrypt$3", later(1));
      expect(await setRoles(database, "zoe@example.com", ["Administrator"])).toBe(true);
      expect(await findAccountByEmail(database, "ZOE@example.com")).toMatchObject({
        passwordHash: "scrypt$3",
        tokensFrom: later(1).toISOString(),
        roles: ["Administrator"],
      });
      expect((await listAccountsWithRoles(database)).map(({ email }) => email)).toEqual(["Zoe@Example.com"]);
    });
  });

  describe("what the provider keeps", () => {
    const record = (changed: object = {}) => ({
      payload: { jti: "secret", kind: "RefreshToken", rotations: 0 },
      grantId: "grant",
      uid: "uid",
      subject: "tassel|1",
      expiresAt: later(1).toISOString(),
      ...changed,
    });

    test("is found by its id until it runs out, and its id is not in the row", async () => {
      await saveIdentityRecord(database, "RefreshToken", "secret", record());
      const found = await findIdentityRecord(database, "RefreshToken", "secret", noon);
      expect(found).toEqual({ payload: record().payload, consumedAt: null, consumedBy: null });
      expect(await findIdentityRecord(database, "Session", "secret", noon)).toBeNull();
      expect(await findIdentityRecord(database, "RefreshToken", "secret", later(1))).toBeNull();
      const rows = await database.selectFrom("identity_records").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("secret");
    });

    test("is written over by what is saved later, and stays used", async () => {
      await saveIdentityRecord(database, "RefreshToken", "secret", record());
      expect(await consumeIdentityRecord(database, "RefreshToken", "secret", use())).toBe(true);
      expect(await consumeIdentityRecord(database, "RefreshToken", "secret", use("other", later(1)))).toBe(
        false,
      );
      await saveIdentityRecord(database, "RefreshToken", "secret", record({ payload: { rotations: 1 } }));
      expect(await findIdentityRecord(database, "RefreshToken", "secret", noon)).toEqual({
        payload: { jti: "secret", rotations: 1 },
        consumedAt: noon.toISOString(),
        consumedBy: "browser",
      });
    });

    test("of twenty who use one at once, one is the first", async () => {
      await saveIdentityRecord(database, "AuthorizationCode", "code", record());
      const used = await Promise.all(
        Array.from({ length: 20 }, () => consumeIdentityRecord(database, "AuthorizationCode", "code", use())),
      );
      expect(used.filter((isFirst) => isFirst)).toHaveLength(1);
    });

    test("is found by its uid and its grant, without its id", async () => {
      await saveIdentityRecord(database, "Session", "cookie", record());
      await saveIdentityRecord(database, "RefreshToken", "a", record({ uid: null }));
      await saveIdentityRecord(database, "RefreshToken", "b", record({ uid: null }));
      const session = await findIdentityRecordByUid(database, "Session", "uid", noon);
      expect(session?.payload).toEqual({ kind: "RefreshToken", rotations: 0 });
      expect(await listIdentityRecordsOfGrant(database, "RefreshToken", "grant")).toHaveLength(2);
      await deleteIdentityRecordsOfGrant(database, "RefreshToken", "grant");
      expect(await listIdentityRecordsOfGrant(database, "RefreshToken", "grant")).toEqual([]);
      await deleteIdentityRecord(database, "Session", "cookie");
      expect(await findIdentityRecordByUid(database, "Session", "uid", noon)).toBeNull();
    });

    test("a session ends with its grant and all that came of it, a person's sessions together, others stay", async () => {
      await saveIdentityRecord(database, "Grant", "grant", record({ grantId: null }));
      await saveIdentityRecord(database, "RefreshToken", "a", record());
      await saveIdentityRecord(database, "Session", "ended", record({ grantId: null, uid: "ended" }));
      await saveIdentityRecord(database, "Session", "own", record({ grantId: null }));
      await saveIdentityRecord(database, "Session", "other", record({ grantId: null, subject: "tassel|2" }));
      await Promise.all(
        Array.from({ length: 8 }, () => endSession(database, { grantId: "grant", sessionUid: "ended" })),
      );
      expect(await findIdentityRecord(database, "Session", "ended", noon)).toBeNull();
      expect(await findIdentityRecord(database, "Grant", "grant", noon)).toBeNull();
      expect(await findIdentityRecord(database, "RefreshToken", "a", noon)).toBeNull();
      expect(await endSessions(database, "tassel|1")).toEqual({
        identity_records: 1,
        known_devices: 0,
      });
      expect(await findIdentityRecord(database, "Session", "other", noon)).not.toBeNull();
    });

    test("a session that has ended is not brought back by a request that read it before", async () => {
      for (const end of [
        () => endSession(database, { grantId: null, sessionUid: "uid" }),
        () => endSessions(database, "tassel|1"),
        () => deleteIdentityRecord(database, "Session", "own"),
      ]) {
        await database.deleteFrom("identity_records").execute();
        await saveIdentityRecord(database, "Session", "own", record());
        await end();
        await saveIdentityRecord(database, "Session", "own", record());
        expect(await findIdentityRecord(database, "Session", "own", noon)).toBeNull();
        expect(await findIdentityRecordByUid(database, "Session", "uid", noon)).toBeNull();
        const [row] = await database.selectFrom("identity_records").selectAll().execute();
        expect(row).toMatchObject({ payload: "{}", grant_id: null, uid: null, account_id: null });
        expect(await deleteExpiredIdentityRecords(database, noon.toISOString())).toBe(1);
      }
    });

    test("goes when it has run out; what was used is kept for longer", async () => {
      await saveIdentityRecord(database, "Session", "old", record({ expiresAt: noon.toISOString() }));
      await saveIdentityRecord(database, "AuthorizationCode", "used", record());
      await saveIdentityRecord(database, "RefreshToken", "new", record());
      await consumeIdentityRecord(database, "AuthorizationCode", "used", use());
      expect(await deleteExpiredIdentityRecords(database, later(0.5).toISOString())).toBe(1);
      expect(await findIdentityRecord(database, "RefreshToken", "new", noon)).not.toBeNull();
      expect(await deleteExpiredIdentityRecords(database, later(30).toISOString())).toBe(1);
      expect(await findIdentityRecord(database, "AuthorizationCode", "used", later(30))).not.toBeNull();
      expect(await deleteExpiredIdentityRecords(database, later(61).toISOString())).toBe(1);
    });
  });

  describe("mailed codes", () => {
    const code = { purpose: "signUp", email: "zoe@example.com", codeHash: "hash", pending: null } as const;
    const pending = { email: "Zoe@Example.com", name: "Zoë", passwordHash: "scrypt$1" };

    test("are tried so often and no more, also many times at once", async () => {
      await saveMailCode(database, "binding", { ...code, pending }, asker, noon, later(15));
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => tryMailCode(database, "binding", "signUp", code.email, 5, later(1))),
      );
      const allowed = tries.filter((tried) => tried !== null);
      expect(allowed).toEqual(Array.from({ length: 5 }, () => ({ ...code, pending })));
    });

    test("are for one browser, one purpose and one address, and for so long", async () => {
      await saveMailCode(database, "binding", code, asker, noon, later(15));
      expect(await tryMailCode(database, "other", "signUp", code.email, 5, noon)).toBeNull();
      expect(await tryMailCode(database, "binding", "reset", code.email, 5, noon)).toBeNull();
      expect(await tryMailCode(database, "binding", "signUp", "bo@example.com", 5, noon)).toBeNull();
      expect(await tryMailCode(database, "binding", "signUp", code.email, 5, later(15))).toBeNull();
      expect(await tryMailCode(database, "binding", "signUp", code.email, 5, later(14))).not.toBeNull();
    });

    test("are used by one, counted for an hour, and deleted after their time", async () => {
      await saveMailCode(database, "a", code, asker, noon, later(15));
      await saveMailCode(database, "b", code, { ...asker, standing: "password" }, later(30), later(45));
      expect(await listCodeAskers(database, code.email, later(-1))).toHaveLength(2);
      expect(await listCodeAskers(database, code.email, noon)).toEqual([
        { ...asker, standing: "password", purpose: "signUp", at: later(30) },
      ]);
      const used = await Promise.all([useMailCode(database, "a"), useMailCode(database, "a")]);
      expect(used.toSorted()).toEqual([false, true]);
      expect(await deleteExpiredMailCodes(database, later(46).toISOString())).toBe(1);
    });
  });

  test("erasing a person leaves no row of theirs, touches nobody else's, and counts what went", async () => {
    const subject = (await createOwnAccount(database, own, noon)) ?? "";
    const other = (await createOwnAccount(database, { ...own, email: "bo@example.com" }, noon)) ?? "";
    for (const [id, who, email] of [
      ["a", subject, "zoe@example.com"],
      ["b", other, "bo@example.com"],
    ] as const) {
      const kept = { grantId: null, uid: null, expiresAt: later(1).toISOString() };
      await saveIdentityRecord(database, "Session", id, { ...kept, payload: {}, subject: who });
      await saveMailCode(
        database,
        id,
        { purpose: "reset", email, codeHash: null, pending: null },
        asker,
        noon,
        later(15),
      );
      const rule = () => ({ failures: 1, lastAt: noon, lockedUntil: null });
      await takeAttempt(database, { email, key: `${email} at home` }, rule, noon);
      await keepKnownDevice(database, who, { id: `device ${id}`, label: "" }, noon, later(1));
    }
    await database.transaction().execute(async (transaction) => {
      for (const recipient of ["Zoe@Example.com", "zoe@example.com", "bo@example.com"]) {
        await addToOutbox(transaction, { recipient, replyTo: null, subject: "A", body: "B" }, noon);
      }
    });
    const rows = await database.transaction().execute((transaction) => forgetSubject(transaction, subject));
    expect(rows).toEqual({
      accounts: 1,
      identity_records: 1,
      mail_codes: 1,
      sign_in_attempts: 1,
      sign_in_failures: 1,
      known_devices: 1,
      outbox: 2,
    });
    expect(await findAccount(database, other)).not.toBeNull();
    expect(await findIdentityRecord(database, "Session", "b", noon)).not.toBeNull();
    expect((await listOutbox(database, 10)).map(({ recipient }) => recipient)).toEqual(["bo@example.com"]);
    expect(await forgetSubject(database, subject)).toEqual({
      accounts: 0,
      identity_records: 0,
      known_devices: 0,
    });
  });

  test("what was sent under the address in capitals of any alphabet is taken along and erased", async () => {
    const email = "élodie@école.example";
    const subject = (await createOwnAccount(database, { ...own, email }, noon)) ?? "";
    const account = await findAccount(database, subject);
    if (account === null) throw new Error("There is no account.");
    const typed = { name: "", email: "ÉLODIE@École.example", topic: "question", message: "A question." };
    const note = { recipient: null, replyTo: typed.email, subject: "A", body: "B" };
    await storeContactMessage(database, { id: "a", ...typed }, note, noon);
    await storeContactMessage(database, { id: "b", ...typed, email: "bo@example.com" }, note, noon);
    const { forms } = await exportAccount(database, createSealing([planProcessKey]), account);
    expect(forms.contactMessages).toMatchObject([{ id: "a" }]);
    expect(await eraseAccount(database, account, null, noon)).toMatchObject({
      contact_messages: 1,
      outbox: 2,
    });
    expect(await database.selectFrom("contact_messages").select("id").execute()).toEqual([{ id: "b" }]);
  });

  test("erasing a person with an unconfirmed address leaves mail sent to that address", async () => {
    await findOrCreateAccount(database, { ...person, emailVerified: false }, noon);
    await database.transaction().execute(async (transaction) => {
      const mail = { recipient: person.email, replyTo: null, subject: "A", body: "B" };
      await addToOutbox(transaction, mail, noon);
      expect(await forgetSubject(transaction, person.subject)).toEqual({
        accounts: 1,
        identity_records: 0,
        known_devices: 0,
      });
    });
    expect(await listOutbox(database, 10)).toHaveLength(1);
  });
});
