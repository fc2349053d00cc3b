/** Programs inside a family of majors that many colleges admit to by themselves, so that a student can name one. */

/** By four digits of the federal Classification of Instructional Programs, without the point. */
export const majorPrograms = {
  "0402": "Architecture",
  "1409": "Computer engineering",
  "1410": "Electrical engineering",
  "1419": "Mechanical engineering",
  "4901": "Flight",
  "5003": "Dance",
  "5004": "Design",
  "5005": "Drama and theater",
  "5006": "Film and television",
  "5007": "Studio art",
  "5009": "Music",
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
 * By family, the code of what a college teaches without dividing it: general engineering stands for each kind of engineer, and
 * half of computer science is reported as computing in general.
 */
export const generalPrograms: Readonly<Record<string, string>> = { "11": "1101", "14": "1401" };
/** The one that a page needs: it names kinds of engineers, and none of computing. */
export const generalEngineering = "1401";
/** A BS/MD student's first degree is in another program, so that no degree awarded shows who offers it. */
const combinedMedicine = "5112";

/** The four digits of a six-digit code ("51.3801"), where its degrees show that the program is taught. */
export function listAnyProgramOfDegree(cip: string): string[] {
  const code = cip.slice(0, 2) + cip.slice(3, 5);
  return code === combinedMedicine ? [] : [code];
}

/** The same for the programs that a student can name on a page, and what stands for them. */
export function listProgramsOfDegree(cip: string): string[] {
  return listAnyProgramOfDegree(cip).filter((code) => isMajorProgram(code) || code === generalEngineering);
}

export function listProgramsIn(family: string): MajorProgram[] {
  return Object.keys(majorPrograms)
    .filter(isMajorProgram)
    .filter((code) => code.startsWith(family));
}
