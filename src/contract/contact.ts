/**
 * POST /api/contact: a message to the team. The browser's form and the server validate with the same schema.
 */
import { z } from "zod/mini";
import { emailSchema } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";
import { formIdSchema } from "./formId.ts";

export const contactTopics = ["question", "wrongFigure", "wish", "demo", "press", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactLimits = { nameMax: 100, messageMin: 10, messageMax: 5_000 } as const;

export const contactBodySchema = z.object({
  id: formIdSchema,
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please tell us your name, or what we should call you."),
      z.maxLength(contactLimits.nameMax, "Please keep the name to 100 characters."),
    ),
  email: emailSchema,
  topic: z.enum(contactTopics, "Please choose what it is about."),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(contactLimits.messageMin, "Please write at least a short sentence."),
      z.maxLength(contactLimits.messageMax, "Please keep it to 5,000 characters."),
    ),
  /** The record a mistake is reported in, such as "pellMaximum@2026-27", or the key of a source. */
  record: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.@/ -]{0,119}$/))),
  /** Hidden from people; anything that fills it in is a bot. */
  website: z._default(z.string().check(z.maxLength(2_000)), ""),
});
export type ContactBody = z.infer<typeof contactBodySchema>;

export const contactEndpoint = {
  id: "contact",
  method: "POST",
  path: "/api/contact",
  access: "everyone",
  limit: "forms",
  summary: "Sends a message to the team. The same id is stored once.",
  body: contactBodySchema,
  replies: { 200: z.object({ status: z.literal("received") }) },
} as const satisfies Endpoint;

export const contactEndpoints = [contactEndpoint] as const;
