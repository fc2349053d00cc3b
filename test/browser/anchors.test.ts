/** Anchors, the top of a new page, and going back: the scroll position after each kind of navigation. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo } from "./inUse.ts";
import { desktop, open, phone } from "./open.ts";

/** Once the app has hydrated the page. */
async function openAlive(path: string, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, { serviceWorkers: "block", ...options });
  await opened.page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  return opened;
}

const measureTop = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), id);
/** The bar's 64 px plus 20 px; one pixel for rounding. */
const waitUntilBelowBar = (page: Page, id: string) =>
  page.waitForFunction(
    (id) => Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - 84) <= 1,
    id,
  );

const scrollToTop = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
        window.scrollTo({ top: 0, behavior: "instant" });
      }),
  );

/** From now on, records every position the page is scrolled through. */
async function watchScrolling(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    window.addEventListener("scroll", () => seen.push(Math.round(window.scrollY)));
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, "seen");
      return Array.isArray(seen) ? seen.map(Number) : [];
    });
}

const chooseInMenu = async (page: Page, name: string) => {
  await page.locator("header summary", { hasText: "Solutions" }).click();
  await page.locator("header details[open]").getByRole("link", { name }).click();
};

/** The scroll positions on the way down to where the page is now. */
async function expectSmooth(page: Page, seen: () => Promise<number[]>): Promise<void> {
  const last = await page.evaluate(() => Math.round(window.scrollY));
  expect((await seen()).filter((y) => y > 0 && y < last).length).toBeGreaterThan(2);
}

test("on a phone a page begins at the anchor in its address; an anchor of the page is scrolled to, smoothly, and has the focus", async () => {
  const { page, close } = await openAlive("/features#essay-coach", {
    viewport: phone,
    reducedMotion: "no-preference",
  });
  await waitUntilBelowBar(page, "essay-coach");
  await scrollToTop(page);
  const seen = await watchScrolling(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#parent-dashboard";
    document.getElementById("main")?.prepend(link);
    link.click();
  });
  await waitUntilBelowBar(page, "parent-dashboard");
  await expectSmooth(page, seen);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("parent-dashboard");
  expect(new URL(page.url()).hash).toBe("#parent-dashboard");
  await close();
});

test("on a desktop an anchor chosen in the menu is scrolled to smoothly, and so is the top again", async () => {
  const { page, close } = await openAlive("/features", {
    viewport: desktop,
    reducedMotion: "no-preference",
  });
  const seen = await watchScrolling(page);
  await chooseInMenu(page, "Essay coach");
  await waitUntilBelowBar(page, "essay-coach");
  await expectSmooth(page, seen);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("essay-coach");
  expect(new URL(page.url()).hash).toBe("#essay-coach");
  const down = (await seen()).length;
  await page.getByRole("button", { name: "Scroll to top" }).click();
  await page.waitForFunction(() => window.scrollY === 0);
  expect((await seen()).slice(down).filter((y) => y > 0).length).toBeGreaterThan(2);
  await close();
});

test("with less motion wished, an anchor chosen again is there at once; what is folded away is opened for its own", async () => {
  const { page, close } = await openAlive("/features#essay-coach", { viewport: desktop });
  await waitUntilBelowBar(page, "essay-coach");
  await scrollToTop(page);
  const seen = await watchScrolling(page);
  await chooseInMenu(page, "Essay coach");
  await waitUntilBelowBar(page, "essay-coach");
  await page.waitForFunction(() => {
    const seen: unknown = Reflect.get(window, "seen");
    return Array.isArray(seen) && seen.length > 0;
  });
  expect(new Set(await seen()).size).toBe(1);

  await page.evaluate(() => {
    const folded = document.createElement("details");
    folded.innerHTML = "<summary>More</summary><p id='within'>Here</p>";
    document.getElementById("main")?.append(folded);
    const link = document.createElement("a");
    link.href = "#within";
    document.getElementById("main")?.prepend(link);
    link.click();
  });
  await page.locator("#within").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("within");
  await close();
});

