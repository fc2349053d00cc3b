/**
 * The same work is done with and without an account at the address: counted, since timing would be too noisy
 * to test.
 */
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOwnAccount, findAccountByEmail } from "#server/account/store.ts";
import { takeAttempt } from "#server/identity/attempts.ts";
import type { Store } from "#server/store/store.ts";
import { makeTestSecrets, testPasswordCost } from "../../../../../test/support/testIdentity.ts";
import { openTestStore } from "../../../../../test/support/testStore.ts";
import { createAccountService, type OwnAccountService } from "./accountService.ts";
import { createCodes } from "./codes.ts";
import { createDeviceCookies } from "./deviceCookie.ts";
import { createHashingQueue } from "./hashingQueue.ts";
import { failuresBeforeCodes } from "./lockoutRules.ts";
import { createPlaceKeys } from "./networks.ts";
import { createPasswords } from "./passwords.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const known = "ana@example.com";
const asker = { address: "192.0.2.1", deviceCookie: null, userAgent: undefined, binding: null };

let store: Store;
let accountService: OwnAccountService;
let work: string[];
let announced: string[];
/** Passwords are compared once it is open. */
let gate: Promise<void>;

beforeEach(async () => {
  store = await openTestStore();
  const passwords = createPasswords(testPasswordCost);
  const account = { email: known, name: "Ana", passwordHash: await passwords.hash("right") };
  await createOwnAccount(store.database, account, noon);
  work = [];
  announced = [];
  gate = Promise.resolve();
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      work.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const [dataKey] = (await makeTestSecrets()).dataKeys;
  if (dataKey === undefined) throw new Error("There is no key.");
  accountService = createAccountService({
    database: store.database.withPlugin(counting),
    passwords: {
      ...passwords,
      hash(password) {
        work.push("hash");
        return passwords.hash(password);
      },
      async matches(password, stored) {
        work.push("matches");
        await gate;
        return passwords.matches(password, stored);
      },
    },
    queue: createHashingQueue(),
    codes: createCodes([dataKey]),
    places: createPlaceKeys([dataKey]),
    devices: createDeviceCookies(["a key of this test, of more than 32 letters"]),
    publicUrl: "https://plan.example",
    now: () => noon,
    announce: (line) => announced.push(line),
  });
});
afterEach(() => store.close());

const isWork = (kind: string) => (kind === "DeleteQueryNode" ? "InsertQueryNode" : kind);

describe("as much is asked of the database and of the processor", () => {
  test.each([
    [
      "signing up",
      (email: string) =>
        accountService.signUp({ email, password: "four words of no sense", name: "" }, asker),
    ],
    ["signing in", (email: string) => accountService.signIn({ email, password: "wrong" }, asker)],
    ["asking for a new password", (email: string) => accountService.requestReset({ email }, asker)],
    ["a code", (email: string) => accountService.verify({ email, code: "123456", binding: null })],
    [
      "a new password by a wrong code",
      (email: string) =>
        accountService.reset({ email, code: "123456", binding: "b", password: "four words" }, asker),
    ],
  ])("in %s", async (_, ask) => {
    await ask(known);
    const forKnown = work.map(isWork);
    work = [];
    await ask("nobody@example.com");
    expect(work.map(isWork)).toEqual(forKnown);
    expect(forKnown.length).toBeGreaterThan(1);
  });
});

describe("a browser with a device's cookie", () => {
  async function rememberDevice() {
    const account = await findAccountByEmail(store.database, known);
    const { cookie } = await accountService.rememberDevice(account?.subject ?? "", asker);
    return { ...asker, deviceCookie: cookie };
  }

  test("is answered with as much work for an address without an account as for another person's", async () => {
    const device = await rememberDevice();
    const other = { email: "bo@example.com", name: "Bo", passwordHash: "" };
    await createOwnAccount(store.database, other, noon);
    work = [];
    await accountService.signIn({ email: other.email, password: "wrong" }, device);
    const forKnown = work.map(isWork);
    work = [];
    await accountService.signIn({ email: "nobody@example.com", password: "wrong" }, device);
    expect(work.map(isWork)).toEqual(forKnown);
  });

  test("signs in while strangers of more networks than there are places wait", async () => {
    const device = await rememberDevice();
    const { promise, resolve: open } = Promise.withResolvers<void>();
    gate = promise;
    const strangers = Array.from({ length: 80 }, (_, number) =>
      accountService.signIn(
        { email: "nobody@example.com", password: "wrong" },
        { ...asker, address: `2001:db8:1:${(number << 8).toString(16)}::1` },
      ),
    );
    await vi.waitFor(() => expect(accountService.readQueue()).toEqual({ running: 2, waiting: 64 }));
    const newcomer = accountService.signIn(
      { email: known, password: "right" },
      { ...asker, address: "203.0.113.9" },
    );
    expect(await newcomer).toMatchObject({ ok: false, problem: { reason: "busy" } });
    const owner = accountService.signIn({ email: known, password: "right" }, device);
    await vi.waitFor(() => expect(accountService.readQueue()).toEqual({ running: 2, waiting: 65 }));
    open();
    expect(await owner).toMatchObject({ ok: true, value: { kind: "signedIn" } });
    await Promise.all(strangers);
  });
});

describe("after a hundred failures elsewhere", () => {
  beforeEach(async () => {
    const rule = () => ({ failures: 1, lastAt: noon, lockedUntil: null });
    for (const email of [known, "nobody@example.com"]) {
      for (let tries = 0; tries < failuresBeforeCodes; tries += 1) {
        await takeAttempt(store.database, { email, key: "elsewhere" }, rule, noon);
      }
    }
    work = [];
  });

  test.each([
    ["the right password", known, "right"],
    ["a wrong one", known, "wrong"],
    ["an address without an account", "nobody@example.com", "right"],
  ])("%s asks for a code, and for as much work", async (_, email, typed) => {
    const step = await accountService.signIn({ email, password: typed }, asker);
    expect(step).toMatchObject({ ok: true, value: { kind: "codeNeeded" } });
    expect(work.map(isWork)).toEqual([
      "SelectQueryNode",
      "SelectQueryNode",
      "InsertQueryNode",
      "SelectQueryNode",
      "UpdateQueryNode",
      "SelectQueryNode",
      "InsertQueryNode",
      "matches",
      "InsertQueryNode",
      "SelectQueryNode",
      "InsertQueryNode",
      "InsertQueryNode",
    ]);
    expect(announced).toHaveLength(email === known && typed === "right" ? 1 : 0);
  });
});

describe("without a mail server the code is printed in the terminal", () => {
  test("the one that was mailed, and none where none was", async () => {
    const form = { password: "four words of no sense", name: "" };
    await accountService.signUp({ email: "Bo@example.com", ...form }, asker);
    await accountService.requestReset({ email: known }, asker);
    await accountService.requestReset({ email: "nobody@example.com" }, asker);
    await accountService.signUp({ email: known, ...form }, asker);
    expect(announced).toEqual([
      expect.stringMatching(/^Code to finish the account of bo@example\.com: \d{6}$/),
      expect.stringMatching(/^Code for a new password of ana@example\.com: \d{6}$/),
    ]);
  });
});
