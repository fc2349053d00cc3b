/** The story student's plan as it stood in a chapter: made by the product's own commands, and worked out by its own rules. */
import {
  type StoryAnswers,
  type StoryBalance,
  type StoryChance,
  type StoryChanges,
  type StoryCollege,
  type StoryOffer,
  type StoryPlanData,
  type StoryTask,
  storyPlanSchema,
} from "#content/parts/storyPlan.ts";
import { storyChapters } from "#content/storyChapters.ts";
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { balanceOf, balanceRule } from "#domain/match/balance.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { reckonOffer } from "#domain/offers/reckonOffer.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { scopes } from "#domain/plan/plan.ts";
import { nextTasks } from "#domain/timeline/nextTasks.ts";
import { ContentProblem } from "../contentProblem.ts";
import { instantOf, storyPlanPath } from "./planFile.ts";
import { type StoryMonth, type StoryRow, type StorySurroundings, storyMonthOf } from "./planMonth.ts";

/** So many of the timeline's next tasks are shown. */
const shownTasks = 5;

/** What the block ```plan / name: … shows. Throws a ContentProblem where the chapter's file is not right. */
export function storyPlanData(name: string, around: StorySurroundings): StoryPlanData {
  const chapter = storyChapters.find((one) => one === name);
  if (chapter === undefined)
    throw new ContentProblem("content/stories/plans", null, `"${name}" is no chapter.`);
  const now = storyMonthOf(chapter, around);
  const before = now.head.after === null ? null : storyMonthOf(now.head.after, around);
  return storyPlanSchema.parse({
    studentName: now.plan.studentName,
    asOf: now.head.asOf,
    isExample: now.head.isExample,
    answers: answersOf(now),
    colleges: now.rows.map(collegeOf),
    changes: before === null ? null : changesBetween(before, now),
    balance: balanceIn(now),
    tasks: tasksOf(now),
    offers: now.plan.offers
      .flatMap((offer) => offerOf(offer, now))
      .toSorted((one, other) => one.netPriceUsd - other.netPriceUsd),
    file: planFileOf(now),
  });
}

/** As the product writes it, but without spaces, and without the stamps: who opens it starts with stamps of their own. */
function planFileOf({ plan, head }: StoryMonth): string {
  return JSON.stringify(JSON.parse(exportPlan({ ...plan, stamps: {} }, instantOf(head.asOf, 0), scopes)));
}

function answersOf({ plan: { profile, money }, aid }: StoryMonth): StoryAnswers {
  return {
    gpa: profile.gpa,
    satTotal: profile.satTotal,
    payPerYearUsd: money.payPerYearUsd,
    familyIncomeUsd: aid?.bracketIncomeUsd ?? money.familyIncomeUsd,
    aid:
      aid === null || aid.saiLow !== aid.saiHigh
        ? null
        : {
            awardYear: aid.awardYear,
            sai: aid.saiLow,
            pellUsd: aid.pellUsd.low,
            isPellAssumed: aid.isPellAssumed,
          },
  };
}

function collegeOf({ college, entry, label, chance, priceBand, distanceMiles }: StoryRow): StoryCollege {
  return {
    ...namedOf(college),
    city: college.city,
    state: college.state,
    miles: distanceMiles === null ? null : Math.round(distanceMiles),
    status: entry.status,
    applicationPlan: entry.applicationPlan,
    label: label.code,
    chance: chanceOf(chance),
    price:
      priceBand === null
        ? null
        : {
            lowUsd: Math.round(priceBand.lowUsd),
            middleUsd: Math.round(priceBand.middleUsd),
            highUsd: Math.round(priceBand.highUsd),
            stickerUsd: priceBand.stickerUsd === null ? null : Math.round(priceBand.stickerUsd),
          },
  };
}

function chanceOf(chance: Chance): StoryChance {
  if (chance.kind !== "estimate") return { kind: chance.kind };
  const { share, low, high } = chance;
  return { kind: "estimate", share, low, high };
}

