/**
 * A stranger who tries passwords and codes at a known address, from one network and from many: the owner
 * signs in all the same, and nothing tells whether there is an account.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listOutbox } from "#server/outbox/store.ts";
import { failuresBeforeCodes } from "#server/parts/identity/embedded/lockoutRules.ts";
import { insertAccount } from "../support/insertedSession.ts";
import {
  createInjectTransport,
  openTestBrowser,
  password,
  readMailedCode,
  signIn,
  type TestBrowser,
  type TestReply,
  toBearerHeader,
} from "../support/signInClient.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";

const email = "owner@example.com";
const nobody = "nobody@example.com";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let site: TestServer;
let aheadMs: number;
/** Where the owner has signed in before. */
let owner: TestBrowser;

const home = "192.0.2.1";
const newBrowser = (address = home) => openTestBrowser(createInjectTransport(site.server, address));
const tryPassword = (by: TestBrowser, typed: string, at = email) =>
  by.postJson("/api/identity/sign-in", { email: at, password: typed, interaction: null });
const typeCode = (by: TestBrowser, code: string, at = email) =>
  by.postJson("/api/identity/sign-in-code", { email: at, code, interaction: null });
const askCode = (by: TestBrowser, at = email) => by.postJson("/api/identity/reset-request", { email: at });
const countMails = async (to = email) =>
  (await listOutbox(site.store.database, 1_000)).filter(({ recipient }) => recipient === to).length;
const status = async (answer: Promise<TestReply>) => (await answer).status;

beforeEach(async () => {
  aheadMs = 0;
  site = await createTestServer({}, () => new Date(Date.now() + aheadMs));
  await insertAccount(site.store.database, email);
  owner = newBrowser();
  expect(await status(tryPassword(owner, password))).toBe(200);
});
afterEach(() => site.close());

/** Wrong passwords from as many networks as it takes, four from each, so that none has to wait. */
async function attackFromEverywhere(failures = failuresBeforeCodes, at = email): Promise<void> {
  for (let number = 0; number < failures; number += 1) {
    const stranger = newBrowser(`198.51.${100 + Math.floor(number / 1_000)}.${Math.floor(number / 4) % 250}`);
    expect(await status(tryPassword(stranger, `wrong ${number}`, at))).toBe(401);
  }
}

describe("wrong passwords from one network", () => {
  test("lock that network for the address, not the owner's, and not the owner's device on the same one", async () => {
    const stranger = newBrowser("198.51.100.7");
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await status(tryPassword(stranger, "wrong"))).toBe(401);
    }
    expect(await status(tryPassword(stranger, password))).toBe(429);
    expect(await status(tryPassword(newBrowser("203.0.113.9"), password))).toBe(200);
    const neighbor = newBrowser(home);
    for (let tries = 0; tries < 6; tries += 1) await tryPassword(neighbor, "wrong");
    expect(await status(tryPassword(neighbor, password))).toBe(429);
    expect(await status(tryPassword(owner, password))).toBe(200);
  });

  test("count by IPv6 /56", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await tryPassword(newBrowser(`2001:db8:0:1${tries}0::${tries}`), "wrong");
    }
    expect(await status(tryPassword(newBrowser("2001:db8:0:1ff::1"), password))).toBe(429);
    expect(await status(tryPassword(newBrowser("2001:db8:0:200::1"), password))).toBe(200);
  });
});

