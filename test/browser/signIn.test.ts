/**
 * Signing in as a person does: account, mail, password, redirect back; and what a visitor does not download.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccountByEmail } from "#server/account/store.ts";
import { takeAttempt } from "#server/identity/attempts.ts";
import { failuresBeforeCodes } from "#server/parts/identity/embedded/lockoutRules.ts";
import { insertAccount } from "../support/insertedSession.ts";
import { password, readMailedCode } from "../support/signInClient.ts";
import { desktop, type OpenOptions, open, phone } from "./open.ts";
import {
  fillSignUp,
  findAvatar,
  findField,
  openSignInSite,
  press,
  readHint,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

function openHere(path: string, options: OpenOptions = {}) {
  return open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

const listStoredKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("@@auth0")));

test("a visitor loads no identity code before the page for signing in", async () => {
  const asked: string[] = [];
  const { page, close } = await openHere("/pricing", {
    prepare: async (page) => page.on("request", (request) => asked.push(request.url())),
  });
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  await page.locator("footer").getByRole("link", { name: "My plan", exact: true }).click();
  await page.locator("main").getByRole("link", { name: "Start the match quiz" }).click();
  await page.waitForURL("**/college-match-quiz");
  await page.locator("main").getByRole("textbox").first().waitFor();
  expect(asked.some((url) => url.includes("/assets/"))).toBe(true);
  expect(asked.filter((url) => /pageIdentity|SessionNews|\/authorize|\/oauth/.test(url))).toEqual([]);
  await page.locator("header").getByRole("link", { name: "Sign In" }).click();
  await page.waitForURL("**/sign-in");
  await expect.poll(() => asked.some((url) => url.includes("pageIdentity"))).toBe(true);
  await close();
});

