/** The account in real Chromium: two browsers of one account, its page, plan history, export and deletion. */
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBarriers } from "./accessible.ts";
import { desktop, type OpenOptions, open, phone } from "./open.ts";
import {
  findAvatar,
  findField,
  makeAccount,
  openSignInSite,
  password,
  press,
  readHint,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

const austin = { name: "The University of Texas at Austin", slug: "the-university-of-texas-at-austin" };
const berkeley = { name: "University of California-Berkeley", slug: "university-of-california-berkeley" };
const austinUnitId = 228778;

let site: SignInSite;
let people = 0;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const createEmail = () => {
  people += 1;
  return `family${people}@example.org`;
};

/** Chromium logs each failed request to its console. */
const offlineErrors = ["ERR_INTERNET_DISCONNECTED"];

function openHere(path: string, options: OpenOptions = {}) {
  return open(path, { address: site.address, viewport: desktop, serviceWorkers: "block", ...options });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${site.address}/sign-in`);
  await press(page, "Sign in");
  await waitForHeading(page, "Welcome back");
  await findField(page, "Email").fill(email);
  await findField(page, "Password").fill(password);
  await press(page, "Sign in");
  await page.waitForURL(`${site.address}/my-plan`);
  await findAvatar(page).waitFor();
}

const openCollegePage = (page: Page, { slug }: { slug: string }) =>
  page.goto(`${site.address}/colleges/${slug}`);
const save = (page: Page, { name }: { name: string }) =>
  page
    .locator("main")
    .getByRole("button", { name: `Save ${name} to my plan` })
    .first()
    .click();
const isSaved = (page: Page, { name }: { name: string }) =>
  page
    .locator("main")
    .getByRole("button", { name: `Saved: ${name}` })
    .first()
    .waitFor();

/** Saves it, and waits until the account has it. */
async function saveIntoAccount(page: Page, college: { name: string; slug: string }): Promise<void> {
  const before = await readRows("plan_commands");
  await openCollegePage(page, college);
  await save(page, college);
  await expect.poll(() => readRows("plan_commands")).toBeGreaterThan(before);
}

async function listSavedColleges(page: Page): Promise<string[]> {
  await page.goto(`${site.address}/my-plan`);
  const remove = page.getByRole("button", { name: /^Remove .+ from my plan$/ });
  await remove.first().waitFor();
  const labels = await remove.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/^Remove (.+) from my plan$/, "$1")).toSorted();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${site.address}/account`);
  await page.getByText("Everything is in your account", { exact: true }).waitFor();
}