function balanceIn({ rows }: StoryMonth): StoryBalance {
  const { counts } = balanceOf(rows.map(({ label }) => label.code));
  const middles = counts.target + counts.likely + counts.likelyPriceNotSafe;
  return {
    reaches: counts.reach,
    middles,
    safeties: counts.safety,
    unknown: counts.unknown,
    missing: {
      reaches: Math.max(0, balanceRule.reaches - counts.reach),
      middles: Math.max(0, balanceRule.targetsAndLikelies - middles),
      safeties: Math.max(0, balanceRule.safeties - counts.safety),
    },
  };
}

function tasksOf({ timeline, colleges }: StoryMonth): StoryTask[] {
  return nextTasks(timeline.tasks, shownTasks).map(({ id, title, due, standing, unitId }) => {
    const college = unitId === null ? null : colleges.byUnitId(unitId);
    return { id, title, due, standing, unitId, college: college === null ? null : namedOf(college) };
  });
}

function changesBetween(before: StoryMonth, now: StoryMonth): StoryChanges {
  const known = new Map(before.rows.map((row) => [row.college.unitId, row]));
  const listed = new Set(now.rows.map(({ college }) => college.unitId));
  const stayed = now.rows.flatMap((row) => {
    const earlier = known.get(row.college.unitId);
    return earlier === undefined ? [] : [{ earlier, row }];
  });
  const earlierAnswers = answersOf(before);
  const answers = answersOf(now);
  const keys = ["gpa", "satTotal", "payPerYearUsd", "familyIncomeUsd", "aid"] as const;
  return {
    since: before.head.asOf,
    added: now.rows
      .filter(({ college }) => !known.has(college.unitId))
      .map(({ college }) => namedOf(college)),
    dropped: before.rows
      .filter(({ college }) => !listed.has(college.unitId))
      .map(({ college }) => namedOf(college)),
    done: doneBetween(before, now),
    moved: now.rows
      .filter(
        ({ college, entry }) => entry.status !== (known.get(college.unitId)?.entry.status ?? "considering"),
      )
      .map(({ college, entry }) => ({ ...namedOf(college), status: entry.status })),
    relabeled: stayed
      .filter(({ earlier, row }) => earlier.label.code !== row.label.code)
      .map(({ earlier, row }) => ({
        ...namedOf(row.college),
        from: earlier.label.code,
        to: row.label.code,
      })),
    told: keys.filter((key) => JSON.stringify(earlierAnswers[key]) !== JSON.stringify(answers[key])),
  };
}

/** Titles of what was ticked off since; each must be a task of the timeline. */
function doneBetween(before: StoryMonth, now: StoryMonth): string[] {
  const titles = new Map(now.timeline.tasks.map(({ id, title }) => [id, title]));
  return Object.entries(now.plan.taskMarks)
    .filter(([id, { doneOn }]) => doneOn !== null && (before.plan.taskMarks[id]?.doneOn ?? null) === null)
    .toSorted(([, one], [, other]) => (one.doneOn ?? "").localeCompare(other.doneOn ?? ""))
    .map(([id]) => {
      const title = titles.get(id);
      if (title === undefined)
        throw new ContentProblem(storyPlanPath(now.head.chapter), null, `The timeline has no task ${id}.`);
      return title;
    });
}

function offerOf(offer: Offer, { colleges }: StoryMonth): StoryOffer[] {
  const college = offer.unitId === null ? null : colleges.byUnitId(offer.unitId);
  const figures = reckonOffer(offer, { growthShare: 0, years: 1, loanTerms: loanTerms2026 });
  if (college === null || figures.costUsd === null || figures.netPriceUsd === null) return [];
  const { costUsd, grantUsd, netPriceUsd, studentLoanUsd } = figures;
  return [{ ...namedOf(college), costUsd, giftUsd: grantUsd, netPriceUsd, loanUsd: studentLoanUsd }];
}

function namedOf({ name, slug }: CollegeSummary): { name: string; slug: string } {
  return { name, slug };
}
