/** Parsing the profile: who is signed in, and what they may see. */
import { describe, expect, test } from "vitest";
import { readUser } from "./readUser.ts";
import type { SessionUser } from "./sessionUser.ts";

const ada: SessionUser = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  isAdministrator: false,
  isPrimaryAdmin: false,
};

describe("the profile's answer", () => {
  test.each([
    ["nothing", null, null],
    ["an empty text", "", null],
    ["nobody's fields", {}, null],
    ["a list", [], null],
    ["a name and an email", { name: "Ada Example", email: "ada@example.org" }, ada],
    ["an email alone", { email: "ada@example.org" }, { ...ada, name: "" }],
    ["a name that is no text", { name: 7, email: "ada@example.org" }, { ...ada, name: "" }],
    ["the primary administrator", { ...ada, primaryAdmin: true }, { ...ada, isPrimaryAdmin: true }],
    ["something like it", { ...ada, primaryAdmin: "yes" }, ada],
  ])("of %s", (_, reply, expected) => {
    expect(readUser(reply)).toEqual(expected);
  });

  test.each([
    [["Administrator"], true],
    [["Admin"], true],
    [["student", "admin"], true],
    [["ADMIN"], false],
    [["administrator"], false],
    [[], false],
    ["admin", false],
    [undefined, false],
  ])("with roles %j: administrator %s", (roles, expected) => {
    expect(readUser({ email: "ada@example.org", roles })?.isAdministrator).toBe(expected);
  });
});
