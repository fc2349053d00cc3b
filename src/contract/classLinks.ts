/** One link for a class: each student who opens it decides whether the counselor sees their plan. */
import { z } from "zod/mini";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import { scopes } from "#domain/plan/plan.ts";
import { classLinkLimits } from "./classLinkLimits.ts";
import type { Endpoint } from "./endpoint.ts";
import { tokenBodySchema } from "./family.ts";

/** What a class link's token begins with, which tells it from an invitation's in the same address. */
export const classTokenStart = "class-";

const classLinkSchema = z.object({
  classLinkId: idSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** How many students joined by it. */
  joined: z.number().check(z.int(), z.minimum(0)),
});
export type ClassLink = z.infer<typeof classLinkSchema>;
export const classLinksSchema = z.object({ classLinks: z.array(classLinkSchema) });

export const classLinksEndpoint = {
  id: "classLinks",
  method: "GET",
  path: "/api/class-links",
  isRare: true,
  access: "signedIn",
  summary: "The class links of this account that still work, without their tokens.",
  replies: { 200: classLinksSchema },
} as const satisfies Endpoint;

export const madeClassLinkSchema = z.object({
  classLinkId: idSchema,
  /** Shown once: only its hash is stored. */
  url: z.string(),
  expiresAt: instantSchema,
});
export type MadeClassLink = z.infer<typeof madeClassLinkSchema>;

export const makeClassLinkEndpoint = {
  id: "makeClassLink",
  method: "POST",
  path: "/api/class-links",
  isRare: true,
  access: "signedIn",
  limit: "signedIn",
  summary: `Makes a link for a class, for ${classLinkLimits.days} days. It needs a confirmed email address, which students see. Answers 201.`,
  replies: { 201: madeClassLinkSchema },
} as const satisfies Endpoint;

export const endClassLinkEndpoint = {
  id: "endClassLink",
  method: "DELETE",
  path: "/api/class-links/:classLinkId",
  isRare: true,
  access: "signedIn",
  limit: "signedIn",
  summary: "Ends a class link. Students who joined by it keep sharing until they stop.",
  params: z.object({ classLinkId: idSchema }),
  replies: { 204: null },
} as const satisfies Endpoint;

export const classOfferSchema = z.object({
  /** The counselor's name; empty if the account has none. */
  name: z.string(),
  /** Confirmed, so that a student can tell who asks. */
  email: z.string(),
  expiresAt: instantSchema,
});
export type ClassOffer = z.infer<typeof classOfferSchema>;

export const lookAtClassLinkEndpoint = {
  id: "lookAtClassLink",
  method: "POST",
  path: "/api/class-links/look",
  isRare: true,
  access: "everyone",
  limit: "invitations",
  summary: "Who made a class link, for whoever holds it.",
  body: tokenBodySchema,
  replies: { 200: classOfferSchema },
} as const satisfies Endpoint;

export const joinClassEndpoint = {
  id: "joinClass",
  method: "POST",
  path: "/api/class-links/join",
  isRare: true,
  access: "signedIn",
  limit: "signedIn",
  summary:
    "Lets the counselor who made the link see a plan of the asker's own. A second time changes nothing.",
  body: z.extend(tokenBodySchema, {
    planId: idSchema,
    /** Beside the plan itself: notes and circumstances, money, essays. */
    scopes: z.array(z.enum(scopes)).check(
      z.maxLength(scopes.length),
      z.refine((given) => given.includes("plan"), "What is shared begins with the plan itself."),
      z.refine((given) => new Set(given).size === given.length, "Name each part once."),
    ),
  }),
  replies: { 200: z.object({ planId: idSchema }) },
} as const satisfies Endpoint;

export const classLinkEndpoints = [
  classLinksEndpoint,
  makeClassLinkEndpoint,
  endClassLinkEndpoint,
  lookAtClassLinkEndpoint,
  joinClassEndpoint,
] as const;
