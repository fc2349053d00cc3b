/** The only file that imports the identity library; loaded when someone signs in or has signed in. */
import { Auth0Client, type Auth0ClientOptions } from "@auth0/auth0-spa-js";

/** The parts of the library that are used, so that tests can replace it. */
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

/** Throws if the page has no `crypto.subtle`. */
export function openAuth0(options: Auth0Options): Auth0Port {
  return new Auth0Client(options);
}
