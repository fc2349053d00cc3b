/** What an invitation's last link leads to: stopped, allowed again, and a link that is no good. */
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const stop = page.getByRole("button", { name: "Stop emailing me invitations" });
const token = `${"a".repeat(22)}.${"b".repeat(43)}`;
const path = "POST /api/invitations/refuse";

test("one press stops them, and another allows them again", async () => {
  stubApi(path, { body: { refuses: true } });
  await openScreen(`/invitation#${token}`);
  await stop.click();
  await expect.element(page.getByText("We won’t email invitations")).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  stubApi(path, { body: { refuses: false } });
  await page.getByRole("button", { name: "Allow them again" }).click();
  await expect.element(page.getByText("Your address can receive invitations again")).toBeVisible();
  const sent = apiRequests().filter((one) => one.path === "/api/invitations/refuse");
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("a link that was made by nobody is told so, and nothing is claimed", async () => {
  await openScreen(`/invitation#${token}`);
  await stop.click();
  await expect.element(page.getByText("This link no longer works")).toBeVisible();
  await expect.element(stop).toBeVisible();
});