test("a hash changed in the address is followed, one that names nothing or holds answers is not; back leads to the link", async () => {
  const { page, close } = await openAlive("/features", { viewport: desktop });
  await page.evaluate(() => {
    window.location.hash = "#parent-dashboard";
  });
  await waitUntilBelowBar(page, "parent-dashboard");
  const before = await page.evaluate(() => window.scrollY);
  for (const hash of ["#no-such-part", "#a=college-matching"]) {
    await page.evaluate((hash) => {
      // An element that must not be mistaken for the container of the answers.
      document.querySelector("h1")?.setAttribute("id", "a=college-matching");
      window.location.hash = hash;
    }, hash);
    await page.waitForFunction((hash) => window.location.hash === hash, hash);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    if (hash === "#no-such-part") expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("H1");
  }
  await page.evaluate(() => {
    window.location.hash = "#college-matching";
  });
  await waitUntilBelowBar(page, "college-matching");

  // Back from an anchor leads to where the link was.
  await goTo(page, "/methodology");
  const link = page.locator("main a[href^='#']").nth(2);
  const id = ((await link.getAttribute("href")) ?? "#").slice(1);
  await page.waitForFunction(() => document.activeElement?.id === "main");
  // A press scrolls to what it presses; where that leads is where back leads.
  await link.scrollIntoViewIfNeeded();
  const start = await page.evaluate(() => window.scrollY);
  await link.click();
  await waitUntilBelowBar(page, id);
  await page.goBack();
  await page.waitForFunction((y) => window.scrollY === y, start);
  await page.goForward();
  await waitUntilBelowBar(page, id);
  expect(await measureTop(page, id)).toBeGreaterThan(0);
  await close();
});

test("another page begins at its top, is named, and has the focus; an anchor of it is gone to after 100 ms", async () => {
  let areNamesDown = true;
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const { page, close } = await openAlive("/", {
    viewport: desktop,
    serviceWorkers: "block",
    expectedErrors: ["ERR_FAILED"],
    prepare: async (page) => {
      await page.route(/\/assets\/head-[^/]*\.js/, (route) =>
        areNamesDown ? route.abort() : route.continue(),
      );
      await page.route("**/assets/FeaturesScreen-*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(noteScrollTimes);
    },
  });
  // Where the names cannot be fetched the last one stays, and the next page has its own.
  const first = await page.title();
  await page.locator("header").getByRole("link", { name: "Pricing" }).click();
  await page.locator("main h1").filter({ hasNotText: "plan" }).first().waitFor();
  expect(await page.title()).toBe(first);
  areNamesDown = false;
  await page.evaluate(() => window.scrollTo(0, 1_800));
  await page.locator("footer").getByRole("link", { name: "How it works" }).click();
  await page.waitForURL("**/how-it-works");
  await page.waitForFunction(() => document.title.includes("How Tassel works"));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");

  // Its code comes late: the anchor is gone to when it is there.
  await chooseInMenu(page, "Parent dashboard");
  await page.waitForURL("**/features#parent-dashboard");
  await page.locator("main [role=status]").waitFor();
  letThrough();
  await waitUntilBelowBar(page, "parent-dashboard");

  await page.goBack();
  await page.locator("#smart-matching").waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => Object.assign(window, { times: { pushed: 0, scrolled: 0 } }));
  await chooseInMenu(page, "AI counselor");
  await waitUntilBelowBar(page, "ai-counselor");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("ai-counselor");
  const waited = await page.evaluate(() => {
    const times: unknown = Reflect.get(window, "times");
    if (typeof times !== "object" || times === null) return 0;
    return Number(Reflect.get(times, "scrolled")) - Number(Reflect.get(times, "pushed"));
  });
  expect(waited).toBeGreaterThanOrEqual(100);
  await close();
});

/** Runs in the page: when it was last navigated, and when last scrolled down by script. */
function noteScrollTimes(): void {
  Object.assign(window, { times: { pushed: 0, scrolled: 0 } });
  const note = (what: "pushed" | "scrolled") => {
    const times: unknown = Reflect.get(window, "times");
    if (typeof times === "object" && times !== null) Reflect.set(times, what, performance.now());
  };
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (...given) => {
    note("pushed");
    push(...given);
  };
  const scroll = window.scrollTo.bind(window);
  window.scrollTo = (...given: unknown[]) => {
    const [options] = given;
    const top = typeof options === "object" && options !== null ? Reflect.get(options, "top") : 0;
    if (Number(top) > 0) note("scrolled");
    Reflect.apply(scroll, window, given);
  };
}

test("back leads to where one was, forward too, also over a reload", async () => {
  const { page, close } = await openAlive("/how-it-works", { viewport: phone });
  await page.evaluate(() => window.scrollTo(0, 1_111));
  await page.waitForFunction(() => window.scrollY === 1_111);
  // Without scrolling to the link first, like a person tapping a link in view.
  await goTo(page, "/features");
  await page.waitForFunction(() => window.scrollY === 0 && document.getElementById("essay-coach") !== null);
  await page.evaluate(() => window.scrollTo(0, 777));
  await page.waitForFunction(() => window.scrollY === 777);
  await page.goBack();
  await page.waitForFunction(
    () => window.scrollY === 1_111 && document.getElementById("smart-matching") !== null,
  );
  await page.goForward();
  await page.waitForFunction(() => window.scrollY === 777 && document.getElementById("essay-coach") !== null);
  await page.reload();
  await page.waitForFunction(() => window.scrollY === 777);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.goBack();
  await page.waitForFunction(
    () => window.scrollY === 1_111 && document.getElementById("smart-matching") !== null,
  );
  await close();
});
