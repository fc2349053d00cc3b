/** Signing in and out and getting access tokens: the specification's identity client, built on the library. */
import {
  identityClockLeewayMs,
  identityExchangeTimeoutMs,
  identityPopupTimeoutMs,
  identityRevokeWaitMs,
  identityScope,
  identitySessionCookieMs,
  identityTokenTimeoutMs,
} from "#client/limits.ts";
import type { Auth0Options, Auth0Port } from "./auth0.ts";
import { IdentityError, toIdentityError } from "./identityErrors.ts";
import type { IdentitySettings } from "./identitySettings.ts";

/** "sign-in-again" asks again even if the host still has a session. */
export type SignInScreen = "sign-in" | "sign-up" | "sign-in-again";

/** "kept" refreshes itself before it expires; "renewed" bypasses the cache. */
export type TokenRequest = "kept" | "renewed";

export type IdentityClient = {
  /** Redirects to the identity host. */
  signIn: (screen: SignInScreen) => Promise<void>;
  /** The same in a popup; must be called from a click, or the browser blocks it. */
  signInWithPopup: (screen: SignInScreen) => Promise<void>;
  /** Handles what the host sent with the redirect back. */
  finishSignIn: (href: string) => Promise<void>;
  /** Null if nobody is signed in. */
  token: (request: TokenRequest) => Promise<string | null>;
  /** Clears the session here and at the host and redirects to this site's home page; true once it has left. */
  signOut: () => Promise<boolean>;
};

/** Everything here rejects with IdentityError only. */
export type IdentitySurroundings = {
  openAuth0: (options: Auth0Options) => Auth0Port;
  /** This site's origin. */
  origin: string;
  isOnline: () => boolean;
  after: (waitMs: number) => Promise<void>;
  /** Set when a sign-out did not reach the host: the next sign-in asks for the password again. */
  unfinishedSignOut: { note: () => void; isNoted: () => boolean; clear: () => void };
};

const pageOfReturn = "/sign-in";

export function createIdentityClient(
  settings: IdentitySettings,
  surroundings: IdentitySurroundings,
): IdentityClient {
  const { unfinishedSignOut } = surroundings;
  let opened: Auth0Port | null = null;
  let renewing: Promise<string | null> | null = null;

  function auth0(): Auth0Port {
    opened ??= surroundings.openAuth0(buildOptions(settings, surroundings.origin));
    return opened;
  }

  function getParams(screen: SignInScreen) {
    return {
      ...(screen === "sign-up" && { screen_hint: "signup" }),
      ...((screen === "sign-in-again" || unfinishedSignOut.isNoted()) && { prompt: "login" as const }),
    };
  }

  /** What the library would wait for without end: a host that begins its answer and does not finish it. */
  function inTime<Answer>(exchange: Promise<Answer>): Promise<Answer> {
    const limit = surroundings.after(identityExchangeTimeoutMs).then(() => {
      throw new IdentityError({ code: "timeout", message: "Timeout" }, { mfaToken: null, cause: null });
    });
    return Promise.race([exchange, limit]);
  }

  async function askToken(request: TokenRequest): Promise<string | null> {
    try {
      const token = await inTime(
        auth0().getTokenSilently({
          cacheMode: request === "kept" ? "on" : "off",
          timeoutInSeconds: identityTokenTimeoutMs / 1_000,
        }),
      );
      return token ?? null;
    } catch (thrown) {
      const error = toIdentityError(thrown, "token");
      // The session is over: sign out locally, without leaving the page.
      if (error.endsSession) await auth0().logout({ openUrl: false });
      throw error;
    }
  }

  return {
    async signIn(screen) {
      try {
        await auth0().loginWithRedirect({ authorizationParams: getParams(screen) });
      } catch (thrown) {
        throw toIdentityError(thrown, "login");
      }
    },

    async signInWithPopup(screen) {
      try {
        await auth0().loginWithPopup(
          { authorizationParams: getParams(screen) },
          { timeoutInSeconds: identityPopupTimeoutMs / 1_000 },
        );
        unfinishedSignOut.clear();
      } catch (thrown) {
        throw toIdentityError(thrown, "login");
      }
    },

    async finishSignIn(href) {
      try {
        await inTime(auth0().handleRedirectCallback(href));
        unfinishedSignOut.clear();
      } catch (thrown) {
        throw toIdentityError(thrown, "login");
      }
    },

    token(request) {
      if (request === "kept") return askToken(request);
      // A refresh token can be used once, so concurrent callers share one refresh.
      renewing ??= askToken(request).finally(() => {
        renewing = null;
      });
      return renewing;
    },

    async signOut() {
      if (!surroundings.isOnline()) {
        await auth0().logout({ openUrl: false });
        unfinishedSignOut.note();
        return false;
      }
      await Promise.race([
        auth0()
          .revokeRefreshToken()
          .catch(() => undefined),
        surroundings.after(identityRevokeWaitMs),
      ]);
      await auth0().logout({ logoutParams: { returnTo: surroundings.origin } });
      return true;
    },
  };
}

function buildOptions(settings: IdentitySettings, origin: string): Auth0Options {
  return {
    // The library assumes https; the issuer may be plain http when this server runs locally.
    ...(settings.isEmbedded
      ? { domain: settings.issuer.replace(/\/$/, "") }
      : { domain: settings.domain, issuer: settings.issuer }),
    clientId: settings.clientId,
    authorizationParams: {
      audience: settings.audience,
      scope: `${identityScope} offline_access`,
      redirect_uri: `${origin}${pageOfReturn}`,
      // The library checks both in every identity token, also after a silent renewal.
      ...(settings.organization !== undefined && { organization: settings.organization }),
      ...(settings.maxAgeSeconds !== undefined && { max_age: settings.maxAgeSeconds }),
    },
    useRefreshTokens: true,
    // Without a usable refresh token, ask the host in a hidden frame whether the session still exists.
    useRefreshTokensFallback: true,
    cacheLocation: "localstorage",
    useCookiesForTransactions: true,
    legacySameSiteCookie: false,
    httpTimeoutInSeconds: identityTokenTimeoutMs / 1_000,
    authorizeTimeoutInSeconds: identityPopupTimeoutMs / 1_000,
    sessionCheckExpiryDays: identitySessionCookieMs / 86_400_000,
    leeway: identityClockLeewayMs / 1_000,
  };
}
