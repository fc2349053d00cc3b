/** The session steps, with a fake identity client and server. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionUser } from "#client/session/sessionUser.ts";
import type { IdentityClient } from "./identityClient.ts";
import { createSessionSteps } from "./sessionSteps.ts";

const ada: SessionUser = {
  name: "Ada Example",
  email: "ada@example.org",
  picture: null,
  isAdministrator: false,
  isPrimaryAdmin: false,
};
const makeRefusal = (error: string) => Object.assign(new Error(error), { error });

const client = {
  signIn: vi.fn<IdentityClient["signIn"]>(),
  signInWithPopup: vi.fn<IdentityClient["signInWithPopup"]>(),
  finishSignIn: vi.fn<IdentityClient["finishSignIn"]>(),
  token: vi.fn<IdentityClient["token"]>(),
  signOut: vi.fn<IdentityClient["signOut"]>(),
};
const readProfile = vi.fn<() => Promise<SessionUser | null>>();
const takeReturnPlace = vi.fn<() => string | null>();
const goTo = vi.fn<(path: string) => void>();
const goToFirstPage = vi.fn<() => void>();

let here = new URL("http://localhost:3000/sign-in?code=c&state=s");

const steps = createSessionSteps({
  client: () => client,
  readProfile,
  here: () => here,
  takeReturnPlace,
  goTo,
  goToFirstPage,
});

beforeEach(() => {
  vi.resetAllMocks();
  here = new URL("http://localhost:3000/sign-in?code=c&state=s");
  client.token.mockResolvedValue("token");
});

describe("who is signed in", () => {
  test("is whom the server names by the kept token", async () => {
    readProfile.mockResolvedValue(ada);
    expect(await steps.askProfile("kept")).toEqual({ user: ada, problem: null });
    expect(client.token.mock.calls).toEqual([["kept"]]);
  });

  test("a token that the server takes no more is renewed once", async () => {
    readProfile.mockResolvedValueOnce(null).mockResolvedValueOnce(ada);
    expect(await steps.askProfile("kept")).toEqual({ user: ada, problem: null });
    expect(client.token.mock.calls).toEqual([["kept"], ["renewed"]]);
  });

  test("nobody, where the server knows nobody by a new token either", async () => {
    readProfile.mockResolvedValue(null);
    expect(await steps.askProfile("kept")).toEqual({ user: null, problem: null });
    expect(readProfile).toHaveBeenCalledTimes(2);
    expect(await steps.askProfile("renewed")).toEqual({ user: null, problem: null });
    expect(readProfile).toHaveBeenCalledTimes(3);
  });

  test("nobody, where the session is over; the server is not asked", async () => {
    client.token.mockRejectedValue(makeRefusal("login_required"));
    expect(await steps.askProfile("kept")).toEqual({
      user: null,
      problem: { code: "login_required", message: "Get access token failed" },
    });
    expect(readProfile).not.toHaveBeenCalled();
  });

  test("not known, where the host is not reached", async () => {
    client.token.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(steps.askProfile("kept")).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("the token of a call", () => {
  test("is none where the session is over", async () => {
    client.token.mockRejectedValue(makeRefusal("invalid_grant"));
    expect(await steps.getAccessToken("kept")).toBeNull();
  });

  test("without a network the call fails as calls do", async () => {
    client.token.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(steps.getAccessToken("kept")).rejects.toEqual(new TypeError("Failed to fetch"));
  });

  test("a host that does not answer in time is said", async () => {
    client.token.mockRejectedValue(makeRefusal("timeout"));
    await expect(steps.getAccessToken("kept")).rejects.toMatchObject({ code: "timeout", message: "Timeout" });
  });
});

describe("coming back", () => {
  test.each([
    ["/my-plan", "/my-plan"],
    [null, "/sign-in"],
  ])("with %j in store, the page becomes %s", async (returnTo, expected) => {
    takeReturnPlace.mockReturnValue(returnTo);
    expect(await steps.finishReturn()).toBeNull();
    expect(goTo.mock.calls).toEqual([[expected]]);
  });

  test.each([
    ["/sign-in?code=c&state=s", "state_mismatch", "Invalid state", "/sign-in"],
    ["/about?code=c&state=s", "missing_transaction", "Invalid state", "/about"],
    [
      "/about?error=access_denied&error_description=No&state=s#why-us",
      "access_denied",
      "Login failed",
      "/about#why-us",
    ],
    ["/colleges?q=rice&error=login_required&state=s", "login_required", "Login failed", "/colleges?q=rice"],
  ])("at %s with %s says %s, and the page stays as %s", async (path, error, message, expected) => {
    here = new URL(path, "http://localhost:3000");
    client.finishSignIn.mockRejectedValue(makeRefusal(error));
    expect(await steps.finishReturn()).toEqual({ code: error, message, hasReturned: true });
    expect(goTo.mock.calls).toEqual([[expected]]);
    // Kept for the next attempt.
    expect(takeReturnPlace).not.toHaveBeenCalled();
  });
});

test.each([
  ["cancelled", "Popup closed"],
  ["popup_open", "Login failed"],
])("a window that ends with %s: %s", async (error, message) => {
  client.signInWithPopup.mockRejectedValue(makeRefusal(error));
  expect(await steps.signInWithPopup("sign-in")).toEqual({ code: error, message });
});

test("a sign-in that does not begin is a failed login", async () => {
  client.signIn.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await steps.startSignIn("sign-in")).toEqual({
    code: "unreachable",
    message: "Login failed",
  });
});

describe("leaving", () => {
  test.each([
    ["by the host", () => Promise.resolve(true), 0],
    ["without a network", () => Promise.resolve(false), 1],
    ["with a client that fails", () => Promise.reject(new Error("x")), 1],
  ])("%s", async (_, signOut, pagesLoadedHere) => {
    client.signOut.mockImplementation(signOut);
    await steps.leave();
    expect(goToFirstPage).toHaveBeenCalledTimes(pagesLoadedHere);
  });
});
