/** A simulated browser for sign-in tests: handles cookies by path, signs up and in, and holds the tokens. */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { listOutbox } from "#server/outbox/store.ts";
import type { Database } from "#server/store/tables.ts";

export const clientId = "tassel-browser";

export type TestRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type TestReply = { status: number; headers: Headers; text: string };
export type Transport = (asked: TestRequest) => Promise<TestReply>;

export type TestBrowser = {
  /** The public address, without a trailing slash. */
  publicUrl: string;
  ask: Transport;
  get: (path: string, headers?: Record<string, string>) => Promise<TestReply>;
  postJson: (path: string, body: unknown, headers?: Record<string, string>) => Promise<TestReply>;
  postForm: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<TestReply>;
  cookies: Map<string, { value: string; path: string }>;
};

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number };

export function createInjectTransport(server: FastifyInstance, remoteAddress = "192.0.2.1"): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const answer = await server.inject({
      // Tests use only methods that inject supports.
      method: method as "GET",
      url: path,
      headers: { ...headers, host: "localhost" },
      remoteAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) received.append(name, String(one));
    }
    return { status: answer.statusCode, headers: received, text: answer.body };
  };
}

export function createHttpTransport(address: string): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const init = body === undefined ? {} : { body };
    const answer = await fetch(`${address}${path}`, { method, headers, redirect: "manual", ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

export function openTestBrowser(transport: Transport, publicUrl = "http://localhost:3000"): TestBrowser {
  const cookies: TestBrowser["cookies"] = new Map();
  const ask: Transport = async (asked) => {
    const [pathname = ""] = asked.path.split("?");
    const sent = [...cookies].filter(([, cookie]) => isUnder(pathname, cookie.path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie === "" ? {} : { cookie }), ...asked.headers };
    const answer = await transport({ ...asked, headers });
    for (const set of answer.headers.getSetCookie()) keepCookie(cookies, set);
    return answer;
  };
  return {
    publicUrl,
    cookies,
    ask,
    get: (path, headers = {}) => ask({ method: "GET", path, headers }),
    postJson: (path, body, headers = {}) =>
      ask({
        method: "POST",
        path,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, headers = {}) =>
      ask({
        method: "POST",
        path,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

function isUnder(pathname: string, path: string): boolean {
  return path === "/" || pathname === path || pathname.startsWith(`${path}/`);
}

function keepCookie(cookies: TestBrowser["cookies"], set: string): void {
  const [pair = "", ...attributes] = set.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const told = new Map(
    attributes.map((part) => [part.split("=")[0]?.toLowerCase(), part.split("=")[1] ?? ""]),
  );
  const isGone = value === "" || Date.parse(told.get("expires") ?? "2999-01-01") < Date.now();
  if (isGone) cookies.delete(name);
  else cookies.set(name, { value, path: told.get("path") ?? "/" });
}

export type StartedSignIn = {
  answer: TestReply;
  verifier: string;
  state: string;
  nonce: string;
  redirectUri: string;
};

/** Requests /authorize as the browser's library does. */
export async function beginSignIn(
  browser: TestBrowser,
  changed: Record<string, string | null> = {},
): Promise<StartedSignIn> {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const redirectUri = `${browser.publicUrl}/sign-in`;
  const wanted: Record<string, string | null> = {
    client_id: clientId,
    scope: "openid profile email offline_access",
    audience: `${browser.publicUrl}/api`,
    redirect_uri: redirectUri,
    response_type: "code",
    response_mode: "query",
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    auth0Client: "eyJuYW1lIjoidGVzdCJ9",
    ...changed,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== null) query.set(name, value);
  const answer = await browser.get(`/authorize?${query.toString()}`);
  return { answer, verifier, state, nonce, redirectUri };
}

/** The id of the sign-in that /authorize redirected to. */
export function getInteraction({ answer }: Pick<StartedSignIn, "answer">): string {
  const location = answer.headers.get("location") ?? "";
  const interaction = new URLSearchParams(location.split("?")[1]).get("interaction");
  if (interaction === null)
    throw new Error(`No sign-in was begun: ${answer.status} ${location} ${answer.text}`);
  return interaction;
}

/** The most recent six digits mailed to this address. */
export async function readMailedCode(database: Database, email: string): Promise<string> {
  const mails = await listOutbox(database, 100);
  const codes = mails
    .filter((mail) => mail.recipient?.toLowerCase() === email.toLowerCase())
    .map((mail) => /^\d{6}$/m.exec(mail.body)?.[0]);
  const [code] = codes.filter((found) => found !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

export const password = "four words of no sense";

/** Signs up in this browser, and gets the tokens. */
export async function signUp(browser: TestBrowser, database: Database, email: string): Promise<Tokens> {
  const begun = await beginSignIn(browser, { screen_hint: "signup" });
  const interaction = getInteraction(begun);
  const form = { email, password, name: "Ana Ruiz", isThirteenOrOlder: true, interaction };
  expectStatus(await browser.postJson("/api/identity/sign-up", form), 202);
  const code = await readMailedCode(database, email);
  const verified = await browser.postJson("/api/identity/verify", { email, code, interaction });
  return finishSignIn(browser, begun, expectStatus(verified, 200));
}

/** Signs in to an existing account, and gets the tokens. */
export async function signIn(browser: TestBrowser, email: string, typed = password): Promise<Tokens> {
  const begun = await beginSignIn(browser);
  const interaction = getInteraction(begun);
  const answer = await browser.postJson("/api/identity/sign-in", { email, password: typed, interaction });
  return finishSignIn(browser, begun, expectStatus(answer, 200));
}

/** Follows the form's redirect, and exchanges the code for tokens. */
export async function finishSignIn(
  browser: TestBrowser,
  begun: StartedSignIn,
  answer: TestReply,
): Promise<Tokens> {
  // The contract of /api/identity.
  const { redirectTo } = JSON.parse(answer.text) as { redirectTo: string | null };
  if (redirectTo === null) throw new Error("The sign-in does not go on.");
  const back = await browser.get(redirectTo);
  return exchangeCode(browser, begun, readCodeIn(back));
}

export function readCodeIn(answer: TestReply): string {
  const location = answer.headers.get("location") ?? "";
  const code = URL.parse(location)?.searchParams.get("code") ?? null;
  if (code === null) throw new Error(`There is no code: ${answer.status} ${location} ${answer.text}`);
  return code;
}

export async function exchangeCode(
  browser: TestBrowser,
  begun: StartedSignIn,
  code: string,
): Promise<Tokens> {
  const answer = await browser.postForm("/oauth/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    code_verifier: begun.verifier,
    redirect_uri: begun.redirectUri,
  });
  // The provider's response to a code.
  return JSON.parse(expectStatus(answer, 200).text) as Tokens;
}

export function refreshTokens(browser: TestBrowser, refreshToken: string): Promise<TestReply> {
  return browser.postForm("/oauth/token", {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: refreshToken,
  });
}

export function toBearerHeader(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function expectStatus(answer: TestReply, status: number): TestReply {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}
