/** Data for the state aid finder: the programs as rules, and the class that is now in senior year. */
import { z } from "zod/mini";
import { stateProgramsSchema } from "#domain/aid/stateProgram.ts";

export const aidFinderSchema = z.strictObject({
  /** Graduation year of the seniors on that day. */
  seniorClass: z.int(),
  /** The day the data set was put together. */
  asOf: z.iso.date(),
  programs: stateProgramsSchema,
});
export type AidFinderData = z.infer<typeof aidFinderSchema>;
