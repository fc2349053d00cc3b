/**
 * The service worker in real Chromium: offline, a hanging server, a release while a page is open, and errors.
 */
import type { FastifyInstance } from "fastify";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { makeNextRelease, nextRelease } from "../support/nextRelease.ts";
import { openReverseProxy, type ReverseProxy } from "../support/reverseProxy.ts";
import { serveBuilt } from "../support/testSite.ts";
import { open } from "./open.ts";

/** The server is taken down on purpose in most of these. */
const lost = ["ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_FAILED", "ERR_SOCKET", "Failed to fetch"];

let server: FastifyInstance;
let siteAddress: string;
let entryPoint: ReverseProxy;

async function serve(): Promise<void> {
  const site = await serveBuilt(inject("builtFolder"));
  server = site.server;
  siteAddress = site.address;
  entryPoint = await openReverseProxy(site.address);
}

async function stopServing(): Promise<void> {
  await entryPoint.close();
  await server.close();
}

/** In control, with everything the first visit caches. */
async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === "activated");
}

async function waitUntilCached(page: Page, path: string): Promise<void> {
  await page.waitForFunction(async (address) => (await caches.match(address)) !== undefined, path);
}

function openHere(path: string) {
  return open(path, { address: entryPoint.address, expectedErrors: [...lost, "400", "404", "503"] });
}

function readTitle(page: Page): Promise<string> {
  return page.getByRole("heading", { level: 1 }).innerText();
}

