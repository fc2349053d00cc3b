/**
 * No form reveals whether an address has an account: not by status, body, headers, work done or the next
 * attempt.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freeTries } from "#server/parts/identity/embedded/lockoutRules.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { password, signUp, type TestBrowser, type TestReply } from "../support/signInClient.ts";

/** How often a password was hashed: timing is too noisy to test here, but a stranger could measure it. */
const hashing = vi.hoisted(() => ({ times: 0 }));
vi.mock(import("node:crypto"), async (original) => {
  const crypto = await original();
  const scrypt = (...words: unknown[]) => {
    hashing.times += 1;
    return Reflect.apply(crypto.scrypt, crypto, words);
  };
  return { ...crypto, scrypt: scrypt as typeof crypto.scrypt };
});

let site: ListeningServer;
const known = "ana@example.com";
const unknown = "nobody@example.com";

beforeEach(async () => {
  site = await openListeningServer();
  await signUp(site.newBrowser(), site.store.database, known);
  hashing.times = 0;
});
afterEach(() => site.close());

type Seen = { status: number; text: string; headers: string[]; hashed: number };

/** What a stranger sees; secrets and timestamps in the headers differ between responses anyway. */
async function seen(ask: (browser: TestBrowser) => Promise<TestReply>): Promise<Seen> {
  const before = hashing.times;
  const answer = await ask(site.newBrowser());
  const headers = [...answer.headers].map(([name, value]) =>
    name === "date" || name.startsWith("set-cookie")
      ? `${name} ${value.replace(/=[\w-]{43}/, "=…").replace(/.*GMT$/, "")}`
      : `${name}: ${value}`,
  );
  return { status: answer.status, text: answer.text, headers, hashed: hashing.times - before };
}

const forms: readonly [string, string, (email: string) => object, number, number][] = [
  ["signing in", "sign-in", (email) => ({ email, password: "not the right one" }), 401, 1],
  ["signing up", "sign-up", (email) => ({ email, password, name: "Bo", isThirteenOrOlder: true }), 202, 1],
  ["asking for a new password", "reset-request", (email) => ({ email }), 202, 0],
  ["a new password by a guessed code", "reset", (email) => ({ email, code: "123456", password }), 400, 0],
  ["an account by a guessed code", "verify", (email) => ({ email, code: "123456" }), 400, 0],
];

describe.each(forms)("%s", (_, path, form, status, hashed) => {
  const send = (email: string) => seen((browser) => browser.postJson(`/api/identity/${path}`, form(email)));

  test("looks the same for an address with an account and for one without", async () => {
    const [forKnown, forUnknown] = [await send(known), await send(unknown)];
    expect(forKnown).toEqual(forUnknown);
    expect([forKnown.status, forKnown.hashed]).toEqual([status, hashed]);
    expect(forKnown.text).not.toMatch(/example\.com|account/);
  });

  test("goes on looking the same when it is sent again and again", async () => {
    for (let times = 0; times < 12; times += 1) {
      const [forKnown, forUnknown] = [await send(known), await send(unknown)];
      const withoutWait = (one: Seen) => ({
        ...one,
        headers: one.headers.filter((line) => !line.startsWith("retry-after")),
      });
      expect(withoutWait(forKnown)).toEqual(withoutWait(forUnknown));
    }
  });
});

test("an address waits after as many wrong tries, whether it has an account or not", async () => {
  for (const email of [known, unknown]) {
    const statuses: number[] = [];
    for (let tries = 0; tries < freeTries.signIn + 1; tries += 1) {
      const form = { email, password: `wrong ${tries}` };
      statuses.push((await site.newBrowser().postJson("/api/identity/sign-in", form)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  }
  const right = await site.newBrowser().postJson("/api/identity/sign-in", { email: known, password });
  expect([right.status, Number(right.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("fifty tries at the same moment are not worth more than five", async () => {
  const guesses = Array.from({ length: 50 }, (_, number) =>
    site.newBrowser().postJson("/api/identity/sign-in", { email: known, password: `guess ${number}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(freeTries.signIn);
  expect(hashing.times).toBe(freeTries.signIn);
});
