/** The waitlist form: by keyboard alone, and with every wrong field. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { pressTabUntil } from "../../../test/dom/pressTabUntil.ts";
import { apiRequests } from "../../../test/dom/stubApi.ts";

const sentBodies = () =>
  apiRequests().flatMap(({ method, path, body }) =>
    method === "POST" && path === "/api/waitlist" ? [body] : [],
  );

test("a place is asked for with Tab, Space and the arrow keys", async () => {
  await openScreen("/waitlist");
  await pressTabUntil("AI counselor");
  await userEvent.keyboard(" ");
  await pressTabUntil("Essay coach");
  await userEvent.keyboard(" ");
  await pressTabUntil("A student");
  await userEvent.keyboard(" {ArrowRight}{Tab}Dad@Family.example{Tab} {Tab}{Enter}");
  await expect.element(page.getByRole("heading", { name: "You are on the waitlist" })).toBeVisible();
  await expect.element(page.getByText("Your address is deleted after 730 days").first()).toBeVisible();
  expect(sentBodies()).toEqual([
    expect.objectContaining({
      email: "Dad@Family.example",
      role: "parent",
      wishes: ["aiCounselor", "essayCoach"],
      isThirteenOrOlder: true,
    }),
  ]);
  expect(await findBarriers()).toEqual([]);
});

test("each of the four missing answers is named, and who is under 13 is told what to do", async () => {
  await openScreen("/waitlist");
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect.element(page.getByText("4 things to correct")).toBeVisible();
  const problems = page.getByCss("[data-problems]");
  for (const sentence of [
    "Please choose at least one thing to hear about.",
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
