/** The account in real Chromium: two browsers of one account, its page, plan history, export and deletion. */
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { type KeptSession, keepSession, signInToServer } from "../support/insertedSession.ts";
import { postCommand } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser } from "../support/signInClient.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, phone } from "./open.ts";
import {
  createSession,
  findAvatar,
  openSignedIn,
  openSignInSite,
  readHint,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

const austin = { name: "The University of Texas at Austin", unitId: 228778 };
const berkeley = { name: "University of California-Berkeley", unitId: 110635 };
const narrow = { width: 320, height: 640 };

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

const findDialog = (page: Page) => page.getByRole("dialog");
const findRemove = (page: Page, name: string | RegExp) =>
  page
    .locator("main")
    .getByRole("button", { name: typeof name === "string" ? `Remove ${name} from my plan` : name });
const waitForSync = (page: Page) =>
  page.getByText("Everything is in your account", { exact: true }).waitFor();

/** By the page's own links, so that nothing is loaded anew. */
async function followFooter(page: Page, name: "My plan" | "Your data"): Promise<void> {
  await page.locator("footer").getByRole("link", { name, exact: true }).click();
}

/** Expects exactly these colleges on the list. */
async function expectList(page: Page, names: readonly string[]): Promise<void> {
  await followFooter(page, "My plan");
  for (const name of names) await findRemove(page, name).waitFor();
  await expect.poll(() => findRemove(page, /^Remove .+ from my plan$/).count()).toBe(names.length);
}

/** A plan in the account that no device has had yet. */
async function addPlan({ tokens }: KeptSession, planId: string, unitIds: readonly number[]): Promise<void> {
  const browser = openTestBrowser(createHttpTransport(site.address), site.address);
  for (const [after, unitId] of unitIds.entries()) {
    const draft: CommandDraft = { kind: "addCollege", unitId };
    const sent = await postCommand(browser, tokens.access_token, { planId, id: `c${after}`, after, draft });
    expect(sent.status).toBe(200);
  }
}

const accountTables = ["accounts", "plans", "plan_commands", "plan_members", "identity_records"] as const;

/** Of a session that ended, the scrambled key stays until the daily job: it holds nothing of anybody. */
async function countRows(table: (typeof accountTables)[number]): Promise<number> {
  const rows: object[] = await site.store.database.selectFrom(table).selectAll().execute();
  return rows.filter((row) => !("payload" in row && row.payload === "{}")).length;
}

/** No part of the page reaches beyond a narrow phone, and nothing keeps anybody out. */
async function expectGoodPart(page: Page, within?: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
  expect(await findBarriers(page, within)).toEqual([]);
}

describe("the end of an account", () => {
  const countAll = () => Promise.all(accountTables.map(countRows));

  // First, while this account is the only one.
  test("is confirmed by a word, leaves nothing on the server and the plan on the device, which a new account may have; or comes with erasing the device", async () => {
    const email = "leaving@example.org";
    const first = await createSession(site, email);
    await addPlan(first, "plan-of-first", [austin.unitId]);
    const { page, close } = await openSignedIn(site, first, "/account", {
      viewport: narrow,
      expectedErrors: ["status of 401"],
    });
    await waitForSync(page);
    expect((await countAll()).every((count) => count > 0)).toBe(true);
    await page.getByRole("button", { name: "Erase my account" }).click();
    await findDialog(page).getByRole("button", { name: "Erase it permanently" }).click();
    await findDialog(page).getByText("Please type the word erase.").waitFor();
    expect(await countRows("accounts")).toBe(1);
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await findDialog(page).getByRole("textbox").fill("Erase");
    await findDialog(page).getByRole("button", { name: "Erase it permanently" }).click();
    await waitForHeading(page, "Your account is erased");
    expect(await countAll()).toEqual([0, 0, 0, 0, 0]);
    const mails = await site.store.database.selectFrom("outbox").selectAll().execute();
    expect(mails).toEqual([]);
    await expectGoodPart(page, "main");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the receipt as a file" }).click();
    const receipt: unknown = JSON.parse(await text(await (await download).createReadStream()));
    expect(receipt).toMatchObject({ rows: { accounts: 1, plans: 1, plan_commands: 1 } });
    await findAvatar(page).waitFor({ state: "detached" });
    expect(await readHint(page)).toBeNull();

    // A new account of the same address gets what the device still has.
    await keepSession(page, site.address, await createSession(site, email));
    await page.goto(`${site.address}/your-data`);
    await expect.poll(() => countRows("plan_commands")).toBe(1);
    await waitForHeading(page, "In your account");
    await expectGoodPart(page, "main");
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await findDialog(page).getByRole("button", { name: "Yes, erase everything" }).click();
    await page.getByText("You’re logged out here.").waitFor();
    expect(await readHint(page)).toBeNull();
    expect(await countRows("plan_commands")).toBe(1);
    await followFooter(page, "My plan");
    await page.getByRole("heading", { name: "A plan starts with three questions" }).waitFor();

    await keepSession(page, site.address, await signInToServer(site.address, email));
    await page.goto(`${site.address}/my-plan`);
    await expectList(page, [austin.name]);
    await followFooter(page, "Your data");
    await waitForHeading(page, "In your account");
    await page.getByRole("button", { name: "Erase everything on this device" }).click();
    await findDialog(page).getByRole("checkbox").check();
    await findDialog(page).getByRole("button", { name: "Yes, erase everything" }).click();
    await waitForHeading(page, "Your account is erased");
    await page.getByText("The plan was removed from this device, too.").waitFor();
    expect(await countAll()).toEqual([0, 0, 0, 0, 0]);
    await followFooter(page, "My plan");
    await page.getByRole("heading", { name: "A plan starts with three questions" }).waitFor();
    await close();
  });
});

describe("one account in two browsers", () => {
  test("both change the plan, one without a network: each keeps everything of both", async () => {
    const email = "both@example.org";
    const before = await countRows("plan_commands");
    const session = await createSession(site, email);
    const one = await openSignedIn(site, session, "/colleges/the-university-of-texas-at-austin", {
      // Chromium logs each failed request to its console.
      expectedErrors: ["ERR_INTERNET_DISCONNECTED"],
    });
    await findAvatar(one.page).waitFor();
    await one.page.waitForFunction(() => localStorage.getItem("tassel-in-step") !== null);
    // What shows the sign on a phone, which no longer comes without a network.
    await one.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/SyncLine")),
    );
    await one.page.context().setOffline(true);
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
    await save(one.page, austin);
    await isSaved(one.page, austin);
    const sign = one.page.locator("header").getByLabel("1 change is waiting on this device");
    await sign.waitFor();
    await one.page.setViewportSize(phone);
    const menu = one.page.locator("header details:visible");
    await menu.locator("summary", { hasText: "1 change is waiting on this device" }).click();
    await menu.locator("p", { hasText: "1 change is waiting on this device" }).waitFor();
    expect(await findBarriers(one.page, "header")).toEqual([]);
    await one.page.keyboard.press("Escape");
    await one.page.setViewportSize(desktop);
    const other = await openSignedIn(
      site,
      await signInToServer(site.address, email),
      "/colleges/university-of-california-berkeley",
    );
    await findAvatar(other.page).waitFor();
    await save(other.page, berkeley);
    await isSaved(other.page, berkeley);
    await expect.poll(() => countRows("plan_commands")).toBe(before + 1);
    await one.page.context().setOffline(false);
    await expect.poll(() => countRows("plan_commands")).toBe(before + 2);
    await sign.waitFor({ state: "detached" });
    await expectList(one.page, [austin.name, berkeley.name]);
    // A page that is loaded asks the account at once.
    await other.page.reload();
    await expectList(other.page, [austin.name, berkeley.name]);
    await one.close();
    await other.close();
  });
});

