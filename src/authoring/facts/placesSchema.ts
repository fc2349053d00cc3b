/** The schema of a college's further campuses in /facts. */
import { z } from "zod";
import { placeOffers } from "#domain/college/college.ts";

export const collegePlacesSchema = z
  .array(
    z.strictObject({
      /** The town or the campus alone; it is printed before "campus". */
      name: z
        .string()
        .min(2)
        .regex(
          /^(?!.*campus)[^|;,\n]+$/i,
          "a name without the word campus and without signs that divide lists",
        ),
      /** Of its ZIP code, in hundredths of a degree: American Samoa to Alaska, Guam to Maine. */
      latitude: z.number().min(-15).max(72),
      longitude: z.number().min(-180).max(180),
      offers: z.enum(placeOffers),
    }),
  )
  .min(1)
  .refine(
    (places) => new Set(places.map(({ name }) => name)).size === places.length,
    "a campus is there twice",
  );
