/** A message sent offline, in real Chromium: survives reloads and tabs, is sent once, and can be erased. */
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goTo, settled, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

/** How long to wait for a state. */
const soon = { timeout: 15_000 };

const waiting = "will be sent when you are back online";
const words = "Is the price of Rice for families like ours really this low?";

type Sent = { count: number; status: number };

/** Pages always come from the server; the browser's offline state persists across reloads and tabs. */
async function openContact(sent: Sent, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const opened = await open("/contact", {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: async (page) => {
      const context = page.context();
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "onLine", {
          get: () => localStorage.getItem("test-offline") === null,
        });
      });
      await context.route("**/api/contact", (route) => {
        sent.count += 1;
        return sent.status === 200
          ? route.fallback()
          : route.fulfill({ status: sent.status, body: "broken on purpose" });
      });
      await prepare(page);
    },
  });
  await waitForHydration(opened.page);
  return opened;
}

async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem("test-offline", "yes");
    window.dispatchEvent(new Event("offline"));
  });
}

async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem("test-offline");
    window.dispatchEvent(new Event("online"));
  });
}

async function send(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your email").fill("ana@family.example");
  await page.getByLabel("What is it about?").selectOption("question");
  await page.getByRole("textbox", { name: "Your message" }).fill(words);
  await page.getByRole("button", { name: "Send the message" }).click();
}

/** How many requests the device has stored. */
function countStored(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("tassel-requests");
        opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
        opening.addEventListener("error", () => resolve(0));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const counting = database.transaction("requests").objectStore("requests").count();
          counting.addEventListener("success", () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL(path, inject("address")).href);
  await waitForHydration(page);
  return page;
}

const findArrived = (page: Page) => page.getByText("Your form was sent");

describe("a message sent without a network", () => {
  test("is kept over a reload and sent once when the network is back; of two tabs of a later day one sends it and says so", async () => {
    const sent: Sent = { count: 0, status: 200 };
    const { page, close } = await openContact(sent);
    await settled(page);
    await goOffline(page);
    // No other file can be loaded: the code that stores the message came with the form.
    await page.route("**/assets/**", (route) => route.abort());
    await send(page);
    await page.getByText(waiting).first().waitFor();
    await expect.poll(() => countStored(page), soon).toBe(1);
    await page.unroute("**/assets/**");
    await page.reload();
    await page.getByText(waiting).first().waitFor();
    expect(sent.count).toBe(0);
    await goOnline(page);
    await page.getByText("We got your message").first().waitFor();
    await expect.poll(() => countStored(page), soon).toBe(0);
    expect(sent.count).toBe(1);

    await page.getByRole("button", { name: "Write another message" }).click();
    await goOffline(page);
    await send(page);
    await expect.poll(() => countStored(page), soon).toBe(1);
    const second = await openTab(page.context(), "/about");
    const third = await openTab(page.context(), "/faq");
    await page.close();
    await Promise.all([goOnline(second), goOnline(third)]);
    await expect.poll(() => sent.count, soon).toBe(2);
    await expect.poll(() => countStored(second), soon).toBe(0);
    await expect
      .poll(async () => (await findArrived(second).count()) + (await findArrived(third).count()), soon)
      .toBeGreaterThan(0);
    expect(sent.count).toBe(2);
    await close();
  });

  test("erased on the page of your data it is not sent; refused for good it is not sent again, and the person is told", async () => {
    const sent: Sent = { count: 0, status: 400 };
    const { page, close } = await openContact(sent);
    await goOffline(page);
    await send(page);
    await expect.poll(() => countStored(page), soon).toBe(1);
    await goTo(page, "/your-data");
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await page.getByRole("button", { name: "Yes, erase everything" }).click();
    await page.getByText("Everything is erased").waitFor();
    expect(await countStored(page)).toBe(0);
    await goOnline(page);
    await page.goto(new URL("/contact", inject("address")).href);
    await waitForHydration(page);
    expect(sent.count).toBe(0);

    await goOffline(page);
    await send(page);
    await expect.poll(() => countStored(page), soon).toBe(1);
    await page.evaluate(() => localStorage.removeItem("test-offline"));
    const second = await openTab(page.context(), "/about");
    await page.close();
    await second.getByText("Your form was not accepted").first().waitFor();
    await expect.poll(() => countStored(second), soon).toBe(0);
    await second.reload();
    await waitForHydration(second);
    expect(sent.count).toBe(1);
    await close();
  });

  test("where the browser forbids storage it waits as long as the page is open", async () => {
    const sent: Sent = { count: 0, status: 200 };
    const { page, close } = await openContact(sent, (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", {
          get() {
            throw new DOMException("not here", "SecurityError");
          },
        });
      }),
    );
    await goOffline(page);
    await send(page);
    await page
      .getByText("Keep this window open, and we’ll send it when you’re back online")
      .first()
      .waitFor();
    await goOnline(page);
    await page.getByText("We got your message").first().waitFor();
    expect(sent.count).toBe(1);
    await close();
  });
});
