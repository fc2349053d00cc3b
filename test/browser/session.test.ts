/**
 * The life of a session: unknown to the server, ended elsewhere, signed in and out in two tabs, and signed out
 * with a plan on the device.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccountByEmail, setPassword } from "#server/account/store.ts";
import { endSessions } from "#server/identity/store.ts";
import { keepSession, signInToServer } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, open } from "./open.ts";
import { openSignedInDevice } from "./signedInDevice.ts";
import {
  createSession,
  findAvatar,
  findField,
  logOut,
  openSignedIn,
  openSignInSite,
  password,
  press,
  readHint,
  type SignInSite,
} from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

describe("finding out who is signed in", () => {
  test("shows a spinner, and Sign In again where the server knows nobody and the host has no session", async () => {
    let answer: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, close } = await open("/about", {
      address: site.address,
      viewport: desktop,
      serviceWorkers: "block",
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

describe("a session that was ended elsewhere", () => {
  test("says so, and a window leads back in without leaving the page", async () => {
    const email = "ended@example.org";
    const session = await createSession(site, email);
    const account = await findAccountByEmail(site.store.database, email);
    const { subject = "", passwordHash = "" } = account ?? {};
    // As a password change does; tokens count whole seconds.
    await setPassword(site.store.database, subject, passwordHash ?? "", new Date(Date.now() + 1_000));
    await endSessions(site.store.database, subject);
    const { page, close } = await openSignedIn(site, session, "/pricing", {
      // Chromium logs every refusal to its console.
      expectedErrors: ["status of 400", "status of 401"],
    });
    const toast = page.getByText("You are signed out", { exact: true }).first();
    await toast.waitFor();
    expect(await readHint(page)).toBeNull();
    const [closed] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Sign in", exact: true }).click(),
    ]);
    // Closed while it loads, its reply could still set the cookies that the next window's sign-in goes by.
    await findField(closed, "Email").waitFor();
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

/** What the device keeps of the conversation with the counselor. */
function countTurns(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("tassel-counselor", 1);
        opening.addEventListener("error", () => reject(new Error("The conversation could not be opened.")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const counting = database.transaction("turns").objectStore("turns").count();
          counting.addEventListener("success", () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

describe("logging out with a plan on the device", () => {
  test("asks whether it stays: first it is kept, the next time removed; another tab signs out and in with it", async () => {
    const email = "leaving@example.org";
    const path = "/colleges/rice-university";
    const { page, close } = await openSignedIn(site, await createSession(site, email), path);
    const dialog = page.getByRole("dialog", { name: "Log out" });
    const leave = async (choice: string) => {
      await dialog.getByRole("button", { name: choice }).click();
      await page.waitForURL(`${site.address}/`);
      await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
      await page.locator("footer").getByRole("link", { name: "Your data" }).click();
      await page.waitForURL("**/your-data");
    };
    const kept = page.locator("main").getByText("1 college", { exact: true });
    const nothing = page.locator("main").getByText("Nothing about you", { exact: true });
    await page.locator("main").getByRole("button", { name: "Save Rice University to my plan" }).click();
    await logOut(page);
    await dialog.waitFor();
    await dialog.getByText("Some changes aren’t in your account yet").waitFor({ state: "hidden" });
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await findAvatar(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site.address}/about`);
    await findAvatar(other).waitFor();
    await logOut(page);
    await leave("Keep it and log out");
    await kept.waitFor();
    await other.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(new URL(other.url()).pathname).toBe("/about");

    await keepSession(page, site.address, await signInToServer(site.address, email));
    await findAvatar(other).waitFor();
    await page.goto(`${site.address}/counselor`);
    await page.getByRole("textbox", { name: "Your question" }).fill("How big is Rice University?");
    await page.keyboard.press("Enter");
    await page.getByRole("article").first().waitFor();
    expect(await countTurns(page)).toBe(1);
    await logOut(page);
    await leave("Remove it and log out");
    await nothing.waitFor();
    expect(await countTurns(page)).toBe(0);
    await close();
  });

  test("asks about a conversation with the counselor, also where there is no plan", async () => {
    const session = await createSession(site, "asking@example.org");
    const { page, close } = await openSignedIn(site, session, "/counselor");
    await page.getByRole("textbox", { name: "Your question" }).fill("How big is Rice University?");
    await page.keyboard.press("Enter");
    await page.getByRole("article").first().waitFor();
    await logOut(page);
    await page.getByText("What you asked the counselor is saved on this device. Keep it here?").waitFor();
    await page.getByRole("button", { name: "Remove it and log out" }).click();
    await page.waitForURL(`${site.address}/`);
    expect(await countTurns(page)).toBe(0);
    await close();
  });
});
