/** Page views: by path alone, once for each page, and none for those who do not wish to be counted. */
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { desktop, openScreen, type ScreenOptions } from "../../../test/dom/openScreen.tsx";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const wholeApp: ScreenOptions = { viewport: desktop, isWholeApp: true, isMountedOnce: true };
const makeView = (path: string) => ({ event: "page_view", page_path: path });

const sentViews = () => apiRequests().flatMap(({ path, body }) => (path === "/api/page-views" ? [body] : []));

/** The watchers had their turn, and with them the counting of this page. */
const waitUntilCounted = (path: string) =>
  expect.poll(() => sessionStorage.getItem("tassel-journey")).toContain(`"${path}"]`);

async function followFooterLink(name: string): Promise<void> {
  await page.getByCss("footer").getByRole("link", { name, exact: true }).click();
}

test("the first page and each further one are told by their path, without query and fragment", async () => {
  await openScreen("/colleges?q=secret#a=secret", wholeApp);
  await expect.poll(sentViews).toEqual([makeView("/colleges")]);
  await followFooterLink("About");
  await expect.poll(sentViews).toEqual([makeView("/colleges"), makeView("/about")]);
  window.location.hash = "#why-us";
  window.history.back();
  await expect.poll(() => window.location.hash).toBe("");
  window.history.back();
  await expect.poll(sentViews).toEqual([makeView("/colleges"), makeView("/about"), makeView("/colleges")]);
});

test("a search that finds nothing is told by its words, once they have stood for a moment", async () => {
  await openScreen("/colleges?q=zzyzxq", wholeApp);
  await expect
    .poll(sentViews, { timeout: 8_000 })
    .toEqual([makeView("/colleges"), { event: "empty_search", place: "colleges", text: "zzyzxq" }]);
});

describe("nothing is sent", () => {
  test.each([
    ["with Global Privacy Control", "globalPrivacyControl", true],
    ["with Do Not Track", "doNotTrack", "1"],
    ["without a network", "onLine", false],
  ])("%s", async (_, name, value) => {
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    try {
      await openScreen("/about", wholeApp);
      await waitUntilCounted("/about");
      await followFooterLink("Privacy");
      await waitUntilCounted("/privacy");
      expect(sentViews()).toEqual([]);
    } finally {
      // What the browser says stands on its prototype.
      Reflect.deleteProperty(navigator, name);
    }
  });

  test("of an address that someone mistyped with more than a path", async () => {
    await openScreen("/someone@example.org/x", wholeApp);
    await waitUntilCounted("/someone@example.org/x");
    expect(sentViews()).toEqual([]);
  });
});

test("a view that could not be sent is only noted, and the page goes on", async () => {
  const noted = vi.spyOn(console, "info").mockImplementation(() => undefined);
  stubApi("POST /api/page-views", { status: 500 });
  await openScreen("/about", wholeApp);
  await expect.poll(() => JSON.stringify(noted.mock.calls)).toContain("not counted");
  await followFooterLink("Privacy");
  await expect.poll(() => window.location.pathname).toBe("/privacy");
  await expect.element(page.getByCss("main h1")).toBeVisible();
});