describe("the page of the account", () => {
  test("says how things stand, shares money and stops, gives everything as a file, and leads to earlier states and back", async () => {
    const email = "keeper@example.org";
    const session = await createSession(site, email);
    await addPlan(session, "plan-of-keeper", [austin.unitId, berkeley.unitId]);
    const { page, close } = await openSignedIn(site, session, "/account", { viewport: narrow });
    await waitForSync(page);
    await page.getByText(/^Last synced /).waitFor();
    const main = page.locator("main");
    await main.getByText(email).first().waitFor();
    await expectGoodPart(page);

    const share = main.getByRole("switch", { name: "Share my money figures" });
    const isSharedNow = async () => {
      const plan = await site.store.database
        .selectFrom("plans")
        .select("money_shared_since")
        .where("id", "=", "plan-of-keeper")
        .executeTakeFirstOrThrow();
      return plan.money_shared_since !== null;
    };
    expect(await share.isChecked()).toBe(false);
    await share.click();
    await main.getByText(/^This is on\. Income/).waitFor();
    expect(await isSharedNow()).toBe(true);
    await share.click();
    await main.getByText(/^This is off\. Income/).waitFor();
    expect(await isSharedNow()).toBe(false);

    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Save my account as a file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tassel-account-\d{4}-\d\d-\d\d\.json$/);
    const saved: unknown = JSON.parse(await text(await file.createReadStream()));
    const commands = [austin, berkeley].map(({ unitId }) => ({ command: { kind: "addCollege", unitId } }));
    expect(saved).toMatchObject({
      format: "tassel-account",
      account: { email },
      plans: [{ role: "owner", commands }],
    });

    await page.getByRole("link", { name: /^Plan history/ }).click();
    await page.waitForURL("**/plan-history**");
    await main.getByText("Current plan").waitFor();
    expect(await main.locator("ol > li").count()).toBe(2);
    await main.getByRole("button", { name: /^View the plan/ }).click();
    const dialog = findDialog(page);
    await dialog.getByText("1 college on the list").waitFor();
    await dialog.getByText(austin.name).waitFor();
    expect(await dialog.getByText(berkeley.name).count()).toBe(0);
    expect(await findBarriers(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await main.getByRole("button", { name: /^Go back to the plan/ }).click();
    await dialog.getByRole("region", { name: "Goes away" }).getByText(berkeley.name).waitFor();
    await dialog.getByRole("button", { name: "Yes, go back" }).click();
    await main.getByText(/^Your plan is back to how it was on/).waitFor();
    await expectGoodPart(page, "main");
    await main.getByRole("button", { name: "Undo" }).click();
    await main.getByText(/^Your plan is again/).waitFor();
    expect(await main.locator("ol > li").count()).toBe(4);
    await expectList(page, [austin.name, berkeley.name]);
    await page.goBack();
    await main
      .getByRole("button", { name: /^Go back to the plan/ })
      .last()
      .click();
    await dialog.getByRole("button", { name: "Yes, go back" }).click();
    await main.getByText(/^Your plan is back to how it was on/).waitFor();
    await expectList(page, [austin.name]);
    await close();
  });
});
