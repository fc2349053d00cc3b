/** Reads an identity from a token's claims: a missing or mistyped claim counts as empty. */
import type { Identity } from "#server/ports/identity.ts";

/** The specification's section 6. */
const administratorRoles: readonly string[] = ["Administrator", "Admin", "admin"];

export type Claims = Readonly<Record<string, unknown>>;

/**
 * Null if the token names nobody. `roleClaims`: every claim that may hold roles, such as
 * "https://x.example/roles".
 */
export function identityFromClaims(claims: Claims, roleClaims: readonly string[]): Identity | null {
  const subject = claims["sub"];
  if (typeof subject !== "string" || subject === "") return null;
  const namespaces = roleClaims.map((claim) => claim.replace(/roles$/, ""));
  // Some tenants can add claims to access tokens only under a namespace.
  const said = (name: string) =>
    ["", ...namespaces]
      .map((namespace) => claims[`${namespace}${name}`])
      .find((value) => value !== undefined);
  const signedInAt = said("auth_time") ?? claims["iat"];
  const custom = Object.entries(claims).filter(
    ([name]) =>
      !roleClaims.includes(name) &&
      namespaces.some((namespace) => namespace !== "" && name.startsWith(namespace)),
  );
  const roles = [...new Set(roleClaims.flatMap((claim) => rolesIn(claims[claim])))];
  return {
    subject,
    email: readText(said("email")),
    emailVerified: said("email_verified") === true,
    name: readText(said("name")),
    picture: readText(said("picture")) || null,
    roles,
    isAdministrator: isAdministrator(roles),
    ...(custom.length > 0 && { claims: Object.fromEntries(custom) }),
    signedInAtSeconds: typeof signedInAt === "number" ? signedInAt : 0,
  };
}

export function isAdministrator(roles: readonly string[]): boolean {
  return roles.some((role) => administratorRoles.includes(role));
}

function rolesIn(value: unknown): string[] {
  const listed = Array.isArray(value) ? value : [value];
  return listed.filter((role): role is string => typeof role === "string" && role !== "");
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
