/** The college search: by name and keyboard, by state and filter, what is too long, and where nothing is found. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";

const field = page.getByLabelText("Search by name");

test("a college is found by its nickname and opened by keyboard alone", async () => {
  await openScreen("/colleges");
  await field.click();
  await userEvent.keyboard("mizzou");
  await expect.element(page.getByText("1 college for “mizzou”")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "University of Missouri-Columbia" }))
    .toBeVisible();
  expect(window.location.pathname).toBe("/colleges/university-of-missouri-columbia");
  await expect.poll(() => document.title).toContain("University of Missouri-Columbia");
});

test("arrow keys go from the field through the list and back", async () => {
  await openScreen("/colleges");
  await field.fill("texas");
  await expect.element(page.getByText(/colleges for “texas”/)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{ArrowDown}");
  const rows = page.getByCss("[data-college-link]");
  await expect.element(rows.nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
});

test("a state chosen from the start opens its list from the top, and back leads to the start again", async () => {
  await openScreen("/colleges");
  await page.getByRole("link", { name: /^Wyoming \d+ colleges$/ }).click();
  await expect.element(page.getByRole("button", { name: "Remove filter: Wyoming" })).toBeVisible();
  expect(window.scrollY).toBe(0);
  window.history.back();
  await expect.element(page.getByRole("heading", { name: "Start with a state" })).toBeVisible();
});

test("ten thousand characters are searched without a hang and said to be too many", async () => {
  await openScreen("/colleges");
  const text = "college ".repeat(1_250);
  await field.fill(text);
  await expect
    .element(
      page.getByText(
        "What you typed is longer than any college’s name, so we searched only for the first few words.",
      ),
    )
    .toBeVisible();
  await expect.element(field).toHaveValue(text);
  expect(window.location.search).toBe("");
});

test("more asked for while the list of a new filter is on its way is more of that list", async () => {
  await openScreen("/colleges?state=TX");
  const filter = page.getByText("Public", { exact: true });
  const more = page.getByRole("button", { name: "Show 20 more" });
  await expect.element(filter).toBeInTheDocument();
  await expect.element(more).toBeVisible();
  const [filterElement, moreElement] = [filter.element(), more.element()];
  if (!(filterElement instanceof HTMLElement) || !(moreElement instanceof HTMLElement))
    throw new Error("no buttons");
  const before = page.getByText(/^Showing 20 of/).element().textContent;
  // One press after the other in one task: the search of the new filter has not answered.
  filterElement.click();
  await Promise.resolve();
  moreElement.click();
  await expect.element(page.getByText(/^Showing 40 of/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove filter: Public" })).toBeVisible();
  await expect
    .poll(() => page.getByText(/^Showing 40 of/).element().textContent)
    .not.toBe(before.replace("20", "40"));
  await expect.element(page.getByText(/^Showing 40 of/)).toBeVisible();
});

test("where nothing is found, what to try is offered and works", async () => {
  await openScreen("/colleges?q=swarthmore&state=TX");
  await expect.element(page.getByText("No results for “swarthmore”")).toBeVisible();
  await page.getByRole("button", { name: "Search without the filters" }).click();
  await expect.element(page.getByRole("link", { name: "Swarthmore College" })).toBeVisible();
});

test("what is no college leads on to the search over guides and help", async () => {
  await openScreen("/colleges?q=zzyzxq");
  await expect
    .element(page.getByRole("link", { name: "Look in guides and help" }))
    .toHaveAttribute("href", "/help?q=zzyzxq");
});

test("a part of the address that means nothing is named, and the rest applies", async () => {
  await openScreen("/colleges?q=rice&state=TX&size=huge");
  await expect.element(page.getByText("We couldn’t read one of the filters")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Rice University" })).toBeVisible();
});

test("what is typed stays when the first answer about the student arrives, as from another tab", async () => {
  await openScreen("/colleges");
  await field.fill("mizzou");
  const found = page.getByText("1 college for “mizzou”");
  await expect.element(found).toBeVisible();
  const byMatch = page.getByRole("option", { name: "Best match" });
  await expect.element(byMatch).not.toBeInTheDocument();
  browserPlanStore().give({ kind: "setProfile", fields: { gpa: 3.4 } });
  await expect.element(byMatch).toBeInTheDocument();
  await expect.element(field).toHaveValue("mizzou");
  await expect.element(found).toBeVisible();
});

test("“near me” without a home says so and asks for it; with one, the nearest lead", async () => {
  await openScreen("/colleges?sort=near");
  const asked = page.getByText("We don’t know where you live");
  await expect.element(asked).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add your ZIP code" }))
    .toHaveAttribute("href", "/college-match-quiz");
  const home = { homeZip: "79830", homeState: "TX", homeLatitude: 30.27, homeLongitude: -103.65 } as const;
  browserPlanStore().give({ kind: "setProfile", fields: home });
  await expect
    .element(page.getByCss("[data-college-link]").nth(0))
    .toHaveTextContent("Sul Ross State University");
  await expect.element(asked).not.toBeInTheDocument();
});

test("before a search, the largest public colleges lead; with a home, the nearest ones do, and the page says so", async () => {
  await openScreen("/colleges");
  const first = page.getByCss("[data-college-link]").nth(0);
  await expect.element(page.getByText("largest public colleges in each state")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "near you" })).not.toBeInTheDocument();
  const home = { homeZip: "79830", homeState: "TX", homeLatitude: 30.27, homeLongitude: -103.65 } as const;
  browserPlanStore().give({ kind: "setProfile", fields: home });
  await expect.element(page.getByText("public colleges nearest you")).toBeVisible();
  await expect.element(first).toHaveTextContent("Sul Ross State University");
  await expect
    .element(page.getByRole("heading", { name: "Public and well-known colleges near you" }))
    .toBeVisible();
});
