/** The built site at the address where people sign in, and what a person does there. */
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Settings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
import {
  insertAccount,
  type KeptSession,
  keepSession,
  signInToServer,
  toStorageState,
} from "../support/insertedSession.ts";
import { openReverseProxy, type ReverseProxy } from "../support/reverseProxy.ts";
import { password, readMailedCode } from "../support/signInClient.ts";
import { serveBuilt } from "../support/testSite.ts";
import { waitForHydration } from "./inUse.ts";
import { desktop, type OpenOptions, type OpenPage, open } from "./open.ts";

export type SignInSite = { address: string; store: Store; close: () => Promise<void> };

/** The screens speak of mail that is sent. No job runs here: tests read it in the outbox. */
const smtp = { url: "smtp://127.0.0.1:1", from: "Tassel <plan@tassel.example>" };

/** Addresses that no site uses now. A built site is read again for each new address, so they are kept for the next. */
const idleAddresses: ReverseProxy[] = [];

/**
 * The proxy comes first, because the server has to be told its address. `host` may be "localhost": passkeys belong to
 * a name, never to an IP address.
 */
export async function openSignInSite(
  changed: Partial<Settings> = {},
  host: "127.0.0.1" | "localhost" = "127.0.0.1",
): Promise<SignInSite> {
  const entryPoint = idleAddresses.pop() ?? (await openReverseProxy("http://127.0.0.1:1"));
  const address = entryPoint.address.replace("127.0.0.1", host);
  const site = await serveBuilt(inject("builtFolder"), { publicUrl: address, smtp, ...changed });
  entryPoint.lead(site.address);
  return {
    address,
    store: site.store,
    async close() {
      idleAddresses.push(entryPoint);
      await site.server.close();
    },
  };
}

export { password };

export const findField = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
export const waitForHeading = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 2 }).waitFor();

/** Fills in the sign-up form on the page, with the code from the mail. */
export async function fillSignUp(page: Page, store: Store, email: string): Promise<void> {
  await press(page, "A student, 13 or older");
  await findField(page, "Email").fill(email);
  await findField(page, "Choose a password").fill(password);
  await findField(page, "What should we call you?").fill("Ada Example");
  await press(page, "Next, confirm your email");
  await waitForHeading(page, "Check your email");
  await findField(page, "6-digit code").fill(await readMailedCode(store.database, email));
  await press(page, "Create the account");
}

/**
 * A person with an account, signed in at /my-plan as after signing up: the account is inserted into the store
 * and the session comes from the server, without the forms. Only the sign-up tests click through them.
 */
export async function makeAccount(page: Page, site: SignInSite, email: string): Promise<void> {
  await insertAccount(site.store.database, email);
  await keepSession(page, site.address, await signInToServer(site.address, email));
  await page.goto(`${site.address}/my-plan`);
  await waitForHydration(page);
}

/** A new account with a session, made without the sign-up forms. */
export async function createSession(site: SignInSite, email: string): Promise<KeptSession> {
  await insertAccount(site.store.database, email);
  return signInToServer(site.address, email);
}

/** A window that is signed in from its first page on, which is the one at `path`. */
export async function openSignedIn(
  site: SignInSite,
  session: KeptSession,
  path: string,
  options: OpenOptions = {},
): Promise<OpenPage> {
  return open(path, {
    address: site.address,
    viewport: desktop,
    serviceWorkers: "block",
    storageState: toStorageState(site.address, session),
    ...options,
  });
}

export const findAvatar = (page: Page) => page.locator("header").getByLabel("Your account");
export const readHint = (page: Page) => page.evaluate(() => localStorage.getItem("tassel-session-hint"));

export async function logOut(page: Page): Promise<void> {
  await findAvatar(page).click();
  await page.locator("header").getByRole("button", { name: "Log out" }).click();
}
