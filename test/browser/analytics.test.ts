/**
 * Page views in real Chromium: sent to the server or, if the installation has an analytics tag, to its
 * script.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { serveBuilt } from "../support/testSite.ts";
import { desktop, open } from "./open.ts";

/** A long timeout, for busy machines. */
const patience = { timeout: 30_000 };

/** Page views the page sends to our own server, exactly as sent. */
function startRecorder() {
  const sent: unknown[] = [];
  const record = (page: Page) =>
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/page-views") sent.push(request.postDataJSON());
    });
  return { sent, record };
}

/** The tag has been told of this page; pages are counted only once they are painted. */
const hasCounted = (page: Page, path: string) =>
  page.waitForFunction(
    (path) =>
      (window.dataLayer ?? []).some((call) => JSON.stringify(Object(call)).includes(`"page_path":"${path}"`)),
    path,
  );

test("the server takes them", async () => {
  const { page, close } = await open("/about", { serviceWorkers: "block" });
  const answer = await page.waitForResponse("**/api/page-views");
  expect(answer.status()).toBe(204);
  await close();
});

describe("how fast a page loaded", () => {
  const measuring = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/reportVitals")),
    );
  /** Put away, as with another tab in front. */
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });

  test("is told once, after the load, with the kind of page and nothing else", async () => {
    const { page, close } = await open("/colleges/the-university-of-texas-at-austin?from=secret", {
      serviceWorkers: "block",
      prepare: (page) =>
        page.addInitScript(() => {
          const send = navigator.sendBeacon.bind(navigator);
          const sent: string[] = [];
          Object.defineProperty(window, "sentVitals", { value: sent });
          navigator.sendBeacon = (address, body) => {
            if (body instanceof Blob) void body.text().then((text) => sent.push(text));
            return send(address, body);
          };
        }),
    });
    // The library is there once it has put its own mark on the page's first figures.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/web-vitals")),
    );
    const [file] = await measuring(page);
    const loadedAt = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    );
    expect(file?.startTime).toBeGreaterThanOrEqual(loadedAt);
    const readSent = () => page.evaluate(() => Reflect.get(window, "sentVitals") as string[]);
    const answer = page.waitForResponse("**/api/web-vitals");
    await expect
      .poll(async () => {
        await hide(page);
        return (await readSent()).length;
      }, patience)
      .toBe(1);
    expect((await answer).status()).toBe(204);
    const body = JSON.parse((await readSent())[0] ?? "{}") as Record<string, unknown>;
    expect(body.kind).toBe("college");
    expect(Object.keys(body)).toEqual(expect.arrayContaining(["kind", "TTFB", "FCP"]));
    expect(Object.keys(body).filter((key) => !/^(kind|LCP|INP|CLS|FCP|TTFB)$/.test(key))).toEqual([]);
    await hide(page);
    expect(await readSent()).toHaveLength(1);
    await close();
  });

  test.each([
    ["globalPrivacyControl", true],
    ["doNotTrack", "1"],
  ])("is not even measured with %s", async (name, value) => {
    const { page, close } = await open("/about", {
      serviceWorkers: "block",
      prepare: (page) =>
        page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { get: () => value }), [
          name,
          value,
        ] as const),
    });
    await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
    await page.waitForLoadState("load");
    // Idle callbacks come in their order: this one is after any the page asked for.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect(await measuring(page)).toEqual([]);
    await close();
  });

  test("weighs at most 2 kB, and with the library's own file at most 4.5 kB", async () => {
    const folder = join(inject("builtFolder"), "client", "assets");
    const names = await readdir(folder);
    const weigh = async (start: string) => {
      const name = names.find((one) => one.startsWith(`${start}-`) && one.endsWith(".js"));
      return name === undefined
        ? Number.NaN
        : gzipSync(await readFile(join(folder, name)), { level: 9 }).length;
    };
    const own = (await weigh("reportVitals")) + (await weigh("pageKinds"));
    expect(own).toBeLessThanOrEqual(2_000);
    expect(own + (await weigh("web-vitals"))).toBeLessThanOrEqual(4_500);
  });
});

describe("where the installation names a tag", () => {
  let server: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    ({ server, address } = await serveBuilt(inject("builtFolder"), { analyticsTagId: "G-TEST123" }));
  });
  afterAll(() => server.close());

  const tagScript = "https://www.googletagmanager.com/**";
  const calls = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((call) => Array.from(Object(call) as ArrayLike<unknown>)),
    );

  test("its script is told, by the path alone, and our own server is not", async () => {
    const { sent, record } = startRecorder();
    const loaded: string[] = [];
    const { page, close } = await open("/colleges?q=secret#a=secret", {
      address,
      viewport: desktop,
      serviceWorkers: "block",
      prepare: async (page) => {
        record(page);
        await page.route(tagScript, (route) => {
          loaded.push(route.request().url());
          return route.fulfill({ contentType: "text/javascript", body: "" });
        });
      },
    });
    await hasCounted(page, "/colleges");
    await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
    await hasCounted(page, "/about");
    const told = await calls(page);
    expect(told.map((call) => call[0])).toEqual(["js", "config", "event", "event"]);
    expect(told[1]).toEqual(["config", "G-TEST123", { send_page_view: false }]);
    for (const [index, path] of [
      [2, "/colleges"],
      [3, "/about"],
    ] as const) {
      expect(told[index]).toEqual([
        "event",
        "page_view",
        { page_path: path, page_location: `${address}${path}`, page_referrer: "" },
      ]);
    }
    expect(loaded).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST123"]);
    expect(sent).toEqual([]);
    await close();
  });

  test("a script that does not come is only noted", async () => {
    const noted: string[] = [];
    const { close } = await open("/about", {
      address,
      serviceWorkers: "block",
      expectedErrors: ["ERR_FAILED"],
      prepare: async (page) => {
        page.on("console", (message) => {
          if (message.type() === "info") noted.push(message.text());
        });
        await page.route(tagScript, (route) => route.abort());
      },
    });
    await expect.poll(() => noted.some((text) => text.includes("not counted")), patience).toBe(true);
    await close();
  });
});
