/** Keeps what one account was shown from the next one on the same page: a number that changes with who is signed in. */

let email: string | null = null;
let scope = 0;

/** For a query's key: never the address itself, which has no place in notes of failures. */
export function accountScope(signedInAs: string): number {
  if (signedInAs !== email) {
    email = signedInAs;
    scope += 1;
  }
  return scope;
}
