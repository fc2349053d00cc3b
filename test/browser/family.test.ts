/**
 * A student shares a plan with a parent: invited by a link, shown what is shared, a task checked off by the
 * parent, and removed.
 */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMailedCode } from "../support/signInClient.ts";
import { findBarriers } from "./accessible.ts";
import { countEffort } from "./effort.ts";
import { unfoldMonths } from "./inUse.ts";
import { open, phone } from "./open.ts";
import {
  createSession,
  findAvatar,
  findField,
  openSignedIn,
  openSignInSite,
  password,
  press,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

const secretNote = "Nobody else reads this";
const austin = 228778;
const rice = 227757;

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});
afterAll(() => site.close());

function makePlanFile(): string {
  const stamp = "2026-11-20T10:00:00.000Z";
  const college = (unitId: number, note: string) => ({ unitId, addedAt: stamp, status: "applying", note });
  // Today, so that it appears in the open part of the timeline.
  const due = new Date().toISOString().slice(0, 10);
  const ownTask = { id: "ask1", title: "Find last year’s tax forms", due, who: "parent", unitId: null };
  return JSON.stringify({
    format: "tassel-plan",
    version: 1,
    exportedAt: stamp,
    scopes: ["plan", "money", "notes", "essay"],
    plan: {
      schemaVersion: 1,
      id: "otherdevice",
      createdAt: stamp,
      studentName: "Maya",
      profile: { gradeYear: 12, gpa: 3.6, homeState: "TX" },
      money: { payPerYearUsd: 18_000, familyIncomeUsd: 61_237 },
      colleges: [college(austin, secretNote), college(rice, "")],
      ownTasks: [ownTask],
      situations: ["firstGeneration"],
    },
  });
}

async function openPlanFile(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: "plan.json",
    mimeType: "application/json",
    buffer: Buffer.from(makePlanFile()),
  });
  await page.getByRole("heading", { name: "Your list: 2 colleges" }).waitFor();
}

async function takeUp(page: Page): Promise<void> {
  await openPlanFile(page);
  await expect
    .poll(async () => {
      const kinds = await site.store.database.selectFrom("plan_commands").select("kind").execute();
      return kinds.map(({ kind }) => kind);
    })
    .toContain("setOwnTask");
}

async function openSharing(page: Page): Promise<void> {
  await findAvatar(page).click();
  await page.locator("header").getByRole("link", { name: "Who sees my plan" }).click();
}

/** Without scrolling, on the phone that the window is. */
async function expectInFirstScreen(target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
}

const findTask = (page: Page) => page.getByRole("checkbox", { name: "Find last year’s tax forms" });

/** The accessible name of the focused element. */
const getFocusedText = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent ?? null;
  });

/** What the parent's page and storage contain. */
const readStoredTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const databases = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name = "", version } of databases) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener("success", () => done(opening.result));
        opening.addEventListener("error", () => failed(new Error("It was not opened.")));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown>((done) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener("success", () => done(asked.result));
        });
        rows.push(all);
      }
      database.close();
    }
    return JSON.stringify({ kept, rows, body: document.body.textContent, href: window.location.href });
  });

