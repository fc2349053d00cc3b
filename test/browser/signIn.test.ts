/**
 * Signing in as a person does: account, mail, password, redirect back; and what a visitor does not download.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMailedCode } from "../support/signInClient.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, type OpenOptions, open, phone } from "./open.ts";
import {
  fillSignUp,
  findAvatar,
  findField,
  logOut,
  makeAccount,
  openSignInSite,
  password,
  press,
  readHint,
  type SignInSite,
  waitForHeading,
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

const listStoredKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("@@auth0")));

describe("a visitor", () => {
  test("loads no identity code on any page but that for signing in", async () => {
    const asked: string[] = [];
    const { page, close } = await openHere("/", {
      prepare: async (page) => page.on("request", (request) => asked.push(request.url())),
    });
    for (const path of ["/pricing", "/my-plan", "/college-match-quiz"]) {
      await page.goto(`${site.address}${path}`);
      await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    }
    expect(asked.some((url) => url.includes("/assets/"))).toBe(true);
    expect(asked.filter((url) => /pageIdentity|SessionNews|\/authorize|\/oauth/.test(url))).toEqual([]);
    await page.goto(`${site.address}/sign-in`);
    await expect.poll(() => asked.some((url) => url.includes("pageIdentity"))).toBe(true);
    await close();
  });

  test("younger than 13 finds the tools, and nothing is kept or sent", async () => {
    const posted: string[] = [];
    const { page, close } = await openHere("/sign-in", {
      prepare: async (page) =>
        page.on("request", (request) => {
          if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
        }),
    });
    await press(page, "Create an account");
    await waitForHeading(page, "Before you begin");
    expect(await page.locator("main").getByRole("textbox").count()).toBe(0);
    // The watchers start after the page, and record which pages were visited: storage afterwards reflects the
    // response.
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    const kept = () =>
      page.evaluate(() => [
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        window.history.state,
      ]);
    const before = await kept();
    await press(page, "No");
    await waitForHeading(page, "You need no account");
    expect(await kept()).toEqual(before);
    expect(posted.filter((path) => path.startsWith("/api/identity"))).toEqual([]);
    await page.getByRole("link", { name: "Answer three questions" }).click();
    await page.waitForURL("**/college-match-quiz");
    await close();
  });
});

