/** Programs inside a family of majors that some universities admit to by themselves, so that a student can name one. */

/** By four digits of the federal Classification of Instructional Programs, without the point. */
export const majorPrograms = {
  "1409": "Computer engineering",
  "1410": "Electrical engineering",
  "1419": "Mechanical engineering",
  "4901": "Flight",
  "5004": "Design",
  "5005": "Drama and theater",
  "5006": "Film and television",
  "5112": "Medicine, starting right after high school (BS/MD)",
  "5122": "Public health",
  "5138": "Nursing",
  "5209": "Hotel management",
} as const satisfies Record<string, string>;

export type MajorProgram = keyof typeof majorPrograms;

export function isMajorProgram(code: string): code is MajorProgram {
  return Object.hasOwn(majorPrograms, code);
}

/**
 * The programs that a degree of this six-digit code ("51.3801") leads to. A college that teaches engineering without
 * dividing it awards all its degrees in 14.01, so these count for each kind of engineer.
 */
export function listProgramsOfDegree(cip: string): MajorProgram[] {
  const code = cip.slice(0, 2) + cip.slice(3, 5);
  if (code === generalEngineering) return ["1409", "1410", "1419"];
  return isMajorProgram(code) && code !== combinedMedicine ? [code] : [];
}

const generalEngineering = "1401";
/** A BS/MD student's first degree is in another program, so that no degree awarded shows who offers it. */
const combinedMedicine = "5112";

export function listProgramsIn(family: string): MajorProgram[] {
  return Object.keys(majorPrograms)
    .filter(isMajorProgram)
    .filter((code) => code.startsWith(family));
}
