/** Colleges looked at in one tool are offered in the others, and those only opened can be forgotten. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";

const rice = /^Add (?:William Marsh )?Rice University/;

test("a page that was opened is offered where colleges are compared and visited, until it is forgotten", async () => {
  await openScreen("/colleges/rice-university");
  await expect.element(page.getByRole("heading", { level: 1, name: "Rice University" })).toBeVisible();
  await expect.poll(() => localStorage.getItem("tassel-colleges-opened")).toBe("[227757]");
  await reopenScreen("/compare?college=228778");
  await page.getByRole("button", { name: rice }).click();
  await expect.poll(() => window.location.search).toBe("?college=228778&college=227757");
  expect(page.getByText("Colleges you looked at").elements()).toHaveLength(0);

  await reopenScreen("/college-visit-planner");
  const forVisit = page.getByRole("list", { name: "Colleges you looked at" });
  await expect.poll(() => forVisit.getByRole("button").elements().length).toBe(2);
  expect(browserPlanStore().getState().plan.colleges).toEqual([]);

  await reopenScreen("/my-plan#known");
  const known = page.getByRole("region", { name: "What we know about you" });
  await expect.element(known.getByText("Rice University", { exact: true })).toBeVisible();
  await known.getByRole("button", { name: "Forget the colleges you opened" }).click();
  await expect.element(known.getByText("We no longer remember which colleges you opened.")).toBeVisible();
  expect(localStorage.getItem("tassel-colleges-opened")).toBeNull();
});
