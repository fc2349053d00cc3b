/** Counts the degrees a college awards in the student's fields, for a pass over all colleges. */
import type { CollegeSummary } from "./college.ts";
import type { AwardLevel } from "./details.ts";
import { type FieldOfStudy, fieldRule } from "./fieldOfStudy.ts";
import type { MajorFamily } from "./majorFamilies.ts";
import { generalPrograms } from "./majorPrograms.ts";
import { type MajorsIndex, spreadColumn } from "./majorsIndex.ts";

/** The degree with which a student leaves a community college for a university. */
const transferFamily = "24" satisfies MajorFamily;

/**
 * Families whose first two years are general courses anywhere. The arts, health, engineering, architecture and the trades
 * begin with studios, clinics and labs that a general degree does not have.
 */
const familiesByTransfer: ReadonlySet<string> = new Set<MajorFamily>([
  "03",
  "05",
  "09",
  "11",
  "13",
  "14",
  "16",
  "19",
  "22",
  "23",
  "26",
  "27",
  "30",
  "31",
  "38",
  "40",
  "42",
  "43",
  "44",
  "45",
  "52",
  "54",
]);

type FieldWishes = Readonly<Record<"majorFamilies" | "majorPrograms", readonly string[]>>;
type CollegeOfField = Pick<CollegeSummary, "unitId" | "level">;

/**
 * Prepares the student's fields for a pass over all colleges. What it returns is null for a college that reports no
 * degrees, and for all where no field was chosen.
 */
export function createFieldFinder(
  majors: MajorsIndex,
  wishes: FieldWishes,
  /** Only bachelor's degrees, at every kind of college. */
  only?: "bachelors",
): (college: CollegeOfField) => FieldOfStudy | null {
  const fields = spreadFields(majors, wishes);
  const first = fields[0]?.programs[0];
  if (first === undefined) return () => null;
  const transfers = spreadColumn(majors, transferFamily, "associate");
  const { rowOf, totals } = majors;
  return ({ unitId, level: collegeLevel }) => {
    const row = rowOf.get(unitId);
    if (row === undefined) return null;
    // Some colleges of four years are community colleges with a few bachelor's degrees, as most of Florida's are.
    const isToBegin =
      only === undefined &&
      (collegeLevel !== "fourYear" || (totals.associate[row] ?? 0) > (totals.bachelors[row] ?? 0));
    const levels = isToBegin ? levelsToBegin : bachelorsOnly;
    const hasTransfer = isToBegin && (transfers[row] ?? 0) >= fieldRule.fewestDegrees;
    let { code } = first;
    let level = levels[0];
    let degreesPerYear = 0;
    let taughtCount = 0;
    let transferCount = 0;
    let fewCount = 0;
    for (const { programs, isByTransfer } of fields) {
      let hasAny = false;
      let isTaught = false;
      for (const one of levels) {
        const all = totals[one][row] ?? 0;
        for (const program of programs) {
          const own = program.degrees[one][row] ?? 0;
          const undivided = own < fieldRule.fewestDegrees ? (program.general?.degrees[one][row] ?? 0) : 0;
          const degrees = Math.max(own, undivided);
          if (degrees === 0) continue;
          hasAny = true;
          if (degrees >= fieldRule.fewestDegrees || degrees >= all * fieldRule.orShareOfAll) isTaught = true;
          if (degrees <= degreesPerYear) continue;
          degreesPerYear = degrees;
          level = one;
          code = program.general !== null && undivided > own ? program.general.code : program.code;
        }
      }
      if (isTaught) taughtCount += 1;
      else if (hasTransfer && isByTransfer) transferCount += 1;
      else if (hasAny) fewCount += 1;
    }
    const offeredCount = taughtCount + transferCount;
    const isOffered = offeredCount > 0;
    const isOnlyByTransfer = isOffered && taughtCount === 0;
    return {
      code,
      level,
      degreesPerYear,
      isOffered,
      offeredCount,
      fewCount,
      isByTransfer: isOnlyByTransfer,
    };
  };
}

const levelsToBegin = ["associate", "bachelors"] as const satisfies AwardLevel[];
const bachelorsOnly = ["bachelors"] as const satisfies AwardLevel[];

type Spread = { code: string; degrees: Readonly<Record<AwardLevel, Uint32Array>> };
/** `general` stands for the program where a college does not divide its family; null where nothing does. */
type SpreadProgram = Spread & { general: Spread | null };

/** Each of the student's fields; where they named programs inside it, such as nursing in health, these in its place. */
function spreadFields(majors: MajorsIndex, { majorFamilies, majorPrograms }: FieldWishes) {
  const spread = (code: string): Spread => ({
    code,
    degrees: {
      associate: spreadColumn(majors, code, "associate"),
      bachelors: spreadColumn(majors, code, "bachelors"),
    },
  });
  return majorFamilies.map((family) => {
    // A program nobody awards a degree in by its own code, such as medicine from high school, leaves the family.
    const named = majorPrograms.filter((code) => code.startsWith(family) && majors.columns.has(code));
    const general = generalPrograms[family];
    const programs = (named.length === 0 ? [family] : named).map(
      (code): SpreadProgram => ({
        ...spread(code),
        general: general === undefined || code === family ? null : spread(general),
      }),
    );
    return { programs, isByTransfer: familiesByTransfer.has(family) };
  });
}
