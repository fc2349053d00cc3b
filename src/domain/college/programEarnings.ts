/** What graduates of a college's bachelor's programs earn, beside the middle of the same program across the country. */
import { z } from "zod/mini";

/** Programs with fewer degrees a year have a figure of few graduates, or of a program that has ended. */
export const fewestAwards = 20;

/** A program that fewer colleges show has no middle worth a comparison. */
export const fewestForProgramMiddle = 10;

/** Four digits of the federal Classification of Instructional Programs: "11.07". */
export const cip4Schema = z.string().check(z.regex(/^\d{2}\.\d{2}$/));
export const earningsSchema = z.number().check(z.int(), z.minimum(0), z.maximum(300_000));

/**
 * One program on a college's page: median earnings of its graduates with federal aid five years after the bachelor's
 * degree, in 2022 dollars, and the median over the colleges that show the program.
 */
export const programEarningsSchema = z.object({
  cip4: cip4Schema,
  title: z.string(),
  earningsUsd: earningsSchema,
  middleUsd: z.nullable(earningsSchema),
});
export type ProgramEarnings = z.infer<typeof programEarningsSchema>;

/** As many as a phone shows before one asks for all. */
export const shownPrograms = 6;

/** The student's own fields first, in their order; the rest as it came, which is the largest program first. */
export function orderPrograms(
  programs: readonly ProgramEarnings[],
  families: readonly string[],
): ProgramEarnings[] {
  const rank = (program: ProgramEarnings) => {
    const place = families.indexOf(program.cip4.slice(0, 2));
    return place < 0 ? families.length : place;
  };
  return programs.toSorted((a, b) => rank(a) - rank(b));
}
