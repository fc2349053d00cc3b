/** Signing in and out, and the token that says who asks: the specification's identity client over the library. */
import {
  identityClockLeewayMs,
  identityPopupTimeoutMs,
  identityRevokeWaitMs,
  identityScope,
  identitySessionCookieMs,
  identityTokenTimeoutMs,
} from "#client/limits.ts";
import type { Auth0Options, Auth0Port } from "./auth0.ts";
import { toIdentityError } from "./identityErrors.ts";
import type { IdentitySettings } from "./identitySettings.ts";

export type SignInScreen = "sign-in" | "sign-up";

/** "kept" is renewed by itself before it ends; "renewed" goes past what is kept. */
export type TokenRequest = "kept" | "renewed";

export type IdentityClient = {
  /** Leaves the page for the identity host. */
  signIn: (screen: SignInScreen) => Promise<void>;
  /** The same in a window of its own; to be called from a press, or the browser opens none. */
  signInWithPopup: (screen: SignInScreen) => Promise<void>;
  /** Takes what the host sent along with the way back. */
  finishSignIn: (href: string) => Promise<void>;
  /** Null where nobody is signed in. */
  token: (request: TokenRequest) => Promise<string | null>;
  /** Forgets the session here and at the host, and leaves for this site's first page; true where it has left. */
  signOut: () => Promise<boolean>;
};

/** All of it rejects with IdentityError alone. */
export type IdentitySurroundings = {
  openAuth0: (options: Auth0Options) => Auth0Port;
  /** This site's own. */
  origin: string;
  isOnline: () => boolean;
  after: (waitMs: number) => Promise<void>;
  /** A sign-out that did not reach the host: the next sign-in asks for the password again. */
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
      ...(unfinishedSignOut.isNoted() && { prompt: "login" as const }),
    };
  }

  async function askToken(request: TokenRequest): Promise<string | null> {
    try {
      const token = await auth0().getTokenSilently({
        cacheMode: request === "kept" ? "on" : "off",
        timeoutInSeconds: identityTokenTimeoutMs / 1_000,
      });
      return token ?? null;
    } catch (thrown) {
      const error = toIdentityError(thrown, "token");
      // The session is over: a local sign-out, without leaving the page.
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
        await auth0().handleRedirectCallback(href);
        unfinishedSignOut.clear();
      } catch (thrown) {
        throw toIdentityError(thrown, "login");
      }
    },

    token(request) {
      if (request === "kept") return askToken(request);
      // A refresh token is good for one renewal: who asks meanwhile shares it.
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
    // The library takes a host to be https; the issuer of this server itself may be plain http on one's own machine.
    ...(settings.isEmbedded
      ? { domain: settings.issuer.replace(/\/$/, "") }
      : { domain: settings.domain, issuer: settings.issuer }),
    clientId: settings.clientId,
    authorizationParams: {
      audience: settings.audience,
      scope: `${identityScope} offline_access`,
      redirect_uri: `${origin}${pageOfReturn}`,
    },
    useRefreshTokens: true,
    // Without a usable refresh token the host is asked in a hidden frame whether it still knows the person.
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
