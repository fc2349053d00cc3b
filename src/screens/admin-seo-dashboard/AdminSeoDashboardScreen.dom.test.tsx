/** The search dashboard with a stand-in for the server: finding why a page gets no visitors, and importing a file. */
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AdminOverview } from "#contract/admin.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";
import { makeReport, makeSeo } from "./sampleReport.ts";

const lost = "/help/lost-page";
const report = makeReport([
  { path: "/", kind: "page", title: "Tassel", depth: 0, inlinks: 4 },
  {
    path: lost,
    title: "Lost page | Tassel",
    depth: null,
    findings: [
      { kind: "orphan", detail: "" },
      { kind: "brokenAnchor", detail: "/faq#gone" },
    ],
  },
  ...Array.from({ length: 4_200 }, (_, at) => ({
    path: `/colleges/college-${at}`,
    kind: "college" as const,
    title: `College ${at} | Tassel`,
    whole: null,
  })),
]);
const seo = makeSeo({
  views: [{ path: "/", weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3] }],
  searches: [{ text: "gap year", place: "colleges", times: 7 }],
  unlistedSearches: 12,
});

beforeEach(() => {
  stubApi("GET /api/admin", { body: { accounts: 3, messages: 1, waitlist: 2 } satisfies AdminOverview });
  stubApi("GET /api/admin/site-report", { body: report });
  stubApi("GET /api/admin/seo", { body: seo });
  stubApi("GET /api/admin/seo/page*", {
    body: { rows: [{ day: "2026-11-20", query: null, clicks: 0, impressions: 90, position: 41.2 }] },
  });
  signIn();
});

test.each([
  ["a laptop", desktop, "light"],
  ["a phone", phone, "dark"],
] as const)(
  "on %s, a page without visitors is found, and its panel says why",
  async (_, viewport, colorScheme) => {
    await openScreen("/admin/seo-dashboard", { viewport, colorScheme });
    await expect.element(page.getByText("4,202 pages")).toBeVisible();
    const table = page.getByRole("table", { name: "" }).first();
    expect(table.element().getAttribute("aria-rowcount")).toBe("4203");
    expect(document.querySelectorAll("tbody tr").length).toBeLessThan(60);
    // From row to row, also to one that was not rendered.
    (page.getByRole("button", { name: /^Tassel Page, \// }).element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("button", { name: /^Lost page Help/ })).toHaveFocus();
    await page.getByRole("combobox", { name: "Finding" }).selectOptions("Nothing links to it");
    await expect.element(page.getByText("1 page", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Lost page Help/ }).click();
    await expect.element(page.getByRole("heading", { level: 2, name: "Lost page" })).toHaveFocus();
    await expect
      .element(page.getByText("Only the search and the sitemap lead here.", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText("/faq#gone")).toBeVisible();
    await expect.element(page.getByText("Nobody has opened this page in 13 weeks.")).toBeVisible();
    await expect.element(page.getByText("content/help/page.md")).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "41.2" })).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
  },
);

test("a finding leads to its pages, and searches in vain are listed", async () => {
  await openScreen("/admin/seo-dashboard");
  await page.getByRole("tab", { name: "Searches" }).click();
  await expect.element(page.getByRole("rowheader", { name: "gap year" })).toBeVisible();
  await expect.element(page.getByText("12 more searches used other words", { exact: false })).toBeVisible();
  await page.getByRole("tab", { name: "Findings" }).click();
  await page.getByRole("button", { name: "Broken anchor" }).click();
  await expect.element(page.getByText("1 page", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search pages" }).fill("nothing like it");
  await expect.element(page.getByText("No page matches.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(page.getByText("4,202 pages")).toBeVisible();
});

test("a file that is refused is explained, one too large is not sent, and a good one is listed", async () => {
  const refusal = "This is no CSV file.";
  const restore = stubApi("POST /api/admin/seo/imports", {
    status: 422,
    body: { type: "about:blank", title: "No", status: 422, detail: refusal },
  });
  await openScreen("/admin/seo-dashboard");
  await page.getByRole("tab", { name: "Search Console" }).click();
  const field = page.getByLabelText("Choose a CSV file");
  await userEvent.upload(field, new File(["x".repeat(2_000_001)], "Pages.csv"));
  await expect.element(page.getByText("This file is larger than 2 MB.", { exact: false })).toBeVisible();
  await userEvent.upload(field, new File(["picture"], "picture.csv"));
  await expect.element(page.getByText(`Nothing was imported. ${refusal}`)).toBeVisible();
  restore();
  stubApi("POST /api/admin/seo/imports", {
    body: { day: "2026-11-21", kind: "pages", rows: 2, elsewhere: 1 },
  });
  stubApi("GET /api/admin/seo", {
    body: { ...seo, imports: [{ day: "2026-11-21", kind: "pages", rows: 2 }] },
  });
  await userEvent.upload(field, new File(["Top pages"], "Pages.csv"));
  await expect
    .element(page.getByText("Imported 2 rows. 1 address is no page of this site now."))
    .toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Pages", exact: true })).toBeVisible();
  const sent = apiRequests().filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([{ csv: "picture" }, { csv: "Top pages" }]);
});
