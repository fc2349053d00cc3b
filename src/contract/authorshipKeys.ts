/** The public keys that writing records are countersigned with; apart, because the page that checks a file needs no more. */
import { z } from "zod/mini";

export const authorshipKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal("EC"),
      crv: z.literal("P-256"),
      alg: z.literal("ES256"),
      use: z.literal("sig"),
      kid: z.string(),
      x: z.string(),
      y: z.string(),
    }),
  ),
});
export type AuthorshipKeys = z.infer<typeof authorshipKeysSchema>;
