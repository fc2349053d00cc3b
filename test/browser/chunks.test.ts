/**
 * Code that fails to load: reported, retried and forgotten, in browsers that cache a failed import and those
 * that do not.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserFlags } from "../support/findBrowser.ts";
import { goTo, stopClock, waitForFocusOn, waitForHydration } from "./inUse.ts";
import { open } from "./open.ts";

const methodCode = /\/assets\/MethodologyScreen-[^/]*\.js/;
const methodTitle = "How every number is made";

type Fault = (route: Route) => Promise<void>;
const respondNotFound: Fault = (route) => route.fulfill({ status: 404, body: "Not found." });
const respondUnavailable: Fault = (route) => route.fulfill({ status: 503, body: "busy" });
const respondBroken: Fault = (route) =>
  route.fulfill({ contentType: "text/javascript", body: "export default (((" });

describe.each([
  ["a browser that asks again for a failed import", []],
  ["a browser that keeps a failed import", ["--disable-features=ModuleMapDoNotCacheFailedFetch"]],
])("%s", (_name, flags) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject("browserPath"),
      args: [...browserFlags, ...flags],
    });
  });
  afterAll(() => browser.close());

  /** The home page, hydrated; loading the code of /methodology hits `fault` until `heal`. */
  async function openHome(fault: Fault, code: RegExp = methodCode) {
    let isHealthy = false;
    const asked: string[] = [];
    const opened = await open("/", {
      serviceWorkers: "block",
      browser,
      expectedErrors: ["Failed to load resource", "Failed to fetch dynamically imported module"],
      prepare: async (page) => {
        await page.clock.install();
        await page.context().route(code, async (route) => {
          asked.push(new URL(route.request().url()).search);
          await (isHealthy ? route.continue() : fault(route));
        });
      },
    });
    await waitForHydration(opened.page);
    const restore = () => {
      isHealthy = true;
    };
    return { ...opened, asked, heal: restore };
  }

  test.each([
    ["404", respondNotFound],
    ["503", respondUnavailable],
    ["a syntax error", respondBroken],
  ])("the code answers %s: Try Again (1/3) brings the page once it is healthy", async (_fault, fault) => {
    const { page, close, heal: restore } = await openHome(fault);
    await goTo(page, "/methodology");
    const title = page.getByRole("heading", { level: 1, name: "Loading Error" });
    await title.waitFor();
    await waitForFocusOn(page, "Loading Error");
    await page.getByText("Something went wrong while loading this content.").waitFor();
    for (const cause of ["poor network", "recent update", "stale browser cache"]) {
      await page.getByRole("listitem").filter({ hasText: cause }).waitFor();
    }
    await page.getByText("Your plan is safe on this device.").waitFor();
    await page.getByText("Technical Details").click();
    await page.getByText(/Loading chunk failed: /).waitFor();
    restore();
    await page.getByRole("button", { name: "Try Again (1/3)" }).click();
    await page.getByRole("button", { name: "Retrying..." }).waitFor();
    await page.clock.runFor(1_000);
    await page.getByRole("heading", { level: 1, name: methodTitle }).waitFor();
    await close();
  });

  test("three tries, each after a longer wait; then Reload Page, which brings the page", async () => {
    const { page, close, heal: restore, asked } = await openHome(respondUnavailable);
    await goTo(page, "/methodology");
    for (const [number, waitMs] of [
      [1, 1_000],
      [2, 1_500],
      [3, 2_000],
    ] as const) {
      await page.getByRole("button", { name: `Try Again (${number}/3)` }).waitFor();
      const askedBefore = asked.length;
      await stopClock(page);
      await page.getByRole("button", { name: `Try Again (${number}/3)` }).click();
      await page.getByRole("button", { name: "Retrying..." }).waitFor();
      await page.clock.runFor(waitMs - 1);
      expect(await page.getByRole("button", { name: "Retrying..." }).isVisible()).toBe(true);
      expect(asked.length).toBe(askedBefore);
      await page.clock.runFor(1);
      await page.clock.resume();
      await expect.poll(() => asked.length).toBeGreaterThan(askedBefore);
    }
    await page.getByRole("button", { name: "Reload Page" }).waitFor();
    expect(await page.getByRole("button", { name: /^Try Again/ }).count()).toBe(0);
    restore();
    await page.getByRole("button", { name: "Reload Page" }).click();
    await page.getByRole("heading", { level: 1, name: methodTitle }).waitFor();
    await close();
  });

  test("who leaves the page and comes back finds the failure forgotten, also by the browser's own buttons", async () => {
    const { page, close, heal: restore } = await openHome(respondUnavailable);
    await goTo(page, "/methodology");
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor({ state: "detached" });
    await page.waitForURL(/\/$/);
    restore();
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: methodTitle }).waitFor();
    await close();
  });

  test("the code hangs: a hint after ten seconds, and the page when it comes", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, close } = await openHome(async (route) => {
      await held;
      await route.continue();
    });
    await goTo(page, "/methodology");
    await page.getByRole("status").filter({ hasText: "Loading" }).first().waitFor();
    expect(await page.getByText("Taking longer than expected?").count()).toBe(0);
    await page.clock.runFor(10_000);
    await page.getByText("Taking longer than expected?").waitFor();
    await page
      .getByText("Please check your internet connection. You can also try refreshing the page.")
      .waitFor();
    release();
    await page.getByRole("heading", { level: 1, name: methodTitle }).waitFor();
    await close();
  });

  test("the first page's own code fails: it is said in the page's place, and another try brings it", async () => {
    let isHealthy = false;
    const { page, close } = await open("/methodology", {
      serviceWorkers: "block",
      browser,
      expectedErrors: ["Failed to load resource", "Failed to fetch dynamically imported module"],
      prepare: (page) =>
        page
          .context()
          .route(methodCode, (route) => (isHealthy ? route.continue() : respondUnavailable(route))),
    });
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    isHealthy = true;
    await page.getByRole("button", { name: "Try Again (1/3)" }).click();
    await page.getByRole("heading", { level: 1, name: methodTitle }).waitFor();
    await close();
  });

  test("a file that several pages share fails: another try or, where the browser kept the failure, the reload brings it", async () => {
    const shared = await findSharedFile("compare", "home");
    const { page, close, heal: restore } = await openHome(respondUnavailable, shared);
    await goTo(page, "/compare");
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor();
    restore();
    const keepsFailures = flags.length > 0;
    if (!keepsFailures) {
      await page.getByRole("button", { name: "Try Again (1/3)" }).click();
      await page.clock.runFor(1_000);
    } else {
      for (const number of [1, 2, 3]) {
        await page.getByRole("button", { name: `Try Again (${number}/3)` }).click();
        await page.clock.runFor(2_000);
      }
      await page.getByRole("button", { name: "Reload Page" }).click();
    }
    await page.getByRole("heading", { level: 1, name: "Loading Error" }).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: /compare/i }).waitFor();
    await close();
  });
});

