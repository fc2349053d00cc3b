/** Identity without an external service: accounts in the store, oidc-provider in this process. */
import { fail, succeed } from "#lib/result.ts";
import { findSessionAccount } from "#server/account/store.ts";
import { toPasskeyMethod } from "#server/identity/store.ts";
import type { IdentityPart } from "#server/ports/identity.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Settings } from "#server/settings.ts";
import type { Database } from "#server/store/tables.ts";
import { identityFromClaims, isAdministrator } from "../claims.ts";
import { verifierOfOwnTokens } from "../tokens.ts";
import { createAccountService } from "./accountService.ts";
import { createCodes } from "./codes.ts";
import { createDeviceCookies } from "./deviceCookie.ts";
import { createHashingQueue } from "./hashingQueue.ts";
import { mountProvider } from "./mount.ts";
import { createPlaceKeys } from "./networks.ts";
import { createPasskeyService } from "./passkeyService.ts";
import { createPasswords, type PasswordCost } from "./passwords.ts";
import { createProvider } from "./provider.ts";

export type EmbeddedSurroundings = {
  settings: Pick<Settings, "identity" | "publicUrl">;
  secrets: Secrets;
  database: Database;
  now: () => Date;
  announce: ((line: string) => void) | null;
  /** The current cost by default. */
  passwordCost?: PasswordCost;
};

export function embeddedIdentity(surroundings: EmbeddedSurroundings): IdentityPart {
  const { settings, secrets, database, now, announce } = surroundings;
  const { identity, publicUrl } = settings;
  const provider = createProvider({ settings: identity, publicUrl, secrets, database, now });
  const check = { issuer: identity.issuer, audience: identity.audience, now };
  const verifyToken = verifierOfOwnTokens(secrets.signingKeys, check);
  const passwords = createPasswords(surroundings.passwordCost);
  const ownAccounts = createAccountService({
    database,
    passwords,
    queue: createHashingQueue(),
    codes: createCodes(secrets.dataKeys),
    places: createPlaceKeys(secrets.dataKeys),
    devices: createDeviceCookies(secrets.cookieKeys),
    publicUrl,
    now,
    announce,
  });
  return {
    kind: "embedded",
    async verify(token) {
      const verified = await verifyToken(token);
      if (!verified.ok) return verified;
      const said = identityFromClaims(verified.value, identity.roleClaims);
      const sessionId = verified.value["sid"];
      if (said === null || typeof sessionId !== "string") return fail("invalid");
      const account = await findSessionAccount(database, said.subject, sessionId, now());
      if (account === null) return fail("invalid");
      if (isFromBefore(verified.value["iat"], account.tokensFrom)) return fail("invalid");
      // The account's current data, not what it was when the token was issued.
      const { email, emailVerified, name, picture, roles } = account;
      const { subject, signedInAtSeconds } = said;
      return succeed({
        subject,
        email,
        emailVerified,
        name,
        picture,
        roles,
        isAdministrator: isAdministrator(roles),
        account,
        sessionUid: sessionId,
        signedInAtSeconds,
      });
    },
    mount: (server) => mountProvider(server, { provider, database, publicUrl, clientId: identity.clientId }),
    passkeys: createPasskeyService({ database, publicUrl, now }),
    accountService: {
      ...ownAccounts,
      async resume(request, response, interaction, subject, method = "pwd") {
        if (interaction === null) return null;
        try {
          // Identified by the cookie of the browser that began it, so nobody gets signed in to someone else's
          // sign-in.
          const begun = await provider.interactionDetails(request, response);
          if (begun.uid !== interaction || begun.prompt.name !== "login") return null;
          const amr = method === "pwd" ? ["pwd"] : ["pop", "user", toPasskeyMethod(method.passkeyId)];
          const result = { login: { accountId: subject, amr } };
          const returnTo = await provider.interactionResult(request, response, result, {
            mergeWithLastSubmission: false,
          });
          return new URL(returnTo).pathname;
        } catch (error) {
          if (error instanceof Error && error.name === "SessionNotFound") return null;
          throw error;
        }
      },
    },
  };
}

/** Tokens carry whole seconds. */
function isFromBefore(issuedAt: unknown, tokensFrom: string | null): boolean {
  if (tokensFrom === null) return false;
  return typeof issuedAt !== "number" || issuedAt < Math.floor(Date.parse(tokensFrom) / 1_000);
}
