/**
 * What sign-in hands out, and what ends it: tokens, cookies, codes, passkeys and links, each asked for from outside at the
 * next request after the right that gave it has ended.
 */
import { expect, test } from "vitest";
import { findAccountByEmail, setRoles } from "#server/account/store.ts";
import { stopTokenOf } from "#server/reminders/stopToken.ts";
import { saveReminders } from "#server/reminders/store.ts";
import { insertAccount } from "../../../test/support/insertedSession.ts";
import {
  beginSignIn,
  clientId,
  createInjectTransport,
  finishSignIn,
  getInteraction,
  openTestBrowser,
  password,
  readCodeIn,
  readMailedCode,
  refreshTokens,
  signIn,
  type TestBrowser,
  type TestReply,
  toBearerHeader,
} from "../../../test/support/signInClient.ts";
import { createSoftPasskey, signWithSoftPasskey } from "../../../test/support/softAuthenticator.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { attemptKey } from "./attempts.ts";

const email = "owner@example.com";
const newPassword = "five quite different words here";

const given = [
  "access token",
  "refresh token",
  "session cookie",
  "code that was not exchanged",
  "password typed, sign-in not finished",
  "known device",
  "passkey",
  "access token got with the passkey",
  "refresh token got with the passkey",
  "administrator's role",
  "link that stops reminders",
  // Last, because it ends what comes before it.
  "mailed code for a new password",
] as const;
type Given = (typeof given)[number];

const ofSession = ["access token", "refresh token", "session cookie", "code that was not exchanged"] as const;
const ofPasskey = ["access token got with the passkey", "refresh token got with the passkey"] as const;
const everySession = [
  ...ofSession,
  ...ofPasskey,
  "password typed, sign-in not finished",
  "known device",
  // It is asked for with an access token.
  "administrator's role",
] as const;

type World = Awaited<ReturnType<typeof makeWorld>>;

/** What ends it: everything listed is refused from the next request on, and everything else still works. */
const ends: readonly [string, (world: World) => Promise<unknown>, readonly Given[]][] = [
  ["nothing", async () => undefined, []],
  ["a new password by mail", resetPassword, [...everySession, "mailed code for a new password"]],
  [
    "signing out everywhere",
    ({ own, ownToken }) => own.postJson("/api/account/sign-out-everywhere", {}, toBearerHeader(ownToken)),
    everySession,
  ],
  [
    "an administrator signing the person out",
    ({ admin, adminToken, accountId }) =>
      admin.postJson(`/api/admin/people/${accountId}/sign-out`, {}, toBearerHeader(adminToken)),
    everySession,
  ],
  [
    "logging out on that device",
    ({ laptop }) => laptop.get("/v2/logout"),
    [...ofSession, "administrator's role"],
  ],
  [
    "its refresh token used by somebody else",
    async ({ laptop, stranger, oldRefreshToken }) => {
      await refreshTokens(laptop, oldRefreshToken);
      return refreshTokens(stranger, oldRefreshToken);
    },
    [...ofSession, "administrator's role"],
  ],
  [
    "the passkey removed",
    ({ own, ownToken, passkeyId }) =>
      own.ask({
        method: "DELETE",
        path: `/api/account/passkeys/${passkeyId}`,
        headers: toBearerHeader(ownToken),
      }),
    ["passkey", ...ofPasskey],
  ],
  [
    "the administrator's role withdrawn",
    ({ admin, adminToken, accountId }) =>
      admin.ask({
        method: "PUT",
        path: `/api/admin/people/${accountId}/role`,
        headers: { ...toBearerHeader(adminToken), "content-type": "application/json" },
        body: JSON.stringify({ isAdministrator: false }),
      }),
    ["administrator's role"],
  ],
  [
    "the account erased",
    ({ own, ownToken }) => own.postJson("/api/account/erase", { confirm: "erase" }, toBearerHeader(ownToken)),
    given,
  ],
];

test.each(ends)("%s", async (_, end, expected) => {
  const world = await makeWorld();
  try {
    const done = await end(world);
    if (isReply(done)) expect([200, 204, 302, 400]).toContain(done.status);
    const refused: Given[] = [];
    for (const one of given) if (!(await world.works[one]())) refused.push(one);
    expect(new Set(refused)).toEqual(new Set(expected));
  } finally {
    await world.site.close();
  }
});

