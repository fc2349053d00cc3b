/** The guide to paying for college in real Chromium: its sheets by typing and without scripts, with bad input, the plan, and print. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { waitForPlanCommand } from "./inUse.ts";
import { desktop, open } from "./open.ts";

const path = "/college-financial-planning-guide";
const sections = 9;

function findSheet(page: Page, name: string): Locator {
  return page.locator("section", { has: page.getByRole("heading", { level: 2, name }) });
}

describe("the guide to paying for college", () => {
  test("works out both repayment plans as a family types, and sends nothing", async () => {
    const opened = await open(path);
    const { page } = opened;
    const part = findSheet(page, "Paying it back: two plans");
    await part.getByText("RAP begins at").waitFor();
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    // A part of the frame may still come by name; nothing else may be asked.
    page.on("request", (request) => {
      if (!/^\/assets\/[\w-]+\.js$/.test(new URL(request.url()).pathname)) asked.push(request.url());
    });

    await part.getByLabel("Income in the first year").fill("60,000");
    await part.getByLabel("Dependents on your tax return").fill("1");
    await part.getByLabel("Raise a year").fill("0");
    // 5% of 60,000 is 250 a month, less 50 for one dependent.
    await part.getByText("$200").first().waitFor();
    const row = part.getByRole("row", { name: "Forgiven at the end" });
    await row.getByRole("cell", { name: "$0" }).first().waitFor();

    // The least payment: 10 off the debt a month for 360 months leaves 23,400.
    await part.getByLabel("Income in the first year").fill("9,000");
    await row.getByRole("cell", { name: "$23,400" }).waitFor();
    await part.getByText("Year by year").click();
    await part.getByRole("row", { name: /^30 / }).getByRole("cell", { name: "$23,400" }).waitFor();

    await part.getByLabel("Debt when payments begin").fill("0");
    await part.getByText("Nothing is owed").waitFor();
    expect(asked).toEqual([]);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
    await opened.close();
  });

  test("a wrong figure keeps its text, says what is wrong, and hides the result until it is right", async () => {
    const opened = await open(path);
    const { page } = opened;
    const part = findSheet(page, "Saving, a little each month");
    const monthly = part.getByLabel("Put in each month");
    const missing = part.getByText("The result comes back when every field");

    for (const [wrong, sentence] of [
      ["a lot", "Use figures only"],
      ["3,5", "Use figures only"],
      ["-20", "This cannot be less than $0"],
      ["1e12", "Use figures only"],
      ["999999999999", "This is more than $10,000,000"],
    ] as const) {
      await monthly.fill(wrong);
      await monthly.blur();
      await part.getByText(sentence).waitFor();
      await missing.waitFor();
      expect(await monthly.inputValue()).toBe(wrong);
    }
    await monthly.fill("");
    await missing.waitFor();
    await monthly.fill("150");
    await part.getByLabel("Growth a year").fill("0");
    await part.getByLabel("Years until college").fill("10");
    // 500 and 120 deposits of 150.
    await part.getByText("$18,500").first().waitFor();
    expect(await missing.count()).toBe(0);
    await opened.close();
  });

  test("the choices change the result: whose account, which return, which student", async () => {
    const opened = await open(path);
    const { page } = opened;
    const plan529 = findSheet(page, "The 529 plan, and how it counts");
    await plan529.getByText("The student’s savings account").first().click();
    await plan529.getByText("At most 20% of it").waitFor();

    const credits = findSheet(page, "Money back at tax time");
    await credits.getByLabel("Income of who claims the student").fill("85,000");
    await credits.getByText("With this income 50% of each credit is left.").waitFor();
    await credits.getByText("Married, joint").click();
    await credits.getByText("With this income 100% of each credit is left.").waitFor();
    await credits.getByText("Later, or single courses").click();
    await credits.getByText("It can only lower tax you owe.").waitFor();

    const limits = findSheet(page, "The student’s federal loan");
    await limits.getByText("Independent, or parents refused").click();
    await limits.getByText("$45,000").first().waitFor();
    await limits.getByText("We could not confirm the limits for independent students").waitFor();

    const work = findSheet(page, "Work, and what it does to aid");
    await work.getByLabel("Hours a week").fill("40");
    await work.getByLabel("Weeks in the year").fill("50");
    // 28,000 earned; half of what is above 12,220.
    await work.getByText("$7,890").waitFor();
    await work.getByText("Federal Work-Study", { exact: true }).last().click();
    await work.getByText("taken off before the index").waitFor();
    await opened.close();
  });

  test("begins with what the plan says the family can pay, and leaves the plan alone", async () => {
    const opened = await open("/college-cost-calculator");
    const { page } = opened;
    await page.getByLabel("What your family can pay a year").fill("11,000");
    await page.getByText("That is about $917 a month.").waitFor();
    await waitForPlanCommand(page, "setMoney");
    await page.goto(new URL(path, page.url()).href);
    const order = findSheet(page, "The order to use money in");
    await order.scrollIntoViewIfNeeded();
    await order.getByText("From your plan, with student work in it.").waitFor();
    const own = order.getByLabel("What you can pay yourselves");
    expect(await own.inputValue()).toBe("11,000");
    expect(await order.getByLabel("Earned by work in the year").inputValue()).toBe("0");
    await own.fill("30,000");
    await order.getByText("The year is covered.").waitFor();
    await page.reload();
    await order.scrollIntoViewIfNeeded();
    await order.getByText("From your plan, with student work in it.").waitFor();
    expect(await own.inputValue()).toBe("11,000");
    await opened.close();
  });

  test("without scripts every section is there with its worked example, and the contents lead to it", async () => {
    const opened = await open(path, { viewport: desktop, javaScriptEnabled: false });
    const { page } = opened;
    // Chromium shows it only where scripts are off in its settings, not where a test stops them.
    expect(await page.locator("main noscript").textContent()).toContain("Scripts are off in this browser");
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await links.count()).toBe(sections);
    for (const link of await links.all()) {
      const href = (await link.getAttribute("href")) ?? "";
      expect(await page.locator(`section${href}`).count(), href).toBe(1);
    }
    expect(await page.getByText("$27,000").count()).toBeGreaterThan(0);
    expect(await page.getByText("RAP begins at").count()).toBe(1);
    await opened.close();
  });

  test("prints its text and sheets without the contents list", async () => {
    const opened = await open(path, { viewport: desktop });
    const { page } = opened;
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("navigation", { name: "On this page" }).count()).toBe(0);
    await page.getByRole("heading", { name: "The two plans side by side" }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(desktop.width);
    await opened.close();
  });
});
