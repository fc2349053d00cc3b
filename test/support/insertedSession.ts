/**
 * Creates an account without the sign-up forms, and its session in a real browser, as the identity library
 * stores one.
 */
import { decodeJwt } from "jose";
import type { BrowserContextOptions, Page } from "playwright-core";
import { createOwnAccount } from "#server/account/store.ts";
import { createPasswords } from "#server/parts/identity/embedded/passwords.ts";
import type { Database } from "#server/store/tables.ts";
import {
  clientId,
  createHttpTransport,
  openTestBrowser,
  password,
  signIn,
  type Tokens,
} from "./signInClient.ts";
import { testPasswordCost } from "./testIdentity.ts";

/** All accounts share one password, so it is hashed once. */
let passwordHash: Promise<string> | null = null;

/** A verified account, as after entering the mailed code. */
export async function insertAccount(database: Database, email: string, name = "Ada Example"): Promise<void> {
  passwordHash ??= createPasswords(testPasswordCost).hash(password);
  const account = { email, name, passwordHash: await passwordHash };
  const subject = await createOwnAccount(database, account, new Date());
  if (subject === null) throw new Error(`There is an account of ${email} already.`);
}

export type KeptSession = { tokens: Tokens; cookies: Map<string, { value: string; path: string }> };

/** What the server gives a browser that signs in: its tokens, and its session cookies. */
export async function signInToServer(address: string, email: string): Promise<KeptSession> {
  const browser = openTestBrowser(createHttpTransport(address), address);
  const tokens = await signIn(browser, email);
  return { tokens, cookies: browser.cookies };
}

/** What a new window begins with, as if its own sign-in had stored the session. */
export function toStorageState(
  address: string,
  { tokens, cookies }: KeptSession,
): Exclude<BrowserContextOptions["storageState"], string | undefined> {
  const localStorage = storageEntries(address, tokens).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: address, localStorage }];
  return { cookies: toBrowserCookies(address, cookies), origins };
}

/** Stores the session where the browser's own sign-in would have; `page` is on any page of the site. */
export async function keepSession(
  page: Page,
  address: string,
  { tokens, cookies }: KeptSession,
): Promise<void> {
  await page.context().addCookies(toBrowserCookies(address, cookies));
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    storageEntries(address, tokens),
  );
}

function toBrowserCookies(address: string, cookies: KeptSession["cookies"]) {
  const { hostname } = new URL(address);
  return [...cookies].map(([name, { value, path }]) => ({
    name,
    value,
    path,
    domain: hostname,
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  }));
}

/** What auth0-spa-js 2 writes to local storage after a sign-in, plus the app's own flag. */
function storageEntries(address: string, { id_token: idToken, ...tokens }: Tokens): [string, string][] {
  const audience = `${address}/api`;
  const scope = "openid profile email offline_access";
  const body = { ...tokens, token_type: "Bearer", audience, scope, client_id: clientId };
  const expiresAt = Math.floor(Date.now() / 1_000) + tokens.expires_in;
  const claims = { __raw: idToken, ...decodeJwt(idToken) };
  const prefix = `@@auth0spajs@@::${clientId}`;
  return [
    [`${prefix}::${audience}::${scope}`, JSON.stringify({ body, expiresAt })],
    [
      `${prefix}::@@user@@`,
      JSON.stringify({ id_token: idToken, decodedToken: { claims, user: { sub: claims.sub } } }),
    ],
    ["tassel-session-hint", "1"],
  ];
}
