/** A slow phone shows the page before the app runs: what is typed or chosen before then is preserved. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openMenus, watchBar } from "./barOnTop.ts";
import { holdMessages, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

type SlowWindow = {
  page: Page;
  /** Opens a page whose app is held back until `release`, like on a slow connection. */
  show: (path: string) => Promise<void>;
  release: () => void;
  close: () => Promise<void>;
};

async function openSlowWindow(): Promise<SlowWindow> {
  const { page, close } = await open("/favicon.svg", {
    serviceWorkers: "block",
    expectedErrors: ["favicon.ico"],
  });
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  // The small entry files arrive with the page; only the app itself is slow.
  await page.route(/\/assets\/(?!(?:index|limits)-).*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const show = async (path: string) => {
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(new URL(path, inject("address")).href, { waitUntil: "commit" });
    // The entry script has run once it requests the app's files.
    await page.waitForFunction(() => document.querySelector("link[href*='/assets/mount-']") !== null);
  };
  return { page, show, release: () => release(), close };
}

test("fields filled, a query begun and a menu opened before the app runs are taken over; a form sent too early is sent once", async () => {
  const { page, show, release, close } = await openSlowWindow();
  await show("/college-match-quiz");
  const gpa = page.getByLabel("Grade average (GPA)");
  await gpa.fill("3.4");
  await page.getByRole("button", { name: /^Next: / }).click();
  release();
  // Pressed before the app ran: it goes on once it does.
  await page.waitForURL(/#home$/);
  await page.goBack();
  await page.waitForURL(/#grades$/);
  // The question is there before the plan, whose code comes later.
  await expect.poll(() => gpa.inputValue()).toBe("3.4");

  // With a grade average in the plan, which is read only once the app runs.
  await show("/colleges");
  await page.getByRole("search").getByRole("textbox").fill("Mizzou");
  release();
  await page.getByText("University of Missouri-Columbia").first().waitFor();

  await show("/contact");
  const message = "Is the price of Rice for families like ours really this low?";
  const send = page.getByRole("button", { name: "Send the message" });
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your email").fill("ana@family.example");
  await page.getByLabel("What is it about?").selectOption("question");
  await page.getByRole("textbox", { name: "Your message" }).fill(message);
  const entry = page.locator("header summary:visible");
  await entry.click();
  await page.keyboard.press("Escape");
  expect(await page.locator("header details[open]").count()).toBe(0);
  await entry.click();
  release();
  await watchBar(page);
  await waitForHydration(page);
  expect(await openMenus(page)).toEqual(["Menu"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => openMenus(page)).toEqual([]);
  expect(await page.getByLabel("Your name").inputValue()).toBe("Ana");
  expect(await page.getByRole("textbox", { name: "Your message" }).inputValue()).toBe(message);

  await show("/contact");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your email").fill("ana@family.example");
  await page.getByLabel("What is it about?").selectOption("question");
  await page.getByRole("textbox", { name: "Your message" }).fill(message);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/contact")) sent += 1;
  });
  await send.click();
  await send.click();
  expect(new URL(page.url()).search).toBe("");
  release();
  await page.getByRole("heading", { name: "We got your message" }).waitFor();
  expect(sent).toBe(1);
  await close();
});

test("a slider moved and a button pressed before the app runs count once it runs", async () => {
  const { page, show, release, close } = await openSlowWindow();
  await show("/methodology");
  const price = page.getByRole("slider", { name: "Price" });
  await price.focus();
  await price.press("End");
  const moved = await price.inputValue();
  release();
  // Enabled once the app knows that a weight differs from the default.
  await page.getByRole("button", { name: "Back to Tassel’s weights" }).click({ trial: true });
  expect(await price.inputValue()).toBe(moved);

  await show("/colleges/rice-university");
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .click();
  release();
  await page
    .getByRole("button", { name: /^Saved/ })
    .first()
    .waitFor();
  await close();
});

test("a file chosen before the app runs is read once it runs", async () => {
  const { page, show, release, close } = await openSlowWindow();
  await show("/authorship");
  const file = { name: "notes.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.locator('input[type="file"]').setInputFiles(file);
  release();
  await page.getByRole("heading", { name: "What we found" }).waitFor();
  await page.getByText("Choose another record").waitFor();
  await close();
});

test("a button pressed while React is taking the page over is pressed once", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    prepare: (page) => Promise.all([holdMessages(page), page.addInitScript(holdHydrationEnd)]),
  });
  const button = page.getByRole("button", { name: /^Save(d:)? Rice University/ }).first();
  await page.waitForFunction(() => "endTakeover" in window);
  await button.click();
  await page.evaluate(() => {
    const end: unknown = Reflect.get(window, "endTakeover");
    if (typeof end === "function") end();
  });
  await page.getByText("Rice University is in your plan.").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByRole("button", { name: /^Save Rice University/ })
    .first()
    .waitFor();
  await close();
});

/**
 * Runs in the page: React has hydrated, but the event that says so waits for `endTakeover`. It is the second
 * timer without a delay; the first starts the app.
 */
function holdHydrationEnd(): void {
  const original = window.setTimeout;
  let count = 0;
  const held = (...given: Parameters<typeof original>) => {
    const [work] = given;
    if (given.length > 1 || typeof work !== "function") return original(...given);
    count += 1;
    if (count !== 2) return original(work);
    Object.assign(window, { endTakeover: work });
    return 0;
  };
  // Calls from React and the app have this signature.
  window.setTimeout = held as typeof window.setTimeout;
}
