/** GET and HEAD /api/user/profile: who is signed in; 204 for a visitor, never 401. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const userProfileSchema = z.object({
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  roles: z.array(z.string()),
  /** Whether this is the account named by the PRIMARY_ADMIN_EMAIL setting. */
  primaryAdmin: z.boolean(),
  accountId: z.string(),
  /** Whom the identity provider knows the person as. */
  subject: z.string(),
  /** What the provider adds about the person under its own namespaces; empty if nothing. */
  claims: z.record(z.string(), z.unknown()),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

export const userProfileEndpoint = {
  id: "userProfile",
  method: "GET",
  path: "/api/user/profile",
  access: "everyone",
  isPersonal: true,
  summary: "Who is signed in; 204 for a visitor.",
  replies: { 200: userProfileSchema, 204: null },
} as const satisfies Endpoint;

export const userProfileEndpoints = [userProfileEndpoint] as const;
