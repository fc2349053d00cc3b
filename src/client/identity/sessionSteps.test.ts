/** The steps of a session, with stand-ins for the identity client and the server. */
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

const steps = createSessionSteps({
  client: () => client,
  readProfile,
  here: () => ({ href: "http://localhost:3000/sign-in?code=c&state=s", pathname: "/sign-in" }),
  takeReturnPlace,
  goTo,
  goToFirstPage,
});

beforeEach(() => {
  vi.resetAllMocks();
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

  test("with an error, the page where it can be tried again", async () => {
    client.finishSignIn.mockRejectedValue(makeRefusal("state_mismatch"));
    expect(await steps.finishReturn()).toEqual({ code: "state_mismatch", message: "Invalid state" });
    expect(goTo.mock.calls).toEqual([["/sign-in"]]);
    // Kept for the next try.
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
