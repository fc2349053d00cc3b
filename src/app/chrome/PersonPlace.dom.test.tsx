/** The place of the person in the bar on top: for a visitor, for who is signed in, and in the phone's menu. */
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { UserProfile } from "#contract/userProfile.ts";
import { findBarriers } from "../../../test/dom/findBarriers.ts";
import { desktop, openScreen } from "../../../test/dom/openScreen.tsx";
import { signIn } from "../../../test/dom/signIn.ts";
import { apiRequests, stubApi } from "../../../test/dom/stubApi.ts";

const administrator: UserProfile = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  roles: ["Administrator"],
  primaryAdmin: true,
  accountId: "someone",
  subject: "tassel|example",
  claims: {},
};

const forAll = [
  "Home",
  "Solutions",
  "How It Works",
  "Blog",
  "Resources",
  "Pricing",
  "About",
  "Help Center",
  "Subscription",
];

const header = page.getByCss("header");
const menu = page.getByCss("header details[open]");

describe("the place of the person", () => {
  test("is Sign In for a visitor, who is not asked about", async () => {
    await openScreen("/", { viewport: desktop, isWholeApp: true });
    await expect.element(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/sign-in");
    expect(header.getByCss("[role=status]").elements()).toHaveLength(0);
    expect(
      apiRequests().filter(({ method, path }) => `${method} ${path}` === "GET /api/user/profile"),
    ).toEqual([]);
  });

  test("is the user's menu for someone who is signed in", async () => {
    signIn(administrator);
    await openScreen("/about", { viewport: desktop, isWholeApp: true });
    const avatar = header.getByLabelText("Your account");
    await expect.element(avatar).toBeVisible();
    expect(avatar.element().textContent).toBe("A");
    await avatar.click();
    for (const text of ["Ada Example", "ada@example.org", "Administrator"]) {
      await expect.element(menu.getByText(text, { exact: true })).toBeVisible();
    }
    const links = menu.getByCss("a").elements();
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Account", "/account"],
      ["Family", "/family"],
      ["Who sees my plan", "/sharing"],
      ["Subscription", "/subscription-dashboard"],
      ["Admin Dashboard", "/admin"],
    ]);
    expect(await findBarriers("header")).toEqual([]);
    expect(menu.getByRole("button", { name: "Log out" }).elements()).toHaveLength(1);
  });

  test("that could not be found out is said, can be tried again, and is found without loading the page anew", async () => {
    signIn(administrator);
    const repair = stubApi("GET /api/user/profile", { status: 503 });
    await openScreen("/about", { viewport: desktop, isWholeApp: true });
    const refusals = () => apiRequests().filter(({ path }) => path === "/api/user/profile").length;
    await expect.poll(refusals).toBeGreaterThan(0);
    const again = header.getByRole("button", { name: "Couldn’t renew sign-in Try again" });
    await expect.element(again).toBeVisible();
    expect(header.getByRole("link", { name: "Sign In" }).elements()).toHaveLength(0);
    expect(await findBarriers("header")).toEqual([]);
    const before = refusals();
    await again.click();
    await expect.poll(refusals).toBeGreaterThan(before);
    await expect.element(again).toBeVisible();
    repair();
    await expect.element(header.getByLabelText("Your account")).toBeVisible();
  });

  test.each([
    ["the primary administrator", administrator, ["Account", "Family", "Admin", "Sign Out", "Join Free"]],
    [
      "another administrator",
      { ...administrator, primaryAdmin: false },
      ["Account", "Family", "Sign Out", "Join Free"],
    ],
  ])("on a phone, for %s, what is their own comes after Subscription: %j", async (_, profile, own) => {
    signIn(profile);
    await openScreen("/", { isWholeApp: true });
    await header
      .getByCss("summary")
      .filter({ hasText: /^Menu$/ })
      .click();
    await expect.element(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
    const items = menu.getByCss("nav > :not(section) :is(a, button), nav > a").elements();
    expect(items.map((item) => item.textContent)).toEqual([...forAll, ...own]);
  });
});