describe("one visit to the site, in one window", () => {
  let page: Page;
  let close: () => Promise<void>;
  const goTo = (path: string) => page.goto(`${entryPoint.address}${path}`);

  beforeAll(async () => {
    await serve();
    ({ page, close } = await openHere("/about"));
    await waitForControl(page);
  });
  afterAll(async () => {
    await close();
    await stopServing();
  });

  test("a visited page opens offline, with a query and a fragment too, and says that it was kept", async () => {
    const online = await readTitle(page);
    // The page loaded before the worker did; the worker caches it anyway.
    await waitUntilCached(page, "/about");
    await entryPoint.close();
    for (const address of ["/about", "/about?from=mail", "/about#why-us", "/about/"]) {
      const answer = await goTo(address);
      expect(answer?.headers()["x-from-cache"], address).toBe("1");
      expect(await readTitle(page), address).toBe(online);
    }
    expect(new URL(page.url()).pathname).toBe("/about");
    await entryPoint.reopen();
  });

  test("a page that was reached by a link inside the app opens offline as well", async () => {
    await goTo("/");
    await page.locator("footer").getByRole("link", { name: "Terms" }).click();
    await page.waitForURL("**/terms");
    await waitUntilCached(page, "/terms");
    const online = await readTitle(page);
    await entryPoint.close();
    await page.reload();
    expect(await readTitle(page)).toBe(online);
    await entryPoint.reopen();
  });

  test("who has only seen a page or two has every tool and all colleges with the server gone", async () => {
    await entryPoint.close();
    await goTo("/colleges");
    await page.getByRole("search").getByRole("textbox").fill("UT Austin");
    await page.getByText("The University of Texas at Austin").first().waitFor();
    await page.reload();
    // The URL still contains the query.
    await page.getByText("The University of Texas at Austin").first().waitFor();
    await page.getByRole("search").getByRole("textbox").fill("Mizzou");
    await page.getByText("University of Missouri-Columbia").first().waitFor();
    for (const path of ["/my-plan", "/college-cost-calculator", "/compare", "/methodology", "/your-data"]) {
      await goTo(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator("main").innerText()).not.toContain("Something went wrong");
    }
    await entryPoint.reopen();
  });

  test("a page that was never visited is answered with what is kept, and opens once the network is back", async () => {
    await entryPoint.close();
    const answer = await goTo("/blog?page=2");
    expect(answer?.headers()["x-from-cache"]).toBe("1");
    expect(await readTitle(page)).toBe("You are offline");
    // Cached since the first visit, plus the pages visited.
    const main = page.locator("main");
    await main.getByRole("link", { name: "About" }).waitFor();
    const links = await main
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links).toEqual(
      expect.arrayContaining(["/my-plan", "/college-match-quiz", "/colleges", "/", "/about"]),
    );
    for (const link of links.filter((one) => one !== "")) {
      await goTo(String(link));
      expect(await readTitle(page), String(link)).not.toBe("You are offline");
    }
    await goTo("/blog?page=2");
    await entryPoint.reopen();
    await main.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "You are offline" }).waitFor();
    expect(page.url()).toBe(`${entryPoint.address}/blog?page=2`);
  });

  test("a server that hangs is not waited for longer than three seconds where the page is kept", async () => {
    entryPoint.stall();
    const from = performance.now();
    const answer = await page.goto(`${entryPoint.address}/college-match-quiz`, { waitUntil: "commit" });
    const waitedMs = performance.now() - from;
    expect(answer?.headers()["x-from-cache"]).toBe("1");
    expect(waitedMs).toBeGreaterThan(2_500);
    // Without the worker it would wait as long as the browser does; the margin is for a busy machine.
    expect(waitedMs).toBeLessThan(15_000);
    await page.getByRole("heading", { level: 1 }).waitFor();
    entryPoint.lead(siteAddress);
    // What still hangs is dropped: the browser has six connections to a server.
    await entryPoint.close();
    await entryPoint.reopen();
  });

  test("a server that fails is answered with the kept page, and its failure is not kept", async () => {
    await goTo("/compare");
    const online = await readTitle(page);
    const fault = { status: 503, contentType: "text/html", body: "<h1>Back soon</h1>" };
    entryPoint.answer("/compare", fault);
    entryPoint.answer("/pricing", fault);
    const kept = await goTo("/compare");
    expect(kept?.headers()["x-from-cache"]).toBe("1");
    expect(await readTitle(page)).toBe(online);
    // With nothing cached, the person sees the server's message.
    expect((await goTo("/pricing"))?.status()).toBe(503);
    expect((await goTo("/no-such-page"))?.status()).toBe(404);
    const found = await page.evaluate(async () => [
      await caches.match("/pricing"),
      await caches.match("/no-such-page"),
    ]);
    expect(found).toEqual([undefined, undefined]);
    for (const path of ["/compare", "/pricing"]) entryPoint.answer(path, null);
  });

  test("what is not whole or not what was asked for is never kept", async () => {
    await goTo("/");
    const html = { contentType: "text/html", body: "<h1>Sign in to the hotel's network</h1>" };
    entryPoint.answer("/assets/late-1.js", html);
    entryPoint.answer("/assets/late-2.js", { contentType: "text/javascript", body: "export {}" });
    entryPoint.answer("/api/majors", html);
    const isKept = await page.evaluate(async () => {
      for (const path of [
        "/assets/late-1.js",
        "/assets/late-2.js",
        "/assets/none.js",
        "/api/majors",
        "/api/health",
      ]) {
        await fetch(path).then((answer) => answer.text());
      }
      const part = await fetch("/assets/late-3.js", { headers: { range: "bytes=0-3" } });
      await part.text();
      const paths = [
        "/assets/late-1.js",
        "/assets/none.js",
        "/api/majors",
        "/api/health",
        "/assets/late-3.js",
      ];
      return Promise.all(paths.map(async (path) => (await caches.match(path)) !== undefined));
    });
    expect(isKept).toEqual([false, false, false, false, false]);
    // A script that really is a script is cached.
    await waitUntilCached(page, "/assets/late-2.js");
  });

  test("a kept script that turned out broken is replaced when it is tried again", async () => {
    const path = "/assets/late-4.js";
    entryPoint.answer(path, { contentType: "text/javascript", body: "export const broken = ;" });
    await page.evaluate(async (address) => (await fetch(address)).text(), path);
    await waitUntilCached(page, path);
    entryPoint.answer(path, { contentType: "text/javascript", body: "export const whole = 1;" });
    await page.evaluate(async (address) => (await fetch(`${address}?retry=1`)).text(), path);
    await page.waitForFunction(
      async (address) => (await (await caches.match(address))?.text())?.includes("whole"),
      path,
    );
  });

  test("signing in passes by: each address is asked for once, and nothing of it is kept", async () => {
    entryPoint.asked.length = 0;
    await goTo("/authorize?client_id=1");
    expect(entryPoint.asked.filter((path) => path === "/authorize")).toHaveLength(1);
    await goTo("/sign-in?code=1&state=2");
    expect(entryPoint.asked.filter((path) => path === "/sign-in")).toHaveLength(1);
    expect(await page.evaluate(async () => (await caches.match("/authorize")) === undefined)).toBe(true);
  });

  test("a new release takes over while a page is open, which goes on with its own files; long-gone files are let go", async () => {
    const next = await makeNextRelease(inject("builtFolder"), "MethodologyScreen");
    const site = await serveBuilt(next.folder);
    await goTo("/about");
    await page.evaluate(async () => {
      const files = await caches.open("tassel-files");
      await files.put("/assets/from-long-ago.js", new Response("old"));
    });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    entryPoint.lead(site.address);
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    await waitForControl(page);
    const cacheNames = await page.evaluate(() => caches.keys());
    expect(cacheNames.filter((name) => name.startsWith("tassel-pages-"))).toEqual([
      `tassel-pages-${nextRelease}`,
    ]);
    // Nothing was reloaded, and visited pages are cached in the new release's version.
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await waitUntilCached(page, "/about");
    // Named neither by this release nor by the one before.
    await page.waitForFunction(async () => (await caches.match("/assets/from-long-ago.js")) === undefined);

    // The open page's own lazy file is cached here, and the server has it too.
    const from = await page.evaluate(async (path) => (await caches.match(path)) !== undefined, next.oldChunk);
    expect(from).toBe(true);
    const served = await fetch(new URL(next.oldChunk, entryPoint.address));
    expect([served.status, served.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("immutable"),
    ]);
    await page.locator("footer").getByRole("link", { name: "How we calculate every number" }).first().click();
    await page.waitForURL("**/methodology");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
    );
    expect(loaded).toContain(next.oldChunk);
    expect(loaded).not.toContain(next.newChunk);

    // A full page load shows the new release, offline too.
    await waitUntilCached(page, next.newChunk);
    await entryPoint.close();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("script[data-chunks]").getAttribute("data-chunks")).toContain(next.newChunk);
    await site.server.close();
  });
});

