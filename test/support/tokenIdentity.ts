/** An identity part for tests: a token is the name of the person it speaks for, and all are verified. */

import { fail, succeed } from "#lib/result.ts";
import type { Identity, IdentityPart } from "#server/ports/identity.ts";

/** A name that is not listed is an invalid token. */
export function createTokenIdentity(names: readonly string[], signedInAtSeconds = () => 0): IdentityPart {
  return {
    kind: "hosted",
    verify: (token) =>
      Promise.resolve(
        names.includes(token) ? succeed(makeIdentity(token, signedInAtSeconds())) : fail("invalid" as const),
      ),
    mount: () => undefined,
    accountService: null,
    passkeys: null,
  };
}

function makeIdentity(name: string, signedInAtSeconds: number): Identity {
  return {
    subject: `tenant|${name}`,
    email: `${name}@example.com`,
    emailVerified: true,
    name,
    picture: null,
    roles: [],
    isAdministrator: false,
    signedInAtSeconds,
  };
}
