/** What we know about a student: every answer with its origin, changed in place, forgotten, and brought back. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { navigate } from "#ui/router.tsx";
import { openScreen } from "../../../test/dom/openScreen.tsx";

test("what the quiz was told is here, and what it was not is one press away", async () => {
  await openScreen("/college-match-quiz", { isWholeApp: true });
  await page.getByText("11th", { exact: true }).click();
  await page.getByLabelText("Grade average (GPA)").fill("3.1");
  await page.getByRole("button", { name: /^Next: / }).click();
  await expect.poll(() => window.location.hash).toBe("#home");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.poll(() => window.location.hash).toBe("#pay");
  await page.getByRole("button", { name: "Not sure yet" }).click();
  await expect.poll(() => window.location.hash).toBe("#results");

  navigate("/my-plan#known");
  const known = page.getByRole("region", { name: "What we know about you" });
  await expect.element(known.getByText("11th grade")).toBeVisible();
  await expect.element(known.getByText(/^You told us on /).first()).toBeVisible();
  await expect.element(known.getByText("You left these blank")).toBeVisible();
  await expect.element(known.getByRole("button", { name: /Add: ?What you can pay/ })).toBeVisible();

  await known.getByRole("button", { name: "Change GPA" }).click();
  await known.getByLabelText("Grade average (GPA)").fill("3.4");
  await known.getByRole("button", { name: "Done" }).click();
  await expect.element(known.getByText("3.4", { exact: true })).toBeVisible();

  await known.getByRole("button", { name: "Forget GPA" }).click();
  await expect.element(page.getByText("We no longer have your GPA.").first()).toBeVisible();
  expect(known.getByRole("button", { name: "Forget GPA" }).elements()).toHaveLength(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.element(known.getByText("3.4", { exact: true })).toBeVisible();
});
