/**
 * The same work is done with and without an account at the address: counted, since timing would be too noisy
 * to test.
 */
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOwnAccount } from "#server/account/store.ts";
import type { Store } from "#server/store/openStore.ts";
import { makeTestSecrets, testPasswordCost } from "../../../../../test/support/testIdentity.ts";
import { openTestStore } from "../../../../../test/support/testStore.ts";
import { createAccountService, type OwnAccountService } from "./accountService.ts";
import { createCodes } from "./codes.ts";
import { createPasswords } from "./passwords.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const known = "ana@example.com";
const network = "192.0.2.1";

let store: Store;
let accountService: OwnAccountService;
let work: string[];
let announced: string[];

beforeEach(async () => {
  store = await openTestStore();
  const passwords = createPasswords(testPasswordCost);
  const account = { email: known, name: "Ana", passwordHash: await passwords.hash("right") };
  await createOwnAccount(store.database, account, noon);
  work = [];
  announced = [];
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
      matches(password, stored) {
        work.push("matches");
        return passwords.matches(password, stored);
      },
    },
    codes: createCodes([dataKey]),
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
        accountService.signUp({ email, password: "four words of no sense", name: "", network }),
    ],
    ["signing in", (email: string) => accountService.signIn({ email, password: "wrong" })],
    ["asking for a new password", (email: string) => accountService.requestReset({ email, network })],
    ["a code", (email: string) => accountService.verify({ email, code: "123456", binding: null })],
    [
      "a new password by a wrong code",
      (email: string) =>
        accountService.reset({ email, code: "123456", binding: "b", password: "four words" }),
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

describe("without a mail server the code is printed in the terminal", () => {
  test("the one that was mailed, and none where none was", async () => {
    await accountService.signUp({
      email: "Bo@example.com",
      password: "four words of no sense",
      name: "",
      network,
    });
    await accountService.requestReset({ email: known, network });
    await accountService.requestReset({ email: "nobody@example.com", network });
    await accountService.signUp({ email: known, password: "four words of no sense", name: "", network });
    expect(announced).toEqual([
      expect.stringMatching(/^Code to finish the account of bo@example\.com: \d{6}$/),
      expect.stringMatching(/^Code for a new password of ana@example\.com: \d{6}$/),
    ]);
  });
});
