/** Errors in a page's code and in the network: what is shown, what is preserved, and how it recovers. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goTo, stopClock, waitForFocusOn, waitForHydration } from "./inUse.ts";
import { type OpenOptions, open } from "./open.ts";

const methodCode = /\/assets\/MethodologyScreen-[^/]*\.js/;
const methodTitle = "How we calculate every number";

const pageTexts = [
  "We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or server delay.",
  "Your plan is safe on this device.",
];

/** A chunk that other chunks take parts of is loaded by its namespace, which the bundler exports as `t`. */
const exportNamespace = "export const t = { default: Screen };";

/** A screen that throws `thrown` while the page's `isBroken` is true. */
const breakScreen = (thrown: string) => `
  export default function Screen() {
    if (window.isBroken !== false) throw ${thrown};
    return "Healthy again";
  }
  ${exportNamespace}`;

/** The code of /methodology is the broken screen until `heal`. */
async function openBroken(path: string, thrown: string, options: OpenOptions = {}) {
  let isHealthy = false;
  const opened = await open(path, {
    serviceWorkers: "block",
    ...options,
    expectedErrors: ["broken on purpose", "Minified React error", ...(options.expectedErrors ?? [])],
    prepare: async (page) => {
      await options.prepare?.(page);
      await page.context().route(methodCode, async (route) => {
        if (isHealthy) return route.continue();
        return route.fulfill({ contentType: "text/javascript", body: breakScreen(thrown) });
      });
    },
  });
  return {
    ...opened,
    heal: () => {
      isHealthy = true;
    },
  };
}

const findTitle = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("a page whose code throws", () => {
  test("while rendering: the texts, the focus, Go Home, and the way back, to what was typed, and forward", async () => {
    const { page, close } = await openBroken("/college-match-quiz", 'new Error("broken on purpose")');
    await waitForHydration(page);
    const gpa = page.getByLabel("Grade average (GPA)");
    await gpa.fill("3.4");
    await gpa.blur();
    await goTo(page, "/methodology");
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await waitForFocusOn(page, "Oops! Something went wrong");
    for (const text of pageTexts) await page.getByText(text).waitFor();
    expect(await page.getByText("wait a minute").count()).toBe(0);
    await page.goBack();
    await gpa.waitFor();
    await expect.poll(() => gpa.inputValue()).toBe("3.4");
    await page.goForward();
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Go Home" }).click();
    await findTitle(page, "Oops! Something went wrong").waitFor({ state: "detached" });
    await page.locator("main h1").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("while the page is taken over: said and reported with every field, and Reload Page brings it once it is healthy", async () => {
    const {
      page,
      close,
      heal: restore,
    } = await openBroken("/methodology?zip=12345#a=3.4", 'new Error("broken on purpose")');
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await expectWholeReport(page);
    restore();
    // Recorded in the page, which is about to be left.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const busy = [...document.querySelectorAll("button")].find(
          (one) => one.textContent === "Retrying...",
        );
        if (busy?.disabled) sessionStorage.setItem("sawRetrying", "yes");
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    await page.getByRole("button", { name: "Reload Page" }).click();
    await findTitle(page, methodTitle).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("sawRetrying"))).toBe("yes");
    await close();
  });

  test("once, while it is taken over: the page is rendered anew and nobody notices", async () => {
    const { page, close } = await open("/methodology", {
      serviceWorkers: "block",
      expectedErrors: ["broken on purpose", "Minified React error"],
      prepare: (page) =>
        page.context().route(methodCode, async (route) => {
          const body = `let isFirst = true;
            export default function Screen() {
              if (isFirst) { isFirst = false; throw new Error("broken on purpose"); }
              return "Healthy again";
            }
            ${exportNamespace}`;
          await route.fulfill({ contentType: "text/javascript", body });
        }),
    });
    await page.getByRole("main").getByText("Healthy again").waitFor();
    await waitForHydration(page);
    expect(await page.getByText("Oops!").count()).toBe(0);
    await close();
  });
});

