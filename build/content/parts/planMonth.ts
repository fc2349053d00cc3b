/** The story student's plan on the day of a chapter: commands applied, rules evaluated. */
import { type StoryChapter, storyChapters, storyStudent } from "#content/storyChapters.ts";
import { type AidEstimate, aidEstimateOf } from "#domain/aid/aidEstimate.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { matchOne, type RankedCollege } from "#domain/match/rank.ts";
import { type CommandDraft, commandOf } from "#domain/plan/commands.ts";
import { emptyPlan, type Plan } from "#domain/plan/plan.ts";
import { replay } from "#domain/plan/replay.ts";
import { timelineInputOf } from "#domain/plan/timelineInput.ts";
import { type PriceBand, priceInputOf, pricingFor } from "#domain/price/band.ts";
import { bracketOf } from "#domain/price/brackets.ts";
import { entryYearOf } from "#domain/price/growth.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import type { Colleges } from "#server/colleges.ts";
import { ContentProblem } from "../contentProblem.ts";
import {
  type ChapterPlan,
  instantOf,
  readChapterPlan,
  storyBegan,
  storyPlanId,
  storyPlanPath,
} from "./planFile.ts";
import { madeUpOffer } from "./planOffers.ts";

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
export function storyMonthOf(chapter: StoryChapter, around: StorySurroundings): StoryMonth {
  const { colleges } = around;
  const head = readChapterPlan(chapter, around);
  const heads = [...chapterPlansBefore(head, around), head];
  const commanded = replay(
    emptyPlan(storyPlanId, storyBegan),
    heads.flatMap(({ commands }) => commands),
  );
  const aid = aidEstimateOf(commanded.aid, commanded.profile.homeState);
  const plan = withOffers(commanded, head, { offers: heads.flatMap(({ offers }) => offers), aid, colleges });
  const { profile, money } = plan;
  const priceOf = pricingFor(priceInputOf(profile, money, aid), {
    entryYear: entryYearOf(profile.gradeYear, head.asOf),
    growthShare: plan.assumptions.growthShare,
  });
  const rows = plan.colleges.map((entry) => ({
    ...matchOne(summaryOf(entry.unitId, colleges), profile, money, { priceOf, majorsOffered: () => null }),
    entry,
  }));
  const deadlines = plan.colleges.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines);
  const input = timelineInputOf(plan, colleges.byUnitId, deadlines, head.asOf);
  if (input === null) throw new ContentProblem(storyPlanPath(chapter), null, "The plan names no class.");
  return { head, plan, aid, rows, timeline: buildTimeline(input), colleges };
}

/** The chapters this one continues, earliest first. */
function chapterPlansBefore({ chapter, after }: ChapterPlan, around: StorySurroundings): ChapterPlan[] {
  if (after === null) return [];
  if (storyChapters.indexOf(after) >= storyChapters.indexOf(chapter))
    throw new ContentProblem(storyPlanPath(chapter), null, `"${after}" does not come before it.`);
  const before = readChapterPlan(after, around);
  return [...chapterPlansBefore(before, around), before];
}

/** The plan's name this month and its fictional offers, also added by command. */
function withOffers(
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
        : madeUpOffer(unitId, {
            bracket: bracketOf(aid.bracketIncomeUsd),
            pellUsd: aid.pellUsd.low,
            colleges,
          });
    if (offer === null)
      throw new ContentProblem(storyPlanPath(head.chapter), null, `No offer can be made for ${slug}.`);
    drafts.push({ kind: "setOffer", offerId: offer.id, offer });
  }
  const first = head.commands.length;
  const commands = drafts.map((draft, index) =>
    commandOf(draft, {
      id: `${head.chapter}-${first + index}`,
      at: instantOf(head.asOf, first + index),
      planId: storyPlanId,
    }),
  );
  return replay(plan, commands);
}

function summaryOf(unitId: number, colleges: Colleges): CollegeSummary {
  const college = colleges.byUnitId(unitId);
  if (college === null) throw new Error(`No college has the number ${unitId}.`);
  return college;
}
