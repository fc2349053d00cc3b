/** Creates the identity part the settings select. */
import { fail, succeed } from "#lib/result.ts";
import type { IdentityPart } from "#server/ports/identity.ts";
import type { IdentitySettings } from "#server/settings.ts";
import { identityFromClaims } from "./claims.ts";
import type { EmbeddedSurroundings } from "./embedded/embedded.ts";
import { verifierOfTenantTokens } from "./tokens.ts";

export async function chooseIdentity(surroundings: EmbeddedSurroundings): Promise<IdentityPart> {
  const { settings, now } = surroundings;
  if (settings.identity.kind === "hosted") return hostedIdentity(settings.identity, now);
  // Loaded only when used: it is as large as the rest of the server.
  const { embeddedIdentity } = await import("./embedded/embedded.ts");
  return embeddedIdentity(surroundings);
}

/** People sign in with an Auth0-style tenant, and we only verify its tokens. */
function hostedIdentity(settings: IdentitySettings, now: () => Date): IdentityPart {
  const verifyToken = verifierOfTenantTokens({ issuer: settings.issuer, audience: settings.audience, now });
  return {
    kind: "hosted",
    async verify(token) {
      const verified = await verifyToken(token);
      if (!verified.ok) return verified;
      // Auth0 names the organization that a token was issued for.
      if (settings.organization !== null && verified.value["org_id"] !== settings.organization)
        return fail("invalid");
      const identity = identityFromClaims(verified.value, settings.roleClaims);
      return identity === null ? fail("invalid") : succeed(identity);
    },
    mount: () => undefined,
    accountService: null,
    passkeys: null,
  };
}
