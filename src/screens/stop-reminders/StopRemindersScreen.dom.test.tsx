/** The page that the link of a mail leads to: links that stop nothing, none at all, and a server that is not reached. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const stop = page.getByRole("button", { name: "Stop all reminders" });
const token = `${"a".repeat(22)}.${"b".repeat(43)}`;

describe("the link of a mail", () => {
  test.each([
    ["made by nobody", token, "This link stops nothing any more"],
    ["cut off", "abc", "This link is not whole"],
  ])("that is %s is told so", async (_, given, sentence) => {
    await openScreen(`/stop-reminders#${given}`);
    await stop.click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test("is missing: the page says where it stands", async () => {
    await openScreen("/stop-reminders");
    await expect.element(page.getByText("Open this page from a mail")).toBeVisible();
    await expect.element(stop).not.toBeInTheDocument();
  });

  test("says so where they were off already", async () => {
    stubApi("POST /api/reminders/stop", { body: { stopped: { digest: false, beforeDue: false } } });
    await openScreen(`/stop-reminders#${token}`);
    await stop.click();
    await expect.element(page.getByText("They were off already")).toBeVisible();
  });

  test("waits for the network, and a second press then works", async () => {
    const restore = stubApi("POST /api/reminders/stop", () =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    stubApi("GET /api/account/reminders", { status: 401 });
    await openScreen(`/stop-reminders#${token}`);
    await stop.click();
    await expect.element(page.getByText("Our server could not be reached")).toBeVisible();
    restore();
    stubApi("POST /api/reminders/stop", { body: { stopped: { digest: true, beforeDue: true } } });
    await stop.click();
    await expect.element(page.getByText("Your reminders are stopped")).toBeVisible();
    const asked = apiRequests().filter(({ path }) => path === "/api/reminders/stop");
    expect(asked.map(({ method }) => method)).toEqual(["POST", "POST"]);
  });
});
