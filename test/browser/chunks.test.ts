/**
 * Code that fails to load: reported, retried and forgotten, in browsers that cache a failed import and those
 * that do not.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserFlags } from "../support/findBrowser.ts";
import { goTo, stopClock, waitForFocusOn, waitForHydration } from "./inUse.ts";
import { type OpenOptions, type OpenPage, open } from "./open.ts";

const methodCode = /\/assets\/MethodologyScreen-[^/]*\.js/;
const methodTitle = "How we calculate every number";
const expectedErrors = ["Failed to load resource", "Failed to fetch dynamically imported module"];

type Fault = (route: Route) => Promise<void>;
const respondNotFound: Fault = (route) => route.fulfill({ status: 404, body: "Not found." });
const respondUnavailable: Fault = (route) => route.fulfill({ status: 503, body: "busy" });
const respondBroken: Fault = (route) =>
  route.fulfill({ contentType: "text/javascript", body: "export default (((" });
/** The code comes as it is. */
const respond: Fault = (route) => route.continue();

const findTitle = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const findTry = (page: Page, number: number) => page.getByRole("button", { name: `Try Again (${number}/3)` });

/** The home page, hydrated, with a clock; nothing is fetched ahead, so that each page asks for its own code. */
async function openHome(options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await open("/", {
    serviceWorkers: "block",
    expectedErrors,
    ...options,
    prepare: async (page) => {
      await page.clock.install();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
    },
  });
  await waitForHydration(opened.page);
  return opened;
}

/** From now on `code` gets `fault`, until `heal`. */
async function breakCode(page: Page, code: RegExp, fault: Fault) {
  const asked: string[] = [];
  let respondNow = fault;
  await page.route(code, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await respondNow(route);
  });
  const restore = () => {
    respondNow = respond;
  };
  return { asked, heal: restore };
}

/** Presses the first "Try Again", and waits until it has tried. */
async function tryAgain(page: Page): Promise<void> {
  await findTry(page, 1).click();
  await page.getByRole("button", { name: "Retrying..." }).waitFor();
  await page.clock.runFor(1_000);
}

