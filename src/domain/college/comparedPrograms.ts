/** Which programs colleges are compared on by what their graduates earn. */
import type { ProgramEarnings } from "./programEarnings.ts";

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
