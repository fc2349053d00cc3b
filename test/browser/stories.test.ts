/** A story's chapter opened in the tools: beside the family's own plan, only once, and gone when removed. */
import { expect, test } from "vitest";
import { waitForHydration } from "./inUse.ts";
import { desktop, open } from "./open.ts";

test("a chapter's plan opens as a student of its own, and removing it leaves the family's plan as it was", async () => {
  const { page, close } = await open("/colleges/the-university-of-texas-at-austin", { viewport: desktop });
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page.goto(new URL("/maya-story-november", page.url()).href);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Open this plan in the tools" }).click();
  await page.getByRole("link", { name: "See it in My plan" }).click();
  await page.getByRole("heading", { name: "Your list: 8 colleges" }).waitFor();
  const students = page.locator("select").first();
  expect(await students.locator("option").count()).toBe(2);

  // Opened again from its page, it is not duplicated.
  await page.goto(new URL("/maya-story-november", page.url()).href);
  await page
    .getByText(/is (the student|now the student)|Maya \(story, November\)/)
    .first()
    .waitFor();

  await page.goto(new URL("/your-data", page.url()).href);
  await page.getByRole("button", { name: "Remove the plan of Maya (story, November)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove this plan" }).click();
  await page.getByText("The plan of Maya (story, November) is gone from this device.").waitFor();
  await page.goto(new URL("/my-plan", page.url()).href);
  await page.getByRole("heading", { name: "Your list: 1 college" }).waitFor();
  await page.getByRole("link", { name: "The University of Texas at Austin" }).first().waitFor();
  await close();
});
