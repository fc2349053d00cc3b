/** Which addresses are the return from the identity host. */
import { describe, expect, test } from "vitest";
import { isSignInReturn } from "./signInReturn.ts";

describe("an address", () => {
  test.each([
    ["/sign-in", "?code=x&state=y", true],
    ["/", "?error=access_denied&error_description=No&state=y", true],
    ["/", "?code=x", false],
    ["/colleges", "?state=TX", false],
    // The payment provider's way back is not ours to take.
    ["/subscription-success", "?code=x&state=y", false],
  ])("%s%s is the way back from signing in: %s", (pathname, search, expected) => {
    expect(isSignInReturn({ pathname, search })).toBe(expected);
  });
});
