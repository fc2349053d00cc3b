/**
 * Page views in real Chromium: sent to the server or, if the installation has an analytics tag, to its
 * script.
 */
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
