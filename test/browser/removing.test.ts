/**
 * Removing plans from a device while signed in: warns about what the account lacks, and a browser that
 * refuses changes nothing.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { desktop, open } from "./open.ts";
import {
  findAvatar,
  findField,
  logOut,
  makeAccount,
  openSignInSite,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

let site: SignInSite;
let people = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const createEmail = () => {
  people += 1;
  return `remover${people}@example.org`;
};

const findDialog = (page: Page) => page.getByRole("dialog");

async function addStudent(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a student" }).first().click();
  await findField(page, "First name or nickname").fill(name);
  await page.getByRole("button", { name: "Start this plan" }).click();
}

/** Two students, Maya and Noah, both in the account; shows the page about the device's data. */
async function addTwoStudents(page: Page): Promise<void> {
  await makeAccount(page, site, createEmail());
  const before = await countAccountPlans();
  await page.goto(`${site.address}/my-plan`);
  await addStudent(page, "Maya");
  await addStudent(page, "Noah");
  await expect.poll(countAccountPlans).toBe(before + 2);
  await page.goto(`${site.address}/your-data`);
  await waitForHeading(page, "In your account");
}

async function countAccountPlans(): Promise<number> {
  const { count } = await site.store.database
    .selectFrom("plans")
    .select((of) => of.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** From now on the browser does not let the page erase its storage. */
async function refuseErasing(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException("not now", "SecurityError");
    };
  });
}

test("two plans of an account: what it lacks is said first, a browser that refuses to erase changes nothing, and the receipt of an erased account still comes", async () => {
  const { page, close } = await open("/", {
    address: site.address,
    viewport: desktop,
    serviceWorkers: "block",
    expectedErrors: ["ERR_FAILED"],
  });
  await addTwoStudents(page);
  const before = await countAccountPlans();
  const notice = findDialog(page).getByText("Some changes aren’t in your account yet");
  await page.getByRole("button", { name: "Remove Maya’s plan" }).click();
  await findDialog(page).getByRole("button", { name: "Keep it" }).waitFor();
  await notice.waitFor({ state: "hidden" });
  await findDialog(page).getByRole("button", { name: "Keep it" }).click();

  await page.route("**/api/plans/*/commands", (route) => route.abort());
  await addStudent(page, "Ida");
  await page.getByRole("button", { name: "Remove Ida’s plan" }).click();
  await findDialog(page).getByText("you’ll lose any that belong to it").waitFor();
  expect(await findBarriers(page, "dialog")).toEqual([]);
  await findDialog(page).getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  await findDialog(page).getByText("One change hasn’t been saved to your account yet").waitFor();
  expect(await findBarriers(page, "dialog")).toEqual([]);
  await findDialog(page).getByRole("checkbox").check();
  expect(await notice.count()).toBe(0);
  await page.unroute("**/api/plans/*/commands");
  // The account catches up: the buttons stay where they are, under the finger.
  await findDialog(page).getByRole("checkbox").uncheck();
  const keep = findDialog(page).getByRole("button", { name: "Keep it" });
  const place = await keep.boundingBox();
  await findDialog(page).getByText("Your account has everything now").waitFor();
  expect((await keep.boundingBox())?.y).toBe(place?.y);
  await keep.click();

  await refuseErasing(page);
  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  // A tick from before is forgotten: it would erase the account unseen.
  expect(await findDialog(page).getByRole("checkbox").isChecked()).toBe(false);
  await findDialog(page).getByRole("button", { name: "Yes, erase everything" }).click();
  await page.getByText("We couldn’t erase everything").waitFor();
  await findAvatar(page).waitFor();
  await addStudent(page, "Leo");
  await expect.poll(countAccountPlans).toBe(before + 2);

  await logOut(page);
  await findDialog(page).getByRole("button", { name: "Remove it and log out" }).click();
  await findDialog(page).getByText("We couldn’t remove it").waitFor();
  await page.keyboard.press("Escape");
  await addStudent(page, "Zoe");
  await expect.poll(countAccountPlans).toBe(before + 3);

  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  await findDialog(page).getByRole("checkbox").check();
  await findDialog(page).getByRole("button", { name: "Yes, erase everything" }).click();
  await waitForHeading(page, "Your account is erased");
  await page.getByText("The browser didn’t let us remove the plan from this device.").waitFor();
  await page.getByRole("button", { name: "Save the receipt as a file" }).waitFor();
  await close();
});

describe("a question whose answer is being carried out", () => {
  test("stays through Escape, and the page scrolls again when it is over", async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const { page, close } = await open("/", {
      address: site.address,
      viewport: desktop,
      serviceWorkers: "block",
    });
    await makeAccount(page, site, createEmail());
    await page.goto(`${site.address}/account`);
    await page.route("**/api/account/erase", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Erase my account" }).click();
    await findDialog(page).getByRole("textbox").fill("erase");
    const asked = page.waitForRequest("**/api/account/erase");
    await findDialog(page).getByRole("button", { name: "Erase it permanently" }).click();
    await asked;
    for (let press = 0; press < 3; press += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press("Escape");
    }
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
    await page.mouse.click(4, 4);
    expect(await page.locator("dialog:modal").count()).toBe(1);
    letThrough();
    await waitForHeading(page, "Your account is erased");
    expect(await page.locator("html.overflow-hidden").count()).toBe(0);
    await close();
  });
});
