/**
 * What tasks need of every college's requirements as one short text, because the browser downloads it with all deadlines
 * to work offline: 1,058 colleges in about 3 kB.
 *
 * `colleges` has each college's number, less the one before, and `answers` in the same order what it told, as one number in
 * base 36, with "." and the fee where one is known. Apart they pack into less than together.
 */
import { z } from "zod/mini";
import { type CountedEssays, feeWaivers, portfolioWays, type Requirements } from "./requirements.ts";

export const requirementTableSchema = z.object({
  cycles: z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  colleges: z.string(),
  answers: z.string(),
});
export type RequirementTable = z.infer<typeof requirementTableSchema>;

/** The requirements that a college's tasks on the timeline mention. */
export type TaskRequirements = Pick<
  Requirements,
  | "cycle"
  | "feeUsd"
  | "feeWaiver"
  | "portfolio"
  | "coursesAndGrades"
  | "teacherLetters"
  | "otherLetters"
  | "counselorLetter"
  | "midYearReport"
> & {
  /** The personal essay of the shared application, by the grid; null where it does not say so. */
  essay: true | null;
  /** Writing of its own that all, or some programs, require: by our record of its questions, else by the grid. */
  writing: true | null;
  /** How many essays of its own every applicant writes, by our record of its questions; null without a record. */
  ownEssays: number | null;
  /** The Common App's grid lists it, so it takes the Common App. */
  isInGrid: boolean;
};

/** What its tasks need; null where the college told nothing anywhere. */
export function toTaskRequirements(
  requirements: Requirements | null,
  essays: CountedEssays | null,
): TaskRequirements | null {
  if (requirements === null && essays === null) return null;
  const isAsked =
    essays === null
      ? requirements?.writingSupplement === true
      : essays.demand === "required" || essays.demand === "byProgram";
  const writing = isAsked ? true : null;
  const ownEssays = essays === null ? null : essays.asked;
  if (requirements !== null) return { ...requirements, writing, ownEssays, isInGrid: true };
  return { ...toldNothing, cycle: essays?.cycle ?? "", writing, ownEssays, isInGrid: false };
}

const toldNothing = {
  feeUsd: null,
  feeWaiver: null,
  portfolio: null,
  coursesAndGrades: null,
  teacherLetters: null,
  otherLetters: null,
  counselorLetter: null,
  midYearReport: null,
  essay: null,
} as const;

/** How many answers each part can have, the empty one among them, from the lowest digit on. */
const sizes = {
  letters: 6,
  waiver: feeWaivers.length + 1,
  portfolio: portfolioWays.length + 1,
  asked: 2,
  /** None on record, or so many. */
  ownEssays: 10,
};

export function encodeRequirements(
  all: readonly (TaskRequirements & { unitId: number })[],
): RequirementTable {
  const cycles = [...new Set(all.map(({ cycle }) => cycle))].toSorted();
  const sorted = all.toSorted((a, b) => a.unitId - b.unitId);
  const steps = sorted.map(({ unitId }, place) => unitId - (sorted[place - 1]?.unitId ?? 0));
  const answers = sorted.map((one) => {
    // In the order that packs best.
    const parts: readonly (readonly [number, number])[] = [
      [one.feeWaiver === null ? 0 : feeWaivers.indexOf(one.feeWaiver) + 1, sizes.waiver],
      [cycles.indexOf(one.cycle), cycles.length],
      [one.portfolio === null ? 0 : portfolioWays.indexOf(one.portfolio) + 1, sizes.portfolio],
      [one.essay === true ? 1 : 0, sizes.asked],
      [one.counselorLetter === true ? 1 : 0, sizes.asked],
      [one.midYearReport === true ? 1 : 0, sizes.asked],
      [one.writing === true ? 1 : 0, sizes.asked],
      [one.teacherLetters ?? 0, sizes.letters],
      [one.coursesAndGrades === true ? 1 : 0, sizes.asked],
      [one.otherLetters ?? 0, sizes.letters],
      [one.isInGrid ? 0 : 1, sizes.asked],
      [one.ownEssays === null ? 0 : Math.min(one.ownEssays, sizes.ownEssays - 2) + 1, sizes.ownEssays],
    ];
    const told = parts.reduceRight((sum, [value, size]) => sum * size + value, 0);
    const fee = one.feeUsd === null ? "" : `.${one.feeUsd.toString(36)}`;
    return `${told.toString(36)}${fee}`;
  });
  return { cycles, colleges: steps.map((step) => step.toString(36)).join(" "), answers: answers.join(" ") };
}

/** Of these colleges; one that the table does not have is missing. */
export function decodeRequirements(
  { cycles, colleges, answers }: RequirementTable,
  unitIds: ReadonlySet<number>,
): Map<number, TaskRequirements> {
  const found = new Map<number, TaskRequirements>();
  const told = answers.split(" ");
  let unitId = 0;
  for (const [place, step] of colleges.split(" ").entries()) {
    unitId += Number.parseInt(step, 36);
    if (!unitIds.has(unitId)) continue;
    const requirements = readAnswers(told[place] ?? "", cycles);
    if (requirements !== null) found.set(unitId, requirements);
  }
  return found;
}

function readAnswers(text: string, cycles: readonly string[]): TaskRequirements | null {
  const [answers = "", fee] = text.split(".");
  let left = Number.parseInt(answers, 36);
  const take = (size: number) => {
    const value = left % size;
    left = (left - value) / size;
    return value;
  };
  const takeAsked = (): true | null => (take(sizes.asked) === 1 ? true : null);
  const taken = {
    feeWaiver: feeWaivers[take(sizes.waiver) - 1] ?? null,
    cycle: cycles[take(cycles.length)],
    portfolio: portfolioWays[take(sizes.portfolio) - 1] ?? null,
    essay: takeAsked(),
    counselorLetter: takeAsked(),
    midYearReport: takeAsked(),
    writing: takeAsked(),
    teacherLetters: take(sizes.letters) || null,
    coursesAndGrades: takeAsked(),
    otherLetters: take(sizes.letters) || null,
    isInGrid: take(sizes.asked) === 0,
    ownEssays: toCount(take(sizes.ownEssays)),
  };
  const { cycle } = taken;
  // What is left over was written otherwise.
  if (cycle === undefined || left !== 0) return null;
  return { ...taken, cycle, feeUsd: fee === undefined ? null : Number.parseInt(fee, 36) };
}

/** Written as one more than it is; 0 is none on record. */
function toCount(written: number): number | null {
  return written === 0 ? null : written - 1;
}
