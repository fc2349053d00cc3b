/** Reads one chapter's plan from content/stories/plans: commands in words that name colleges by their addresses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { type StoryChapter, storyChapters } from "#content/storyChapters.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type Command, type CommandDraft, makeCommand, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { Colleges } from "#server/colleges.ts";
import { ContentProblem } from "../contentProblem.ts";
import { listIssues } from "../parseArticle.ts";

const day = z.iso.date();

const planFileSchema = z.strictObject({
  /** As the student's plan is named: "November". */
  month: z.string().min(1),
  /** The day on which the plan is looked at. */
  asOf: day,
  /** The chapter whose plan this one goes on from; null for the first. */
  after: z.enum(storyChapters).nullable(),
  isExample: z.boolean(),
  /** Commands of domain/plan without id, instant, plan and scope; `college: slug` stands for `unitId`. */
  commands: z.array(z.looseObject({ kind: z.string() })),
  /** Tasks ticked off on a day, for each of the colleges where the task has one. */
  done: z
    .array(z.strictObject({ task: z.string(), colleges: z.array(z.string()).optional(), on: day }))
    .default([]),
  /** Tasks that are not for this student. */
  leftOut: z.array(z.string()).default([]),
  /** Colleges that make an offer in the example, by slug. */
  offers: z.array(z.string()).default([]),
});

export type ChapterPlan = Omit<z.infer<typeof planFileSchema>, "commands" | "done" | "leftOut"> & {
  chapter: StoryChapter;
  commands: readonly Command[];
};

export const storyPlanId = "story-maya";
/** Before the first command of the first chapter. */
export const storyBegan = "2026-08-01T12:00:00.000Z";

/** The file of a chapter, from the root of the project. */
export function toStoryPlanPath(chapter: StoryChapter): string {
  return `content/stories/plans/${chapter}.yaml`;
}

/** Throws where a command is none, or names a college that does not exist. */
export function readChapterPlan(
  chapter: StoryChapter,
  { rootFolder, colleges }: { rootFolder: string; colleges: Pick<Colleges, "bySlug"> },
): ChapterPlan {
  const shown = toStoryPlanPath(chapter);
  const parsed = planFileSchema.safeParse(parseYaml(readFileSync(join(rootFolder, shown), "utf8")));
  if (!parsed.success) throw new ContentProblem(shown, null, listIssues(parsed.error));
  const { commands: given, done, leftOut, ...head } = parsed.data;
  const unitIdOf = (slug: string): number => {
    const college = colleges.bySlug(slug);
    if (college === null) throw new ContentProblem(shown, null, `No college has the address ${slug}.`);
    return college.unitId;
  };
  const drafts = [
    ...given.map(({ college, ...draft }) =>
      typeof college === "string" ? { ...draft, unitId: unitIdOf(college) } : draft,
    ),
    ...done.flatMap(({ task, colleges: slugs, on }) => {
      const ids = slugs === undefined ? [task] : slugs.map((slug) => `${task}.${unitIdOf(slug)}`);
      return ids.map((id) => makeTaskMarkDraft(id, { doneOn: on }));
    }),
    ...leftOut.map((task) => makeTaskMarkDraft(task, { isDropped: true })),
  ];
  return {
    ...head,
    chapter,
    commands: drafts.map((draft, index) => checkPlan(draft, { chapter, index, asOf: head.asOf, shown })),
  };
}

function checkPlan(
  draft: Record<string, unknown>,
  { chapter, index, asOf, shown }: { chapter: StoryChapter; index: number; asOf: string; shown: string },
): Command {
  const at = toInstant(asOf, index);
  // Whatever it is, it is read as a command in the next line.
  const command = makeCommand(draft as CommandDraft, { id: `${chapter}-${index}`, at, planId: storyPlanId });
  const read = readCommand(command);
  if (read.ok) return read.value;
  const where = read.problem.kind === "brokenField" ? read.problem.path : "kind";
  throw new ContentProblem(shown, null, `Command ${index + 1} (${String(draft["kind"])}): ${where}`);
}

/** Noon of the day, and a millisecond more with each command: their order is the file's. */
export function toInstant(day: string, index: number): string {
  return new Date(Date.parse(`${day}T12:00:00.000Z`) + index).toISOString();
}
