/** The built site at the address under which people sign in, and what a person does there. */
import type { Page } from "playwright-core";
import { inject } from "vitest";
import type { Settings } from "#server/settings.ts";
import type { Store } from "#server/store/openStore.ts";
import { openReverseProxy } from "../support/reverseProxy.ts";
import { readMailedCode } from "../support/signInClient.ts";
import { serveBuilt } from "../support/testSite.ts";

export type SignInSite = { address: string; store: Store; close: () => Promise<void> };

/** The door is there first: its address is what the server has to be told. */
export async function openSignInSite(changed: Partial<Settings> = {}): Promise<SignInSite> {
  const entryPoint = await openReverseProxy("http://127.0.0.1:1");
  const site = await serveBuilt(inject("builtFolder"), { publicUrl: entryPoint.address, ...changed });
  entryPoint.lead(site.address);
  return {
    address: entryPoint.address,
    store: site.store,
    async close() {
      await entryPoint.close();
      await site.server.close();
    },
  };
}

export const password = "four words of no sense";

export const findField = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
export const waitForHeading = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 }).waitFor();

/** Fills in the sign-up that stands on the page, with the code from the mail. */
export async function fillSignUp(page: Page, store: Store, email: string): Promise<void> {
  await press(page, "Yes");
  await findField(page, "Email").fill(email);
  await findField(page, "Choose a password").fill(password);
  await findField(page, "What may we call you?").fill("Ada Example");
  await press(page, "Create the account");
  await waitForHeading(page, "Look into your mail");
  await findField(page, "The 6 digits from the mail").fill(await readMailedCode(store.database, email));
  await press(page, "Finish");
}

/** From any page of the site to an account, and back to the page for signing in or where the person was. */
export async function makeAccount(page: Page, { address, store }: SignInSite, email: string): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await press(page, "Create an account");
  await waitForHeading(page, "Before you begin");
  await fillSignUp(page, store, email);
  await page.waitForURL(`${address}/my-plan`);
}

export const findAvatar = (page: Page) => page.locator("header").getByLabel("Your account");
export const readHint = (page: Page) => page.evaluate(() => localStorage.getItem("tassel-session-hint"));

export async function logOut(page: Page): Promise<void> {
  await findAvatar(page).click();
  await page.locator("header").getByRole("button", { name: "Log out" }).click();
}