describe("a hundred wrong passwords from many networks", () => {
  test("let the owner's device in at once, and a new one with a mailed code", async () => {
    await attackFromEverywhere();
    const asked = await tryPassword(newBrowser("203.0.113.9"), password);
    expect([asked.status, asked.text]).toEqual([202, '{"next":"code"}']);
    expect(await status(tryPassword(owner, password))).toBe(200);
    const phone = newBrowser("203.0.113.10");
    expect(await status(tryPassword(phone, password))).toBe(202);
    const code = await readMailedCode(site.store.database, email);
    const [mail] = await listOutbox(site.store.database, 1);
    expect(mail?.subject).toBe("Your code to sign in to Tassel");
    expect(await status(typeCode(newBrowser(), code))).toBe(400);
    expect(await status(typeCode(phone, code === "000000" ? "111111" : "000000"))).toBe(400);
    expect(await status(typeCode(phone, code))).toBe(200);
    expect(await status(typeCode(phone, code))).toBe(400);
    // From now on the phone is known too.
    expect(await status(tryPassword(phone, password))).toBe(200);
  });

  test("answer the same for the right password, a wrong one and an address without an account", async () => {
    await attackFromEverywhere();
    await attackFromEverywhere(failuresBeforeCodes, nobody);
    const seen = ({ status, headers, text }: TestReply) => ({
      status,
      text,
      cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, "=")),
      others: [...headers].filter(([name]) => !["date", "set-cookie"].includes(name)),
    });
    const right = seen(await tryPassword(newBrowser("203.0.113.1"), password));
    expect(await countMails()).toBe(1);
    expect(seen(await tryPassword(newBrowser("203.0.113.2"), "wrong"))).toEqual(right);
    expect(seen(await tryPassword(newBrowser("203.0.113.3"), password, nobody))).toEqual(right);
    expect([await countMails(), await countMails(nobody)]).toEqual([1, 0]);
  });

  test("are forgotten a day later, and one fewer asks for no code", async () => {
    await attackFromEverywhere(failuresBeforeCodes - 1);
    expect(await status(tryPassword(newBrowser("203.0.113.1"), password))).toBe(200);
    await attackFromEverywhere(1);
    expect(await status(tryPassword(newBrowser("203.0.113.2"), password))).toBe(202);
    aheadMs = 25 * hourMs;
    expect(await status(tryPassword(newBrowser("203.0.113.3"), password))).toBe(200);
  });

  test("do not keep a new password by mail from signing in, which asks for no second code", async () => {
    await attackFromEverywhere();
    const phone = newBrowser("203.0.113.9");
    await askCode(phone);
    const reset = await phone.postJson("/api/identity/reset", {
      email,
      code: await readMailedCode(site.store.database, email),
      password: "five quite different words here",
      interaction: null,
    });
    expect(reset.status).toBe(200);
    expect(await status(tryPassword(phone, "five quite different words here"))).toBe(200);
    // The other device knew the old password, so it is not known any more.
    expect(await status(tryPassword(owner, "five quite different words here"))).toBe(202);
  });
});

