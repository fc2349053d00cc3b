/** A plan's timeline. Its rules are many, so only pages that show a timeline download them. */
import type { Plan } from "#domain/plan/plan.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { findApplicant } from "#domain/timeline/applicant.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import type { EssayWork, TimelineInput } from "#domain/timeline/timeline.ts";
import { addRequirements } from "./addRequirements.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerTimeline: Engine["timeline"] = async ({
  release,
  plan,
  deadlines,
  requirements,
  today,
  reader = "student",
}) => {
  const byUnitId = release === null ? null : getHeldColleges(release).byUnitId;
  const input = buildTimelineInput(plan, (unitId) => byUnitId?.get(unitId) ?? null, deadlines, today);
  if (input === null) return null;
  const colleges = addRequirements(input, requirements ?? null);
  const isTransfer = findApplicant(input).kind === "transfer";
  const [essays, ruledOut, belowMinimum] = await Promise.all([
    readEssays(plan, isTransfer),
    readRuledOut(plan, input),
    readBelowMinimum(plan, input),
  ]);
  return buildTimeline({ ...input, reader, colleges, essays, ruledOut, belowMinimum });
};

/** The rules of the states' programs are a large table too. Without them no date is left out. */
async function readRuledOut(
  plan: Plan,
  { homeState, graduationYear, today }: TimelineInput,
): Promise<ReadonlySet<string>> {
  if (homeState === null) return new Set();
  try {
    const { listRuledOutDates } = await import("#domain/plan/ruledOutDates.ts");
    return listRuledOutDates(homeState, plan, { today, grade: findGrade(graduationYear, today) });
  } catch {
    return new Set();
  }
}

/** So are the published rules of admission. Without them nothing is said of a minimum. */
async function readBelowMinimum(
  { profile }: Plan,
  { colleges }: TimelineInput,
): Promise<NonNullable<TimelineInput["belowMinimum"]>> {
  const toSend = colleges.filter(({ status }) => status === "considering" || status === "applying");
  if (toSend.length === 0) return new Map();
  try {
    const { rateFloors } = await import("#domain/admission/checkFloor.ts");
    return rateFloors(
      profile,
      toSend.map(({ unitId }) => unitId),
    );
  } catch {
    return new Map();
  }
}

/**
 * The essay questions are a large table, so they are downloaded only by a family that has an essay. Without a network
 * that download may fail: then the timeline comes without links to essays.
 */
async function readEssays({ essays }: Plan, isTransfer: boolean): Promise<EssayWork[]> {
  if (essays.length === 0) return [];
  try {
    const [{ listEssayWork }, { toStudentEssays }] = await Promise.all([
      import("#domain/essays/listEssayWork.ts"),
      import("#domain/essays/studentEssays.ts"),
    ]);
    return listEssayWork(toStudentEssays(essays), { isTransfer });
  } catch {
    return [];
  }
}