test("the frame breaks, and going back brings it again; what stands around it breaks, and Refresh Page brings all of it", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    expectedErrors: ["broken on purpose"],
  });
  await waitForHydration(page);
  // From now on rendering the menus throws.
  await page.evaluate(() => {
    const original = Array.prototype.map;
    const isMenus = (list: unknown[]) =>
      list.some((one) => typeof one === "object" && one !== null && "items" in one);
    function map(this: unknown[], ...given: Parameters<typeof original>) {
      if (!("isHealthy" in window) && isMenus(this)) throw new Error("broken on purpose");
      return original.apply(this, given);
    }
    Object.assign(Array.prototype, { map });
  });
  await goTo(page, "/methodology");
  await findTitle(page, "Unable to load page").waitFor();
  await page
    .getByText("We're experiencing technical difficulties. Please try refreshing the page.")
    .waitFor();
  await page.getByText("Your plan is safe on this device.").waitFor();
  await page.getByRole("button", { name: "Refresh Page" }).waitFor();
  expect(await page.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  await page.evaluate(() => Object.assign(window, { isHealthy: true }));
  await page.goBack();
  await findTitle(page, "Rice University").waitFor();
  await page.getByRole("contentinfo").waitFor();

  // From now on rendering a message, which lives outside the frame, throws.
  await page.evaluate(() => {
    const original = Array.prototype.join;
    const isMessage = (list: unknown[]) => list.includes("toast");
    function join(this: unknown[], ...given: Parameters<typeof original>) {
      if (isMessage(this)) throw new Error("broken on purpose");
      return original.apply(this, given);
    }
    Object.assign(Array.prototype, { join });
  });
  await page.locator("main button", { hasText: /^Save/ }).first().click();
  await findTitle(page, "Something went wrong").waitFor();
  await page.getByText("Please refresh the page to continue").waitFor();
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await findTitle(page, "Rice University").waitFor();
  // What was clicked before the error has taken effect.
  await page.getByRole("button", { name: "Saved: Rice University" }).first().waitFor();
  await close();
});

test("a page whose data the network kept says so; another try brings it, the person's or, a second after the network is back, its own", async () => {
  const { page, close } = await openBroken("/", 'new TypeError("Failed to fetch")', {
    expectedErrors: ["Failed to fetch", "ERR_INTERNET_DISCONNECTED"],
    prepare: (page) => page.clock.install(),
  });
  await waitForHydration(page);
  await goTo(page, "/methodology");
  await findTitle(page, "Connection Issue").waitFor();
  await page.getByText("We're having trouble connecting to our servers.").waitFor();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("main").getByText("Healthy again").waitFor();

  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await page.goBack();
  await page.getByRole("main").getByText("Healthy again").waitFor({ state: "detached" });
  await page.goForward();
  await findTitle(page, "Connection Issue").waitFor();
  await page.context().setOffline(true);
  await page.getByText("You appear to be offline. Please check your internet connection.").waitFor();
  expect(await page.getByRole("button", { name: "Try Again" }).isDisabled()).toBe(true);
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await stopClock(page);
  await page.context().setOffline(false);
  await page.getByRole("main").getByText("Online").waitFor();
  await page.clock.runFor(900);
  expect(await findTitle(page, "Connection Issue").isVisible()).toBe(true);
  await page.clock.resume();
  await page.getByRole("main").getByText("Healthy again").waitFor();
  await close();
});

/** The notes of one list that this tab keeps. */
const readNotes = (page: Page, list: string) =>
  page.evaluate((list): Record<string, unknown>[] => {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(`tassel-errors-${list}`) ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  }, list);
const readMessages = async (page: Page, list: string) =>
  (await readNotes(page, list)).map((one) => one["message"]);

/** Of a page's fault, without the answers in its address. */
async function expectWholeReport(page: Page): Promise<void> {
  const [report] = (await readNotes(page, "reports")).filter((one) => one["errorBoundary"] === "page");
  expect(report).toMatchObject({
    type: "Component",
    severity: "high",
    message: "broken on purpose",
    errorBoundary: "page",
    resolved: false,
    url: new URL("/methodology", inject("address")).href,
    userAgent: await page.evaluate(() => navigator.userAgent),
  });
  expect(Object.keys(report ?? {}).toSorted()).toEqual(
    [
      "additionalContext",
      "errorBoundary",
      "id",
      "message",
      "resolved",
      "sessionId",
      "severity",
      "stack",
      "timestamp",
      "type",
      "url",
      "userAgent",
    ].toSorted(),
  );
  const [entry] = await readNotes(page, "page");
  expect(Object.keys(entry ?? {}).toSorted()).toEqual(
    ["isOnline", "message", "stack", "timestamp", "url", "userAgent"].toSorted(),
  );
  expect(JSON.stringify(await page.evaluate(() => Object.entries(sessionStorage)))).not.toMatch(
    /12345|a=3\.4/,
  );
}

