/** Runs around each test of a screen: the site's style sheet, an empty device, and no error on the console unless declared. */
import "./quietReact.ts";
import "#ui/styles.css";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { type Locator, locators } from "vitest/browser";
import { noteConsoleError, takeUnexpectedErrors } from "./consoleErrors.ts";
import { closeScreen } from "./openScreen.tsx";
import { resetReplies } from "./stubApi.ts";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** For what no role, label or text tells apart. */
    getByCss: (selector: string) => Locator;
  }
}

locators.extend({
  getByCss: (selector) => `css=${selector}`,
});

// A built page has only the title that the app takes over.
document.querySelector("title")?.setAttribute("data-head", "");

// The engine answers on the page, as in a browser that starts no worker: one file for all tests.
Reflect.deleteProperty(globalThis, "Worker");

// Reading the data set takes a while, which no test is to wait for.
beforeAll(() => fetch("/api/health"), 120_000);

beforeEach(() => {
  takeUnexpectedErrors();
  vi.spyOn(console, "error").mockImplementation(noteConsoleError);
});

afterEach(async () => {
  await closeScreen();
  resetReplies();
  vi.restoreAllMocks();
  expect(takeUnexpectedErrors()).toEqual([]);
});
