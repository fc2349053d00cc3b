/** Who may: the one rule of the whole API, from the endpoint's access and the verified identity alone. */
import type { FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import type { Identity, IdentityPart } from "#server/parts/identity/port.ts";
import { type ProblemReply, refuse } from "./problems.ts";

export type Asking =
  | { who: "visitor" }
  | { who: "person"; identity: Identity }
  /** There is a token, and it is no good. */
  | { who: "unknown"; reason: "invalid" | "expired" }
  /** There is a token, and it cannot be checked now. */
  | { who: "unchecked" };

/** By the Authorization header alone; a cookie says nothing here. */
export async function identifyAsker(request: FastifyRequest, identity: IdentityPart): Promise<Asking> {
  const header = request.headers.authorization;
  if (header === undefined) return { who: "visitor" };
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
  if (token === undefined) return { who: "unknown", reason: "invalid" };
  const verified = await identity.verify(token);
  if (verified.ok) return { who: "person", identity: verified.value };
  return verified.problem === "unreachable"
    ? { who: "unchecked" }
    : { who: "unknown", reason: verified.problem };
}

export type Refused = 401 | 403 | 503;

/** Null: the endpoint may be asked. */
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
      "It cannot be checked just now who you are. What you entered is still on your device. Please try again in a minute.",
      { headers: { "retry-after": 30 } },
    );
  }
  // RFC 6750: without a token the kind of token is named alone.
  const challenge = asking.who === "unknown" ? 'Bearer error="invalid_token"' : "Bearer";
  return refuseSignedOut(challenge);
}

/** 401, as RFC 6750 wants it. */
export function refuseSignedOut(challenge = "Bearer"): ProblemReply {
  return refuse(401, "Please sign in, then try again.", { headers: { "www-authenticate": challenge } });
}
