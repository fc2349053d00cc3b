/** Questions put together as the application asks them, with the student's essays, and how far these are. */
import type { EssayItem, EssayProgress, EssaySet, StudentEssay } from "./essayList.ts";
import { listPlatformPrompts } from "./essayPrompts.ts";
import type { ApplicationPlatform, EssayPrompt } from "./prompt.ts";

/** A student's essays by the question or, for a question they typed in, by its college. */
export type KeptEssays = {
  byPrompt: ReadonlyMap<string, StudentEssay[]>;
  byCollege: ReadonlyMap<number, StudentEssay[]>;
};

export function groupEssays(essays: readonly StudentEssay[]): KeptEssays {
  const byPrompt = new Map<string, StudentEssay[]>();
  const byCollege = new Map<number, StudentEssay[]>();
  for (const essay of essays) {
    const { promptId, unitId } = essay;
    if (promptId !== null) byPrompt.set(promptId, [...(byPrompt.get(promptId) ?? []), essay]);
    else if (unitId !== null) byCollege.set(unitId, [...(byCollege.get(unitId) ?? []), essay]);
  }
  return { byPrompt, byCollege };
}

/** Questions of one choice together, where the first of them stands; the others each alone. */
export function buildSets(prompts: readonly EssayPrompt[], kept: KeptEssays): EssaySet[] {
  const byGroup = Map.groupBy(prompts, ({ id, choice, options }) =>
    choice === null || options.length > 0 ? id : `group ${choice.group}`,
  );
  return [...byGroup.values()].map((group) => {
    const choice = group[0]?.choice ?? null;
    return {
      choice: choice === null ? null : { pick: choice.pick, from: choice.from },
      items: group.map(
        (prompt): EssayItem => ({
          prompt,
          essays: kept.byPrompt.get(prompt.id) ?? [],
          answeredBy: listMainEssays(prompt.answeredBy, kept),
        }),
      ),
    };
  });
}

/** What the student has for an application's main essay: the questions of which one picks. */
function listMainEssays(platform: ApplicationPlatform | null, { byPrompt }: KeptEssays): StudentEssay[] {
  if (platform === null) return [];
  const prompts = listPlatformPrompts(platform).filter(({ choice }) => choice !== null);
  return prompts.flatMap(({ id }) => byPrompt.get(id) ?? []);
}

/** Answers that every applicant writes, and how far the student is with them. */
export function countProgress(sets: readonly EssaySet[]): EssayProgress {
  const progress = { asked: 0, started: 0, drafted: 0, finished: 0 };
  for (const set of sets) {
    const asked = countAsked(set);
    const essays = set.items.flatMap((item) => [...item.essays, ...item.answeredBy]);
    const finished = essays.filter(isFinished).length;
    const drafted = essays.filter(isDrafted).length;
    const started = essays.filter((essay) => isDrafted(essay) || essay.words > 0).length;
    progress.asked += asked;
    progress.started += Math.min(asked, started);
    progress.drafted += Math.min(asked, drafted);
    progress.finished += Math.min(asked, finished);
  }
  return progress;
}

/** Of questions that the student typed in, all are asked, and at least so many. */
export function countOwnProgress(essays: readonly StudentEssay[], least: number): EssayProgress {
  return {
    asked: Math.max(least, essays.length),
    started: essays.filter((essay) => isDrafted(essay) || essay.words > 0).length,
    drafted: essays.filter(isDrafted).length,
    finished: essays.filter(isFinished).length,
  };
}

/** Of a set, the essays every applicant writes. A pick from a list and an image are no essays. */
function countAsked({ choice, items }: EssaySet): number {
  const [first] = items;
  if (first === undefined || first.prompt.audience !== "required") return 0;
  if (first.prompt.openLimit === "notText") return 0;
  return items.length > 1 ? (choice?.pick ?? 0) : 1;
}

/** Whether the essay is at least ready for a reader, so no longer a draft in progress. */
export function isDrafted(essay: StudentEssay): boolean {
  return essay.status === "ready" || isFinished(essay);
}

export function isFinished({ status }: StudentEssay): boolean {
  return status === "final" || status === "submitted";
}
