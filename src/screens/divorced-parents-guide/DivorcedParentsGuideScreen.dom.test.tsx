/** Two households: the FAFSA parent by keyboard, and what one household hands to the student, or is refused. */
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readShare } from "#domain/aid/householdShare.ts";
import { focusOn, readSavedFile } from "../../../test/dom/actions.ts";
import { closeScreen, openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { austin, planFile } from "../../../test/support/timelinePlan.ts";

const path = "/divorced-parents-guide";
/** Household two's figures: they would be recognized anywhere. */
const seconds = { pay: "7,777,123", savings: "8,123,456" };
const traces = ["7,777,123", "7777123", "8,123,456", "8123456"];

const code = page.getByCss("output");
const ownPay = page.getByLabelText("What this household can pay a year").first();

async function openGuide(): Promise<void> {
  await openScreen(path);
  await expectStart();
}

async function expectStart(): Promise<void> {
  await expect.element(page.getByRole("heading", { name: "Who is using this?" })).toBeVisible();
}

/** By keyboard alone: to the named choice, then on. */
async function choose(title: string, choice: string): Promise<void> {
  await expect.element(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  const radio = page.getByRole("radio", { name: choice });
  await focusOn(radio);
  await userEvent.keyboard(" ");
  await expect.element(radio).toBeChecked();
  await userEvent.keyboard("{Enter}");
}

const expectResult = (sentence: string) =>
  expect.element(page.getByRole("heading", { level: 3, name: sentence })).toBeVisible();

async function answerTool(): Promise<void> {
  await choose("What is the parents’ situation?", "Living apart");
  await expect
    .element(page.getByRole("heading", { name: "What should we call the two parents?" }))
    .toBeVisible();
  await page.getByLabelText("Parent 1", { exact: true }).fill("Ana");
  await page.getByLabelText("Parent 2", { exact: true }).fill("Ben");
  await userEvent.keyboard("{Enter}");
  await choose("Who paid more of the student’s costs in the last 12 months?", "Exactly the same");
  await choose("Who has the higher income and assets?", "Ana");
  await choose("Is Ana now married to someone else?", "Yes");
  await choose("Did Ana and the spouse file a joint tax return?", "No, or not that year");
  await choose("Who did the student live with more in the last 12 months?", "Ben");
  await expectResult("Ana is the FAFSA parent");
}

async function shareHouseholdPay(): Promise<void> {
  await focusOn(page.getByRole("checkbox", { name: "What this household can pay a year" }));
  await userEvent.keyboard(" ");
  await expect.element(code).toBeVisible();
}

const openPart = (name: string) => page.getByRole("button", { name }).click();

async function closePart(): Promise<void> {
  await page.getByRole("button", { name: "Close this part" }).click();
  await expectStart();
}

describe("the FAFSA parent", () => {
  test("is found by keyboard on a phone, with the reason, and stands after a reload", async () => {
    await openGuide();
    await focusOn(page.getByRole("button", { name: "Next: their first names" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Choose an answer to continue.")).toBeVisible();
    await answerTool();
    await expect.poll(() => document.activeElement?.textContent).toBe("Ana is the FAFSA parent");
    const tool = page.getByCss("#tool");
    for (const sentence of [
      "the one with the higher income and assets reports",
      "the stepparent fills out their own part",
      "Ben does not report on the FAFSA.",
      "Some colleges go by where the student lives: Ben.",
    ]) {
      await expect.element(tool.getByText(sentence).first()).toBeVisible();
    }

    await reopenScreen();
    await expectResult("Ana is the FAFSA parent");
    await page.getByRole("button", { name: /^Change: Who paid more/ }).click();
    await choose("Who paid more of the student’s costs in the last 12 months?", "Ben");
    // Ana's marriage is not Ben's: that question is asked anew.
    await choose("Is Ben now married to someone else?", "No");
    await expectResult("Ben is the FAFSA parent");
    expect(window.location.search).toBe("");
  });

  test("a name that is too long is said so and stays as typed", async () => {
    await openGuide();
    await choose("What is the parents’ situation?", "Living apart");
    const field = page.getByLabelText("Parent 1", { exact: true });
    await field.fill("x".repeat(31));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Use 30 letters or fewer.")).toBeVisible();
    await expect.element(field).toHaveValue("x".repeat(31));
  });
});

describe("two households", () => {
  test("neither sees the other's figures; a file carries chosen results alone", async () => {
    await openGuide();
    await openPart("I am Parent 2");
    await expect.element(page.getByRole("heading", { name: "Parent 2’s household" })).toBeVisible();
    await ownPay.fill(seconds.pay);
    await page.getByLabelText("Saved for this student").fill(seconds.savings);
    await shareHouseholdPay();
    await page.getByRole("button", { name: "Share on this device" }).click();
    await expect.element(page.getByText("This is now shared. The student sees it").first()).toBeVisible();
    await closePart();

    await openPart("I am Parent 1");
    await expect.element(page.getByRole("heading", { name: "Parent 1’s household" })).toBeVisible();
    await expect.element(page.getByText("Only the student sees the amount.")).toBeVisible();
    const refusal = page.getByText("Use numbers only, such as 18,000.");
    await ownPay.fill("1e12");
    await expect.element(refusal).not.toBeInTheDocument();
    await userEvent.keyboard("{Tab}");
    await expect.element(refusal).toBeVisible();
    await expect.element(ownPay).toHaveValue("1e12");
    await ownPay.fill("6,000");
    await page.getByLabelText("Saved for this student").fill("4,321");
    await shareHouseholdPay();
    const file = await readSavedFile(() => page.getByRole("button", { name: "Save as a file" }).click());
    expect(readShare(file)).toMatchObject({ ok: true, value: { household: "first", payPerYearUsd: 6_000 } });
    expect(file).not.toContain("4321");
    const seen = document.documentElement.outerHTML;
    for (const trace of traces) {
      expect(seen, trace).not.toContain(trace);
      expect(file, trace).not.toContain(trace);
    }

    await page.getByRole("button", { name: "Share on this device" }).click();
    await expect.element(page.getByText("The total appears here once both households agree.")).toBeVisible();
    await closePart();
    await openPart("I am the student");
    await expect.element(page.getByText("$7,783,123").first()).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain("8,123,456");
    await closePart();

    await openPart("I am Parent 1");
    await page.getByRole("button", { name: "Remove my part from this device" }).click();
    await expect.element(page.getByText("Your part was removed from this device.").first()).toBeVisible();
    await expect.element(ownPay).toHaveValue("");
  });

  test("note what a college of the plan wants, with its fees and its page about aid", async () => {
    await openScreen(path, { plan: planFile(2027, [{ unitId: austin }]) });
    const wish = page.getByRole("group", { name: "What does The University of Texas at Austin want?" });
    await focusOn(wish.getByRole("radio", { name: "From both" }));
    await userEvent.keyboard(" ");
    await expect
      .element(
        page.getByText("1 college wants it: $25 in fees for the household that files first (2026-27)."),
      )
      .toBeVisible();
    await expect
      .element(page.getByText("1 of them wants the other parent’s form too: $25 once"))
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "The University of Texas at Austin’s financial aid page" }))
      .toBeVisible();
  });

  test("a code goes from one device to another, and a wrong one is refused with its reason", async () => {
    await openGuide();
    await openPart("I am Parent 2");
    await ownPay.fill("9000");
    await shareHouseholdPay();
    const sent = code.element().textContent;
    expect(sent).toMatch(/^TASSEL1-B-P9000-/);
    await closeScreen();

    await openGuide();
    await openPart("I am the student");
    const field = page.getByLabelText("Code from a household");
    const openCode = page.getByRole("button", { name: "Open the code" });
    for (const [typed, sentence] of [
      ["", "There is no code here yet."],
      ["hello", "This is not a code or file from a household."],
      [sent.slice(0, -4), "This code is cut off"],
      [sent.replace("P9000", "P9900"), "This code is cut off or has a wrong letter"],
      [sent.replace("TASSEL1", "TASSEL9"), "made by a newer version"],
    ] as const) {
      await field.fill(typed);
      await openCode.click();
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(field).toHaveValue(typed);
    }
    await field.fill(sent);
    await openCode.click();
    await expect.element(page.getByText("$9,000 a year").first()).toBeVisible();
    await expect.element(page.getByText("Still missing: an amount from Parent 1.")).toBeVisible();
  });
});