describe("an account", () => {
  test("is made from any page, leads back there with its fragment, lasts over a reload, and ends", async () => {
    const email = createEmail();
    const accessTokens: string[] = [];
    const { page, close } = await openHere("/colleges?state=TX", {
      prepare: async (page) =>
        page.on("request", (request) => {
          if (/\/api\/(user|health|college-cost)/.test(request.url()))
            accessTokens.push(
              `${new URL(request.url()).pathname} ${request.headers()["authorization"]?.slice(0, 9)}`,
            );
        }),
    });
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    await page.evaluate(() => window.history.replaceState(window.history.state, "", "?state=TX#a=kept"));
    await page.locator("header").getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL("**/sign-in");
    await press(page, "Create an account");
    await waitForHeading(page, "Before you begin");
    await fillSignUp(page, site.store, email);
    await page.waitForURL((url) => url.pathname === "/colleges");
    expect(new URL(page.url()).hash).toBe("#a=kept");
    expect(page.url()).not.toMatch(/code=/);
    await findAvatar(page).waitFor();
    expect(await findAvatar(page).textContent()).toBe("A");
    accessTokens.length = 0;
    await page.reload();
    await findAvatar(page).click();
    await page.locator("header").getByText(email, { exact: true }).waitFor();
    expect(await findBarriers(page, "header")).toEqual([]);
    expect(accessTokens).toContain("/api/user/profile Bearer ey");
    expect(accessTokens.filter((line) => !line.startsWith("/api/user") && line.includes("Bearer"))).toEqual(
      [],
    );
    await page.locator("header").getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${site.address}/`);
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect([await readHint(page), await listStoredKeys(page)]).toEqual([null, []]);
    await close();
  });

  test("opens by its password, and not by another one; nothing that was typed is lost", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/", { viewport: phone, expectedErrors: refusals });
    await makeAccount(page, site, email);
    await page.locator("header summary:visible").click();
    await page.locator("header").getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(`${site.address}/`);
    await page.goto(`${site.address}/sign-in`);
    await press(page, "Sign in");
    await waitForHeading(page, "Welcome back");
    await findField(page, "Email").fill(email);
    await findField(page, "Password").fill("not the right words");
    await press(page, "Sign in");
    await page.getByText("do not open an account").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "That did not work",
    );
    expect(await findField(page, "Password").inputValue()).toBe("not the right words");
    await findField(page, "Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.address}/my-plan`);
    await close();
  });

  test("gets a new password by a mailed code", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/", { expectedErrors: refusals });
    await makeAccount(page, site, email);
    await logOut(page);
    await page.waitForURL(`${site.address}/`);
    await page.goto(`${site.address}/sign-in`);
    await press(page, "Sign in");
    await findField(page, "Email").fill(email);
    await press(page, "Forgot your password?");
    await waitForHeading(page, "A new password");
    expect(await findField(page, "Email").inputValue()).toBe(email);
    await press(page, "Mail me a code");
    await waitForHeading(page, "Choose a new password");
    await findField(page, "The 6 digits from the mail").fill("000000");
    await findField(page, "New password").fill("other words of no sense");
    await press(page, "Set the password and sign in");
    await page.getByText("This code is not the right one").first().waitFor();
    await findField(page, "The 6 digits from the mail").fill(
      await readMailedCode(site.store.database, email),
    );
    await press(page, "Set the password and sign in");
    await page.waitForURL(`${site.address}/my-plan`);
    await findAvatar(page).waitFor();
    await close();
  });

  test("goes step by step: Back, a reload and another address keep what was typed", async () => {
    const { page, close } = await openHere("/sign-in");
    await press(page, "Create an account");
    await waitForHeading(page, "Before you begin");
    await press(page, "Yes");
    await press(page, "Create the account");
    await page.getByText("2 things to correct").waitFor();
    await page.getByRole("link", { name: "Choose a password" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sign-in-password");
    await findField(page, "Choose a password").fill("short");
    expect(await page.locator("#sign-in-password").getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show the password" }).click();
    expect(await page.locator("#sign-in-password").getAttribute("type")).toBe("text");
    await findField(page, "Email").fill("ada@example.org");
    await press(page, "I have a code already");
    await waitForHeading(page, "Look into your mail");
    await page.reload();
    await waitForHeading(page, "Look into your mail");
    expect(await page.getByText("ada@example.org").count()).toBe(1);
    await press(page, "Use another address");
    expect(await findField(page, "Email").inputValue()).toBe("ada@example.org");
    await page.goBack();
    await waitForHeading(page, "Look into your mail");
    await close();
  });
});

describe("a way back that is not one's own", () => {
  test.each([
    ["code=x&state=y", "Invalid state"],
    ["error=access_denied&error_description=Call%20us&state=y", "Invalid state"],
  ])("?%s says %s, and shows nothing of the address", async (query, title) => {
    const { page, close } = await openHere(`/?${query}`);
    await page.waitForURL(`${site.address}/sign-in`);
    await page.getByText(title, { exact: true }).waitFor();
    expect(await page.getByText("Call us").count()).toBe(0);
    await press(page, "Sign in");
    await waitForHeading(page, "Welcome back");
    await close();
  });

  test("on the way back from a payment the address is left alone", async () => {
    const { page, close } = await openHere("/subscription-success?code=x&state=y");
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    expect(new URL(page.url()).search).toBe("?code=x&state=y");
    await close();
  });
});

describe("where it cannot work", () => {
  test("over plain http the page says why, and the rest works", async () => {
    const { page, close } = await openHere("/sign-in", {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
        }),
    });
    await waitForHeading(page, "Signing in does not work here");
    expect(await findBarriers(page)).toEqual([]);
    await page.locator("main").getByRole("link", { name: "My plan" }).click();
    await page.waitForURL("**/my-plan");
    await close();
  });

  test("at another address than its own the page leads there", async () => {
    const { page, close } = await open("/sign-in", {
      address: site.address.replace("127.0.0.1", "localhost"),
      serviceWorkers: "block",
    });
    await waitForHeading(page, "Sign in at the site’s own address");
    const link = page.locator("main").getByRole("link", { name: /^Go to / });
    expect(await link.getAttribute("href")).toBe(`${site.address}/sign-in`);
    await close();
  });
});

describe("with a hosted tenant", () => {
  test("people go there, and a new account is asked for the age first", async () => {
    const tenant = {
      kind: "hosted",
      issuer: "https://tenant.example/",
      clientId: "abc",
      audience: "https://plan.example/api",
      roleClaims: ["roles"],
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
    await page.getByText("You go to tenant.example to sign in").waitFor();
    await press(page, "Create an account");
    await waitForHeading(page, "Before you begin");
    await press(page, "Yes");
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

describe("each step", () => {
  test("stands on a narrow phone without scrolling sideways, and has no barrier", async () => {
    const { page, close } = await openHere("/sign-in", { viewport: { width: 320, height: 640 } });
    const look = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await findBarriers(page, "main")).toEqual([]);
    };
    await look();
    await press(page, "Create an account");
    await waitForHeading(page, "Before you begin");
    await look();
    await press(page, "Yes");
    await waitForHeading(page, "Create an account");
    await look();
    await press(page, "I have a code already");
    await waitForHeading(page, "Look into your mail");
    await look();
    await press(page, "Use another address");
    await press(page, "Sign in instead");
    await waitForHeading(page, "Welcome back");
    await look();
    await press(page, "Forgot your password?");
    await waitForHeading(page, "A new password");
    await look();
    await press(page, "I have a code already");
    await waitForHeading(page, "Choose a new password");
    await look();
    await close();
  });
});
