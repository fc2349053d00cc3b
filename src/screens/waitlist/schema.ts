/** The waitlist form's fields: the contract's, but for the id, which the form carries by itself. */
import { z } from "zod/mini";
import { waitlistBodySchema } from "#contract/waitlist.ts";

export const waitlistFormSchema = z.omit(waitlistBodySchema, { id: true });
export type WaitlistValues = z.input<typeof waitlistFormSchema>;
export type WaitlistSent = z.output<typeof waitlistFormSchema>;
