/** The waitlist form's fields: the contract's without the id, which the form adds itself. */
import { z } from "zod/mini";
import { waitlistBodySchema } from "#contract/waitlist.ts";

export const waitlistFormSchema = z.omit(waitlistBodySchema, { id: true });
export type WaitlistValues = z.input<typeof waitlistFormSchema>;
export type WaitlistSent = z.output<typeof waitlistFormSchema>;
