/** The one file that knows the identity library; loaded when somebody signs in or has signed in. */
import { Auth0Client, type Auth0ClientOptions } from "@auth0/auth0-spa-js";

/** What is used of the library, so that a test can stand in for it. */
export type Auth0Port = Pick<
  Auth0Client,
  | "loginWithRedirect"
  | "loginWithPopup"
  | "handleRedirectCallback"
  | "getTokenSilently"
  | "revokeRefreshToken"
  | "logout"
>;
export type Auth0Options = Auth0ClientOptions;

/** Throws where the page has no `crypto.subtle`. */
export function openAuth0(options: Auth0Options): Auth0Port {
  return new Auth0Client(options);
}
