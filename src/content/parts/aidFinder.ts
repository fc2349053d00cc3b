/** Data for the state aid finder: the programs as rules, and the class that is now in senior year. */
import { z } from "zod/mini";
import { stateProgramsSchema } from "#domain/aid/stateProgram.ts";

export const aidFinderSchema = z.strictObject({
  /** Graduation year of the seniors on the day the data set was last checked. */
  seniorClass: z.int(),
  programs: stateProgramsSchema,
});
export type AidFinderData = z.infer<typeof aidFinderSchema>;
