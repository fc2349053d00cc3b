/** What of a kept sign-up can still be used: each field is checked apart, since storage may hold anything. */
import { z } from "zod/mini";
import { waitlistRoles, waitlistWishes } from "#contract/waitlist.ts";
import type { WaitlistValues } from "./schema.ts";

const savedSchema = z.catch(
  z.object({
    email: z.catch(z.string(), ""),
    role: z.catch(z.optional(z.enum(waitlistRoles)), undefined),
    wishes: z.catch(z.array(z.string()), []),
    isThirteenOrOlder: z.catch(z.optional(z.literal(true)), undefined),
  }),
  { email: "", role: undefined, wishes: [], isThirteenOrOlder: undefined },
);

export function readSavedSignUp(raw: unknown): Partial<WaitlistValues> {
  const { email, role, wishes, isThirteenOrOlder } = savedSchema.parse(raw);
  return {
    email,
    wishes: waitlistWishes.filter((wish) => wishes.includes(wish)),
    ...(role !== undefined && { role }),
    ...(isThirteenOrOlder !== undefined && { isThirteenOrOlder }),
  };
}
