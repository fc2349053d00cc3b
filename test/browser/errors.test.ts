/** Errors in a page's code and in the network: what is shown, what is preserved, and how it recovers. */
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserFlags } from "../support/findBrowser.ts";
import { goTo, stopClock, waitForFocusOn, waitForHydration } from "./inUse.ts";
import { type OpenOptions, open } from "./open.ts";

const methodCode = /\/assets\/MethodologyScreen-[^/]*\.js/;
const methodTitle = "How every number is made";

const pageTexts = [
  "We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or server delay.",
  "Your plan is safe on this device.",
];

/** A screen that throws `thrown` while the page's `isBroken` is true. */
const breakScreen = (thrown: string) => `
  export default function Screen() {
    if (window.isBroken !== false) throw ${thrown};
    return "Healthy again";
  }`;

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
  test("while rendering: the texts, the focus, Go Home, and the way back and forward", async () => {
    const { page, close } = await openBroken("/", 'new Error("broken on purpose")');
    await waitForHydration(page);
    const homeTitle = await page.getByRole("heading", { level: 1 }).innerText();
    await goTo(page, "/methodology");
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await waitForFocusOn(page, "Oops! Something went wrong");
    for (const text of pageTexts) await page.getByText(text).waitFor();
    expect(await page.getByText("wait a minute").count()).toBe(0);
    await page.goBack();
    await findTitle(page, homeTitle).waitFor();
    await page.goForward();
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Go Home" }).click();
    await findTitle(page, homeTitle).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("while the page is taken over: said the same, and Reload Page brings it once it is healthy", async () => {
    const { page, close, heal: restore } = await openBroken("/methodology", 'new Error("broken on purpose")');
    await findTitle(page, "Oops! Something went wrong").waitFor();
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
            }`;
          await route.fulfill({ contentType: "text/javascript", body });
        }),
    });
    await page.getByRole("main").getByText("Healthy again").waitFor();
    await waitForHydration(page);
    expect(await page.getByText("Oops!").count()).toBe(0);
    await close();
  });

  test("what was typed on another page is still there afterwards", async () => {
    const { page, close } = await openBroken("/college-match-quiz", 'new Error("broken on purpose")');
    await waitForHydration(page);
    const gpa = page.getByLabel("Grade average (GPA)");
    await gpa.fill("3.4");
    await gpa.blur();
    await goTo(page, "/methodology");
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await page.goBack();
    await gpa.waitFor();
    await expect.poll(() => gpa.inputValue()).toBe("3.4");
    await close();
  });
});

test("the frame itself breaks while in use: the whole page says so, and going back brings it again", async () => {
  const { page, close } = await open("/", { serviceWorkers: "block", expectedErrors: ["broken on purpose"] });
  await waitForHydration(page);
  const homeTitle = await page.getByRole("heading", { level: 1 }).innerText();
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
  await findTitle(page, homeTitle).waitFor();
  await page.getByRole("contentinfo").waitFor();
  await close();
});

test("what stands around the frame breaks: 'Something went wrong', and Refresh Page brings all of it", async () => {
  const { page, close } = await open("/colleges/rice-university", {
    serviceWorkers: "block",
    expectedErrors: ["broken on purpose"],
  });
  await waitForHydration(page);
  // From now on rendering the message list, which lives outside the frame, throws.
  await page.evaluate(() => {
    const original = Array.prototype.slice;
    const isMessages = (list: unknown[]) => list.some((one) => String(Object(one).id).startsWith("toast-"));
    function slice(this: unknown[], ...given: Parameters<typeof original>) {
      if (isMessages(this)) throw new Error("broken on purpose");
      return original.apply(this, given);
    }
    Object.assign(Array.prototype, { slice });
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

describe("a page whose data the network kept", () => {
  test("Connection Issue; Try Again says Retrying... and brings the page", async () => {
    const { page, close } = await openBroken("/", 'new TypeError("Failed to fetch")');
    await waitForHydration(page);
    await goTo(page, "/methodology");
    await findTitle(page, "Connection Issue").waitFor();
    await page.getByText("We're having trouble connecting to our servers.").waitFor();
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("main").getByText("Healthy again").waitFor();
    await close();
  });

  test("without a network it waits, and tries by itself one second after the network is back", async () => {
    const { page, close } = await openBroken("/", 'new TypeError("NetworkError when attempting to fetch")', {
      expectedErrors: ["NetworkError when attempting", "ERR_INTERNET_DISCONNECTED"],
      prepare: (page) => page.clock.install(),
    });
    await waitForHydration(page);
    await goTo(page, "/methodology");
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
});

describe("the session's notes", () => {
  const notes = (page: Page, list: string) =>
    page.evaluate((list): Record<string, unknown>[] => {
      const parsed: unknown = JSON.parse(sessionStorage.getItem(`tassel-errors-${list}`) ?? "[]");
      return Array.isArray(parsed) ? parsed : [];
    }, list);

  test("a page's fault is reported with every field, and without the address's answers", async () => {
    const { page, close } = await openBroken(
      "/methodology?zip=12345#a=3.4",
      'new Error("broken on purpose")',
    );
    await findTitle(page, "Oops! Something went wrong").waitFor();
    const [report] = (await notes(page, "reports")).filter((one) => one["errorBoundary"] === "page");
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
    const [entry] = await notes(page, "page");
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(
      ["isOnline", "message", "stack", "timestamp", "url", "userAgent"].toSorted(),
    );
    expect(JSON.stringify(await page.evaluate(() => Object.entries(sessionStorage)))).not.toMatch(
      /12345|a=3\.4/,
    );
    await close();
  });

  test("a promise that nobody awaited and an error in an event are noted; the page stays; a failed request is quiet", async () => {
    const { page, close, problems } = await open("/", {
      serviceWorkers: "block",
      expectedErrors: ["Nobody awaited: promise on purpose", "event on purpose"],
    });
    await waitForHydration(page);
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
      setTimeout(() => {
        throw new Error("event on purpose");
      });
      void Promise.reject(new TypeError("Failed to fetch"));
    });
    await expect
      .poll(async () => (await notes(page, "global")).map((one) => one["message"]))
      .toEqual(["event on purpose"]);
    await expect
      .poll(async () => (await notes(page, "unhandled")).map((one) => one["message"]))
      .toEqual(["promise on purpose", "Failed to fetch"]);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(problems()).toEqual([]);
    await close();
  });

  test.each([
    [
      "forbidden",
      () => {
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("not here", "SecurityError");
          },
        });
      },
    ],
    [
      "full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("no room", "QuotaExceededError");
        };
      },
    ],
    ["full of rubbish", () => window.sessionStorage.setItem("tassel-errors-page", "{")],
  ])("storage is %s: the error is said all the same, and the way home works", async (_name, spoil) => {
    const { page, close } = await openBroken("/methodology", 'new Error("broken on purpose")', {
      prepare: (page) => page.addInitScript(spoil),
    });
    await findTitle(page, "Oops! Something went wrong").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Go Home" }).click();
    await page.waitForURL(/\/$/);
    await findTitle(page, "Oops! Something went wrong").waitFor({ state: "detached" });
    await close();
  });
});

describe("the tab's notes on /your-data", () => {
  test("are shown and erased; under memory pressure only three of each are kept", async () => {
    const { page, close } = await open("/your-data", {
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
    const readStored = () =>
      page.evaluate(() => {
        const reports: unknown = JSON.parse(sessionStorage.getItem("tassel-errors-reports") ?? "[]");
        return Array.isArray(reports) ? reports.length : -1;
      });
    await page.evaluate(() => {
      for (let count = 1; count <= 5; count += 1) void Promise.reject(new Error(`on purpose ${count}`));
    });
    await expect.poll(readStored).toBe(5);
    // The watcher starts after the page: it checks every two minutes from then on.
    await expect
      .poll(async () => {
        await page.clock.runFor(120_000);
        return readStored();
      })
      .toBe(3);
    await goTo(page, "/about");
    // Arrived, not only navigating: the notes are read when their page opens.
    await page.getByText("Error notes of this tab").waitFor({ state: "detached" });
    await page.goBack();
    await page.getByText("Notes kept: 3").waitFor();
    await page.getByText("Look at the notes").click();
    await page.getByText("on purpose 5").waitFor();
    expect(await page.getByText("on purpose 1").count()).toBe(0);
    await page.getByRole("button", { name: "Erase the notes" }).click();
    await page.getByText("Nothing has failed in this tab.").waitFor();
    expect(await readStored()).toBe(0);
    await close();
  });
});

describe("elsewhere than on the own machine", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject("browserPath"),
      args: [...browserFlags, "--host-resolver-rules=MAP tassel.example 127.0.0.1"],
    });
  });
  afterAll(() => browser.close());

  test("the error's screen adds to wait and reload", async () => {
    const address = new URL(inject("address"));
    address.hostname = "tassel.example";
    const { page, close } = await openBroken("/methodology", 'new Error("broken on purpose")', {
      address: address.href,
      browser,
      // Over plain http the browser logs that it ignores a header.
      expectedErrors: ["Cross-Origin-Opener-Policy"],
    });
    await page.getByText("If it stays like this, wait a minute, then reload the page.").waitFor();
    await close();
  });
});
