/** The devices of an account: listed, none, and signing out of all of them when the server refuses. */
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { KnownDevice } from "#contract/account.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { stubApi } from "../../../test/dom/stubApi.ts";

const devicesPath = "GET /api/account/devices";
const device: KnownDevice = {
  label: "Chrome on a Chromebook",
  firstAt: "2026-11-02T15:04:00.000Z",
  lastAt: "2026-11-20T15:04:00.000Z",
};
const stubDevices = (devices: readonly KnownDevice[]) => stubApi(devicesPath, { body: { devices } });
const section = () => page.getByRole("region", { name: "Where you’ve signed in" });

beforeEach(() => {
  signIn();
  stubApi("GET /api/reminders", { status: 404 });
});

test("are listed with browser, system and the last sign-in, also one whose browser is not known", async () => {
  stubDevices([device, { ...device, label: "", firstAt: "2026-10-01T12:00:00.000Z" }]);
  await openScreen("/account", { viewport: { width: 320, height: 640 } });
  await expect.element(section().getByText("Chrome on a Chromebook")).toBeVisible();
  await expect.element(section().getByText("A browser", { exact: true })).toBeVisible();
  expect(
    section()
      .getByText(/^Last sign-in November 20, 2026/)
      .elements(),
  ).toHaveLength(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await findBarriers("#main")).toEqual([]);
});

test("none is said as that", async () => {
  stubDevices([]);
  await openScreen("/account");
  await expect.element(section().getByText(/^No devices are listed/)).toBeVisible();
});

test("a refusal to sign out everywhere is shown, and nobody is signed out", async () => {
  stubDevices([device]);
  const detail = "Too much was sent from your account in a short time.";
  const problem = { type: "about:blank", title: "Too many requests", status: 429, detail };
  stubApi("POST /api/account/sign-out-everywhere", { status: 429, body: problem });
  await openScreen("/account");
  await section().getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.element(section().getByText(detail)).toBeVisible();
  await expect.element(section().getByRole("button", { name: "Sign out everywhere" })).toBeEnabled();
});
