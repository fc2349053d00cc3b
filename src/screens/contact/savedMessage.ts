/** What of a kept message can still be used: each field is checked apart, since storage may hold anything. */
import { z } from "zod/mini";
import { contactTopics } from "#contract/contact.ts";
import type { ContactValues } from "./schema.ts";

const text = z.catch(z.string(), "");

const savedSchema = z.catch(
  z.object({
    name: text,
    email: text,
    topic: z.catch(z.optional(z.enum(contactTopics)), undefined),
    message: text,
  }),
  { name: "", email: "", topic: undefined, message: "" },
);

export function readSavedMessage(raw: unknown): Partial<ContactValues> {
  const { topic, ...texts } = savedSchema.parse(raw);
  return topic === undefined ? texts : { ...texts, topic };
}
