/** What people read when a session ends, or a sign-in in a window fails. */
import { expect, test } from "vitest";
import type { IdentityErrorCode } from "#client/identity/identityErrors.ts";
import { getSessionMessage } from "./sessionMessages.ts";

test.each<[IdentityErrorCode, string, string]>([
  ["login_required", "Get access token failed", "You are signed out"],
  ["missing_refresh_token", "Get access token failed", "You are signed out"],
  ["invalid_grant", "Get access token failed", "You are signed out"],
  ["mfa_required", "Get access token failed", "One more step"],
  ["cancelled", "Popup closed", "Popup closed"],
  ["timeout", "Timeout", "Timeout"],
  ["state_mismatch", "Invalid state", "Invalid state"],
  ["missing_transaction", "Invalid state", "Invalid state"],
  ["request_error", "Login failed", "Login failed"],
  ["request_error", "Get access token failed", "Get access token failed"],
  ["access_denied", "Get access token failed", "Get access token failed"],
  ["other", "Login failed", "Login failed"],
])("%s (%s) is said as %s", (code, message, title) => {
  expect(getSessionMessage({ code, message }, "/my-plan")?.title).toBe(title);
});

test("nothing is said to a visitor, nor on the page for signing in, which says it by itself", () => {
  expect(getSessionMessage(null, "/my-plan")).toBeNull();
  expect(getSessionMessage({ code: "cancelled", message: "Popup closed" }, "/sign-in")).toBeNull();
});
