/** With a plan on the device: the menu of "My plan", the home page's own card, hiding it, and the way back. */
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { glanceWords } from "#components/due/glanceWords.ts";
import { navigate } from "#ui/router.tsx";
import { focusOn } from "../../../test/dom/actions.ts";
import { findBarriersInBothThemes } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen, phone, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { savedPlan } from "../../../test/support/savedPlan.ts";

const now = "2026-11-26T12:00:00";
const header = page.getByCss("header");
const entry = header.getByCss("summary").filter({ hasText: "My plan" });
const menu = header.getByRole("navigation", { name: "My plan" });
const card = page.getByRole("region", { name: "My plan" });
const sample = page.getByCss("figure").filter({ hasText: "A plan in October" });
const getFocusedText = () => document.activeElement?.textContent ?? "";

// Turned into scripts when first asked for, which no test is to wait for.
beforeAll(
  () =>
    Promise.all([
      import("./PlanMenu.tsx"),
      import("#screens/home/OwnCard.tsx"),
      import("#screens/my-plan/WholePlan.tsx"),
      import("#components/due/GlanceRefresh.tsx"),
    ]).then(() => undefined),
  120_000,
);

test("a visitor has the link and the sample; a first college makes them a menu and a card of the same size", async () => {
  await openScreen("/", { viewport: desktop, isWholeApp: true, now });
  const link = header.getByRole("link", { name: "My plan" });
  await expect.element(link).toHaveAttribute("href", "/my-plan");
  await expect.element(sample).toBeVisible();
  const before = [link, sample].map((one) => one.element().getBoundingClientRect());
  expect(entry.elements()).toHaveLength(0);

  await openScreen("/", { viewport: desktop, isWholeApp: true, now, plan: savedPlan() });
  await expect.element(entry).toBeVisible();
  await expect.element(card).toBeVisible();
  const places = [entry, card].map((one) => one.element().getBoundingClientRect());
  expect(places.map((place) => place.toJSON() as unknown)).toEqual(
    before.map((place) => place.toJSON() as unknown),
  );
  // Worked out here, for no page with the plan was open yet: the University of California closes first.
  await expect.element(card.getByText("Nov 30, in 4 days")).toBeVisible();
  expect(card.getByText("University of California").elements()).toHaveLength(1);
  expect(sample.element().checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(await findBarriersInBothThemes()).toEqual([]);
});

test("the menu opens by the keyboard, goes through by arrows, gives the focus back, and leads to the plan's pages", async () => {
  await openScreen("/about", { viewport: desktop, isWholeApp: true, now, plan: savedPlan() });
  await focusOn(entry);
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(getFocusedText).toContain("Today");
  await expect.poll(getFocusedText).toContain("Nov 30, in 4 days: University of California");
  const links = menu.getByCss("a").elements();
  expect(links.map((link) => [link.firstElementChild?.textContent, link.getAttribute("href")])).toEqual([
    ["Today", "/my-plan"],
    ["Timeline", "/timeline-success"],
    ["Money", "/college-cost-calculator"],
    ["Essays", "/essays"],
    ["Ask", "/counselor"],
    ["People", "/sharing"],
  ]);
  expect(await findBarriersInBothThemes("header")).toEqual([]);
  await userEvent.keyboard("{End}");
  expect(getFocusedText()).toContain("People");
  await userEvent.keyboard("{Escape}");
  expect(getFocusedText()).toBe("My plan");
  expect(header.getByCss("details[open]").elements()).toHaveLength(0);

  await page.viewport(phone.width, phone.height);
  await entry.click();
  const sheet = menu.element().parentElement?.getBoundingClientRect();
  expect(sheet).toMatchObject({ left: 0, right: phone.width, bottom: phone.height });
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await menu.getByRole("link", { name: "Essays" }).click();
  await expect.poll(() => window.location.pathname).toBe("/essays");
  expect(header.getByCss("details[open]").elements()).toHaveLength(0);
});

test("hidden on this device, the sample is back and the menu has no date, until My plan shows it again", async () => {
  await openScreen("/", { isWholeApp: true, now, plan: savedPlan() });
  await card.getByRole("button", { name: glanceWords.hide }).click();
  await expect.element(sample).toBeVisible();
  await expect.element(page.getByText(glanceWords.hiddenHow)).toBeVisible();
  await reopenScreen();
  await entry.click();
  await expect.element(menu.getByText("What is due, and your list")).toBeVisible();
  navigate("/my-plan");
  await page.getByRole("button", { name: glanceWords.show }).click();
  expect(page.getByText(glanceWords.hiddenNote).elements()).toHaveLength(0);
  navigate("/");
  await expect.element(card.getByText("Nov 30, in 4 days")).toBeVisible();
});
