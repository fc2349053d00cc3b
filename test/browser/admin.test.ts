/** Administrator pages on a real server: open to those with the role, and to nobody else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { setRoles } from "#server/account/store.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, type OpenOptions, open } from "./open.ts";
import {
  findAvatar,
  findField,
  logOut,
  makeAccount,
  openSignInSite,
  password,
  press,
  type SignInSite,
} from "./signInSite.ts";

const pages = [
  "/admin",
  "/admin/seo-dashboard",
  "/admin/knowledge-graph",
  "/admin/performance-test",
  "/blog-automation",
];
let site: SignInSite;
let people = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const createEmail = () => {
  people += 1;
  return `person${people}@example.org`;
};
const openHere = (path: string, options: OpenOptions = {}) =>
  open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });

test("a visitor is told that they are for administrators, and sees nothing of them", async () => {
  const { page, close } = await openHere("/");
  for (const path of pages) {
    await page.goto(`${site.address}${path}`);
    await page.getByText("This page is for administrators").waitFor();
    expect(await page.locator("main").getByRole("heading", { level: 2 }).allTextContents()).not.toContain(
      "What it will do",
    );
  }
  await close();
});

test("an account without the role is refused by the server, and sees nothing of them", async () => {
  const { page, close } = await openHere("/", { expectedErrors: ["status of 403"] });
  await makeAccount(page, site, createEmail());
  for (const path of pages) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/admin");
    await page.goto(`${site.address}${path}`);
    expect((await answered).status()).toBe(403);
    await page.getByText("Only an administrator can see this").waitFor();
    expect(await page.getByText("What it will do").count()).toBe(0);
  }
  expect(await findBarriers(page, "main")).toEqual([]);
  await findAvatar(page).click();
  expect(await page.locator("header").getByRole("link", { name: "Admin Dashboard" }).count()).toBe(0);
  await close();
});

test("an administrator finds the way in the menu and sees how things stand, until they sign out", async () => {
  const email = createEmail();
  const { page, close } = await openHere("/");
  await makeAccount(page, site, email);
  await logOut(page);
  await page.waitForURL(`${site.address}/`);
  expect(await setRoles(site.store.database, email, ["Administrator"])).toBe(true);
  await page.goto(`${site.address}/sign-in`);
  await press(page, "Sign in");
  await findField(page, "Email").fill(email);
  await findField(page, "Password").fill(password);
  await press(page, "Sign in");
  await page.waitForURL(`${site.address}/my-plan`);
  await findAvatar(page).click();
  await page.locator("header").getByRole("link", { name: "Admin Dashboard" }).click();
  await page.waitForURL(`${site.address}/admin`);
  await page.getByRole("heading", { name: "As things stand" }).waitFor();
  const { accounts } = await site.store.database
    .selectFrom("accounts")
    .select((row) => row.fn.countAll<number>().as("accounts"))
    .executeTakeFirstOrThrow();
  const counted = page.locator("dl > div", { hasText: "Accounts" }).locator("dd");
  expect(await counted.textContent()).toBe(String(accounts));
  expect(await findBarriers(page, "main")).toEqual([]);
  for (const path of pages) {
    await page.goto(`${site.address}${path}`);
    await page.getByRole("heading", { name: "What it will do" }).waitFor();
  }
  await logOut(page);
  await page.waitForURL(`${site.address}/`);
  await page.goto(`${site.address}/admin`);
  await page.getByText("This page is for administrators").waitFor();
  expect(await page.getByText("What it will do").count()).toBe(0);
  await close();
});