/** Put before the worker's script: the browser asks it to save data, so that it keeps far fewer files. */
const savingData = 'Object.defineProperty(self.navigator, "connection", { value: { saveData: true } });';

describe("a first visit of its own", () => {
  beforeEach(serve);
  afterEach(stopServing);

  test("with a full storage every page still answers, and the worker is in charge", async () => {
    entryPoint.answer("/service-worker.js", (served) => ({
      contentType: "text/javascript",
      body: `${savingData}Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));${served}`,
    }));
    const { page, close } = await openHere("/");
    await waitForControl(page);
    for (const path of ["/about", "/colleges", "/my-plan"]) {
      expect((await page.goto(`${entryPoint.address}${path}`))?.status()).toBe(200);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
    await close();
  });

  test("with caches that always fail nothing is lost but what is offline", async () => {
    entryPoint.answer("/service-worker.js", (served) => ({
      contentType: "text/javascript",
      body: `${savingData}${served};for (const name of ["open", "match", "keys"]) CacheStorage.prototype[name] = () => Promise.reject(new Error("broken"));`,
    }));
    const { page, close } = await openHere("/");
    await waitForControl(page);
    await page.goto(`${entryPoint.address}/about`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await close();
  });

  test("where the browser is told to save data, only the pages and what they need are kept", async () => {
    entryPoint.answer("/service-worker.js", (served) => ({
      contentType: "text/javascript",
      body: savingData + served,
    }));
    const { page, close } = await openHere("/");
    await waitForControl(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caching = await Promise.all(names.map((name) => caches.open(name)));
      const keys = await Promise.all(caching.map((cache) => cache.keys()));
      return keys.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toEqual(expect.arrayContaining(["/", "/my-plan", "/offline", "/college-match-quiz"]));
    expect(
      kept.filter((path) => path.includes("college-cost-calculator") && path.startsWith("/api")),
    ).toEqual([]);
    await entryPoint.close();
    await page.goto(`${entryPoint.address}/my-plan`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await readTitle(page)).not.toBe("You are offline");
    await close();
  });
});
