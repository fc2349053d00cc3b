/** Accounts in administrators' hands: found by exact address, acted on once, noted, and never further than allowed. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Person, personSchema } from "#contract/adminPeople.ts";
import { createOwnAccount, findAccount, findAccountByEmail } from "#server/account/store.ts";
import { checkAuditLog, listAuditEntries } from "#server/audit/log.ts";
import { sendDueMail } from "#server/outbox/job.ts";
import { listOutbox } from "#server/outbox/store.ts";
import { createExportAttaching } from "#server/personalData/attachExport.ts";
import { runErasures } from "#server/personalData/erasureJob.ts";
import type { MailPart, OutgoingMail } from "#server/ports/mail.ts";
import {
  type AdministeredServer,
  createAdministeredServer,
  emailOf,
  type Name,
} from "../../../../test/support/administrators.ts";
import { empty, makeCommandFrom, oberlin } from "../../../../test/support/planCommands.ts";
import {
  createInjectTransport,
  openTestBrowser,
  password,
  signIn,
  signUp,
  toBearerHeader,
} from "../../../../test/support/signInClient.ts";
import { makeTestSecrets } from "../../../../test/support/testIdentity.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const dayMs = 24 * 3_600_000;
const smtp = { url: "smtp://127.0.0.1:1", from: "Tassel <plan@example.com>" };

let site: AdministeredServer;
let clock: Date;
let delivered: OutgoingMail[];
const mail: MailPart = {
  kind: "smtp",
  deliver(one) {
    delivered.push(one);
    return Promise.resolve({ outcome: "sent" });
  },
  close: () => Promise.resolve(),
};
beforeEach(async () => {
  [clock, delivered] = [noon, []];
  site = await createAdministeredServer({ smtp }, () => clock);
});
afterEach(() => site.close());

const people = "/api/admin/people";
const find = async (email: string, name: Name = "ana") =>
  ((await site.ask(name, "POST", `${people}/find`, { email })).body["people"] as unknown[]).map((one) =>
    personSchema.parse(one),
  );
const act = (
  name: Name | null,
  who: Name,
  path: string,
  method: "POST" | "PUT" | "DELETE" = "POST",
  body?: unknown,
) => site.ask(name, method, `${people}/${site.ids[who]}/${path}`, body);
const sendMail = async () => {
  const { dataKeys } = await makeTestSecrets();
  const attach = createExportAttaching(site.store.database, dataKeys, () => clock);
  return sendDueMail({ store: site.store, mail, now: () => clock, attach });
};
const erase = () => runErasures({ store: site.store, payments: null, now: () => clock });
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const actions = async () =>
  (await listAuditEntries(site.store.database, null, 50)).map(({ action }) => action);
async function beginPlan(who: Name): Promise<void> {
  const commands = [makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1)];
  const first = { createdAt: empty.createdAt, commands };
  const url = `/api/plans/${empty.id}/commands`;
  expect((await site.ask(who, "POST", url, first, { "if-match": '"0"' })).status).toBe(200);
}

describe("finding", () => {
  test("shows counts and dates of exactly this address, in any case, and nothing of a plan", async () => {
    await beginPlan("maya");
    const [found, ...more] = await find("MAYA@example.com ");
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      email: "maya@example.com",
      roles: [],
      isAdministrator: false,
      isYou: false,
      plans: { own: 1, shared: 0 },
      subscription: { plan: "free" },
      signingIn: { sessions: 1, devices: [], passkeys: 0, failuresInDay: 0, locks: 0, lockedUntil: null },
      erasure: null,
    } satisfies Partial<Record<keyof Person, unknown>>);
    expect(JSON.stringify(found)).not.toMatch(/oberlin|204501|addCollege/i);
  });

  test.each([
    "nobody@example.com",
    "maya@example.co",
    "aya@example.com",
    "m%@example.com",
    "m_ya@example.com",
  ])("%s is no account, and is answered alike", async (email) => {
    const answer = await site.ask("ana", "POST", `${people}/find`, { email });
    expect([answer.status, answer.body]).toEqual([200, { people: [] }]);
    expect(await actions()).toEqual([]);
  });

  test("looking at someone is noted, without the address", async () => {
    await find("maya@example.com");
    const [entry] = await listAuditEntries(site.store.database, null, 10);
    expect(entry).toMatchObject({ action: "personLookedUp", subject: site.ids.maya });
    expect(JSON.stringify(entry)).not.toContain("maya@");
  });

  test("a name of markup stays text, and an address of 200 kB is refused", async () => {
    const name = `<script>document.title="taken"</script>=1+1`;
    const account = { email: "html@example.com", name, passwordHash: "" };
    await createOwnAccount(site.store.database, account, clock);
    expect((await find("html@example.com"))[0]?.name).toBe(name);
    const long = `${"a".repeat(200_000)}@example.com`;
    expect((await site.ask("ana", "POST", `${people}/find`, { email: long })).status).toBe(413);
    expect((await site.ask("ana", "POST", `${people}/find`, { email: long.slice(-400) })).status).toBe(400);
    expect((await site.ask("ana", "POST", `${people}/find`, { email: "m*" })).status).toBe(400);
  });
});

describe("who may act", () => {
  const acts = [
    ["role", "PUT", { isAdministrator: true }],
    ["sign-out", "POST", undefined],
    ["unlock", "POST", undefined],
    ["export", "POST", undefined],
    ["erasure", "POST", undefined],
    ["erasure", "DELETE", undefined],
  ] as const;

  test.each(acts)(
    "%s (%s): administrators alone, and only soon after signing in",
    async (path, method, body) => {
      const statuses = async () => [
        (await act(null, "maya", path, method, body)).status,
        (await act("maya", "maya", path, method, body)).status,
      ];
      expect(await statuses()).toEqual([401, 403]);
      later(16 * 60_000);
      const late = await act("ana", "maya", path, method, body);
      expect([late.status, late.body["detail"]]).toEqual([403, expect.stringContaining("sign in again")]);
      expect(await actions()).toEqual([]);
      expect((await site.ask("ana", "GET", people)).body["mayActUntil"]).toBeNull();
      await site.signInAgain("ana");
      expect((await site.ask("ana", "GET", people)).body["mayActUntil"]).not.toBeNull();
      // Nothing is planned, so there is nothing to call off.
      expect((await act("ana", "maya", path, method, body)).status).toBe(method === "DELETE" ? 409 : 200);
      expect(await actions()).toHaveLength(method === "DELETE" ? 0 : 1);
      expect(await checkAuditLog(site.store.database)).toMatchObject({ fault: null });
    },
  );
});

describe("roles", () => {
  const setRole = (name: Name, who: Name, isAdministrator: boolean) =>
    act(name, who, "role", "PUT", { isAdministrator });

  test("are given and taken, once however often it is asked, and count at the next request", async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await setRole("ana", "maya", true)).body).toMatchObject({ roles: ["Administrator"] });
    }
    expect((await site.ask("maya", "GET", "/api/admin")).status).toBe(200);
    expect((await setRole("bo", "maya", false)).body).toMatchObject({ roles: [] });
    expect((await site.ask("maya", "GET", "/api/admin")).status).toBe(403);
    expect(await actions()).toEqual(["roleRevoked", "roleGranted"]);
  });

  test("nobody takes their own, and two who take each other's at once leave one", async () => {
    const own = await setRole("ana", "ana", false);
    expect([own.status, own.body["detail"]]).toEqual([
      409,
      expect.stringContaining("your own administrator role"),
    ]);
    const both = await Promise.all([setRole("ana", "bo", false), setRole("bo", "ana", false)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await Promise.all(
      (["ana", "bo"] as const).map(async (name) => (await site.ask(name, "GET", "/api/admin")).status),
    );
    expect(left.toSorted((one, other) => one - other)).toEqual([200, 403]);
  });
});

describe("signing in", () => {
  const browserOf = () => openTestBrowser(createInjectTransport(site.server));
  const lee = "lee@example.com";
  const actOnLee = async (path: string) => {
    const account = await findAccountByEmail(site.store.database, lee);
    return site.ask("ana", "POST", `${people}/${account?.id}/${path}`);
  };

  // The provider's own clock is the real one.
  beforeEach(async () => {
    await site.close();
    site = await createAdministeredServer({ smtp }, () => new Date());
  });

  test("signed out means out: the token, the renewed token and the device are no good any more", async () => {
    const browser = browserOf();
    const tokens = await signUp(browser, site.store.database, lee);
    const profile = () => browser.get("/api/plans", toBearerHeader(tokens.access_token));
    expect((await profile()).status).toBe(200);
    const [before] = await find(lee);
    expect([before?.signingIn?.sessions, before?.signingIn?.devices.length]).toEqual([1, 1]);
    expect((await actOnLee("sign-out")).body).toMatchObject({ signingIn: { sessions: 0, devices: [] } });
    expect((await profile()).status).toBe(401);
    const renewed = await browser.postForm("/oauth/token", {
      grant_type: "refresh_token",
      client_id: "tassel-browser",
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(400);
    await signIn(browserOf(), lee);
  });

  test("a lock that was lifted lets the right password in", async () => {
    await signUp(browserOf(), site.store.database, lee);
    const stranger = browserOf();
    const form = { email: lee, interaction: null };
    const wrong = { ...form, password: "not the password" };
    for (let tried = 0; tried < 5; tried += 1) await stranger.postJson("/api/identity/sign-in", wrong);
    const right = () => stranger.postJson("/api/identity/sign-in", { ...form, password });
    expect((await right()).status).toBe(429);
    const [locked] = await find(lee);
    expect(locked?.signingIn).toMatchObject({ locks: 1, failuresInDay: 5, lockedUntil: expect.any(String) });
    expect((await actOnLee("unlock")).body).toMatchObject({ signingIn: { locks: 0, failuresInDay: 0 } });
    expect((await right()).status).toBe(200);
  });
});

describe("a copy", () => {
  test("goes to the owner alone, made as it is sent; the reply and the outbox hold nothing of it", async () => {
    await beginPlan("maya");
    const answer = await act("ana", "maya", "export");
    expect(answer.text).not.toContain("addCollege");
    expect(JSON.stringify(await listOutbox(site.store.database, 5))).not.toContain("addCollege");
    await sendMail();
    expect(delivered.map(({ recipient }) => recipient)).toEqual(["maya@example.com"]);
    const { attachment } = delivered[0] ?? {};
    expect(attachment).toMatchObject({ name: "tassel-account-2026-11-21.json", type: "application/json" });
    expect(JSON.parse(attachment?.content ?? "")).toMatchObject({
      format: "tassel-account",
      account: { email: "maya@example.com" },
      plans: [{ commands: [{ command: { kind: "addCollege" } }] }],
    });
    expect(JSON.stringify(await listOutbox(site.store.database, 5))).not.toContain("addCollege");
  });

  test("is not sent to an address that is no longer the account's", async () => {
    await act("ana", "maya", "export");
    await site.store.database
      .updateTable("accounts")
      .set({ email: "other@example.com" })
      .where("id", "=", site.ids.maya)
      .execute();
    expect(await sendMail()).toMatchObject({ sent: 0, failed: 1 });
    expect(delivered).toEqual([]);
  });
});

describe("without a mail server", () => {
  test.each(["export", "erasure"])("%s says what is missing, and nothing is planned", async (path) => {
    await site.close();
    site = await createAdministeredServer({ smtp: null }, () => clock);
    const refused = await act("ana", "maya", path);
    expect([refused.status, refused.body["detail"]]).toEqual([409, expect.stringContaining("SMTP_URL")]);
    expect([await actions(), await listOutbox(site.store.database, 5)]).toEqual([[], []]);
  });
});

describe("erasing", () => {
  const subjectLeft = async () => findAccountByEmail(site.store.database, emailOf("maya"));

  test("waits for the mail, then seven days, and takes everything with it", async () => {
    await beginPlan("maya");
    expect((await act("ana", "maya", "erasure")).body).toMatchObject({
      erasure: { dueAt: null, hasStarted: false, mailState: "waiting" },
    });
    // Nobody was told yet, so nothing happens however long it takes.
    later(30 * dayMs);
    expect(await erase()).toMatchObject({ begun: 0, erased: 0 });
    await sendMail();
    expect(delivered[0]).toMatchObject({
      recipient: "maya@example.com",
      subject: expect.stringContaining("7 days"),
    });
    expect(delivered[0]?.body).toContain("http://localhost:3000/account");
    expect(await erase()).toMatchObject({ begun: 1, erased: 0 });
    later(7 * dayMs - 1);
    expect(await erase()).toMatchObject({ erased: 0 });
    expect(await subjectLeft()).not.toBeNull();
    later(1);
    const both = await Promise.all([erase(), erase()]);
    expect(both.map(({ erased }) => erased).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await subjectLeft()).toBeNull();
    const left = ["plans", "plan_members", "account_erasures"] as const;
    for (const table of left) {
      expect(await site.store.database.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect((await listOutbox(site.store.database, 9)).map(({ recipient }) => recipient)).toEqual([]);
    expect(await actions()).toEqual(["accountErased", "erasurePlanned"]);
  });

  test("is called off by an administrator, and the owner is told", async () => {
    await act("ana", "maya", "erasure");
    await sendMail();
    await erase();
    expect((await act("bo", "maya", "erasure", "POST")).body["detail"]).toContain("already scheduled");
    await site.signInAgain("bo");
    expect((await act("bo", "maya", "erasure", "DELETE")).body).toMatchObject({ erasure: null });
    await sendMail();
    expect(delivered.at(-1)).toMatchObject({ subject: "Your Tassel account will not be erased" });
    later(8 * dayMs);
    expect(await erase()).toMatchObject({ erased: 0 });
    expect(await subjectLeft()).not.toBeNull();
    expect(await actions()).toEqual(["erasureCalledOff", "erasurePlanned"]);
  });

  test("is stopped by its owner, who signs in and keeps the account; others' stays planned", async () => {
    await act("ana", "maya", "erasure");
    await sendMail();
    await erase();
    later(6 * dayMs);
    await site.signInAgain("maya");
    const planned = await site.ask("maya", "GET", "/api/account/erasure");
    expect(planned.body).toMatchObject({
      erasure: { dueAt: new Date(noon.getTime() + 7 * dayMs).toISOString(), hasStarted: false },
    });
    expect((await site.ask("bo", "DELETE", "/api/account/erasure")).status).toBe(204);
    expect((await site.ask("ana", "GET", `${people}/${site.ids.maya}`)).body["erasure"]).not.toBeNull();
    for (let times = 0; times < 2; times += 1) {
      expect((await site.ask("maya", "DELETE", "/api/account/erasure")).status).toBe(204);
    }
    later(2 * dayMs);
    expect(await erase()).toMatchObject({ erased: 0 });
    expect(await subjectLeft()).not.toBeNull();
    const [entry] = await listAuditEntries(site.store.database, null, 1);
    expect(entry).toMatchObject({
      action: "erasureCalledOff",
      actor: { kind: "owner", accountId: site.ids.maya },
    });
  });

  test("is not for administrators, oneself, or an address nobody confirmed", async () => {
    const refusedFor = async (who: Name) => (await act("ana", who, "erasure")).body["detail"];
    expect(await refusedFor("ana")).toContain("your own account");
    expect(await refusedFor("bo")).toContain("Remove the role first");
    await site.store.database
      .updateTable("accounts")
      .set({ email_verified: 0 })
      .where("id", "=", site.ids.maya)
      .execute();
    expect(await refusedFor("maya")).toContain("not confirmed");
    expect(await refusedFor("maya")).not.toContain("maya@");
    expect(await actions()).toEqual([]);
  });

  test("two administrators plan one, with one mail; and no role is given to what will be erased", async () => {
    const both = await Promise.all([act("ana", "maya", "erasure"), act("bo", "maya", "erasure")]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await listOutbox(site.store.database, 5)).toHaveLength(1);
    const role = await act("bo", "maya", "role", "PUT", { isAdministrator: true });
    expect([role.status, role.body["detail"]]).toEqual([409, expect.stringContaining("Cancel that")]);
  });

  test("is left alone where the command line made an administrator of it", async () => {
    await act("ana", "maya", "erasure");
    await sendMail();
    await erase();
    const { database } = site.store;
    await database
      .updateTable("accounts")
      .set({ roles: '["Admin"]' })
      .where("id", "=", site.ids.maya)
      .execute();
    later(8 * dayMs);
    expect(await erase()).toMatchObject({ erased: 0, calledOff: 1 });
    const subject = (await subjectLeft())?.subject ?? "";
    expect(await findAccount(database, subject)).not.toBeNull();
  });
});
