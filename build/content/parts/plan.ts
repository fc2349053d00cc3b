/** The story student's plan at one chapter: built with the product's own commands and evaluated with its own rules. */

import { ContentProblem } from "#authoring/contentProblem.ts";
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
import { balanceRule, checkBalance, countMiddle, toListedLabels } from "#domain/match/balance.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { summarizeOffer } from "#domain/offers/summarizeOffer.ts";
import { exportPlan } from "#domain/plan/exchange.ts";
import { scopes } from "#domain/plan/plan.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import { toInstant, toStoryPlanPath } from "./planFile.ts";
import { buildStoryMonth, type StoryMonth, type StoryRow, type StorySurroundings } from "./planMonth.ts";

/** How many of the timeline's next tasks are shown. */
const shownTasks = 5;

/** The data of a ```plan / name: … block. Throws a ContentProblem if the chapter's file is invalid. */
export function loadStoryPlan(name: string, around: StorySurroundings): StoryPlanData {
  const chapter = storyChapters.find((one) => one === name);
  if (chapter === undefined)
    throw new ContentProblem("content/stories/plans", null, `"${name}" is no chapter.`);
  const now = buildStoryMonth(chapter, around);
  const before = now.head.after === null ? null : buildStoryMonth(now.head.after, around);
  return storyPlanSchema.parse({
    studentName: now.plan.studentName,
    asOf: now.head.asOf,
    isExample: now.head.isExample,
    answers: toStoryAnswers(now),
    colleges: now.rows.map(toStoryCollege),
    changes: before === null ? null : listStoryChanges(before, now),
    balance: countBalance(now),
    tasks: listStoryTasks(now),
    offers: now.plan.offers
      .flatMap((offer) => toStoryOffer(offer, now))
      .toSorted((one, other) => one.netPriceUsd - other.netPriceUsd),
    file: buildPlanFile(now),
  });
}

/** As the product writes it, but without whitespace and without stamps: a plan opened from it gets stamps of its own. */
function buildPlanFile({ plan, head }: StoryMonth): string {
  return JSON.stringify(JSON.parse(exportPlan({ ...plan, stamps: {} }, toInstant(head.asOf, 0), scopes)));
}

function toStoryAnswers({ plan: { profile, money }, aid }: StoryMonth): StoryAnswers {
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

function toStoryCollege({
  college,
  entry,
  admissionLabel,
  chance,
  priceBand,
  distanceMiles,
}: StoryRow): StoryCollege {
  return {
    ...toNamedCollege(college),
    city: college.city,
    state: college.state,
    miles: distanceMiles === null ? null : Math.round(distanceMiles),
    status: entry.status,
    applicationPlan: entry.applicationPlan,
    label: admissionLabel.code,
    chance: toStoryChance(chance),
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

function toStoryChance(chance: Chance): StoryChance {
  if (chance.kind !== "estimate") return { kind: chance.kind };
  const { share, low, high } = chance;
  return { kind: "estimate", share, low, high };
}

function countBalance({ rows }: StoryMonth): StoryBalance {
  const { counts } = checkBalance(rows.map(toListedLabels));
  const middles = countMiddle(counts);
  return {
    reaches: counts.reach,
    middles,
    safeties: counts.financialSafety,
    unknown: counts.unknown,
    missing: {
      reaches: Math.max(0, balanceRule.reaches - counts.reach),
      middles: Math.max(0, balanceRule.targetsAndLikelies - middles),
      safeties: Math.max(0, balanceRule.safeties - counts.financialSafety),
    },
  };
}

function listStoryTasks({ timeline, colleges }: StoryMonth): StoryTask[] {
  // A chapter tells what comes; what Maya is late with is in its text.
  const ahead = timeline.tasks.filter(({ state }) => state !== "past");
  return findNextTasks(ahead, shownTasks).map(({ id, title, due, standing, unitId }) => {
    const college = unitId === null ? null : colleges.byUnitId(unitId);
    return { id, title, due, standing, unitId, college: college === null ? null : toNamedCollege(college) };
  });
}

function listStoryChanges(before: StoryMonth, now: StoryMonth): StoryChanges {
  const known = new Map(before.rows.map((row) => [row.college.unitId, row]));
  const listed = new Set(now.rows.map(({ college }) => college.unitId));
  const stayed = now.rows.flatMap((row) => {
    const earlier = known.get(row.college.unitId);
    return earlier === undefined ? [] : [{ earlier, row }];
  });
  const earlierAnswers = toStoryAnswers(before);
  const answers = toStoryAnswers(now);
  const keys = ["gpa", "satTotal", "payPerYearUsd", "familyIncomeUsd", "aid"] as const;
  return {
    since: before.head.asOf,
    added: now.rows
      .filter(({ college }) => !known.has(college.unitId))
      .map(({ college }) => toNamedCollege(college)),
    dropped: before.rows
      .filter(({ college }) => !listed.has(college.unitId))
      .map(({ college }) => toNamedCollege(college)),
    done: listDoneTasks(before, now),
    moved: now.rows
      .filter(
        ({ college, entry }) => entry.status !== (known.get(college.unitId)?.entry.status ?? "considering"),
      )
      .map(({ college, entry }) => ({ ...toNamedCollege(college), status: entry.status })),
    relabeled: stayed
      .filter(({ earlier, row }) => earlier.admissionLabel.code !== row.admissionLabel.code)
      .map(({ earlier, row }) => ({
        ...toNamedCollege(row.college),
        from: earlier.admissionLabel.code,
        to: row.admissionLabel.code,
      })),
    budgetChanged: stayed
      .filter(({ earlier, row }) => earlier.budgetLabel !== row.budgetLabel)
      .map(({ earlier, row }) => ({
        ...toNamedCollege(row.college),
        from: earlier.budgetLabel,
        to: row.budgetLabel,
      })),
    told: keys.filter((key) => JSON.stringify(earlierAnswers[key]) !== JSON.stringify(answers[key])),
  };
}

/** Titles of tasks checked off since then; each must be in the timeline. */
function listDoneTasks(before: StoryMonth, now: StoryMonth): string[] {
  const titles = new Map(now.timeline.tasks.map(({ id, title }) => [id, title]));
  return Object.entries(now.plan.taskMarks)
    .filter(([id, { doneOn }]) => doneOn !== null && (before.plan.taskMarks[id]?.doneOn ?? null) === null)
    .toSorted(([, one], [, other]) => (one.doneOn ?? "").localeCompare(other.doneOn ?? ""))
    .map(([id]) => {
      const title = titles.get(id);
      if (title === undefined)
        throw new ContentProblem(toStoryPlanPath(now.head.chapter), null, `The timeline has no task ${id}.`);
      return title;
    });
}

function toStoryOffer(offer: Offer, { colleges }: StoryMonth): StoryOffer[] {
  const college = offer.unitId === null ? null : colleges.byUnitId(offer.unitId);
  const figures = summarizeOffer(offer, { growthShare: 0, years: 1, loanTerms: loanTerms2026 });
  if (college === null || figures.costUsd === null || figures.netPriceUsd === null) return [];
  const { costUsd, grantUsd, netPriceUsd, studentLoanUsd } = figures;
  return [{ ...toNamedCollege(college), costUsd, giftUsd: grantUsd, netPriceUsd, loanUsd: studentLoanUsd }];
}

function toNamedCollege({ name, slug }: CollegeSummary): { name: string; slug: string } {
  return { name, slug };
}
