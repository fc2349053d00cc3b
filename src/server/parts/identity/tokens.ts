/**
 * Verifies access tokens: signature by a known key, RS256 only, issuer, audience, time. The only file that
 * uses jose.
 */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { fail, type Result, succeed } from "#lib/result.ts";
import type { SigningKey } from "#server/secrets.ts";
import type { Claims } from "./claims.ts";

/** The specification's section 5: allowed clock skew. */
const leewaySeconds = 60;
const keysTimeoutMs = 5_000;
/** A token with an unknown key triggers refetching the keys, but no more often than this. */
const keysPauseMs = 30_000;
const keysKeptMs = 10 * 60_000;
/** Tokens of people with many roles are about 2 kB. */
const mostTokenLetters = 16_384;

export type TokenProblem = "invalid" | "expired" | "unreachable";

export type TokenCheck = { issuer: string; audience: string; now: () => Date };

export type TokenVerifier = (token: string) => Promise<Result<Claims, TokenProblem>>;

/** With keys this process holds. */
export function verifierOfOwnTokens(keys: readonly SigningKey[], check: TokenCheck): TokenVerifier {
  // Only the public half.
  const published = keys.map(({ kty, alg, use, kid, n, e }) => ({ kty, alg, use, kid, n, e }));
  return verifierBy(createLocalJWKSet({ keys: published }), check);
}

/** With the keys the tenant publishes, cached for ten minutes. */
export function verifierOfTenantTokens(check: TokenCheck): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(".well-known/jwks.json", check.issuer), {
    timeoutDuration: keysTimeoutMs,
    cooldownDuration: keysPauseMs,
    cacheMaxAge: keysKeptMs,
  });
  return verifierBy(keys, check);
}

function verifierBy(keys: JWTVerifyGetKey, { issuer, audience, now }: TokenCheck): TokenVerifier {
  const namedKey: JWTVerifyGetKey = (header, token) => {
    // A token that names no key would match whichever one exists.
    if (typeof header.kid !== "string") throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };
  return async (token) => {
    if (token.length > mostTokenLetters) return fail("invalid");
    try {
      const { payload } = await jwtVerify(token, namedKey, {
        algorithms: ["RS256"],
        issuer,
        audience,
        clockTolerance: leewaySeconds,
        currentDate: now(),
        requiredClaims: ["sub", "exp", "iat"],
      });
      return succeed(payload);
    } catch (error) {
      return fail(toProblem(error));
    }
  };
}

function toProblem(error: unknown): TokenProblem {
  if (error instanceof errors.JWTExpired) return "expired";
  const isAboutKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    // What jose throws if the tenant responds with something other than its keys.
    (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC") ||
    // A failed connection is a platform error.
    !(error instanceof errors.JOSEError);
  return isAboutKeys ? "unreachable" : "invalid";
}
