/**
 * Authorization: the API's single access rule, from the endpoint's access level and the verified identity.
 */
import type { FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import type { Identity, IdentityPart } from "#server/ports/identity.ts";
import { isStoreAway } from "#server/store/storeAway.ts";
import { type ProblemReply, refuse } from "./problems.ts";

export type Asking =
  | { who: "visitor" }
  | { who: "person"; identity: Identity }
  /** A token was sent and is not valid. */
  | { who: "unknown"; reason: "invalid" | "expired" }
  /** A token was sent and cannot be verified right now; `fault` is the store's, where it is the reason. */
  | { who: "unchecked"; fault?: unknown };

/** Reads only the Authorization header; cookies are ignored. */
export async function identifyAsker(request: FastifyRequest, identity: IdentityPart): Promise<Asking> {
  const header = request.headers.authorization;
  if (header === undefined) return { who: "visitor" };
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
  if (token === undefined) return { who: "unknown", reason: "invalid" };
  let verified: Awaited<ReturnType<IdentityPart["verify"]>>;
  try {
    verified = await identity.verify(token);
  } catch (error) {
    if (isStoreAway(error)) return { who: "unchecked", fault: error };
    throw error;
  }
  if (verified.ok) return { who: "person", identity: verified.value };
  return verified.problem === "unreachable"
    ? { who: "unchecked" }
    : { who: "unknown", reason: verified.problem };
}

export type Refused = 401 | 403 | 503;

/** Null: access is allowed. */
export function decideRefusal(access: Access, asking: Asking): Refused | null {
  if (access === "everyone") return null;
  if (asking.who === "unchecked") return 503;
  if (asking.who !== "person") return 401;
  return access === "administrator" && !asking.identity.isAdministrator ? 403 : null;
}

export function refuseAsker(status: Refused, asking: Asking): ProblemReply {
  if (status === 403) return refuse(403, "Only an administrator can see this.");
  if (status === 503) {
    return refuse(
      503,
      "We can’t check who you are right now. What you entered is still on your device. Please try again in a minute.",
      { headers: { "retry-after": 30 } },
    );
  }
  // RFC 6750: without a token, the challenge names only the scheme.
  const challenge = asking.who === "unknown" ? 'Bearer error="invalid_token"' : "Bearer";
  return refuseSignedOut(challenge);
}

/** 401, as RFC 6750 requires. */
export function refuseSignedOut(challenge = "Bearer"): ProblemReply {
  return refuse(401, "Please sign in, then try again.", { headers: { "www-authenticate": challenge } });
}
