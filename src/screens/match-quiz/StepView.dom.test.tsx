/** A question of the quiz on a small screen: all of it in sight, and whatever has the focus. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";

test("the first question fits one screen of a phone, with its button", async () => {
  await openScreen("/college-match-quiz", { isWholeApp: true });
  await page.getByLabelText("Grade average (GPA)").fill("3.4");
  const button = page
    .getByRole("button", { name: /^Next: / })
    .element()
    .getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
});

test("a choice that gets the focus below the window comes into sight whole", async () => {
  await openScreen("/college-match-quiz", { viewport: { width: 390, height: 470 } });
  await page.getByText("12th", { exact: true }).click();
  await userEvent.keyboard("{Tab}");
  for (let presses = 0; presses < 4; presses += 1) {
    const chip = document.activeElement?.nextElementSibling?.getBoundingClientRect();
    expect(chip?.height).toBeGreaterThanOrEqual(44);
    expect(chip?.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard("{ArrowRight}");
  }
});

test("3.5 out of 100 is asked about, and yes puts it on the 4.0 scale", async () => {
  await openScreen("/college-match-quiz", { isWholeApp: true });
  await page.getByText("100 points", { exact: true }).click();
  const average = page.getByLabelText("Grade average (GPA)");
  await average.fill("3.5");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("Is that 3.5 out of 4.0?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, out of 4.0" }).click();
  await expect.element(page.getByRole("radio", { name: "4.0 scale" })).toBeChecked();
  await expect.element(average).toHaveValue("3.5");
  expect(page.getByText(/^Is that/).elements()).toEqual([]);
});
