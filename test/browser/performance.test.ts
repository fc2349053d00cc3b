/** The administrators' performance test in the built site, under its real headers: comparing releases, measuring, deleting. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { setRoles } from "#server/account/store.ts";
import { saveRun } from "#server/performance/runs.ts";
import { countPageLoad } from "#server/performance/vitals.ts";
import { signInToServer } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, phone } from "./open.ts";
import { createSession, openSignedIn, openSignInSite, type SignInSite } from "./signInSite.ts";

const email = "operator@example.org";
let site: SignInSite;
let session: Awaited<ReturnType<typeof createSession>>;

beforeAll(async () => {
  site = await openSignInSite();
  await createSession(site, email);
  await setRoles(site.store.database, email, ["Administrator"]);
  // The role counts from the next sign-in on.
  session = await signInToServer(site.address, email);
  const { database } = site.store;
  const device = "Chrome on Linux, 8 cores";
  const api = (name: string, samples: number[]) =>
    ({ group: "api", name, measure: "median", samples }) as const;
  await saveRun(database, {
    runId: "1".repeat(32),
    release: "aaaaaaaaaaaa",
    measuredAt: "2026-10-02T12:00:00.000Z",
    device,
    measurements: [
      api("/api/majors", [20, 21, 22, 23, 24]),
      api("/api/pricing", [4, 5, 6, 7, 8]),
      api("/colleges", [4, 4.1, 4.2, 4.3, 4.4]),
    ],
  });
  await saveRun(database, {
    runId: "2".repeat(32),
    release: "bbbbbbbbbbbb",
    measuredAt: "2026-11-20T12:00:00.000Z",
    device,
    measurements: [
      api("/api/majors", [10, 10.5, 11, 11.5, 12]),
      api("/api/pricing", [4, 5, 6.5, 7, 8]),
      api("/colleges", [8, 8.1, 8.2, 8.3, 8.4]),
    ],
  });
  for (let load = 0; load < 60; load += 1) {
    await countPageLoad(database, { kind: "college", LCP: load < 50 ? 1_100 : 3_200, CLS: 0 }, new Date());
  }
  await countPageLoad(database, { kind: "home", TTFB: 90 }, new Date());
});
afterAll(() => site.close());

test("compares two releases, shows visitors' figures, and refuses to load another host", async () => {
  const { page, close } = await openSignedIn(site, session, "/admin/performance-test", { viewport: desktop });
  await page.getByText("1 better, 1 worse, 1 without a clear difference.").waitFor();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) });
  expect(await row("/api/majors").innerText()).toMatch(/22\.0 ms[\s\S]*11\.0 ms[\s\S]*0\.50×[\s\S]*Better/);
  expect(await row("/colleges").innerText()).toMatch(/1\.95×[\s\S]*Worse/);
  expect(await row("/api/pricing").innerText()).toMatch(/1\.08×[\s\S]*No clear difference/);
  expect(await findBarriers(page, "main")).toEqual([]);
  await page.getByText("Only clear differences").click();
  await row("/api/pricing").waitFor({ state: "detached" });

  await page.getByRole("tab", { name: "Visitors" }).click();
  const college = page.getByRole("region", { name: "A college’s page" });
  // 45 of 60 are in the bucket that ends at 1,250 ms.
  expect(await college.getByRole("row", { name: /^Largest paint/ }).innerText()).toMatch(
    /1,225 ms Good[\s\S]*83%[\s\S]*17%[\s\S]*0%[\s\S]*60/,
  );
  await page.getByRole("region", { name: "Home page" }).getByText("Under 50 loads").waitFor();
  expect(await findBarriers(page, "main")).toEqual([]);

  await page.getByRole("tab", { name: "Measure" }).click();
  await page.getByText("Many requests at once").click();
  await page.getByRole("textbox", { name: "Address" }).fill("https://example.com");
  await page.getByText("Only this site can be tested, not example.com").waitFor();
  expect(await findBarriers(page, "main")).toEqual([]);
  await close();
});

test("on a phone, opens pages in a window of their own, stores the result, and deletes another", async () => {
  const { page, close } = await openSignedIn(site, session, "/admin/performance-test", { viewport: phone });
  await page.getByText(/^\d better, /).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page
    .getByRole("button", { name: /^Delete the result of/ })
    .last()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Only this release has been measured").waitFor();

  await page.getByRole("tab", { name: "Measure" }).click();
  for (const other of [/^Reads each page/, /^50 requests/, /^In this browser/]) {
    await page.getByText(other).click();
  }
  await page.locator("label").getByText("/colleges", { exact: true }).click();
  await page.locator("label").getByText("/colleges/the-university-of-texas-at-austin").click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Start the test" }).click();
  await opened;
  // The next round begins once the first visit is measured.
  const progress = page.locator("svg rect.fill-accent");
  await expect.poll(() => progress.getAttribute("width")).not.toBe("0");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("The result is stored with this release").waitFor();
  const paint = page.getByRole("row", { name: /^\/, first visit Largest paint/ });
  expect(await paint.innerText()).toMatch(/\d ms/);
  await page.getByText("You stopped the test.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await close();
});
