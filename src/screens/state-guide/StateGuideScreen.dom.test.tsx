/** The guide's finders in use: they start from what is known, ask what is missing, and keep what is answered for every tool. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { blur, focusOn } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests } from "../../../test/dom/stubApi.ts";

// All written pages are read once, which no test is to wait for.
beforeAll(() => fetch("/api/page-data/college-planning-ohio"), 120_000);

const carolina = "/college-planning-north-carolina/applications";
const carolinaTitle = "Where are you guaranteed admission in North Carolina?";

const plan = () => browserPlanStore().getState().plan;

async function openFinder(path: string, title: string): Promise<Locator> {
  await reopenScreen(path);
  return findFinder(title);
}

/** It comes alive once it is near what is seen. */
async function findFinder(title: string): Promise<Locator> {
  const heading = page.getByRole("heading", { name: title });
  (await heading.findElement({ timeout: 15_000 })).scrollIntoView();
  return page.getByCss("section").filter({ has: heading }).last();
}

describe("the aid finder", () => {
  test("asks what is missing, keeps it for another state and a reload, and leaves alone what is not known", async () => {
    await openScreen("/college-cost-calculator");
    await page.getByLabelText("ZIP code, or your state").fill("Ohio");
    await page.getByLabelText("Yearly family income").fill("12k");
    await expect.poll(() => plan().money.familyIncomeUsd).toBe(12_000);
    const askedBefore = apiRequests().length;
    let finder = await openFinder(
      "/college-planning-ohio/financial-aid",
      "Grants and scholarships from Ohio",
    );
    await expect.element(finder.getByRole("button", { name: "Change: Ohio", exact: true })).toBeVisible();
    await finder.getByText("See which ones fit you").click();
    // Told in the calculator, so neither is asked.
    await expect.element(finder.getByLabelText("Student Aid Index (SAI)")).toBeVisible();
    await expect.element(finder.getByLabelText("ZIP code, or your state")).not.toBeInTheDocument();

    const rank = finder.getByLabelText("Class rank (top %)");
    await rank.fill("3,6");
    await expect.poll(() => plan().profile.classRankTopPercent).toBe(3.6);
    const index = finder.getByLabelText("Student Aid Index (SAI)");
    await index.fill("-1501");
    await blur(index);
    await expect.element(finder.getByText("The index is never below −1,500.")).toBeVisible();
    await index.fill("1,200");
    await expect.poll(() => plan().aid["student.studentAidIndex"]).toBe(1_200);
    await expect.element(finder.getByText("You likely qualify").first()).toBeVisible();
    // A field stays while the visit lasts.
    await expect.element(index).toHaveValue("1,200");
    await finder.getByRole("button", { name: "Not sure about the rest" }).click();
    await expect.element(finder.getByText("See which ones fit you")).not.toBeInTheDocument();
    // The focus goes to the way back, and from there to the questions.
    await expect.element(finder.getByRole("button", { name: /you skipped/ })).toHaveFocus();
    await expect.element(finder.getByRole("button", { name: "Change: SAI 1,200" })).toBeVisible();

    finder = await openFinder(
      "/college-planning-florida/financial-aid",
      "Grants and scholarships from Florida",
    );
    await expect.element(finder.getByRole("button", { name: "Change: Ohio", exact: true })).toBeVisible();
    finder = await openFinder("/college-planning-ohio/financial-aid", "Grants and scholarships from Ohio");
    await expect.element(finder.getByText("See which ones fit you")).not.toBeInTheDocument();
    await expect.element(finder.getByRole("button", { name: "Change: SAI 1,200" })).toBeVisible();
    await finder.getByRole("button", { name: /you skipped/ }).click();
    await expect.element(finder.getByText("Credits per term")).toBeVisible();
    expect(JSON.stringify(apiRequests().slice(askedBefore))).not.toMatch(/12,?000|1,?200/);
    expect(await findBarriersInBothThemes("main")).toEqual([]);
  });

  test("by keyboard alone: a known answer is changed in its place, and a box stays checked after a reload", async () => {
    await openScreen("/college-cost-calculator");
    await page.getByLabelText("ZIP code, or your state").fill("Ohio");
    await expect.poll(() => plan().profile.homeState).toBe("OH");
    let finder = await openFinder(
      "/college-planning-ohio/financial-aid",
      "Grants and scholarships from Ohio",
    );
    await focusOn(finder.getByRole("button", { name: "Change: High school in Ohio" }));
    await userEvent.keyboard("{Enter}");
    await focusOn(finder.getByLabelText("State where you graduate from high school"));
    await userEvent.selectOptions(finder.getByLabelText("State where you graduate from high school"), "TX");
    await expect.poll(() => plan().aid["student.schoolState"]).toBe("TX");
    await focusOn(finder.getByRole("button", { name: "Done" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(finder.getByRole("button", { name: "Change: High school in Texas" })).toBeVisible();

    const program = finder
      .getByCss("li")
      .filter({ hasText: /You or a parent served/ })
      .first();
    await focusOn(program.getByCss("summary").first());
    await userEvent.keyboard("{Enter}");
    await focusOn(program.getByLabelText(/You or a parent served/));
    await userEvent.keyboard(" ");
    await expect.poll(() => plan().aid["student.needOHveteranFamily"]).toBe(true);
    finder = await openFinder(window.location.pathname, "Grants and scholarships from Ohio");
    const again = finder.getByLabelText(/You or a parent served/);
    await expect.element(again).toBeChecked();
  });
});

describe("the guarantee finder", () => {
  test("asks what one of the state's rules turns on, takes an average of 3.5 in 100 for a question, and keeps “not sure”", async () => {
    await openScreen("/college-planning-ohio");
    let finder = await openFinder(carolina, carolinaTitle);
    await finder.getByText("100 points").click();
    const average = finder.getByLabelText("Grade average (GPA)");
    await average.fill("3.5");
    await blur(average);
    await expect.element(finder.getByText("Is that 3.5 out of 4.0?")).toBeVisible();
    expect(plan().profile.gpa).toBeNull();
    await finder.getByRole("button", { name: "Yes, out of 4.0" }).click();
    await expect.poll(() => plan().profile).toMatchObject({ gpa: 3.5, gpaScale: "unweighted" });
    // No rule here goes by rank.
    await expect.element(finder.getByLabelText("Class rank (top %)")).not.toBeInTheDocument();
    await finder.getByText("Yes, public").click();
    await expect.poll(() => plan().profile.attendsPublicSchool).toBe(true);
    await finder.getByText("Not sure", { exact: true }).first().click();
    await expect.poll(() => plan().profile.notSure.join(" ")).toMatch(/^hasRequiredCourses@/);

    finder = await openFinder(carolina, carolinaTitle);
    for (const known of ["GPA 3.5", "Public high school"])
      await expect.element(finder.getByRole("button", { name: `Change: ${known}` })).toBeVisible();
    await expect.element(finder.getByText("Will you have the required courses")).not.toBeInTheDocument();
    await finder.getByRole("button", { name: "Change: Public high school" }).click();
    await finder.getByText("private, religious or homeschool").click();
    await expect.element(finder.getByText("Not with these answers").first()).toBeVisible();
  });
});
