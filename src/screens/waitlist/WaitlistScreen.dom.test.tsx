/** The waitlist form: by keyboard alone, with every wrong field, kept over a reload, and sent without a network. */
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen, reopenScreen } from "../../../test/dom/openScreen.tsx";
import { pressTabUntil } from "../../../test/dom/pressTabUntil.ts";
import { apiRequests } from "../../../test/dom/stubApi.ts";

const sentBodies = () =>
  apiRequests().flatMap(({ method, path, body }) =>
    method === "POST" && path === "/api/waitlist" ? [body] : [],
  );

test("a place is asked for with Tab, Space and the arrow keys", async () => {
  await openScreen("/waitlist");
  await pressTabUntil("A student");
  await userEvent.keyboard(" {ArrowRight}{Tab}Dad@Family.example{Tab} {Tab}{Enter}");
  await expect.element(page.getByRole("heading", { name: "You’re on the waitlist" })).toBeVisible();
  await expect.element(page.getByText("We delete your address after 730 days").first()).toBeVisible();
  expect(sentBodies()).toEqual([
    expect.objectContaining({
      email: "Dad@Family.example",
      role: "parent",
      wishes: ["letterPhoto"],
      isThirteenOrOlder: true,
    }),
  ]);
  expect(await findBarriers()).toEqual([]);
});

test("each of the three missing answers is named, and who is under 13 is told what to do", async () => {
  await openScreen("/waitlist");
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect.element(page.getByText("3 things to fix")).toBeVisible();
  const problems = page.getByCss("[data-problems]");
  for (const sentence of [
    "Please choose who you are.",
    "This does not look like an email address",
    "If not, ask a parent to sign up.",
  ]) {
    await expect.element(problems.getByText(sentence)).toBeVisible();
  }
  await problems.getByRole("link", { name: /^Your age/ }).click();
  await expect.poll(() => document.activeElement?.closest("fieldset")?.id).toBe("waitlist-age");
  expect(await findBarriers()).toEqual([]);
  expect(sentBodies()).toEqual([]);
});

test("a reload and a way to another page and back keep what was written and chosen", async () => {
  await openScreen("/waitlist");
  const email = page.getByLabelText("Your email");
  await page.getByText("I am 13 or older").click();
  await page.getByText("A counselor").click();
  await email.fill("half an addr");
  await reopenScreen();
  await expect.element(email).toHaveValue("half an addr");
  for (const choice of ["A counselor", "I am 13 or older"]) {
    await expect.element(page.getByLabelText(choice)).toBeChecked();
  }
  await page.getByRole("link", { name: "See all tools" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Planning tools" })).toBeVisible();
  window.history.back();
  await expect.element(email).toHaveValue("half an addr");
});

test("sent without a network it waits, is accessible so, and goes out with the network", async () => {
  await openScreen("/waitlist", { isWholeApp: true });
  await page.getByText("A student").click();
  await page.getByLabelText("Your email").fill("ana@family.example");
  await page.getByText("I am 13 or older").click();
  const onLine = vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect.element(page.getByText("will be sent when you’re back online")).toBeVisible();
  expect(sentBodies()).toHaveLength(0);
  expect(await findBarriers()).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("heading", { name: "You’re on the waitlist" })).toBeVisible();
  expect(sentBodies()).toEqual([expect.objectContaining({ wishes: ["letterPhoto"] })]);
});