describe("an account", () => {
  test("is made from any page, leads back there with its fragment, lasts over a reload, and ends", async () => {
    const email = "new@example.org";
    const accessTokens: string[] = [];
    const { page, close } = await openHere("/pricing?from=friend", {
      prepare: async (page) =>
        page.on("request", (request) => {
          if (/\/api\/(user|health|pricing)/.test(request.url()))
            accessTokens.push(
              `${new URL(request.url()).pathname} ${request.headers()["authorization"]?.slice(0, 9)}`,
            );
        }),
    });
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    await page.evaluate(() => window.history.replaceState(window.history.state, "", "?from=friend#a=kept"));
    await page.locator("header").getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL("**/sign-in");
    await press(page, "Create an account");
    await waitForHeading(page, "Before you start");
    await fillSignUp(page, site.store, email);
    await page.waitForURL((url) => url.pathname === "/pricing");
    expect(page.url()).toBe(`${site.address}/pricing?from=friend#a=kept`);
    expect(page.url()).not.toMatch(/code=/);
    await findAvatar(page).waitFor();
    expect(await findAvatar(page).textContent()).toBe("A");
    accessTokens.length = 0;
    await page.reload();
    await findAvatar(page).click();
    await page.locator("header").getByText(email, { exact: true }).waitFor();
    expect(accessTokens).toContain("/api/user/profile Bearer ey");
    await expect.poll(() => accessTokens).toContain("/api/pricing undefined");
    expect(accessTokens.filter((line) => !line.startsWith("/api/user") && line.includes("Bearer"))).toEqual(
      [],
    );
    await page.locator("header").getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${site.address}/`);
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect([await readHint(page), await listStoredKeys(page)]).toEqual([null, []]);
    await close();
  });

  test("does not open by another password, loses nothing that was typed, and gets a new one by a mailed code", async () => {
    const email = "forgetful@example.org";
    await insertAccount(site.store.database, email);
    const { page, close } = await openHere("/sign-in", {
      viewport: phone,
      // Chromium logs every refusal to its console.
      expectedErrors: ["status of 400", "status of 401"],
    });
    await press(page, "Sign in");
    await waitForHeading(page, "Welcome back");
    await findField(page, "Email").fill(email);
    await findField(page, "Password").fill("not the right words");
    await page.keyboard.press("Enter");
    await page.getByText("don’t match an account").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "That didn’t work",
    );
    expect(await findField(page, "Password").inputValue()).toBe("not the right words");
    await press(page, "Forgot your password?");
    await waitForHeading(page, "Reset your password");
    expect(await findField(page, "Email").inputValue()).toBe(email);
    await press(page, "Email me a code");
    await waitForHeading(page, "Choose a new password");
    await findField(page, "6-digit code").fill("000000");
    await findField(page, "New password").fill("other words of no sense");
    await press(page, "Save password and sign in");
    await page.getByText("This code is wrong, or it has expired").first().waitFor();
    await findField(page, "6-digit code").fill(await readMailedCode(site.store.database, email));
    await press(page, "Save password and sign in");
    await page.waitForURL(`${site.address}/my-plan`);
    await page.waitForFunction(() => localStorage.getItem("tassel-session-hint") === "1");
    await close();
  });
});

test("strangers’ wrong passwords keep nobody out: a known device signs in, a new one with a mailed code; both end everywhere", async () => {
  const email = "attacked@example.org";
  await insertAccount(site.store.database, email);
  const signInHere = async (page: Page) => {
    await press(page, "Sign in");
    await waitForHeading(page, "Welcome back");
    await findField(page, "Email").fill(email);
    await findField(page, "Password").fill(password);
    await page.keyboard.press("Enter");
  };
  // A device whose session was ended elsewhere may just be asking for its plans: the refusal tells it so.
  const expectedErrors = ["401 (Unauthorized)"];
  const laptop = await openHere("/sign-in", { expectedErrors });
  await signInHere(laptop.page);
  await findAvatar(laptop.page).waitFor();
  await laptop.page.goto(`${site.address}/v2/logout?client_id=tassel-browser`);
  await laptop.page.evaluate(() => localStorage.clear());
  const rule = () => ({ failures: 1, lastAt: new Date(), lockedUntil: null });
  for (let number = 0; number < failuresBeforeCodes; number += 1) {
    await takeAttempt(site.store.database, { email, key: `network ${number}` }, rule, new Date());
  }
  await laptop.page.goto(`${site.address}/sign-in`);
  await signInHere(laptop.page);
  await findAvatar(laptop.page).waitFor();
  const tablet = await openHere("/sign-in", { viewport: phone, expectedErrors });
  await signInHere(tablet.page);
  await waitForHeading(tablet.page, "One more step");
  await findField(tablet.page, "6-digit code").fill(await readMailedCode(site.store.database, email));
  await tablet.page.keyboard.press("Enter");
  await tablet.page.waitForURL(`${site.address}/my-plan`);
  await tablet.page.goto(`${site.address}/account`);
  const devices = tablet.page.getByRole("region", { name: "Where you’ve signed in" });
  await devices.getByRole("listitem").nth(1).waitFor();
  await press(tablet.page, "Sign out everywhere");
  await tablet.page.waitForURL(`${site.address}/`);
  expect(await countSessions(email)).toBe(0);
  await tablet.close();
  await laptop.close();
});

async function countSessions(email: string): Promise<number> {
  const account = await findAccountByEmail(site.store.database, email);
  const rows = await site.store.database
    .selectFrom("identity_records")
    .select("key")
    .where("account_id", "=", account?.subject ?? "")
    .execute();
  return rows.length;
}

test("a way back that is not one’s own says so, shows nothing of the address, and lets people begin again", async () => {
  const { page, close } = await openHere("/about?code=x&state=y");
  const expectRefusal = async () => {
    await page.getByText("Sign-in didn’t finish").first().waitFor();
    // The page stays, and the address has nothing of the return.
    expect(page.url()).toBe(`${site.address}/about`);
  };
  await expectRefusal();
  await page.goto(`${site.address}/about?error=access_denied&error_description=Call%20us&state=y`);
  await expectRefusal();
  expect(await page.getByText("Call us").count()).toBe(0);
  // In a window beside it, so that nothing on the page is lost.
  const beside = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForHeading(await beside, "Welcome back");
  await close();
});

describe("with a hosted tenant", () => {
  test("people go there, and a new account is asked for the age first", async () => {
    const tenant = {
      kind: "hosted",
      issuer: "https://tenant.example/",
      clientId: "abc",
      audience: "https://plan.example/api",
      roleClaims: ["roles"],
      organization: null,
      maxAgeSeconds: null,
    } as const;
    const own = await openSignInSite({ identity: tenant });
    const { page, close } = await open("/sign-in", {
      address: own.address,
      serviceWorkers: "block",
      prepare: (page) =>
        page.route("https://tenant.example/**", (route) =>
          route.fulfill({ contentType: "text/html", body: "<title>Tenant</title>" }),
        ),
    });
    await page.getByText("You’ll sign in at tenant.example").waitFor();
    await press(page, "Create an account");
    await waitForHeading(page, "Before you start");
    await press(page, "A student, 13 or older");
    await page.waitForURL("https://tenant.example/authorize**");
    const asked = new URL(page.url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: "abc",
      response_type: "code",
      scope: "openid profile email offline_access",
      audience: "https://plan.example/api",
      redirect_uri: `${own.address}/sign-in`,
      screen_hint: "signup",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/.{20,}/);
    await close();
    await own.close();
  });
});