/** The laptop and the phone hold what was given; the person acts from a third device. */
async function makeWorld() {
  const site = await createTestServer({}, () => new Date());
  const { database } = site.store;
  const open = (address: string) => openTestBrowser(createInjectTransport(site.server, address));
  const [laptop, phone, own, admin, stranger] = [
    open("192.0.2.1"),
    open("192.0.2.2"),
    open("192.0.2.3"),
    open("192.0.2.4"),
    open("198.51.100.7"),
  ] as const;
  await insertAccount(database, email);
  await insertAccount(database, "admin@example.com");
  await setRoles(database, email, ["Administrator"]);
  await setRoles(database, "admin@example.com", ["Administrator"]);
  const adminToken = (await signIn(admin, "admin@example.com")).access_token;
  const ownToken = (await signIn(own, email)).access_token;
  const accountId = (await findAccountByEmail(database, email))?.id ?? "";

  const first = await signIn(laptop, email);
  const laptops = JSON.parse((await refreshTokens(laptop, first.refresh_token)).text);
  const withoutEnd = await beginSignIn(laptop, { prompt: "none" });
  const code = readCodeIn(withoutEnd.answer);

  const cafe = open("192.0.2.5");
  const unfinished = await beginSignIn(cafe);
  const typed = await cafe.postJson("/api/identity/sign-in", {
    email,
    password,
    interaction: getInteraction(unfinished),
  });
  const passkeyHeaders = toBearerHeader(ownToken);
  const offered = await own.postJson("/api/account/passkeys/options", {}, passkeyHeaders);
  const { passkey, response } = createSoftPasskey(JSON.parse(offered.text));
  const added = await own.postJson("/api/account/passkeys", { name: "Phone", response }, passkeyHeaders);
  const signInByPasskey = async (by: TestBrowser) => {
    const begun = await beginSignIn(by);
    const interaction = getInteraction(begun);
    const asked = await by.postJson("/api/identity/passkey-options", { interaction });
    const signed = signWithSoftPasskey(passkey, JSON.parse(asked.text));
    const answer = await by.postJson("/api/identity/passkey", { response: signed, interaction });
    return answer.status === 200 ? finishSignIn(by, begun, answer) : null;
  };
  const phones = await signInByPasskey(phone);

  const mailbox = open("192.0.2.6");
  await mailbox.postJson("/api/identity/reset-request", { email });
  const mailed = await readMailedCode(database, email);

  await saveReminders(
    database,
    accountId,
    {
      digest: { isOn: true, weekday: 0, hour: 17 },
      beforeDue: { isOn: false, days: 3 },
      includesParentTasks: false,
      timeZone: "America/New_York",
    },
    new Date(),
  );
  const { stop_id: stopId } = await database
    .selectFrom("reminder_settings")
    .select("stop_id")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const stopToken = stopTokenOf({ stopId, email }, site.parts.secrets.dataKeys);

  const opens = async (token: string, path = "/api/plans") =>
    (await stranger.get(path, toBearerHeader(token))).status === 200;
  const renews = async (by: TestBrowser, token: string) => (await refreshTokens(by, token)).status === 200;

  const works: Record<Given, () => Promise<boolean>> = {
    "access token": () => opens(laptops.access_token),
    "administrator's role": () => opens(laptops.access_token, "/api/admin"),
    "session cookie": async () => {
      const { answer } = await beginSignIn(laptop, { prompt: "none" });
      return answer.headers.get("location")?.includes("code=") === true;
    },
    "code that was not exchanged": async () => {
      const answer = await laptop.postForm("/oauth/token", {
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        code_verifier: withoutEnd.verifier,
        redirect_uri: withoutEnd.redirectUri,
      });
      return answer.status === 200;
    },
    "refresh token": () => renews(laptop, laptops.refresh_token),
    "password typed, sign-in not finished": async () => {
      const tokens = await finishSignIn(cafe, unfinished, typed).catch(() => null);
      return tokens !== null && (await opens(tokens.access_token));
    },
    "known device": async () => {
      // Strangers have tried many passwords: a device that is not known needs a code.
      await database
        .insertInto("sign_in_failures")
        .values({ account: attemptKey(email), hour: new Date().toISOString().slice(0, 13), failures: 100 })
        .onConflict((conflict) => conflict.columns(["account", "hour"]).doUpdateSet({ failures: 100 }))
        .execute();
      const statuses = [];
      for (const now of [password, newPassword]) {
        const form = { email, password: now, interaction: null };
        statuses.push((await laptop.postJson("/api/identity/sign-in", form)).status);
      }
      return statuses.includes(200);
    },
    "mailed code for a new password": async () => {
      const sent = { email, code: mailed, password: "six still more different words", interaction: null };
      const answer = await mailbox.postJson("/api/identity/reset", sent);
      return answer.status === 200;
    },
    passkey: async () => (await signInByPasskey(open("192.0.2.7"))) !== null,
    "access token got with the passkey": () => opens(phones?.access_token ?? ""),
    "refresh token got with the passkey": () => renews(phone, phones?.refresh_token ?? ""),
    "link that stops reminders": async () =>
      (await stranger.postJson("/api/reminders/stop", { token: stopToken })).status === 200,
  };
  return {
    site,
    laptop,
    own,
    admin,
    stranger,
    ownToken,
    adminToken,
    accountId,
    passkeyId: String(JSON.parse(added.text).passkeyId),
    oldRefreshToken: String(laptops.refresh_token),
    works,
  };
}

async function resetPassword({ site }: Pick<World, "site">): Promise<TestReply> {
  const elsewhere = openTestBrowser(createInjectTransport(site.server, "192.0.2.9"));
  await elsewhere.postJson("/api/identity/reset-request", { email });
  const code = await readMailedCode(site.store.database, email);
  return elsewhere.postJson("/api/identity/reset", { email, code, password: newPassword, interaction: null });
}

function isReply(value: unknown): value is TestReply {
  return typeof value === "object" && value !== null && "status" in value;
}