async function readRows(table: "accounts" | "plans" | "plan_commands" | "plan_members" | "identity_records") {
  const { count } = await site.store.database
    .selectFrom(table)
    .select((of) => of.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe("one account in two browsers", () => {
  test("both change the plan, one without a network: each keeps everything of both", async () => {
    const email = createEmail();
    const one = await openHere("/", { expectedErrors: offlineErrors });
    const other = await openHere("/");
    await makeAccount(one.page, site, email);
    await signIn(other.page, email);
    await openCollegePage(one.page, austin);
    await findAvatar(one.page).waitFor();
    await openCollegePage(other.page, berkeley);
    await one.page.waitForFunction(() => localStorage.getItem("tassel-in-step") !== null);
    await one.page.context().setOffline(true);
    await save(one.page, austin);
    await isSaved(one.page, austin);
    await one.page.locator("header").getByLabel("1 change waits on this device").waitFor();
    await save(other.page, berkeley);
    await isSaved(other.page, berkeley);
    await expect.poll(() => readRows("plan_commands")).toBe(1);
    await one.page.context().setOffline(false);
    await expect.poll(() => readRows("plan_commands")).toBe(2);
    await expect
      .poll(() => one.page.locator("header").getByLabel("1 change waits on this device").count())
      .toBe(0);
    await expect.poll(() => listSavedColleges(one.page)).toEqual([austin.name, berkeley.name].toSorted());
    await expect.poll(() => listSavedColleges(other.page)).toEqual([austin.name, berkeley.name].toSorted());
    await one.close();
    await other.close();
  });
});

describe("the page of the account", () => {
  test("says who is signed in and how things stand, shares money and stops, and gives everything as a file", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/");
    await makeAccount(page, site, email);
    await saveIntoAccount(page, austin);
    await findAvatar(page).click();
    await page.locator("header").getByRole("link", { name: "Account", exact: true }).click();
    await page.waitForURL("**/account");
    await page.getByText("Everything is in your account", { exact: true }).waitFor();
    await page.getByText(/^Last in step on /).waitFor();
    const main = page.locator("main");
    await main.getByText(email).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    const share = main.getByRole("switch", { name: "Share my money figures" });
    const sharedSince = async () =>
      (await site.store.database.selectFrom("plans").select("money_shared_since").execute()).filter(
        (plan) => plan.money_shared_since !== null,
      ).length;
    expect(await share.isChecked()).toBe(false);
    await share.click();
    await main.getByText(/^On: income/).waitFor();
    expect(await sharedSince()).toBe(1);
    await share.click();
    await main.getByText(/^Off: income/).waitFor();
    expect(await sharedSince()).toBe(0);

    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Save my account as a file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tassel-account-\d{4}-\d\d-\d\d\.json$/);
    const saved: unknown = JSON.parse(await text(await file.createReadStream()));
    expect(saved).toMatchObject({
      format: "tassel-account",
      account: { email },
      plans: [{ role: "owner", commands: [{ command: { kind: "addCollege", unitId: austinUnitId } }] }],
    });
    await close();
  });

  test("stands on a narrow phone, and says plainly that nobody is signed in", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/account", { viewport: { width: 320, height: 640 } });
    await page.getByText("You are not signed in").waitFor();
    expect(await findBarriers(page, "main")).toEqual([]);
    await page.goto(`${site.address}/plan-history`);
    await page.getByText("You are not signed in").waitFor();
    await makeAccount(page, site, email);
    for (const path of ["/account", "/plan-history", "/your-data"]) {
      await page.goto(`${site.address}${path}`);
      await page
        .locator("main h2")
        .first()
        .or(page.getByText("No plan in your account yet"))
        .first()
        .waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await findBarriers(page, "main")).toEqual([]);
    }
    await close();
  });
});