test("a part of a page does not come: the rest stays with what was typed, and another try brings it", async () => {
  let isHealthy = false;
  const { page, close } = await open("/college-cost-calculator", {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource", "Failed to fetch dynamically imported module"],
    prepare: (page) =>
      page
        .context()
        .route(/\/assets\/Details-[^/]*\.js/, (route) =>
          isHealthy ? route.continue() : respondUnavailable(route),
        ),
  });
  await waitForHydration(page);
  const income = page.getByLabel("Family income a year");
  await income.fill("60,000");
  await page.getByLabel("ZIP code, or your state").fill("Texas");
  await page.getByRole("combobox", { name: "Find a college" }).fill("UT Austin");
  await page.getByRole("listbox", { name: "Colleges found" }).getByRole("option").first().click();
  const notice = page.getByRole("alert").filter({ hasText: "Loading Error" });
  await notice.getByText("Something went wrong while loading this content.").waitFor();
  expect(await income.inputValue()).toBe("60,000");
  isHealthy = true;
  await notice.getByRole("button", { name: "Try Again" }).click();
  await notice.waitFor({ state: "detached" });
  expect(await income.inputValue()).toBe("60,000");
  await close();
});

/** A file that `screen` needs and `other` does not, and that is not a screen itself. */
async function findSharedFile(screen: string, other: string): Promise<RegExp> {
  const manifest = JSON.parse(
    await readFile(join(inject("builtFolder"), "client", ".vite", "manifest.json"), "utf8"),
  ) as Record<string, { file: string; imports?: string[] }>;
  const getFiles = (folder: string) => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const entry = manifest[key];
      if (entry === undefined || files.has(entry.file)) return;
      files.add(entry.file);
      for (const imported of entry.imports ?? []) visit(imported);
    };
    visit("src/app/mount.tsx");
    visit(Object.keys(manifest).find((key) => key.startsWith(`src/screens/${folder}/`)) ?? "");
    return files;
  };
  const others = getFiles(other);
  const found = [...getFiles(screen)].find((file) => !others.has(file) && !file.includes("Screen-"));
  if (found === undefined) throw new Error(`${screen} shares no file.`);
  return new RegExp(found.replaceAll(/[.$]/g, "\\$&"));
}
