/** Session renewal: an expired token, missing tokens, and a page left idle for a while. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitForHydration } from "./inUse.ts";
import { desktop, type OpenOptions, open } from "./open.ts";
import { openSignedInDevice } from "./signedInDevice.ts";
import {
  createSession,
  findAvatar,
  openSignedIn,
  openSignInSite,
  readHint,
  type SignInSite,
} from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

function openHere(path: string, options: OpenOptions = {}) {
  return open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

/** Where the identity library stores the tokens. */
const storedStart = "@@auth0spajs@@";

type StoredTokens = { body?: { access_token?: string; refresh_token?: string }; expiresAt?: number };

/** Null if the device has none. */
const readStoredTokens = (page: Page) =>
  page.evaluate((start) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith(start)) continue;
      // In the library's format.
      const { body } = JSON.parse(String(text)) as StoredTokens;
      if (body?.refresh_token !== undefined) return [body.access_token ?? "", body.refresh_token] as const;
    }
    return null;
  }, storedStart);

/** Returns how many entries have expired. */
const expireTokens = (page: Page) =>
  page.evaluate((start) => {
    let count = 0;
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith(start)) continue;
      const kept = JSON.parse(String(text)) as StoredTokens;
      if (kept.expiresAt === undefined) continue;
      count += 1;
      localStorage.setItem(key, JSON.stringify({ ...kept, expiresAt: Math.floor(Date.now() / 1_000) - 60 }));
    }
    return count;
  }, storedStart);

/** The token ends on a page without scripts: one that asks for something meanwhile would renew it there. */
async function reopenExpired(page: Page, path: string): Promise<void> {
  await page.goto(`${site.address}/robots.txt`);
  expect(await expireTokens(page)).toBe(1);
  await page.goto(`${site.address}${path}`);
  await findAvatar(page).waitFor();
}

/** Requests to the identity host from now on: URL, and how it was requested. */
function listHostRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/oauth/token") {
      asked.push(`token by ${new URLSearchParams(request.postData() ?? "").get("grant_type")}`);
    }
    if (pathname === "/authorize") asked.push(`page with prompt ${searchParams.get("prompt")}`);
  });
  return asked;
}

test("a page that is opened again renews a token that has ended, and asks the host in a hidden frame where there is none", async () => {
  const session = await createSession(site, "renewed@example.org");
  const { page, close } = await openSignedIn(site, session, "/pricing");
  await findAvatar(page).waitFor();
  const before = await readStoredTokens(page);
  expect(before).toEqual([session.tokens.access_token, session.tokens.refresh_token]);
  const asked = listHostRequests(page);
  await reopenExpired(page, "/pricing");
  expect(asked).toEqual(["token by refresh_token"]);
  const after = await readStoredTokens(page);
  expect(after).toHaveLength(2);
  for (const [index, token] of (before ?? []).entries()) expect(after?.[index]).not.toBe(token);
  // The second one works like the first.
  await reopenExpired(page, "/pricing");
  expect(asked).toEqual(["token by refresh_token", "token by refresh_token"]);

  await page.evaluate((start) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
  }, storedStart);
  expect(await readHint(page)).toBe("1");
  asked.length = 0;
  await page.reload();
  await findAvatar(page).waitFor();
  expect(asked).toEqual(["page with prompt none", "token by authorization_code"]);
  expect(new URL(page.url()).pathname).toBe("/pricing");
  expect(await readStoredTokens(page)).not.toBeNull();
  await close();
});

describe("a page that nobody touches for ten minutes", () => {
  const tenMinutesMs = 10 * 60_000 + 5_000;

  /** Counts requests for the profile, and for the code of the session library. */
  async function openAtRest(isSignedIn: boolean) {
    let asked = 0;
    let isWatched = false;
    let identityCode = 0;
    const opened = await openHere("/about", {
      prepare: async (page) => {
        await page.clock.install();
        if (isSignedIn) await openSignedInDevice(page, site.address);
        page.on("request", (request) => {
          isWatched ||= request.url().endsWith("/api/health");
          if (request.url().includes("pageIdentity")) identityCode += 1;
        });
        await page.route("**/api/plans", (route) =>
          route.fulfill({ json: { accountId: "someone", plans: [] } }),
        );
        await page.route("**/api/user/profile", (route) => {
          if (route.request().method() !== "GET") return route.continue();
          asked += 1;
          return route.fulfill({ json: { name: "Ada Example", email: "ada@example.org", roles: [] } });
        });
      },
    });
    await waitForHydration(opened.page);
    // The watchers are running once they have woken the server.
    await expect.poll(() => isWatched).toBe(true);
    return { ...opened, asked: () => asked, identityCode: () => identityCode };
  }

  test("asks once more who is signed in, and not again while the rest goes on", async () => {
    const { page, close, asked, identityCode } = await openAtRest(true);
    await findAvatar(page).waitFor();
    expect(asked()).toBe(1);
    const answered = page.waitForEvent(
      "requestfinished",
      (request) => request.method() === "GET" && request.url().endsWith("/api/user/profile"),
    );
    // In one jump: advancing minute by minute would abort requests in flight.
    await page.clock.fastForward(tenMinutesMs);
    await answered;
    expect([asked(), identityCode()]).toEqual([2, 1]);
    await page.clock.fastForward(60_000);
    await page.clock.fastForward(60_000);
    await findAvatar(page).waitFor();
    expect(asked()).toBe(2);
    await close();
  });

  test("asks nothing where nobody is signed in", async () => {
    const { page, close, asked, identityCode } = await openAtRest(false);
    await page.clock.fastForward(tenMinutesMs);
    await page.mouse.move(20, 20);
    await page.clock.fastForward(tenMinutesMs);
    // Anything the page requests by itself has been sent before this.
    await page.evaluate(() => fetch("/api/health"));
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect([asked(), identityCode()]).toEqual([0, 0]);
    await close();
  });
});
