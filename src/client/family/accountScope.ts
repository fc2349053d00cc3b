/** Keeps what one account was shown from the next one on the same page: a number that changes with who is signed in. */
import type { Session } from "#client/session/sessionUser.ts";

let email: string | null = null;
let scope = 0;

/** For a query's key: never the address itself, which has no place in notes of failures. */
export function getAccountScope(signedInAs: string): number {
  if (signedInAs !== email) {
    email = signedInAs;
    scope += 1;
  }
  return scope;
}

/** Null where nobody is known to be signed in. */
export function getAccountEmail(session: Session): number | null {
  return session.status === "signedIn" ? getAccountScope(session.user.email) : null;
}
