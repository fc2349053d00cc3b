/** The sign-in page after a failure: the error's own text, verbatim, and what to do. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type IdentityErrand, toIdentityError } from "#client/identity/identityErrors.ts";
import { Start } from "./Start.tsx";

const start = { isReady: true, isExpired: false, tenant: null };

test.each<[string, IdentityErrand, string, string]>([
  ["timeout", "login", "Timeout", "We didn’t get an answer in time."],
  ["cancelled", "login", "Popup closed", "The window was closed before you were signed in."],
  ["mfa_required", "token", "Get access token failed", "Your account asks for a second step."],
  ["missing_refresh_token", "token", "Get access token failed", "Your sign-in has ended."],
  ["login_required", "token", "Get access token failed", "Your sign-in has ended."],
  ["state_mismatch", "login", "Invalid state", "This sign-in was started somewhere else"],
  ["missing_transaction", "login", "Invalid state", "This sign-in was started in another browser"],
  ["request_error", "login", "Login failed", "Something went wrong with the sign-in service."],
  ["request_error", "token", "Get access token failed", "Something went wrong with the sign-in service."],
  ["nobody_knows_this_one", "login", "Login failed", "Please try again."],
])("%s at the %s is said as “%s”", (code, errand, title, sentence) => {
  const { code: known, message } = toIdentityError(Object.assign(new Error("x"), { error: code }), errand);
  const html = renderToStaticMarkup(<Start {...start} problem={{ code: known, message }} />);
  expect(html).toContain(`>${title}<`);
  expect(html).toContain(sentence);
});

test("nothing is said where nothing went wrong", () => {
  const html = renderToStaticMarkup(<Start {...start} problem={null} />);
  expect(html).not.toMatch(/Timeout|Popup closed|Invalid state|Login failed|Get access token failed/);
});

test("a sign-in that could not be renewed is said, and not as a failure of this page", () => {
  const html = renderToStaticMarkup(<Start {...start} problem={null} isUnconfirmed />);
  expect(html).toContain("We couldn’t renew your sign-in");
  expect(html).toContain("Everything on this device still works");
});
