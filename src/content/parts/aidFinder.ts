/** What the finder of a state's aid is drawn from: the programs as rules, and the class that is in its last school year. */
import { z } from "zod/mini";
import { stateProgramsSchema } from "#domain/aid/stateProgram.ts";

export const aidFinderSchema = z.strictObject({
  /** Graduation year of the seniors on the day the data set was last looked at. */
  seniorClass: z.int(),
  programs: stateProgramsSchema,
});
export type AidFinderData = z.infer<typeof aidFinderSchema>;
