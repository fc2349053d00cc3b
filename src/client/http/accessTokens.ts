/** Where calls to the server get the token that says who asks. Set once, by whoever starts the app. */

export type AccessTokens = {
  /** Whether somebody is signed in on this device, so that calls are to say who asks. */
  isSignedIn: () => boolean;
  /**
   * Null where the session turned out to be over: the server then treats the call as a visitor's. Rejects where the
   * identity host could not be asked.
   */
  token: (wish: "kept" | "renewed") => Promise<string | null>;
};

const none: AccessTokens = { isSignedIn: () => false, token: () => Promise.resolve(null) };
let current: AccessTokens = none;

/** From here on personal calls carry these; null: none does. */
export function setAccessTokens(tokens: AccessTokens | null): void {
  current = tokens ?? none;
}

export function accessTokens(): AccessTokens {
  return current;
}
