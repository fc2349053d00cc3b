/** A lost connection in real Chromium: the message, what waits, what is retried, and the single reload. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { stopClock, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

const lostText = "You're currently offline. Some features may be limited.";

const findMessages = (page: Page) =>
  page.getByRole("region", { name: "Messages (F8)" }).getByRole("listitem");
const findMessage = (page: Page, text: string) => findMessages(page).filter({ hasText: text });
const tryAgain = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^try again$/i })
    .first();
const findRice = (page: Page) => page.getByRole("heading", { name: "Rice University" });

/** A search page with its own clock and a server that can be broken; page loads are counted. */
async function openWith(server: { isDown: boolean }) {
  let loads = 0;
  const opened = await open("/colleges?q=rice", {
    expectedErrors: ["500 (Internal Server Error)", "ERR_INTERNET_DISCONNECTED"],
    serviceWorkers: "block",
    prepare: async (page) => {
      page.on("load", () => {
        loads += 1;
      });
      await page.clock.install();
      await page.route("**/api/**", (route) =>
        server.isDown ? route.fulfill({ status: 500, body: "broken on purpose" }) : route.fallback(),
      );
    },
  });
  return { ...opened, loads: () => loads };
}

/** The full message component loads with the first sign that the page is in use. */
async function use(page: Page): Promise<void> {
  let x = 5;
  await waitUntil(async () => {
    x += 1;
    await page.mouse.move(x, 9);
    return (await page.getByRole("region", { name: "Messages (F8)" }).count()) === 1;
  });
}

/** Waits until a condition holds; `isSo` may also act on each check. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 30_000, interval: 50 }).toBe(true);
}

/** Advances the page's clock until something is visible: retries wait, with responses in between. */
function waitUntilSeen(page: Page, what: ReturnType<typeof findMessage>): Promise<void> {
  return waitUntil(async () => {
    await page.clock.runFor(500);
    return what.isVisible();
  });
}

/** Retries as often as the page offers it, until something is visible. */
function askUntilSeen(page: Page, what: ReturnType<typeof findMessage>): Promise<void> {
  return waitUntil(async () => {
    if (await what.isVisible()) return true;
    if (await tryAgain(page).isVisible()) await tryAgain(page).click();
    else await page.clock.runFor(500);
    return what.isVisible();
  });
}

/**
 * Uses up a read's retries, which is too early to report anything; then fails once more after three minutes.
 */
async function failForThreeMinutes(page: Page): Promise<void> {
  await use(page);
  await waitUntilSeen(page, tryAgain(page));
  expect(await findMessages(page).count()).toBe(0);
  await page.clock.fastForward(180_000);
  await askUntilSeen(page, findMessage(page, "Connection Issue"));
}

describe("the network recovery", () => {
  test("says what happens and, where the server stays down, reloads after three seconds, once and not twice", async () => {
    const server = { isDown: true };
    const { page, close, loads } = await openWith(server);
    await failForThreeMinutes(page);
    await findMessage(page, "We're having trouble connecting to our servers.").waitFor();
    await waitUntilSeen(page, findMessage(page, "Connection Failed"));
    expect(await findMessages(page).count()).toBe(1);
    expect(loads()).toBe(1);
    await page.clock.runFor(3_000);
    await expect.poll(loads).toBe(2);

    // The same failure in the reloaded page is reported, and the page stays.
    await failForThreeMinutes(page);
    await waitUntilSeen(page, findMessage(page, "We still can’t reach Tassel."));
    await page.clock.runFor(10_000);
    expect(loads()).toBe(2);

    // The server is back: the page works, and a later failure may reload again.
    server.isDown = false;
    await askUntilSeen(page, findRice(page));
    expect(await page.evaluate(() => sessionStorage.getItem("tassel-recovery-reload"))).toBeNull();
    await close();
  });

  test("with the server gone under a service worker, reloads once from what is kept, and the page stays", async () => {
    const { server, address } = await serveBuilt(inject("builtFolder"));
    let loads = 0;
    const { page, close } = await open("/pricing", {
      address,
      // The server is stopped on purpose below; what the visit did not use by then is not kept, and fails in the worker.
      expectedErrors: ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_FAILED"],
      prepare: async (page) => {
        page.on("load", () => {
          loads += 1;
        });
        await page.clock.install();
      },
    });
    const plans = page.getByRole("heading", { level: 1 });
    await waitForHydration(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.waitForFunction(async () => (await caches.match("/pricing")) !== undefined);
    await use(page);
    await server.close();
    // Prices are refetched when the page is viewed again after their five minutes.
    await page.clock.fastForward(301_000);
    await waitUntil(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      await page.clock.runFor(500);
      return findMessage(page, "Connection Issue").isVisible();
    });
    await waitUntilSeen(page, findMessage(page, "Connection Failed"));
    expect(loads).toBe(1);
    await page.clock.runFor(3_000);
    await expect.poll(() => loads).toBe(2);
    await waitForHydration(page);
    await plans.waitFor();
    await page.clock.runFor(600_000);
    expect(loads).toBe(2);
    await close();
  });
});

test("starts when the network is back after failures; a loss is said for five seconds, once however often it comes and goes", async () => {
  const server = { isDown: true };
  const { page, close } = await openWith(server);
  await use(page);
  await waitUntilSeen(page, tryAgain(page));
  await page.context().setOffline(true);
  await findMessage(page, "Connection Lost").waitFor();
  server.isDown = false;
  await page.context().setOffline(false);
  await waitUntilSeen(page, findMessage(page, "Connection Restored"));
  await findRice(page).waitFor();

  // On a busy machine five seconds may pass while nobody looks.
  await stopClock(page);
  const waitUntilGone = () =>
    waitUntil(async () => {
      await page.clock.runFor(100);
      return (await findMessages(page).count()) === 0;
    });
  await waitUntilGone();
  for (let loss = 0; loss < 3; loss += 1) {
    await page.context().setOffline(true);
    await waitUntilSeen(page, findMessage(page, lostText));
    expect(await findMessages(page).count()).toBe(1);
    await page.context().setOffline(false);
    await waitUntilGone();
  }
  await page.context().setOffline(true);
  await waitUntilSeen(page, findMessage(page, "Connection Lost"));
  await page.clock.runFor(4_000);
  expect(await findMessages(page).count()).toBe(1);
  await page.clock.runFor(2_000);
  await findMessages(page).waitFor({ state: "detached" });
  await page.context().setOffline(false);
  await close();
});
