/** The schema of what a college says of need-based aid for international students. */
import { z } from "zod";
import { internationalAidKinds } from "#domain/price/internationalAidKinds.ts";

export const internationalAidSchema = z.strictObject({
  kind: z.enum(internationalAidKinds),
  /** The income lines of the college's aid policy hold for international students too. */
  areLinesTheirs: z.literal(true).optional(),
  /** Its need-based aid is open to students without lawful presence: as to U.S. students, or with DACA or a state's Dream Act. */
  undocumented: z.enum(["asDomestic", "ifDaca"]).optional(),
  /** What we read has no date. */
  isUndated: z.literal(true).optional(),
});