describe("a browser that asks again for a failed import", () => {
  test("three tries, each after a longer wait; then Reload Page, which brings the page", async () => {
    const { page, close } = await openHome();
    const { asked, heal: restore } = await breakCode(page, methodCode, respondUnavailable);
    await goTo(page, "/methodology");
    await findTitle(page, "Loading Error").waitFor();
    await waitForFocusOn(page, "Loading Error");
    await page.getByText("Something went wrong while loading this content.").waitFor();
    for (const cause of ["poor network", "recent update", "stale browser cache"]) {
      await page.getByRole("listitem").filter({ hasText: cause }).waitFor();
    }
    await page.getByText("Your plan is safe on this device.").waitFor();
    await page.getByText("Technical Details").click();
    await page.getByText(/Loading chunk failed: /).waitFor();
    for (const [number, waitMs] of [
      [1, 1_000],
      [2, 1_500],
      [3, 2_000],
    ] as const) {
      await findTry(page, number).waitFor();
      const askedBefore = asked.length;
      await stopClock(page);
      await findTry(page, number).click();
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
    await findTitle(page, methodTitle).waitFor();
    await close();
  });

  test("another try brings a page or a shared file once it is healthy; who leaves finds it forgotten; who waits gets a hint", async () => {
    const { page, close } = await openHome();
    // A file that several pages share, before any of them is seen.
    const shared = await breakCode(page, await findSharedFile("compare", "home"), respondUnavailable);
    await goTo(page, "/compare");
    await findTitle(page, "Loading Error").waitFor();
    shared.heal();
    await tryAgain(page);
    await findTitle(page, /compare/i).waitFor();

    const missing = await breakCode(page, methodCode, respondNotFound);
    await goTo(page, "/methodology");
    await findTitle(page, "Loading Error").waitFor();
    missing.heal();
    await tryAgain(page);
    await findTitle(page, methodTitle).waitFor();

    // Left and come back to by the browser's own buttons.
    const left = await breakCode(page, /\/assets\/FaqScreen-[^/]*\.js/, respondUnavailable);
    await goTo(page, "/faq");
    await findTitle(page, "Loading Error").waitFor();
    await page.goBack();
    await findTitle(page, methodTitle).waitFor();
    expect(await findTitle(page, "Loading Error").count()).toBe(0);
    left.heal();
    await page.goForward();
    await findTitle(page, /questions/i).waitFor();

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await breakCode(page, /\/assets\/WaitlistScreen-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await goTo(page, "/waitlist");
    await page.getByRole("status").filter({ hasText: "Loading" }).first().waitFor();
    expect(await page.getByText("Taking longer than expected?").count()).toBe(0);
    await page.clock.runFor(10_000);
    await page.getByText("Taking longer than expected?").waitFor();
    await page
      .getByText("Please check your internet connection. You can also try refreshing the page.")
      .waitFor();
    release();
    await findTitle(page, "Award letters from a photo").waitFor();
    await close();
  });
});

/** What it keeps, another try must ask for by another address; a file that pages share has none. */
describe("a browser that keeps a failed import", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject("browserPath"),
      args: [...browserFlags, "--disable-features=ModuleMapDoNotCacheFailedFetch"],
    });
  });
  afterAll(() => browser.close());

  test("the first page's own code fails: it is said in the page's place, and another try brings it", async () => {
    let respondNow = respondUnavailable;
    const { page, close } = await open("/methodology", {
      serviceWorkers: "block",
      browser,
      expectedErrors,
      prepare: (page) => page.route(methodCode, (route) => respondNow(route)),
    });
    await findTitle(page, "Loading Error").waitFor();
    respondNow = respond;
    await findTry(page, 1).click();
    await findTitle(page, methodTitle).waitFor();
    await close();
  });

  test("another try brings a page after 503 and after a syntax error; a shared file comes with the reload", async () => {
    const { page, close } = await openHome({ browser });
    for (const [path, code, fault, title] of [
      ["/methodology", methodCode, respondUnavailable, methodTitle],
      ["/faq", /\/assets\/FaqScreen-[^/]*\.js/, respondBroken, /questions/i],
    ] as const) {
      const { heal: restore } = await breakCode(page, code, fault);
      await goTo(page, path);
      await findTitle(page, "Loading Error").waitFor();
      restore();
      await tryAgain(page);
      await findTitle(page, title).waitFor();
    }

    const shared = await breakCode(
      page,
      await findSharedFile("compare", "home", "methodology", "faq"),
      respondUnavailable,
    );
    await goTo(page, "/compare");
    await findTitle(page, "Loading Error").waitFor();
    shared.heal();
    for (const number of [1, 2, 3]) {
      await findTry(page, number).click();
      await page.clock.runFor(2_000);
    }
    await page.getByRole("button", { name: "Reload Page" }).click();
    await findTitle(page, /compare/i).waitFor();
    await close();
  });
});

test("a part of a page does not come: the rest stays with what was typed, and another try brings it", async () => {
  let isHealthy = false;
  const { page, close } = await open("/college-cost-calculator", {
    serviceWorkers: "block",
    expectedErrors,
    prepare: (page) =>
      page
        .context()
        .route(/\/assets\/Details-[^/]*\.js/, (route) =>
          isHealthy ? route.continue() : respondUnavailable(route),
        ),
  });
  await waitForHydration(page);
  const income = page.getByLabel("Yearly family income");
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

/** A file that `screen` needs and the others do not, and that is not a screen itself. */
async function findSharedFile(screen: string, ...others: string[]): Promise<RegExp> {
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
  const loaded = new Set(others.flatMap((other) => [...getFiles(other)]));
  const found = [...getFiles(screen)].find((file) => !loaded.has(file) && !file.includes("Screen-"));
  if (found === undefined) throw new Error(`${screen} shares no file.`);
  return new RegExp(found.replaceAll(/[.$]/g, "\\$&"));
}
