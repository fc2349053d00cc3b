/** Reads one chapter's plan from content/stories/plans: commands that name colleges by slug. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { ContentProblem } from "#authoring/contentProblem.ts";
import { listIssues } from "#authoring/frontMatter.ts";
import { type StoryChapter, storyChapters } from "#content/storyChapters.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type Command, type CommandDraft, makeCommand, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import type { Colleges } from "#server/colleges.ts";

const day = z.iso.date();

const planFileSchema = z.strictObject({
  /** The plan's name suffix: "November". */
  month: z.string().min(1),
  /** The day of the chapter. */
  asOf: day,
  /** The chapter this one continues; null for the first. */
  after: z.enum(storyChapters).nullable(),
  isExample: z.boolean(),
  /** Commands of domain/plan without id, instant, plan and scope; `college: slug` replaces `unitId`. */
  commands: z.array(z.looseObject({ kind: z.string() })),
  /** Tasks checked off on a day, for each college that has the task. */
  done: z
    .array(z.strictObject({ task: z.string(), colleges: z.array(z.string()).optional(), on: day }))
    .default([]),
  /** Tasks that do not apply to this student. */
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

/** A chapter's file, relative to the project root. */
export function toStoryPlanPath(chapter: StoryChapter): string {
  return `content/stories/plans/${chapter}.yaml`;
}

/** Throws for an invalid command or an unknown college. */
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
  // Not typed yet; the next line validates it as a command.
  const command = makeCommand(draft as CommandDraft, { id: `${chapter}-${index}`, at, planId: storyPlanId });
  const read = readCommand(command);
  if (read.ok) return read.value;
  const where = read.problem.kind === "brokenField" ? read.problem.path : "kind";
  throw new ContentProblem(shown, null, `Command ${index + 1} (${String(draft["kind"])}): ${where}`);
}

/** Noon of the day, plus a millisecond per command, so that they keep the file's order. */
export function toInstant(day: string, index: number): string {
  return new Date(Date.parse(`${day}T12:00:00.000Z`) + index).toISOString();
}
