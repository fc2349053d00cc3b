/** Provides the access token for calls to the server. Set once, by the code that starts the app. */

export type AccessTokens = {
  /** Whether somebody is signed in on this device, so that calls carry a token. */
  isSignedIn: () => boolean;
  /**
   * Null if the session turned out to have ended: the server then treats the call as a visitor's. Rejects if
   * the identity host could not be reached.
   */
  token: (wish: "kept" | "renewed") => Promise<string | null>;
};

const none: AccessTokens = { isSignedIn: () => false, token: () => Promise.resolve(null) };
let current: AccessTokens = none;

/** From now on personal calls use these tokens; null once nobody is signed in. */
export function setAccessTokens(tokens: AccessTokens | null): void {
  current = tokens ?? none;
}

export function accessTokens(): AccessTokens {
  return current;
}