test("faults outside every page are noted and the page stays; /your-data shows and erases the notes; under memory pressure three are kept", async () => {
  const { page, close, problems } = await open("/your-data", {
    serviceWorkers: "block",
    expectedErrors: ["on purpose"],
    prepare: async (page) => {
      await page.clock.install();
      await page.addInitScript(() => {
        const memory = { usedJSHeapSize: 90 * 1024 * 1024, jsHeapSizeLimit: 4_000 * 1024 * 1024 };
        Object.defineProperty(performance, "memory", { configurable: true, get: () => memory });
      });
    },
  });
  await waitForHydration(page);
  await page.getByText("Nothing has failed in this tab.").waitFor();
  const isPrevented = await page.evaluate(async () => {
    const seen = new Promise<boolean>((resolve) => {
      window.addEventListener("unhandledrejection", (event) => resolve(event.defaultPrevented), {
        once: true,
      });
    });
    void Promise.reject(new Error("promise on purpose"));
    return seen;
  });
  expect(isPrevented).toBe(true);
  await page.evaluate(() => {
    const fail = () => {
      throw new Error("event on purpose");
    };
    window.addEventListener("test", fail, { once: true });
    window.dispatchEvent(new Event("test"));
    void Promise.reject(new TypeError("Failed to fetch"));
  });
  await expect.poll(() => readMessages(page, "global")).toEqual(["event on purpose"]);
  await expect.poll(() => readMessages(page, "unhandled")).toEqual(["promise on purpose", "Failed to fetch"]);
  expect(await page.getByRole("alert").count()).toBe(0);
  // The failed request was quiet.
  expect(problems()).toEqual([]);

  const countReports = async () => (await readNotes(page, "reports")).length;
  await page.evaluate(() => {
    for (let count = 1; count <= 5; count += 1) void Promise.reject(new Error(`on purpose ${count}`));
  });
  await expect.poll(countReports).toBeGreaterThanOrEqual(5);
  // The watcher starts after the page: it checks every two minutes from then on.
  await expect
    .poll(async () => {
      await page.clock.runFor(120_000);
      return countReports();
    })
    .toBe(3);
  await goTo(page, "/about");
  // Arrived, not only navigating: the notes are read when their page opens.
  await page.getByText("Error log for this tab").waitFor({ state: "detached" });
  await page.goBack();
  await page.getByText("Errors logged: 3").waitFor();
  await page.getByText("See the log").click();
  await page.getByText("on purpose 5").waitFor();
  expect(await page.getByText("on purpose 1").count()).toBe(0);
  await page.getByRole("button", { name: "Clear the log" }).click();
  await page.getByText("Nothing has failed in this tab.").waitFor();
  expect(await countReports()).toBe(0);
  await close();
});

test("elsewhere than on the own machine, and where storage is forbidden, the error's screen says to wait and reload, and the way home works", async () => {
  // Any other address: it is answered by the built site.
  const { page, close } = await openBroken("/methodology", 'new Error("broken on purpose")', {
    address: "http://tassel.example/",
    // Over plain http the browser logs that it ignores a header.
    expectedErrors: ["Cross-Origin-Opener-Policy"],
    prepare: async (page) => {
      await page.context().route("http://tassel.example/**", async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = new URL(`${pathname}${search}`, inject("address")).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("not here", "SecurityError");
          },
        });
      });
    },
  });
  await page.getByText("If this keeps happening, wait a minute, then reload the page.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Go Home" }).click();
  await page.waitForURL(/\/$/);
  await findTitle(page, "Oops! Something went wrong").waitFor({ state: "detached" });
  // What is still being fetched through the test ends before its window does.
  await page.goto("about:blank");
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  await close();
});
