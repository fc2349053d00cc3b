/**
 * Data of one account or student stays there: the right plan's people, the right person's reminders, no
 * addresses in notes.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, type OpenOptions, open } from "./open.ts";
import { findAvatar, findField, logOut, makeAccount, openSignInSite, type SignInSite } from "./signInSite.ts";

let site: SignInSite;
let people = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const createEmail = () => {
  people += 1;
  return `own${people}@example.org`;
};

function openHere(options: OpenOptions = {}) {
  return open("/", { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

async function addStudent(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a student" }).first().click();
  await findField(page, "First name or nickname").fill(name);
  await page.getByRole("button", { name: "Start this plan" }).click();
}

test("the account's page leads to the people of the student whose plan was pressed", async () => {
  const { page, close } = await openHere();
  await makeAccount(page, site, createEmail());
  await page.goto(`${site.address}/my-plan`);
  await addStudent(page, "Maya");
  await addStudent(page, "Noah");
  await page.goto(`${site.address}/account`);
  for (const name of ["Maya", "Noah"]) {
    // One after the other, on one page.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole("link", { name: new RegExp(`^Who sees it: .*${name}`) }).click();
    const shown = page.getByRole("combobox", { name: "Which plan" }).locator("option:checked");
    // oxlint-disable-next-line no-await-in-loop
    await shown.waitFor({ state: "attached" });
    // oxlint-disable-next-line no-await-in-loop
    expect(await shown.textContent()).toBe(name);
    // oxlint-disable-next-line no-await-in-loop
    await page.goBack();
  }
  await close();
});

test("notes of what failed do not hold the address of who is signed in", async () => {
  const { page, close } = await openHere({ expectedErrors: ["status of 404"] });
  const email = createEmail();
  await makeAccount(page, site, email);
  await page.goto(`${site.address}/my-plan`);
  await addStudent(page, "Maya");
  await page.goto(`${site.address}/account`);
  await page.getByRole("link", { name: /^Earlier states/ }).waitFor();
  for (const what of ["history", "people"]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.route(`**/api/plans/*/${what}`, (route) => route.fulfill({ status: 404, body: "" }));
  }
  await page.getByRole("link", { name: /^Earlier states/ }).click();
  const notes = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  await expect.poll(notes).toContain("plan-history");
  expect(await notes()).not.toContain(email);
  await close();
});

test("who signs in next on an open page sees their own reminders", async () => {
  const { page, close } = await openHere();
  await makeAccount(page, site, createEmail());
  await page.goto(`${site.address}/account`);
  const overview = page.getByRole("checkbox", { name: "A weekly overview" });
  await page.locator("label", { has: overview }).click();
  expect(await overview.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Save reminders" }).click();
  await page.getByText(/^Saved\. Mail goes to/).waitFor();

  const other = await page.context().newPage();
  await other.goto(`${site.address}/about`);
  await findAvatar(other).waitFor();
  await logOut(other);
  await other.waitForURL(`${site.address}/`);
  await page.getByText("You are not signed in").waitFor();
  const next = createEmail();
  await makeAccount(other, site, next);
  await page.locator("main").getByText(next).first().waitFor();
  await overview.waitFor();
  expect(await overview.isChecked()).toBe(false);
  await close();
});
