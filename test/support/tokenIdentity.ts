/** An identity part of a test: a token is the name of whom it speaks for, all of them verified. */

import { fail, succeed } from "#lib/result.ts";
import type { Identity, IdentityPart } from "#server/parts/identity/port.ts";

/** Whoever is not among the names has a token that is no good. */
export function createTokenIdentity(names: readonly string[], signedInAtSeconds = () => 0): IdentityPart {
  return {
    kind: "hosted",
    verify: (token) =>
      Promise.resolve(
        names.includes(token) ? succeed(makeIdentity(token, signedInAtSeconds())) : fail("invalid" as const),
      ),
    mount: () => undefined,
    desk: null,
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
