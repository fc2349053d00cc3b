/**
 * The life of a session: in two tabs, ended elsewhere, noticed on a new page, and signed out with a plan on
 * the device.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccountByEmail, setPassword } from "#server/account/store.ts";
import { endSessions } from "#server/identity/store.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, type OpenOptions, open } from "./open.ts";
import { openSignedInDevice } from "./signedInDevice.ts";
import {
  findAvatar,
  findField,
  logOut,
  makeAccount,
  openSignInSite,
  password,
  press,
  readHint,
  type SignInSite,
} from "./signInSite.ts";

let site: SignInSite;
let people = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const createEmail = () => {
  people += 1;
  return `person${people}@example.org`;
};
/** Chromium logs every refusal to its console. */
const refusals = ["status of 400", "status of 401"];

function openHere(path: string, options: OpenOptions = {}) {
  return open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

/** Adds something to the plan, so that there is something to ask about. */
async function saveCollege(page: Page): Promise<void> {
  await page.goto(`${site.address}/colleges/rice-university`);
  await page.locator("main").getByRole("button", { name: "Save Rice University to my plan" }).click();
  await page
    .locator("main")
    .getByRole("button", { name: /^Saved: Rice University/ })
    .waitFor();
}

describe("finding out who is signed in", () => {
  test("shows a spinner, and Sign In again where the server knows nobody and the host has no session", async () => {
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, close } = await openHere("/", {
      prepare: async (page) => {
        await openSignedInDevice(page, site.address);
        await page.route("**/api/user/profile", async (route) => {
          if (route.request().method() !== "GET") return route.continue();
          await until;
          return route.continue();
        });
      },
    });
    await page.locator("header [role=status]:visible").waitFor();
    expect(await page.locator("header").getByRole("link", { name: "Sign In" }).count()).toBe(0);
    answer();
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await readHint(page)).toBeNull();
    await close();
  });
});

describe("a server that could not say who is signed in", () => {
  test("is asked again: the page finds the person without being loaded anew", async () => {
    const { page, close } = await openHere("/", { expectedErrors: ["status of 503"] });
    await makeAccount(page, site, createEmail());
    let isDown = true;
    await page.route("**/api/user/profile", (route) =>
      isDown && route.request().method() === "GET" ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto(`${site.address}/about`);
    const refused = () =>
      page.waitForResponse((response) => response.url().endsWith("/profile") && response.status() === 503);
    await refused();
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    await refused();
    isDown = false;
    await findAvatar(page).waitFor();
    await close();
  });
});

describe("two tabs", () => {
  test("sign in and out together", async () => {
    const { page, close } = await openHere("/");
    const other = await page.context().newPage();
    await other.goto(`${site.address}/pricing`);
    await other.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    await makeAccount(page, site, createEmail());
    await findAvatar(other).waitFor();
    await logOut(page);
    await other.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(new URL(other.url()).pathname).toBe("/pricing");
    await close();
  });
});

describe("a session that was ended elsewhere", () => {
  test("says so, and a window leads back in without leaving the page", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/", { expectedErrors: refusals });
    await makeAccount(page, site, email);
    const account = await findAccountByEmail(site.store.database, email);
    const { subject = "", passwordHash = "" } = account ?? {};
    // As a password change does; tokens count whole seconds.
    await setPassword(site.store.database, subject, passwordHash ?? "", new Date(Date.now() + 1_000));
    await endSessions(site.store.database, subject);
    await page.goto(`${site.address}/pricing`);
    const toast = page.getByText("You are signed out", { exact: true }).first();
    await toast.waitFor();
    expect(await readHint(page)).toBeNull();

    const [closed] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Sign in", exact: true }).click(),
    ]);
    await closed.close();
    await page.getByText("Popup closed", { exact: true }).first().waitFor();

    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Try again", exact: true }).click(),
    ]);
    await findField(popup, "Email").fill(email);
    await findField(popup, "Password").fill(password);
    await press(popup, "Sign in");
    await findAvatar(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/pricing");
    await close();
  });
});

describe("logging out with a plan on the device", () => {
  test.each([
    ["Keep it and log out", true],
    ["Remove it and log out", false],
  ])("%s", async (choice, stays) => {
    const { page, close } = await openHere("/");
    await makeAccount(page, site, createEmail());
    await saveCollege(page);
    await logOut(page);
    const dialog = page.getByRole("dialog", { name: "Log out" });
    await dialog.waitFor();
    await dialog.getByText("Not all of it is in your account yet").waitFor({ state: "detached" });
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await findAvatar(page).waitFor();
    await logOut(page);
    await dialog.getByRole("button", { name: choice }).click();
    await page.waitForURL(`${site.address}/`);
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    await page.goto(`${site.address}/my-plan`);
    await page.waitForFunction(() => document.documentElement.dataset["app"] === "running");
    const saved = page.locator("main").getByRole("link", { name: "Rice University" }).first();
    if (stays) await saved.waitFor();
    else await page.locator("main").getByRole("link", { name: "Start the match quiz" }).waitFor();
    expect((await saved.count()) > 0).toBe(stays);
    await close();
  });
});
