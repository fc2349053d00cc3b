/** The identity client over a fake library: what it requests, and how it handles the answers. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { identityExchangeTimeoutMs } from "#client/limits.ts";
import type { Auth0Options, Auth0Port } from "./auth0.ts";
import { createIdentityClient } from "./identityClient.ts";
import type { IdentitySettings } from "./identitySettings.ts";

const embedded: IdentitySettings = {
  domain: "localhost:3000",
  issuer: "http://localhost:3000/",
  clientId: "tassel-browser",
  audience: "http://localhost:3000/api",
  isEmbedded: true,
};
const hosted: IdentitySettings = {
  domain: "tassel.us.auth0.com",
  issuer: "https://tassel.us.auth0.com/",
  clientId: "abc",
  audience: "https://plan.example/api",
  isEmbedded: false,
};

const makeRefusal = (error: string) => Object.assign(new Error(error), { error });

let isOnline = true;
/** The host has begun to answer, and goes no further. */
let isSilent = false;
let isNoted = false;
let opened: Auth0Options[] = [];

const auth0 = {
  loginWithRedirect: vi.fn<Auth0Port["loginWithRedirect"]>(),
  loginWithPopup: vi.fn<Auth0Port["loginWithPopup"]>(),
  handleRedirectCallback: vi.fn(),
  getTokenSilently: vi.fn(),
  revokeRefreshToken: vi.fn<Auth0Port["revokeRefreshToken"]>(),
  logout: vi.fn<Auth0Port["logout"]>(),
};

