/** What graduates of a college's bachelor's programs earn, beside the middle of the same program across the country. */
import { z } from "zod/mini";

/** Programs with fewer degrees a year have a figure of few graduates, or of a program that has ended. */
export const fewestAwards = 20;

/** A program that fewer colleges show has no middle worth a comparison. */
export const fewestForProgramMiddle = 10;

const unitId = z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999));
/** Four digits of the federal Classification of Instructional Programs: "11.07". */
const cip4 = z.string().check(z.regex(/^\d{2}\.\d{2}$/));
const usd = z.number().check(z.int(), z.minimum(0), z.maximum(300_000));

export const programEarningsRowSchema = z.object({
  unitId,
  cip4,
  /** Bachelor's degrees a year. */
  awards: z.number().check(z.int(), z.minimum(fewestAwards), z.maximum(100_000)),
  earningsUsd: usd,
});
export type ProgramEarningsRow = z.infer<typeof programEarningsRowSchema>;

export const programMiddleSchema = z.object({
  cip4,
  title: z.string().check(z.minLength(1)),
  /** Null where fewer than ten colleges show the program. */
  middleUsd: z.nullable(usd),
  colleges: z.number().check(z.int(), z.minimum(1)),
});
export type ProgramMiddle = z.infer<typeof programMiddleSchema>;

/**
 * One program on a college's page: median earnings of its graduates with federal aid five years after the bachelor's
 * degree, in 2022 dollars, and the median over the colleges that show the program.
 */
export const programEarningsSchema = z.object({
  cip4,
  title: z.string(),
  earningsUsd: usd,
  middleUsd: z.nullable(usd),
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

/** Rows of a comparison: more would bury the rest of it. */
const comparedPrograms = 3;

/**
 * The programs to compare colleges on: of the student's own fields if any college shows one, and first those that most of
 * the colleges show; then the larger ones.
 */
export function chooseComparedPrograms(
  byCollege: readonly (readonly ProgramEarnings[])[],
  families: readonly string[],
): ProgramEarnings[] {
  const all = byCollege.flat();
  const own = all.filter(({ cip4 }) => families.includes(cip4.slice(0, 2)));
  const candidates = new Map<string, { program: ProgramEarnings; colleges: number; places: number }>();
  for (const programs of byCollege) {
    for (const [place, program] of programs.entries()) {
      if (own.length > 0 && !own.includes(program)) continue;
      const known = candidates.get(program.cip4) ?? { program, colleges: 0, places: 0 };
      known.colleges += 1;
      known.places += place;
      candidates.set(program.cip4, known);
    }
  }
  return [...candidates.values()]
    .filter(({ colleges }) => own.length > 0 || colleges > 1 || byCollege.length === 1)
    .toSorted((a, b) => b.colleges - a.colleges || a.places / a.colleges - b.places / b.colleges)
    .slice(0, comparedPrograms)
    .map(({ program }) => program);
}
