/**
 * Opens a page of the built site in real Chromium and enforces the rules for every page: no console errors,
 * nothing blocked.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject, onTestFailed } from "vitest";
import { showLateFonts } from "#ui/showLateFonts.ts";
import { browserFlags } from "../support/findBrowser.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export type OpenOptions = BrowserContextOptions & {
  /** Parts of console errors that this test causes on purpose. */
  expectedErrors?: readonly string[];
  /** A server other than the built site's. */
  address?: string;
  /** A browser other than the process's, such as one with different flags. */
  browser?: Browser;
  /** Leaves a narrow page without the fonts that come late, as a visitor gets it; layout tests measure it with them. */
  isWithoutLateFonts?: boolean;
  /** Prepares the page before it is opened. */
  prepare?: (page: Page) => Promise<unknown>;
};

export type OpenPage = { page: Page; close: () => Promise<void>; problems: () => string[] };

/** How long to wait for a state: long enough for any busy machine, so reaching it is a failure. */
const waitLimitMs = 60_000;

/** One Chromium for all files of this process; each page's own context isolates it from the others. */
let browser: Promise<Browser> | null = null;

export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: inject("browserPath"), args: browserFlags });
  return browser;
}

/** A fresh context (no storage, own service worker) at `path`; `close` throws if the console had an error. */
export async function open(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const {
    expectedErrors = [],
    address = inject("address"),
    browser = await openBrowser(),
    isWithoutLateFonts = false,
    prepare,
    ...contextOptions
  } = options;
  const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce", ...contextOptions });
  context.setDefaultTimeout(waitLimitMs);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => seen.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`blocked by the security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (!isWithoutLateFonts) {
    await page.addInitScript(
      `document.addEventListener("DOMContentLoaded", () => (${showLateFonts.toString()})(document));`,
    );
  }
  printWindowsOnFailure(context, seen);
  await prepare?.(page);
  await page.goto(new URL(path, address).href);
  const problems = () => seen.filter((text) => !expectedErrors.some((expected) => text.includes(expected)));
  return {
    page,
    problems,
    async close() {
      await context.close();
      const left = problems();
      if (left.length > 0) throw new Error(`The console held errors:\n${left.join("\n")}`);
    },
  };
}

/** Prints what the windows of a failed test show, and closes them. */
function printWindowsOnFailure(context: BrowserContext, consoleErrors: readonly string[]): void {
  try {
    onTestFailed(async () => {
      for (const page of context.pages()) {
        const text = await page
          .locator("body")
          .innerText({ timeout: 5_000 })
          .catch((error: unknown) => String(error));
        console.error([`The window at ${page.url()} showed:`, text, ...consoleErrors].join("\n"));
      }
      await context.close();
    });
  } catch {
    // A hook opened it, and a hook belongs to no single test.
  }
}
