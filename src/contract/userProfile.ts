/** GET and HEAD /api/user/profile: who is signed in; 204 for a visitor. */
import type { Endpoint } from "./endpoint.ts";

export const userProfileEndpoint = {
  id: "userProfile",
  method: "GET",
  path: "/api/user/profile",
  access: "everyone",
  summary: "Who is signed in. Nobody can be yet: always 204.",
  params: null,
  query: null,
  body: null,
  reply: null,
} as const satisfies Endpoint;
