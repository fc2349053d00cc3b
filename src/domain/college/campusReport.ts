/** The further campuses of a college as its page and the API get them. */
import { z } from "zod/mini";
import { placeOffers } from "./college.ts";

/** At the position of its ZIP code. */
export const collegePlaceSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whole degrees, or no more than courses as far as is known. */
  offers: z.enum(placeOffers),
});

export const campusReportSchema = z.object({
  places: z.array(collegePlaceSchema),
  source: z.object({ id: z.string(), title: z.string(), year: z.string(), url: z.nullable(z.string()) }),
});
export type CampusReport = z.infer<typeof campusReportSchema>;