describe("a plan's earlier states", () => {
  test("are looked at, gone back to, and the way back is undone", async () => {
    const email = createEmail();
    const { page, close } = await openHere("/", { viewport: phone });
    await makeAccount(page, site, email);
    await saveIntoAccount(page, austin);
    await openAccount(page);
    await saveIntoAccount(page, berkeley);
    await openAccount(page);
    await page.getByRole("link", { name: /^Earlier states/ }).click();
    await page.waitForURL("**/plan-history**");
    const main = page.locator("main");
    await main.getByText("As it is now").waitFor();
    expect(await main.locator("ol > li").count()).toBe(2);
    await main.getByRole("button", { name: /^Look at the plan/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("1 college on the list").waitFor();
    await dialog.getByText(austin.name).waitFor();
    expect(await dialog.getByText(berkeley.name).count()).toBe(0);
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await main.getByRole("button", { name: /^Go back to the plan/ }).click();
    await dialog.getByText("College removed").waitFor();
    await dialog.getByRole("button", { name: "Go back to it" }).click();
    await main.getByText(/^The plan is as it stood on/).waitFor();
    expect(await findBarriers(page, "main")).toEqual([]);
    await main.getByRole("button", { name: "Undo" }).click();
    await main.getByText(/^Undone/).waitFor();
    expect(await main.locator("ol > li").count()).toBe(4);
    expect(await listSavedColleges(page)).toEqual([austin.name, berkeley.name].toSorted());
    await page.goto(`${site.address}/plan-history`);
    await main
      .getByRole("button", { name: /^Go back to the plan/ })
      .last()
      .click();
    await dialog.getByRole("button", { name: "Go back to it" }).click();
    await main.getByText(/^The plan is as it stood on/).waitFor();
    expect(await listSavedColleges(page)).toEqual([austin.name]);
    await close();
  });
});

describe("the end of an account", () => {
  const getDialog = (page: Page) => page.getByRole("dialog");

  async function emptied(): Promise<number[]> {
    return Promise.all(
      (["accounts", "plans", "plan_commands", "plan_members", "identity_records"] as const).map(readRows),
    );
  }

  test("is confirmed by a word, leaves nothing on the server and the plan on the device, which a new account may have", async () => {
    const own = site;
    site = await openSignInSite();
    const email = createEmail();
    const { page, close } = await openHere("/", { expectedErrors: ["status of 401"] });
    await makeAccount(page, site, email);
    await saveIntoAccount(page, austin);
    await openAccount(page);
    expect((await emptied()).every((count) => count > 0)).toBe(true);
    await page.getByRole("button", { name: "Erase my account" }).click();
    await getDialog(page).getByRole("button", { name: "Erase it for good" }).click();
    await getDialog(page).getByText("Please type the word erase.").waitFor();
    expect(await readRows("accounts")).toBe(1);
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await getDialog(page).getByRole("textbox").fill("Erase");
    await getDialog(page).getByRole("button", { name: "Erase it for good" }).click();
    await waitForHeading(page, "Your account is erased");
    expect(await emptied()).toEqual([0, 0, 0, 0, 0]);
    const mails = await site.store.database.selectFrom("outbox").selectAll().execute();
    expect(mails).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the receipt as a file" }).click();
    const receipt: unknown = JSON.parse(await text(await (await download).createReadStream()));
    expect(receipt).toMatchObject({ rows: { accounts: 1, plans: 1, plan_commands: 1 } });
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await readHint(page)).toBeNull();
    expect(await listSavedColleges(page)).toEqual([austin.name]);
    await makeAccount(page, site, email);
    await openAccount(page);
    await expect.poll(() => readRows("plan_commands")).toBe(1);
    await close();
    await site.close();
    site = own;
  });

  test("comes with erasing the device, where that was asked for; otherwise the device alone is erased", async () => {
    const own = site;
    site = await openSignInSite();
    const email = createEmail();
    const { page, close } = await openHere("/", { expectedErrors: ["status of 401"] });
    const eraseDevice = async (alsoAccount: boolean) => {
      await page.goto(`${site.address}/your-data`);
      await waitForHeading(page, "In your account");
      await page.getByRole("button", { name: "Erase everything on this device" }).click();
      if (alsoAccount) await getDialog(page).getByRole("checkbox").check();
      await getDialog(page).getByRole("button", { name: "Erase it all" }).click();
    };
    await makeAccount(page, site, email);
    await saveIntoAccount(page, austin);
    await openAccount(page);
    await eraseDevice(false);
    await page.getByText("You are logged out here.").waitFor();
    await page.locator("header").getByRole("link", { name: "Sign In" }).waitFor();
    expect(await readRows("plan_commands")).toBe(1);
    await signIn(page, email);
    await expect.poll(() => listSavedColleges(page)).toEqual([austin.name]);
    await eraseDevice(true);
    await waitForHeading(page, "Your account is erased");
    await page.getByText("The plan is gone from this device too.").waitFor();
    expect(await emptied()).toEqual([0, 0, 0, 0, 0]);
    await page.goto(`${site.address}/my-plan`);
    await page.getByText("Your list is empty").or(page.locator("main h2").first()).first().waitFor();
    expect(await page.getByRole("button", { name: /^Remove .+ from my plan$/ }).count()).toBe(0);
    await close();
    await site.close();
    site = own;
  });
});
