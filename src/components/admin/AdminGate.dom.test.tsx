/** The pages for administrators: what a visitor, an account without the role, and an administrator see of each. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AdminOverview } from "#contract/admin.ts";
import type { PerformanceRun } from "#contract/adminPerformance.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { closeScreen, openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";

const run: PerformanceRun = {
  runId: "0".repeat(32),
  release: "0123456789ab",
  measuredAt: "2026-11-21T12:00:00.000Z",
  device: "Chrome on Linux, 8 cores",
  measurements: [{ group: "api", name: "/api/health", measure: "median", samples: [1, 2, 3, 4, 5] }],
};
/** What only an administrator sees, page by page. */
const inside: readonly { path: string; shown: () => ReturnType<typeof page.getByRole> }[] = [
  { path: "/admin", shown: () => page.getByRole("heading", { name: "Current totals" }) },
  { path: "/admin/seo-dashboard", shown: () => page.getByText("We couldn’t load the site report") },
  { path: "/admin/knowledge-graph", shown: () => page.getByRole("searchbox", { name: "Search" }) },
  { path: "/admin/performance-test", shown: () => page.getByRole("heading", { name: "Stored results" }) },
  { path: "/blog-automation", shown: () => page.getByRole("navigation", { name: "Parts of this page" }) },
];

test("a visitor is told that they are for administrators, and sees nothing of them", async () => {
  for (const { path, shown } of inside) {
    await openScreen(path);
    await expect.element(page.getByText("This page is for administrators")).toBeVisible();
    expect(shown().elements(), path).toHaveLength(0);
    await closeScreen();
  }
});

test("an account that the server refuses is told so, and sees nothing of them", async () => {
  stubApi("GET /api/admin", { status: 403 });
  for (const { path, shown } of inside) {
    signIn();
    await openScreen(path);
    await expect.element(page.getByText("Only an administrator can see this")).toBeVisible();
    expect(shown().elements(), path).toHaveLength(0);
    // The same notice on each of them.
    if (path === "/admin") expect(await findBarriers()).toEqual([]);
    await closeScreen();
  }
});

test("an administrator sees what is on each of them", async () => {
  stubApi("GET /api/admin", { body: { accounts: 3, messages: 0, waitlist: 0 } satisfies AdminOverview });
  stubApi("GET /api/admin/knowledge-graph", { body: { asOf: "2026-11-01", nodes: [], links: [] } });
  stubApi("GET /api/admin/site-report", { status: 404 });
  stubApi("GET /api/admin/seo", { status: 404 });
  stubApi("GET /api/admin/performance/runs", { body: { release: "0123456789ab", runs: [run] } });
  for (const { path, shown } of inside) {
    signIn();
    await openScreen(path);
    await expect.element(shown()).toBeVisible();
    await closeScreen();
  }
});
