/** Reads the profile's answer: who is signed in, and what they may see. */
import type { SessionUser } from "./sessionUser.ts";

const administratorRoles: readonly unknown[] = ["Administrator", "Admin", "admin"];

/** Null where nobody is signed in, or where the answer names nobody. */
export function readUser(reply: unknown): SessionUser | null {
  if (typeof reply !== "object" || reply === null) return null;
  const told = new Map<string, unknown>(Object.entries(reply));
  const name = toText(told.get("name"));
  const email = toText(told.get("email"));
  if (name === "" && email === "") return null;
  const roles = told.get("roles");
  return {
    name,
    email,
    picture: toText(told.get("picture")) || null,
    isAdministrator: Array.isArray(roles) && roles.some((role) => administratorRoles.includes(role)),
    isPrimaryAdmin: told.get("primaryAdmin") === true,
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
