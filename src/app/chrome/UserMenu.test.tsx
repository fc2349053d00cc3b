/** The user menu for a regular account and for an administrator. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { getUserInitial } from "./getUserInitial.ts";
import { UserMenu } from "./UserMenu.tsx";

const student: SessionUser = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  isAdministrator: false,
  isPrimaryAdmin: false,
};

function renderMenu(user: SessionUser): string {
  return renderToStaticMarkup(<UserMenu user={user} />);
}

describe("for a person with an account", () => {
  const html = renderMenu(student);
  test("shows the initial, the name and the email", () => {
    expect(html).toMatch(/<summary[^>]*>A<\/summary>/);
    expect(html).toContain("Ada Example");
    expect(html).toContain("ada@example.org");
  });
  test("leads to the account, the family, the subscription and out", () => {
    expect(html).toContain('href="/account"');
    expect(html).toMatch(/href="\/family"[^>]*>Family</);
    expect(html).toContain('href="/sharing"');
    expect(html).toContain('href="/subscription-dashboard"');
    expect(html).toContain("Log out");
  });
  test("says nothing of administration", () => {
    expect(html).not.toContain("Admin");
  });
});

describe("for an administrator", () => {
  const html = renderMenu({ ...student, isAdministrator: true });
  test("shows the badge and the way to the dashboard", () => {
    expect(html).toContain("Administrator");
    expect(html).toMatch(/href="\/admin"[^>]*>Admin Dashboard</);
  });
});

test("an account without a name shows U and no empty line", () => {
  const html = renderMenu({ ...student, name: "", email: "" });
  expect(html).toMatch(/<summary[^>]*>U<\/summary>/);
  expect(html).not.toContain("<p");
});

test.each([
  ["Ada Example", "A"],
  ["ada", "A"],
  ["  élodie", "É"],
  ["李小龙", "李"],
  ["7 of 9", "7"],
  ["", "U"],
  ["…", "U"],
])("the avatar of %j shows %s", (name, expected) => {
  expect(getUserInitial(name)).toBe(expected);
});
