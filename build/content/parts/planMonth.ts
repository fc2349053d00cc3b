/** The story student's plan on the day of a chapter: commands applied, rules evaluated. */

import { ContentProblem } from "#authoring/contentProblem.ts";
import { type StoryChapter, storyChapters, storyStudent } from "#content/storyChapters.ts";
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { type RankedCollege, rankCollege } from "#domain/match/rank.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { createPriceEstimator, type PriceBand } from "#domain/price/band.ts";
import { findBracket } from "#domain/price/brackets.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Colleges } from "#server/colleges.ts";
import {
  type ChapterPlan,
  readChapterPlan,
  storyBegan,
  storyPlanId,
  toInstant,
  toStoryPlanPath,
} from "./planFile.ts";
import { makeFictionalOffer } from "./planOffers.ts";

export type StorySurroundings = { colleges: Colleges; rootFolder: string };

export type StoryRow = RankedCollege<PriceBand> & { entry: Plan["colleges"][number] };

export type StoryMonth = {
  head: ChapterPlan;
  plan: Plan;
  aid: AidEstimate | null;
  rows: readonly StoryRow[];
  timeline: Timeline;
  colleges: Colleges;
};

/** The plan after this chapter's commands and all earlier ones, with the rules' results for that day. */
export function buildStoryMonth(chapter: StoryChapter, around: StorySurroundings): StoryMonth {
  const { colleges } = around;
  const head = readChapterPlan(chapter, around);
  const heads = [...listEarlierChapterPlans(head, around), head];
  const commanded = replayCommands(
    makeEmptyPlan(storyPlanId, storyBegan),
    heads.flatMap(({ commands }) => commands),
  );
  const aid = estimateAid(commanded.aid, commanded.profile.homeState);
  const plan = addOffers(commanded, head, { offers: heads.flatMap(({ offers }) => offers), aid, colleges });
  const { profile, money } = plan;
  const priceOf = createPriceEstimator(toPriceInput(profile, money, aid), {
    entryYear: toEntryYear(profile.gradeYear, head.asOf),
    growthShare: plan.assumptions.growthShare,
  });
  const rows = plan.colleges.map((entry) => ({
    ...rankCollege(findSummary(entry.unitId, colleges), profile, money, {
      priceOf,
      fieldOf: () => null,
    }),
    entry,
  }));
  const deadlines = plan.colleges.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines);
  const input = buildTimelineInput(plan, colleges.byUnitId, deadlines, head.asOf);
  if (input === null) throw new ContentProblem(toStoryPlanPath(chapter), null, "The plan names no class.");
  return { head, plan, aid, rows, timeline: buildTimeline(input), colleges };
}

/** The chapters this one continues, earliest first. */
function listEarlierChapterPlans({ chapter, after }: ChapterPlan, around: StorySurroundings): ChapterPlan[] {
  if (after === null) return [];
  if (storyChapters.indexOf(after) >= storyChapters.indexOf(chapter))
    throw new ContentProblem(toStoryPlanPath(chapter), null, `"${after}" does not come before it.`);
  const before = readChapterPlan(after, around);
  return [...listEarlierChapterPlans(before, around), before];
}

/** The plan's name this month and its fictional offers, also added by command. */
function addOffers(
  plan: Plan,
  head: ChapterPlan,
  { offers, aid, colleges }: { offers: readonly string[]; aid: AidEstimate | null; colleges: Colleges },
): Plan {
  const studentName = `${storyStudent.name} (story, ${head.month})`;
  const drafts: CommandDraft[] = [{ kind: "renameStudent", studentName }];
  for (const slug of offers) {
    const unitId = colleges.bySlug(slug)?.unitId;
    const offer =
      unitId === undefined || aid === null
        ? null
        : makeFictionalOffer(unitId, {
            bracket: findBracket(aid.bracketIncomeUsd),
            pellUsd: aid.pellUsd.low,
            colleges,
          });
    if (offer === null)
      throw new ContentProblem(toStoryPlanPath(head.chapter), null, `No offer can be made for ${slug}.`);
    drafts.push({ kind: "setOffer", offerId: offer.id, offer });
  }
  const first = head.commands.length;
  const commands = drafts.map((draft, index) =>
    makeCommand(draft, {
      id: `${head.chapter}-${first + index}`,
      at: toInstant(head.asOf, first + index),
      planId: storyPlanId,
    }),
  );
  return replayCommands(plan, commands);
}

function findSummary(unitId: number, colleges: Colleges): CollegeSummary {
  const college = colleges.byUnitId(unitId);
  if (college === null) throw new Error(`No college has the number ${unitId}.`);
  return college;
}
