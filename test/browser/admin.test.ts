/** Administrator pages on a real server: refused without the role, found in the menu with it, and gone after signing out. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { setRoles } from "#server/account/store.ts";
import { keepSession, signInToServer } from "../support/insertedSession.ts";
import { findBarriers } from "./accessible.ts";
import {
  createSession,
  findAvatar,
  logOut,
  openSignedIn,
  openSignInSite,
  type SignInSite,
} from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

test("the server refuses an account until it has the role; then the menu leads there, until it signs out", async () => {
  const email = "person@example.org";
  const answers: number[] = [];
  const { page, close } = await openSignedIn(site, await createSession(site, email), "/admin", {
    expectedErrors: ["status of 403"],
    prepare: async (page) =>
      page.on("response", (response) => {
        if (new URL(response.url()).pathname === "/api/admin") answers.push(response.status());
      }),
  });
  const plans = page.getByRole("heading", { name: "Current totals" });
  await page.getByText("Only an administrator can see this").waitFor();
  expect(new Set(answers)).toEqual(new Set([403]));
  expect(await plans.count()).toBe(0);
  await findAvatar(page).click();
  const link = page.locator("header").getByRole("link", { name: "Admin Dashboard" });
  await page.locator("header").getByText(email, { exact: true }).waitFor();
  expect(await link.count()).toBe(0);

  // The role counts from the next sign-in on.
  expect(await setRoles(site.store.database, email, ["Administrator"])).toBe(true);
  await keepSession(page, site.address, await signInToServer(site.address, email));
  await page.goto(`${site.address}/about`);
  await findAvatar(page).click();
  await link.click();
  await page.waitForURL(`${site.address}/admin`);
  await plans.waitFor();
  const counted = page.locator("dl > div", { hasText: "Accounts" }).locator("dd");
  expect(await counted.textContent()).toBe("1");
  expect(await findBarriers(page, "main")).toEqual([]);

  // The report of this very build, with rows placed by script within the security policy.
  await page.goto(`${site.address}/admin/seo-dashboard`);
  await page.getByText(/^\d,\d{3} pages$/).waitFor();
  await page.getByRole("combobox", { name: "Finding" }).selectOption("orphan");
  await page.locator("tr[data-index='0'] button").click();
  await page.getByText("No page links here in its text.").waitFor();
  expect(await findBarriers(page, "main")).toEqual([]);

  await logOut(page);
  await page.waitForURL(`${site.address}/`);
  await page.goto(`${site.address}/admin`);
  await page.getByText("This page is for administrators").waitFor();
  expect(await plans.count()).toBe(0);
  await close();
});
