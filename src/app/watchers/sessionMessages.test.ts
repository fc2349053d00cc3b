/** The messages shown when a session ends or a popup sign-in fails. */
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

test.each<[IdentityErrorCode, string, string]>([
  ["missing_transaction", "Invalid state", "Invalid state: this sign-in wasn’t started in this browser"],
  ["state_mismatch", "Invalid state", "Invalid state: this sign-in was started somewhere else"],
  ["access_denied", "Login failed", "Login failed: it was canceled or denied."],
  // On a return it is no session that ended.
  ["login_required", "Login failed", "Login failed: the sign-in service needs you to sign in again."],
  ["unreachable", "Login failed", "Login failed: we couldn’t reach the sign-in service."],
  ["timeout", "Timeout", "Timeout: the sign-in service didn’t answer in time."],
])("a return with %s says that sign-in didn’t finish, why, and how to try again", (code, message, start) => {
  const said = getSessionMessage({ code, message, hasReturned: true }, "/about");
  expect(said).toMatchObject({ title: "Sign-in didn’t finish", action: "Try again" });
  expect(said?.description).toContain(start);
  expect(said?.description).toMatch(/Nothing on this page is lost\.$/);
});