test("a student invites a parent by a link, who sees what is shared, ticks, and is removed again", async () => {
  const session = await createSession(site, "student@example.org");
  const student = await openSignedIn(site, session, "/my-plan");
  await takeUp(student.page);

  await openSharing(student.page);
  await student.page.getByText("No one else can see this plan.").waitFor();
  expect(await findBarriers(student.page, "main")).toEqual([]);
  await press(student.page, "Create the link");
  const link = await student.page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/\/invitation#[\w-]{43}$/);
  const [, token = ""] = link.split("#");
  await student.page
    .getByRole("button", { name: "Cancel the invitation for Anyone with the link" })
    .waitFor();
  expect(await findBarriers(student.page, "main")).toEqual([]);
  // The parent has no account yet; the token is removed from the URL before anything else happens.
  const parent = await open(new URL(link).pathname + new URL(link).hash, {
    address: site.address,
    serviceWorkers: "block",
    expectedErrors: ["status of 404"],
  });
  const button = (name: string) => parent.page.locator("main").getByRole("button", { name, exact: true });
  await parent.page.getByRole("heading", { name: "Ada Example invites you to Maya’s plan" }).waitFor();
  await expect.poll(() => parent.page.url()).toBe(`${site.address}/invitation`);
  expect(await parent.page.evaluate(() => document.body.textContent)).not.toContain(token);
  expect(await findBarriers(parent.page, "main")).toEqual([]);
  // Straight to the form, which asks the age first; who has an account signs in beside it. Both are in the first screen.
  await expectInFirstScreen(button("Accept with a free account"));
  await expectInFirstScreen(button("Sign in and accept"));
  const counted = countEffort();
  await counted.press(button("Accept with a free account"));
  await waitForHeading(parent.page, "Before you start");
  await counted.press(button("A student, 13 or older"));
  await counted.fill(findField(parent.page, "Email"), "parent@example.org");
  await counted.fill(findField(parent.page, "Choose a password"), password);
  await counted.fill(findField(parent.page, "What should we call you?"), "Ada Example");
  await counted.press(button("Next, confirm your email"));
  await waitForHeading(parent.page, "Check your email");
  const code = await readMailedCode(site.store.database, "parent@example.org");
  await counted.fill(findField(parent.page, "6-digit code"), code);
  await counted.press(button("Create the account"));
  // The first press said yes: nobody is asked again.
  await parent.page.waitForURL(`${site.address}/family`);

  // Only what is shared, both on the page and in the browser's storage.
  await findTask(parent.page).waitFor();
  await parent.page.getByText("Average after grants").first().waitFor();
  expect(await findBarriers(parent.page, "main")).toEqual([]);
  const seen = await readStoredTexts(parent.page);
  expect(seen).toContain("Maya’s plan");
  expect(seen).toContain("The University of Texas at Austin");
  expect(seen).not.toContain(secretNote);
  expect(seen).not.toMatch(/61,?237|firstGeneration|18,?000/);
  expect(seen).not.toContain(token);
  const [, kept = ""] = /"rows":(.*),"body"/.exec(seen) ?? [];
  expect(kept).not.toMatch(/Maya|228778|tax forms/);
  await counted.press(findTask(parent.page));
  const { words, ...done } = counted.effort;
  expect(done).toEqual({ presses: 5, fields: 4, screens: 5 });
  // Of them 15 are the next date, which stands above what waits.
  expect(words).toBeLessThanOrEqual(175);
  await parent.page.getByText("Checked off: Find last year’s tax forms").first().waitFor();
  await student.page.goto(`${site.address}/timeline-success`);
  await unfoldMonths(student.page);
  await student.page.locator(":checked").and(findTask(student.page)).first().waitFor();

  await openSharing(student.page);
  await student.page.getByRole("button", { name: "Remove Ada Example" }).waitFor();
  const remove = student.page.getByRole("button", { name: "Remove Ada Example" });
  // With the keyboard: focus goes to the question, back to the button, and finally to the heading of what
  // remains.
  await remove.press("Enter");
  expect(await getFocusedText(student.page)).toBe("Yes, remove");
  await student.page.keyboard.press("Tab");
  await student.page.keyboard.press("Enter");
  expect(await getFocusedText(student.page)).toBe("Remove Ada Example");
  await student.page.keyboard.press("Enter");
  expect(await findBarriers(student.page, "main")).toEqual([]);
  await student.page.keyboard.press("Enter");
  await student.page.getByText("No one else can see this plan.").waitFor();
  expect(await getFocusedText(student.page)).toBe("People");

  // The used link no longer works.
  await parent.page.goto(`${site.address}/invitation#${token}`);
  await parent.page.getByText("This invitation no longer works").waitFor();
  await parent.page.locator("header summary:visible").click();
  await parent.page.locator("header").getByRole("link", { name: "Family", exact: true }).click();
  await parent.page.getByText("No plan is shared with you yet").waitFor();
  expect(await readStoredTexts(parent.page)).not.toMatch(/Maya|tax forms/);
  await parent.close();
  await student.close();
});

test("an invitation to another address is refused, and taken with the account of that address", async () => {
  const student = await openSignedIn(site, await createSession(site, "noor@example.org"), "/my-plan");
  // The plan reaches the account only after the page of its people has asked for it.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await student.page.route("**/api/plans/**", async (route) => {
    if (route.request().method() !== "GET") await released;
    await route.continue();
  });
  await openPlanFile(student.page);
  await openSharing(student.page);
  await student.page.getByText("Your plan isn’t in your account yet").waitFor();
  release();
  await student.page.locator("label").filter({ hasText: "Tassel emails it" }).click();
  await findField(student.page, "Their email address").fill("grandma@example.org");
  await press(student.page, "Email the invitation");
  const link = await student.page.getByRole("textbox", { name: "Link" }).inputValue();
  await student.close();
  await createSession(site, "grandma@example.org");

  const { page, close } = await openSignedIn(site, await createSession(site, "other@example.org"), link, {
    viewport: phone,
    expectedErrors: ["status of 403"],
  });
  await press(page, "Yes, show me the plan");
  await page.getByText("This invitation was sent to another email address.").waitFor();
  expect(await findBarriers(page, "main")).toEqual([]);
  await press(page, "Use another account");
  await waitForHeading(page, "Welcome back");
  await findField(page, "Email").fill("grandma@example.org");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
  await page.waitForURL(`${site.address}/family`);
  await findTask(page).waitFor();
  await close();
});