describe("a known device", () => {
  test("has ten wrong passwords an hour of its own, and holds nobody else up", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await status(tryPassword(owner, "wrong"))).toBe(401);
    }
    const refused = await tryPassword(owner, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
    expect(await status(tryPassword(newBrowser(home), password))).toBe(200);
    aheadMs = hourMs + 1_000;
    expect(await status(tryPassword(owner, password))).toBe(200);
  });

  test("is known by a signed cookie that no script and no other site can use, for 180 days", async () => {
    const answer = await tryPassword(owner, password);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^tassel_devices=[\w-]{65}; Path=\/api\/identity; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    await attackFromEverywhere();
    const stranger = newBrowser("203.0.113.9");
    const value = owner.cookies.get("tassel_devices")?.value ?? "";
    // In the name, and in the signature but not at its end, where a character of base64url does not count in full.
    const forgedAt = (index: number) =>
      `${value.slice(0, index)}${value[index] === "x" ? "y" : "x"}${value.slice(index + 1)}`;
    for (const forged of [forgedAt(0), forgedAt(11), forgedAt(44), value.slice(0, 22)]) {
      stranger.cookies.set("tassel_devices", { value: forged, path: "/api/identity" });
      expect(await status(tryPassword(stranger, password))).toBe(202);
    }
    aheadMs = 181 * 24 * hourMs;
    await attackFromEverywhere();
    expect(await status(tryPassword(owner, password))).toBe(202);
  });

  test("is known to its account alone, also where two people share a browser", async () => {
    await insertAccount(site.store.database, "sister@example.com");
    await attackFromEverywhere(failuresBeforeCodes, "sister@example.com");
    expect(await status(tryPassword(owner, password, "sister@example.com"))).toBe(202);
    const code = await readMailedCode(site.store.database, "sister@example.com");
    expect(await status(typeCode(owner, code, "sister@example.com"))).toBe(200);
    await attackFromEverywhere();
    expect(await status(tryPassword(owner, password))).toBe(200);
    expect(await status(tryPassword(owner, password, "sister@example.com"))).toBe(200);
  });

  test("is listed, and forgotten by signing out everywhere, which ends every session at once", async () => {
    const tokens = await signIn(owner, email);
    const phone = await signIn(newBrowser("203.0.113.9"), email);
    const bearer = toBearerHeader(tokens.access_token);
    const listed = JSON.parse((await owner.get("/api/account/devices", bearer)).text);
    expect(listed.devices).toEqual([
      { label: "", firstAt: expect.any(String), lastAt: expect.any(String) },
      { label: "", firstAt: expect.any(String), lastAt: expect.any(String) },
    ]);
    expect((await owner.postJson("/api/account/sign-out-everywhere", {}, bearer)).status).toBe(204);
    for (const { access_token: token } of [tokens, phone]) {
      expect((await owner.get("/api/plans", toBearerHeader(token))).status).toBe(401);
    }
    await attackFromEverywhere();
    expect(await status(tryPassword(owner, password))).toBe(202);
  });
});

describe("codes by mail", () => {
  test("are mailed eight times an hour for strangers' networks; four more are kept for known devices", async () => {
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
      for (let times = 0; times < 6; times += 1) expect(await status(askCode(newBrowser(address)))).toBe(202);
    }
    expect(await countMails()).toBe(8);
    expect(await status(askCode(newBrowser("203.0.113.9")))).toBe(202);
    expect(await countMails()).toBe(8);
    for (let times = 0; times < 6; times += 1) expect(await status(askCode(owner))).toBe(202);
    expect(await countMails()).toBe(12);
  });

  test("come to the owner's device though its network has used up its share", async () => {
    for (let times = 0; times < 6; times += 1) await askCode(newBrowser(home));
    expect(await countMails()).toBe(4);
    await askCode(owner);
    expect(await countMails()).toBe(5);
  });

  test("count alike for an address without an account", async () => {
    for (let times = 0; times < 6; times += 1) {
      await askCode(newBrowser("198.51.100.1"));
      await askCode(newBrowser("198.51.100.1"), nobody);
    }
    const rows = await site.store.database.selectFrom("mail_codes").select(["email", "network"]).execute();
    const counts = [email, nobody].map((at) => rows.filter((row) => row.email === at).length);
    expect(counts).toEqual([4, 4]);
    expect(JSON.stringify(rows)).not.toContain("198.51");
  });
});

