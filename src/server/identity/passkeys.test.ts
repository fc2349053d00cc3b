/** Passkeys and their challenges: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { passkeyLimits } from "#contract/passkeys.ts";
import { createOwnAccount, findAccountByEmail } from "#server/account/store.ts";
import { listOutbox } from "#server/outbox/store.ts";
import type { Passkey } from "#server/ports/identity.ts";
import type { Store } from "#server/store/store.ts";
import type { Database } from "#server/store/tables.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import {
  addPasskey,
  deleteExpiredChallenges,
  erasePasskeys,
  findPasskey,
  listPasskeys,
  type NewPasskey,
  recordPasskeyUse,
  removePasskey,
  renamePasskey,
  saveChallenge,
  takeChallenge,
} from "./passkeys.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const mail = {
  recipient: "ana@example.com",
  replyTo: null,
  subject: "A passkey",
  body: "Something changed.\n",
};

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let database: Database;
  let anaId: string;

  const account = async (email: string) => {
    await createOwnAccount(database, { email, name: "", passwordHash: "scrypt$1" }, noon);
    return (await findAccountByEmail(database, email))?.id ?? "";
  };
  const passkey = (credentialId: string, changed: Partial<NewPasskey> = {}): NewPasskey => ({
    credentialId,
    accountId: anaId,
    publicKey: "cHVibGlj",
    counter: 0,
    transports: ["internal", "hybrid"],
    isMultiDevice: true,
    isBackedUp: false,
    name: "Zoë’s phone 📱",
    ...changed,
  });
  const add = async (credentialId: string, changed: Partial<NewPasskey> = {}): Promise<Passkey> => {
    const answer = await addPasskey(database, passkey(credentialId, changed), mail, noon);
    if (answer.kind !== "added") throw new Error(answer.kind);
    return answer.passkey;
  };

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    database = store.database;
    anaId = await account("ana@example.com");
  });
  afterEach(() => store.close());

  test("a passkey is found by its credential, with its owner, as it was added", async () => {
    const added = await add("one");
    const found = await findPasskey(database, "one");
    expect(found).toEqual({
      passkey: { ...passkey("one"), id: added.id, createdAt: noon.toISOString(), lastUsedAt: null },
      subject: `tassel|${anaId}`,
    });
    expect(await findPasskey(database, "two")).toBeNull();
  });

  test("a credential belongs to one account, and no mail is written for a second one", async () => {
    await add("one");
    const boId = await account("bo@example.com");
    const second = passkey("one", { accountId: boId });
    expect(await addPasskey(database, second, mail, noon)).toEqual({ kind: "known" });
    expect(await listOutbox(database, 10)).toHaveLength(1);
    expect(await addPasskey(database, passkey("two", { accountId: "none" }), mail, noon)).toEqual({
      kind: "missing",
    });
  });

  test("an account holds ten, also when more are added at once", async () => {
    const wishes = Array.from({ length: passkeyLimits.perAccount + 3 }, (_, at) => `credential-${at}`);
    const answers = await Promise.all(wishes.map((id) => addPasskey(database, passkey(id), mail, noon)));
    expect(answers.filter(({ kind: answer }) => answer === "added")).toHaveLength(passkeyLimits.perAccount);
    expect(answers.filter(({ kind: answer }) => answer === "tooMany")).toHaveLength(3);
    expect(await listPasskeys(database, anaId)).toHaveLength(passkeyLimits.perAccount);
  });

  test("a use keeps the largest counter there is, and counts once if two come at once", async () => {
    const added = await add("one", { counter: 7 });
    const used = { counter: 2 ** 32 - 1, isBackedUp: true };
    const uses = await Promise.all([1, 2].map(() => recordPasskeyUse(database, added, used, later(5))));
    expect(uses.filter((isRecorded) => isRecorded)).toHaveLength(1);
    expect(await listPasskeys(database, anaId)).toMatchObject([
      { counter: 2 ** 32 - 1, isBackedUp: true, lastUsedAt: later(5).toISOString() },
    ]);
  });

  test("only its owner names and removes it, and the mail is written with the change", async () => {
    const { id } = await add("one");
    const boId = await account("bo@example.com");
    expect(await renamePasskey(database, boId, id, "Mine")).toBe(false);
    expect(
      await removePasskey(database, { id: boId, subject: "bo" }, id, { mail, sessionUid: null }, noon),
    ).toBe(false);
    expect(await renamePasskey(database, anaId, id, "Laptop")).toBe(true);
    expect(await listPasskeys(database, anaId)).toMatchObject([{ name: "Laptop" }]);
    expect(await listOutbox(database, 10)).toHaveLength(1);
    expect(
      await removePasskey(database, { id: anaId, subject: "ana" }, id, { mail, sessionUid: null }, noon),
    ).toBe(true);
    expect(await listOutbox(database, 10)).toHaveLength(2);
    expect(await listPasskeys(database, anaId)).toEqual([]);
  });

  test("a challenge works once, for its purpose and sign-in, until it runs out", async () => {
    const made = { purpose: "signIn", madeFor: "a-sign-in" } as const;
    const take = (challenge: string, changed: object = {}, at = noon) =>
      takeChallenge(database, challenge, { ...made, ...changed }, at);
    for (const challenge of ["one", "two"]) await saveChallenge(database, challenge, made, noon);
    expect(await take("one", { purpose: "add" })).toBe(false);
    expect(await take("one", { madeFor: "another" })).toBe(false);
    expect(await take("none")).toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => take("one")));
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(1);
    expect(await take("two", {}, later(passkeyLimits.challengeMinutes))).toBe(false);
    expect(await take("two", {}, later(passkeyLimits.challengeMinutes - 1))).toBe(true);
  });

  test("challenges that ran out are deleted by the next one, and by the daily job", async () => {
    const made = { purpose: "signIn", madeFor: "a-sign-in" } as const;
    await saveChallenge(database, "one", made, noon);
    await saveChallenge(database, "two", made, later(passkeyLimits.challengeMinutes));
    expect(await database.selectFrom("passkey_challenges").selectAll().execute()).toHaveLength(1);
    expect(await deleteExpiredChallenges(database, later(60).toISOString())).toBe(1);
  });

  test("no row holds a challenge as the browser knows it", async () => {
    await saveChallenge(database, "a-challenge", { purpose: "add", madeFor: anaId }, noon);
    const rows = await database.selectFrom("passkey_challenges").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("a-challenge");
  });

  test("erasing takes one account’s passkeys and challenges, and nobody else’s", async () => {
    const boId = await account("bo@example.com");
    await add("one");
    await add("two", { accountId: boId });
    for (const madeFor of [anaId, boId])
      await saveChallenge(database, `for-${madeFor}`, { purpose: "add", madeFor }, noon);
    const rows = await database.transaction().execute((transaction) => erasePasskeys(transaction, anaId));
    expect(rows).toEqual({ passkeys: 1 });
    expect([await listPasskeys(database, anaId), await listPasskeys(database, boId)]).toMatchObject([
      [],
      [{ credentialId: "two" }],
    ]);
    expect(await database.selectFrom("passkey_challenges").select("made_for").execute()).toEqual([
      { made_for: boId },
    ]);
  });
});