function makeClient(settings: IdentitySettings = embedded) {
  return createIdentityClient(settings, {
    openAuth0(options) {
      opened.push(options);
      return auth0;
    },
    origin: "http://localhost:3000",
    isOnline: () => isOnline,
    after: (waitMs) =>
      new Promise((resolve) => {
        // Waits that end at once, unless a test is about what comes in time.
        if (waitMs !== identityExchangeTimeoutMs || isSilent) resolve();
      }),
    unfinishedSignOut: {
      note: () => {
        isNoted = true;
      },
      isNoted: () => isNoted,
      clear: () => {
        isNoted = false;
      },
    },
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  isOnline = true;
  isSilent = false;
  isNoted = false;
  opened = [];
  for (const method of [
    auth0.loginWithRedirect,
    auth0.loginWithPopup,
    auth0.revokeRefreshToken,
    auth0.logout,
  ])
    method.mockResolvedValue();
});

describe("how the library is opened", () => {
  test("as the specification has it, once, and not before it is needed", async () => {
    auth0.getTokenSilently.mockResolvedValue("token");
    const client = makeClient();
    expect(opened).toEqual([]);
    await client.token("kept");
    await client.token("kept");
    expect(opened).toEqual([
      {
        domain: "http://localhost:3000",
        clientId: "tassel-browser",
        authorizationParams: {
          audience: "http://localhost:3000/api",
          scope: "openid profile email offline_access",
          redirect_uri: "http://localhost:3000/sign-in",
        },
        useRefreshTokens: true,
        useRefreshTokensFallback: true,
        cacheLocation: "localstorage",
        useCookiesForTransactions: true,
        legacySameSiteCookie: false,
        httpTimeoutInSeconds: 10,
        authorizeTimeoutInSeconds: 60,
        sessionCheckExpiryDays: 1,
        leeway: 60,
      },
    ]);
  });

  test("with the host and the issuer of a hosted tenant", async () => {
    await makeClient(hosted).signIn("sign-in");
    expect(opened[0]).toMatchObject({
      domain: "tassel.us.auth0.com",
      issuer: "https://tassel.us.auth0.com/",
      clientId: "abc",
    });
  });

  test("asking for the organization and the age of the sign-in that the installation sets", async () => {
    await makeClient({ ...hosted, organization: "org_1", maxAgeSeconds: 3_600 }).signIn("sign-in");
    expect(opened[0]?.authorizationParams).toMatchObject({ organization: "org_1", max_age: 3_600 });
  });
});

describe("signing in", () => {
  test("leaves for the host, and nothing of the page's address goes along", async () => {
    await makeClient().signIn("sign-in");
    expect(auth0.loginWithRedirect.mock.calls).toEqual([[{ authorizationParams: {} }]]);
  });

  test("asks for the host's sign-up where an account is wanted", async () => {
    await makeClient().signIn("sign-up");
    expect(auth0.loginWithRedirect.mock.calls[0]?.[0]?.authorizationParams).toEqual({
      screen_hint: "signup",
    });
  });

  test("in a window of its own waits 60 seconds for it", async () => {
    await makeClient().signInWithPopup("sign-in");
    expect(auth0.loginWithPopup).toHaveBeenCalledWith({ authorizationParams: {} }, { timeoutInSeconds: 60 });
  });

  test.each([
    ["cancelled", "Popup closed"],
    ["timeout", "Timeout"],
    ["state_mismatch", "Invalid state"],
    ["popup_open", "Login failed"],
  ])("in a window of its own that ends with %s says %s", async (error, message) => {
    auth0.loginWithPopup.mockRejectedValue(makeRefusal(error));
    await expect(makeClient().signInWithPopup("sign-in")).rejects.toMatchObject({
      code: error,
      message,
    });
  });
});

describe("coming back", () => {
  test("hands the address to the library", async () => {
    auth0.handleRedirectCallback.mockResolvedValue({});
    const href = "http://localhost:3000/sign-in?code=c&state=s";
    await makeClient().finishSignIn(href);
    expect(auth0.handleRedirectCallback).toHaveBeenCalledWith(href);
  });

  test.each(["missing_transaction", "state_mismatch"])("with %s says Invalid state", async (error) => {
    auth0.handleRedirectCallback.mockRejectedValue(makeRefusal(error));
    await expect(makeClient().finishSignIn("x")).rejects.toMatchObject({
      code: error,
      message: "Invalid state",
    });
  });
});

describe("the token", () => {
  test.each([
    ["kept", "on"],
    ["renewed", "off"],
  ] as const)("%s: with the cache %s, and 10 seconds at most", async (options, cacheMode) => {
    auth0.getTokenSilently.mockResolvedValue("token");
    expect(await makeClient().token(options)).toBe("token");
    expect(auth0.getTokenSilently).toHaveBeenCalledWith({ cacheMode, timeoutInSeconds: 10 });
  });

  test("is renewed once for all who ask at the same time, and again for who asks later", async () => {
    auth0.getTokenSilently.mockResolvedValue("token");
    const client = makeClient();
    expect(await Promise.all([client.token("renewed"), client.token("renewed")])).toEqual(["token", "token"]);
    expect(auth0.getTokenSilently).toHaveBeenCalledTimes(1);
    await client.token("renewed");
    expect(auth0.getTokenSilently).toHaveBeenCalledTimes(2);
  });

  test.each(["login_required", "missing_refresh_token", "invalid_grant"])(
    "%s ends the session on this device, and the page stays",
    async (error) => {
      auth0.getTokenSilently.mockRejectedValue(makeRefusal(error));
      await expect(makeClient().token("kept")).rejects.toMatchObject({ code: error });
      expect(auth0.logout.mock.calls).toEqual([[{ openUrl: false }]]);
    },
  );

  test.each([
    ["a host that is slow", makeRefusal("timeout"), "timeout"],
    ["no network", new TypeError("Failed to fetch"), "unreachable"],
    ["a host in trouble", makeRefusal("request_error"), "request_error"],
  ])("%s ends nothing", async (_, thrown, code) => {
    auth0.getTokenSilently.mockRejectedValue(thrown);
    await expect(makeClient().token("kept")).rejects.toMatchObject({ code });
    expect(auth0.logout).not.toHaveBeenCalled();
  });
});

test("a host that begins its answer and never ends it is said as one that gave none in time", async () => {
  isSilent = true;
  const never = new Promise(() => undefined);
  auth0.handleRedirectCallback.mockReturnValue(never);
  auth0.getTokenSilently.mockReturnValue(never);
  const timeout = { code: "timeout", message: "Timeout" };
  await expect(makeClient().finishSignIn("x")).rejects.toMatchObject(timeout);
  await expect(makeClient().token("kept")).rejects.toMatchObject(timeout);
  expect(auth0.logout).not.toHaveBeenCalled();
});

describe("signing out", () => {
  test("takes the refresh token back, then goes by the host to this site's first page", async () => {
    expect(await makeClient().signOut()).toBe(true);
    expect(auth0.revokeRefreshToken).toHaveBeenCalledTimes(1);
    expect(auth0.logout.mock.calls).toEqual([[{ logoutParams: { returnTo: "http://localhost:3000" } }]]);
  });

  test("does not wait for a host that is slow or refuses", async () => {
    auth0.revokeRefreshToken.mockReturnValueOnce(new Promise(() => undefined));
    expect(await makeClient().signOut()).toBe(true);
    auth0.revokeRefreshToken.mockRejectedValueOnce(new Error("no"));
    expect(await makeClient().signOut()).toBe(true);
  });

  test("without a network ends it here, and the next sign-in asks for the password", async () => {
    isOnline = false;
    const client = makeClient();
    expect(await client.signOut()).toBe(false);
    expect(auth0.logout.mock.calls).toEqual([[{ openUrl: false }]]);
    isOnline = true;
    await client.signIn("sign-in");
    expect(auth0.loginWithRedirect.mock.calls[0]?.[0]?.authorizationParams).toEqual({ prompt: "login" });
    auth0.handleRedirectCallback.mockResolvedValue({});
    await client.finishSignIn("x");
    await client.signIn("sign-in");
    expect(auth0.loginWithRedirect.mock.calls[1]?.[0]?.authorizationParams).toEqual({});
  });
});
