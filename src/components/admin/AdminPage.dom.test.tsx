/** The pages for administrators: what a visitor, an account without the role, and an administrator see of each. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AdminOverview } from "#contract/admin.ts";
import type { PerformanceRun } from "#contract/adminPerformance.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { closeScreen, openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";

const paths = [
  "/admin",
  "/admin/seo-dashboard",
  "/admin/knowledge-graph",
  "/admin/performance-test",
  "/blog-automation",
];
const run: PerformanceRun = {
  runId: "0".repeat(32),
  release: "0123456789ab",
  measuredAt: "2026-11-21T12:00:00.000Z",
  device: "Chrome on Linux, 8 cores",
  measurements: [{ group: "api", name: "/api/health", measure: "median", samples: [1, 2, 3, 4, 5] }],
};
/** What only an administrator sees: the plans of a page that is not built yet, or the totals. */
const inside = page.getByRole("heading", { name: /^(What it will do|Current totals|Stored results)$/ });

test("a visitor is told that they are for administrators, and sees nothing of them", async () => {
  for (const path of paths) {
    await openScreen(path);
    await expect.element(page.getByText("This page is for administrators")).toBeVisible();
    expect(inside.elements(), path).toHaveLength(0);
    await closeScreen();
  }
});

test("an account that the server refuses is told so, and sees nothing of them", async () => {
  stubApi("GET /api/admin", { status: 403 });
  for (const path of paths) {
    signIn();
    await openScreen(path);
    await expect.element(page.getByText("Only an administrator can see this")).toBeVisible();
    expect(inside.elements(), path).toHaveLength(0);
    // The same notice on each of them.
    if (path === "/admin") expect(await findBarriers()).toEqual([]);
    await closeScreen();
  }
});

test("an administrator sees all of them, and of those that are not built what is to come", async () => {
  stubApi("GET /api/admin", { body: { accounts: 3, messages: 0, waitlist: 0 } satisfies AdminOverview });
  stubApi("GET /api/admin/knowledge-graph", { body: { asOf: "2026-11-01", nodes: [], links: [] } });
  stubApi("GET /api/admin/site-report", { status: 404 });
  stubApi("GET /api/admin/seo", { status: 404 });
  const built: Record<string, ReturnType<typeof page.getByRole>> = {
    "/admin/knowledge-graph": page.getByRole("searchbox", { name: "Search" }),
    "/admin/seo-dashboard": page.getByText("We couldn’t load the site report"),
  };
  stubApi("GET /api/admin/performance/runs", { body: { release: "0123456789ab", runs: [run] } });
  for (const path of paths) {
    signIn();
    await openScreen(path);
    await expect.element(built[path] ?? inside).toBeVisible();
    await closeScreen();
  }
});
