/** The contact form's fields: the contract's without the id, which the form adds itself. */
import { z } from "zod/mini";
import { contactBodySchema } from "#contract/contact.ts";

export const contactFormSchema = z.omit(contactBodySchema, { id: true });
export type ContactValues = z.input<typeof contactFormSchema>;
export type ContactSent = z.output<typeof contactFormSchema>;
