/** POST /api/waitlist: an address to notify once, when something is ready. */
import { z } from "zod/mini";
import { emailSchema } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";
import { formIdSchema } from "./formId.ts";

export const waitlistWishes = [
  "accounts",
  "parentDashboard",
  "reminders",
  "aiCounselor",
  "essayCoach",
  "timeline",
  "visitPlanner",
  "essayModel",
  "writingRecord",
  "grammarCheck",
  "letterPhoto",
  "calendarLink",
] as const;
/**
 * Features that have shipped are no longer offered; a wish for one that is stored or arrives late is still
 * accepted.
 */
const fulfilledWishes: readonly string[] = [
  "accounts",
  "parentDashboard",
  "reminders",
  "aiCounselor",
  "essayCoach",
  "timeline",
  "visitPlanner",
  "essayModel",
  "writingRecord",
  "grammarCheck",
  "calendarLink",
];
export const offeredWishes = waitlistWishes.filter((wish) => !fulfilledWishes.includes(wish));
export type WaitlistWish = (typeof waitlistWishes)[number];

export const waitlistRoles = ["student", "parent", "counselor", "other"] as const;
export type WaitlistRole = (typeof waitlistRoles)[number];

export const waitlistBodySchema = z.object({
  id: formIdSchema,
  email: emailSchema,
  role: z.enum(waitlistRoles, "Please choose who you are."),
  wishes: z
    .array(z.enum(waitlistWishes))
    .check(
      z.minLength(1, "Please choose at least one thing to hear about."),
      z.maxLength(waitlistWishes.length),
    ),
  /** The person confirms being 13 or older: nothing about younger children is stored. */
  isThirteenOrOlder: z.literal(
    true,
    "Please confirm that you are 13 or older. If not, ask a parent to sign up.",
  ),
  /** Hidden from people; anything that fills it in is a bot. */
  website: z._default(z.string().check(z.maxLength(2_000)), ""),
});
export type WaitlistBody = z.infer<typeof waitlistBodySchema>;

export const waitlistEndpoint = {
  id: "waitlist",
  method: "POST",
  path: "/api/waitlist",
  access: "everyone",
  limit: "forms",
  summary: "Adds an address to the waitlist. Sending it again changes what the person wants to hear about.",
  body: waitlistBodySchema,
  replies: { 200: z.object({ status: z.literal("received") }) },
} as const satisfies Endpoint;

export const waitlistEndpoints = [waitlistEndpoint] as const;
