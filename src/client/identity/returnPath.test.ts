/** Where people return to after signing in, and which addresses count as the return. */
import { describe, expect, test } from "vitest";
import { sanitizeReturnPath, withoutSignInReturn } from "./returnPath.ts";
import { isSignInReturn } from "./signInReturn.ts";

describe("the way back from the identity host", () => {
  test.each([
    ["/sign-in", "?code=c&state=s", true],
    ["/", "?code=c&state=s", true],
    ["/my-plan", "?error=access_denied&error_description=no&state=s", true],
    ["/subscription-success", "?code=c&state=s", false],
    ["/sign-in", "?interaction=abc", false],
    ["/sign-in", "?state=s", false],
    ["/sign-in", "?code=c", false],
    ["/colleges", "?estate=1&code=c", false],
    ["/sign-in", "", false],
  ])("%s%s: %s", (pathname, search, expected) => {
    expect(isSignInReturn({ pathname, search })).toBe(expected);
  });
});

describe("a wished place to come back to", () => {
  test.each([
    ["/my-plan", "/my-plan"],
    ["/", "/"],
    ["/colleges?state=TX#list", "/colleges?state=TX#list"],
    ["/trip-results#a=x", "/trip-results#a=x"],
    ["/sign-in", null],
    ["/sign-in?interaction=abc", null],
    ["/my-plan?code=c&state=s", "/my-plan"],
    ["//elsewhere.example", null],
    ["/\\elsewhere.example", null],
    ["/\t/elsewhere.example", null],
    ["/a\\b", null],
    ["https://elsewhere.example/my-plan", null],
    ["javascript:alert(1)", null],
    ["my-plan", null],
    ["", null],
    [null, null],
    [7, null],
    [{ toString: () => "/my-plan" }, null],
  ])("%j: %j", (requested, expected) => {
    expect(sanitizeReturnPath(requested)).toBe(expected);
  });
});

test.each([
  ["/sign-in?code=c&state=s", "/sign-in"],
  ["/about?state=s&code=c&iss=https%3A%2F%2Fhost#why-us", "/about#why-us"],
  ["/colleges?q=a+b&error=access_denied&error_description=Call+me&state=s", "/colleges?q=a+b"],
])("%s without what the host added is %s", (path, expected) => {
  expect(withoutSignInReturn(new URL(path, "http://localhost:3000"))).toBe(expected);
});
