/**
 * The page that the link of a mail leads to: links that stop nothing, none at all, a server that is not reached, and
 * one person's reminders after another's.
 */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Reminders } from "#contract/reminders.ts";
import { resetDevice } from "../../../test/dom/device.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { maya, signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const stop = page.getByRole("button", { name: "Stop all reminders" });
const token = `${"a".repeat(22)}.${"b".repeat(43)}`;

describe("the link of a mail", () => {
  test.each([
    ["made by nobody", token, "This link no longer works"],
    ["cut off", "abc", "This link is incomplete"],
  ])("that is %s is told so", async (_, given, sentence) => {
    await openScreen(`/stop-reminders#${given}`);
    await stop.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test("is missing: the page says where it stands", async () => {
    await openScreen("/stop-reminders");
    await expect.element(page.getByText("Open this page from an email")).toBeVisible();
    await expect.element(stop).not.toBeInTheDocument();
  });

  test("says so where they were off already", async () => {
    stubApi("POST /api/reminders/stop", { body: { stopped: { digest: false, beforeDue: false } } });
    await openScreen(`/stop-reminders#${token}`);
    await stop.click();
    await expect.element(page.getByText("Your reminders were already off")).toBeVisible();
  });

  test("waits for the network, and a second press then works", async () => {
    const restore = stubApi("POST /api/reminders/stop", () =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    stubApi("GET /api/account/reminders", { status: 401 });
    await openScreen(`/stop-reminders#${token}`);
    await stop.click();
    await expect.element(page.getByText("We couldn’t reach Tassel")).toBeVisible();
    restore();
    stubApi("POST /api/reminders/stop", { body: { stopped: { digest: true, beforeDue: true } } });
    await stop.click();
    await expect.element(page.getByText("Your reminders are stopped")).toBeVisible();
    const asked = apiRequests().filter(({ path }) => path === "/api/reminders/stop");
    expect(asked.map(({ method }) => method)).toEqual(["POST", "POST"]);
  });
});

test("who signs in next on an open page sees their own reminders", async () => {
  const readReminders = (email: string, isOn: boolean): Reminders => ({
    digest: { isOn, weekday: 0, hour: 17 },
    beforeDue: { isOn: false, days: 3 },
    includesParentTasks: false,
    timeZone: null,
    email,
    perMonth: null,
    sentThisMonth: 0,
  });
  signIn();
  stubApi("GET /api/account/reminders", { body: readReminders(maya.email, true) });
  await openScreen("/stop-reminders");
  const overview = page.getByRole("checkbox", { name: "A weekly overview" });
  await expect.element(overview).toBeChecked();

  await resetDevice();
  await expect.element(page.getByText("Sign in to set them up")).toBeVisible();
  signIn({ ...maya, name: "Noah Example", email: "noah@example.org", accountId: "another" });
  stubApi("GET /api/account/reminders", { body: readReminders("noah@example.org", false) });
  await expect.element(overview).toBeInTheDocument();
  await expect.element(overview).not.toBeChecked();
});
