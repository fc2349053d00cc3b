/** Every error of the identity library and how it is classified. Section 8 of the specification. */
import { describe, expect, test } from "vitest";
import { type IdentityErrand, type IdentityErrorCode, toIdentityError } from "./identityErrors.ts";

/** Shaped like the library's errors: a code, a description, and sometimes more. */
const makeLibraryError = (error: string, description = "words of the host", more: object = {}) =>
  Object.assign(new Error(description), { error, error_description: description, ...more });

const cases: [string, unknown, IdentityErrand, IdentityErrorCode, string, boolean][] = [
  ["no answer in time", makeLibraryError("timeout", "Timeout"), "token", "timeout", "Timeout", false],
  [
    "the token request's own end",
    new Error("Timeout when executing 'fetch'"),
    "token",
    "timeout",
    "Timeout",
    false,
  ],
  [
    "the same in Chromium, which reports the ended request first",
    new DOMException("signal is aborted without reason", "AbortError"),
    "token",
    "timeout",
    "Timeout",
    false,
  ],
  [
    "a sign-in older than the installation allows",
    new Error(
      "Authentication Time (auth_time) claim in the ID token indicates that too much time has passed since the last end-user authentication. Current time (x) is after last auth at y",
    ),
    "token",
    "login_required",
    "Get access token failed",
    true,
  ],
  [
    "a closed window",
    makeLibraryError("cancelled", "Popup closed"),
    "login",
    "cancelled",
    "Popup closed",
    false,
  ],
  [
    "a second step asked for",
    makeLibraryError("mfa_required", "Multifactor authentication required", { mfa_token: "m-1" }),
    "token",
    "mfa_required",
    "Get access token failed",
    true,
  ],
  [
    "no refresh token",
    makeLibraryError("missing_refresh_token"),
    "token",
    "missing_refresh_token",
    "Get access token failed",
    true,
  ],
  [
    "an ended session",
    makeLibraryError("login_required"),
    "token",
    "login_required",
    "Get access token failed",
    true,
  ],
  [
    "a question only the person can answer",
    makeLibraryError("interaction_required"),
    "token",
    "login_required",
    "Get access token failed",
    true,
  ],
  ["another state", makeLibraryError("state_mismatch"), "login", "state_mismatch", "Invalid state", false],
  [
    "a way back never begun",
    makeLibraryError("missing_transaction"),
    "login",
    "missing_transaction",
    "Invalid state",
    false,
  ],
  ["a refused request", makeLibraryError("request_error"), "login", "request_error", "Login failed", false],
  [
    "a refused request for a token",
    makeLibraryError("request_error"),
    "token",
    "request_error",
    "Get access token failed",
    false,
  ],
  [
    "a used-up refresh token",
    makeLibraryError("invalid_grant"),
    "token",
    "invalid_grant",
    "Get access token failed",
    true,
  ],
  [
    "a window that did not open",
    makeLibraryError("popup_open"),
    "login",
    "popup_open",
    "Login failed",
    false,
  ],
  ["the host's no", makeLibraryError("access_denied"), "login", "access_denied", "Login failed", true],
  ["a code nobody knows", makeLibraryError("constructor"), "login", "other", "Login failed", false],
  ["no network", new TypeError("Failed to fetch"), "token", "unreachable", "Get access token failed", false],
  [
    "no network in Safari",
    new TypeError("Load failed"),
    "token",
    "unreachable",
    "Get access token failed",
    false,
  ],
  [
    "an ID token that does not hold",
    new Error("Issuer (iss) claim mismatch"),
    "login",
    "other",
    "Login failed",
    false,
  ],
  ["something that is no error", "a text", "login", "other", "Login failed", false],
  ["nothing", undefined, "token", "other", "Get access token failed", false],
];

describe("an identity error", () => {
  test.for(cases)("%s", ([, thrown, errand, code, message, endsSession]) => {
    const error = toIdentityError(thrown, errand);
    expect({ code: error.code, message: error.message, endsSession: error.endsSession }).toEqual({
      code,
      message,
      endsSession,
    });
  });

  test("a second step keeps what it is continued with, and no other error does", () => {
    expect(
      toIdentityError(makeLibraryError("mfa_required", "", { mfa_token: "m-1" }), "token").mfaToken,
    ).toBe("m-1");
    expect(toIdentityError(makeLibraryError("mfa_required"), "token").mfaToken).toBeNull();
    expect(
      toIdentityError(makeLibraryError("timeout", "", { mfa_token: "m-1" }), "token").mfaToken,
    ).toBeNull();
  });

  test("words that came with an address are never shown", () => {
    const error = toIdentityError(makeLibraryError("access_denied", "Call 1-800-EXAMPLE at once"), "login");
    expect(error.message).toBe("Login failed");
  });

  test("one that was read already stays as it is", () => {
    const first = toIdentityError(makeLibraryError("timeout"), "login");
    expect(toIdentityError(first, "token")).toBe(first);
  });
});