describe("a stranger who asks for codes from everywhere", () => {
  const strangers = Array.from({ length: 6 }, (_, number) => `198.51.100.${number}`);
  const signUpForm = (at: string) => ({
    email: at,
    password,
    name: "",
    isThirteenOrOlder: true,
    interaction: null,
  });
  const askSignUp = (by: TestBrowser, at: string) => by.postJson("/api/identity/sign-up", signUpForm(at));
  const readNext = ({ text }: TestReply): string | null => JSON.parse(text).nextCodeAt;
  const newPassword = "five quite different words here";
  const typeReset = (by: TestBrowser, code: string) =>
    by.postJson("/api/identity/reset", { email, code, password: newPassword, interaction: null });

  async function flood(at = email): Promise<void> {
    for (let times = 0; times < 3; times += 1) {
      for (const address of strangers) {
        await askCode(newBrowser(address), at);
        await askSignUp(newBrowser(address), at);
      }
    }
  }

  test("cannot keep the owner of the mailbox out: a code of the flood shows whose it is, in a browser that asked for none", async () => {
    await flood();
    const phone = newBrowser("203.0.113.9");
    expect(readNext(await askCode(phone))).not.toBeNull();
    const strangers = await readMailedCode(site.store.database, email);
    const wrong = await typeReset(phone, strangers === "000000" ? "111111" : "000000");
    expect([wrong.status, wrong.text.includes("another browser")]).toEqual([400, false]);
    const told = await typeReset(phone, strangers);
    expect([told.status, told.text.includes("another browser")]).toEqual([400, true]);
    // It signs nobody in and changes nothing.
    expect(await status(tryPassword(newBrowser("203.0.113.10"), newPassword))).toBe(401);
    // The flood goes on, and the owner is mailed all the same.
    await flood();
    const mails = await countMails();
    expect(readNext(await askCode(phone))).toBeNull();
    expect(await countMails()).toBe(mails + 1);
    expect(await status(typeReset(phone, await readMailedCode(site.store.database, email)))).toBe(200);
    expect(await status(tryPassword(phone, newPassword))).toBe(200);
  });

  test("cannot keep somebody from signing up, whose address has no account yet", async () => {
    await flood(nobody);
    const phone = newBrowser("203.0.113.9");
    expect(readNext(await askSignUp(phone, nobody))).not.toBeNull();
    const verify = (code: string) =>
      phone.postJson("/api/identity/verify", { email: nobody, code, interaction: null });
    expect(await status(verify(await readMailedCode(site.store.database, nobody)))).toBe(400);
    expect(readNext(await askSignUp(phone, nobody))).toBeNull();
    expect(await status(verify(await readMailedCode(site.store.database, nobody)))).toBe(200);
  });

  test("sends at most eleven mails an hour, and asking with one purpose leaves three of the other", async () => {
    for (const address of [...strangers, ...strangers]) await askCode(newBrowser(address));
    expect(await countMails()).toBe(8);
    expect(readNext(await askSignUp(newBrowser("203.0.113.9"), email))).toBeNull();
    await flood();
    expect(await countMails()).toBe(11);
  });

  test("is told when the next code can be sent, in the same words with an account or without, and then it can", async () => {
    await flood();
    await flood(nobody);
    const seen = ({ status, headers, text }: TestReply) => ({
      status,
      names: [...headers].filter(([name]) => name !== "date").map(([name]) => name),
      next: Math.round(Date.parse(readNext({ status, headers, text }) ?? "") / minuteMs),
      rest: text.replace(/"nextCodeAt":"[^"]*"/, ""),
    });
    for (const ask of [askCode, askSignUp]) {
      const known = seen(await ask(newBrowser("203.0.113.9"), email));
      const unknown = seen(await ask(newBrowser("203.0.113.9"), nobody));
      expect(unknown).toEqual({ ...known, next: expect.any(Number) });
      expect(Math.abs(unknown.next - known.next)).toBeLessThanOrEqual(1);
      expect(known.names).not.toContain("set-cookie");
    }
    const next = readNext(await askCode(newBrowser("203.0.113.9"))) ?? "";
    const waitMs = Date.parse(next) - Date.now();
    expect(waitMs).toBeLessThanOrEqual(hourMs + minuteMs);
    aheadMs = waitMs - 2 * minuteMs;
    expect(readNext(await askCode(newBrowser("203.0.113.9")))).toBe(next);
    aheadMs = waitMs + 1_000;
    expect(readNext(await askCode(newBrowser("203.0.113.9")))).toBeNull();
  });

  test("does not make a code useless that the owner was mailed before", async () => {
    const phone = newBrowser("203.0.113.9");
    await askCode(phone);
    const code = await readMailedCode(site.store.database, email);
    await flood();
    expect(readNext(await askCode(phone))).not.toBeNull();
    expect(await status(typeReset(phone, code))).toBe(200);
  });
});
