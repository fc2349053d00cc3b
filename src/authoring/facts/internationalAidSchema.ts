/** The schema of what a college says of need-based aid for international students. */
import { z } from "zod";
import { internationalAidKinds } from "#domain/price/internationalAidKinds.ts";

export const internationalAidSchema = z.strictObject({
  kind: z.enum(internationalAidKinds),
  /** The income lines of the college's aid policy hold for international students too. */
  areLinesTheirs: z.literal(true).optional(),
});
