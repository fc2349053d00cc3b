/** How far a student is with the essays that the timeline has tasks for. */
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { ucEssays } from "#domain/timeline/essayDemand.ts";
import type { EssayWork } from "#domain/timeline/timeline.ts";
import type { EssayProgress, StudentEssay } from "./essayList.ts";
import { findPrompt, listCollegePrompts } from "./essayPrompts.ts";
import { buildSets, countProgress, groupEssays, isDrafted, isFinished } from "./essaySets.ts";
import type { ApplicationPlatform } from "./prompt.ts";

/** Applications whose personal essay a student writes once. */
const mainPlatforms: readonly ApplicationPlatform[] = ["commonApp", "coalition", "applyTexas"];

/** Our records of a college's questions are for first-year applicants; a transfer student's count only as they stand. */
export function listEssayWork(
  essays: readonly StudentEssay[],
  { isTransfer }: { isTransfer: boolean },
): EssayWork[] {
  const kept = groupEssays(essays);
  return [...Map.groupBy(essays, findSubject)].flatMap(([subject, group]): EssayWork[] => {
    if (subject === null) return [];
    if (subject === "main") return [summarize(subject, group, 1)];
    if (subject === "uc") return [summarize(subject, group, ucEssays)];
    const sets = buildSets(isTransfer ? [] : listCollegePrompts(subject), kept);
    return [summarizeCollege(subject, group, countProgress(sets))];
  });
}

/** A college by its unitId; null for what no task is about, such as a scholarship or an optional box. */
function findSubject({ promptId, unitId }: StudentEssay): "main" | "uc" | number | null {
  const prompt = promptId === null ? null : findPrompt(promptId);
  const college = prompt?.unitId ?? unitId;
  if (college !== null) return findPublicSystem(college) === "uc" ? "uc" : college;
  if (prompt === null || prompt.platform === null || prompt.kind === "context") return null;
  if (prompt.platform === "uc") return "uc";
  return mainPlatforms.includes(prompt.platform) ? "main" : null;
}

function summarize(subject: "main" | "uc", essays: readonly StudentEssay[], asked: number): EssayWork {
  return {
    ...describe(essays),
    subject,
    unitId: null,
    isDrafted: essays.filter(isDrafted).length >= asked,
    isFinished: essays.filter(isFinished).length >= asked,
  };
}

/**
 * What the college asks of everyone, as recorded or as the student typed it in, and whatever they typed in besides. Where
 * nothing is asked of everyone, all that they began.
 */
function summarizeCollege(
  unitId: number,
  essays: readonly StudentEssay[],
  { asked, drafted, finished }: EssayProgress,
): EssayWork {
  const own = essays.filter(({ promptId }) => promptId === null);
  const isReached = (has: (essay: StudentEssay) => boolean, recorded: number) =>
    (asked === 0 ? essays : own).every(has) && recorded + own.length >= asked;
  return {
    ...describe(essays),
    subject: "college",
    unitId,
    isDrafted: isReached(isDrafted, drafted),
    isFinished: isReached(isFinished, finished),
  };
}

function describe(essays: readonly StudentEssay[]): Pick<EssayWork, "essayIds" | "isStarted"> {
  return {
    essayIds: essays.map(({ essayId }) => essayId),
    isStarted: essays.some((essay) => essay.words > 0 || isDrafted(essay)),
  };
}
