/** What a price knows of the answers that promises ask for beside an income: grades, scores, class rank, the Pell Grant and the index. */

import { calculatePellGrant } from "#domain/aid/pell.ts";
import type { Answers } from "#domain/eligibility/evaluate.ts";
import type { CertainGrants } from "./certainGrants.ts";
import type { FamilyIndex } from "./familyIndex.ts";
import type { Academics } from "./meritAwards.ts";

export type PromiseQuestion = {
  incomeUsd: number | null;
  familySize: number | null;
  academics: Academics | null;
  classRankTopPercent: number | null;
  /** From the family's aid answers, or null. */
  aid: { saiLow: number; saiHigh: number; pellUsd: { low: number; high: number } } | null;
  index: FamilyIndex | null;
  certain: CertainGrants;
};

/** Few families are larger. Where the size is unknown, a grant that such a family would not get is one that this family doesn't. */
const largestFamily = 8;

export function toPromiseAnswers(question: PromiseQuestion): Answers {
  const { academics, classRankTopPercent, aid, index } = question;
  const { gpa = null, gpaScale = "none", satTotal = null, actComposite = null } = academics ?? {};
  const hasScore = satTotal !== null || actComposite !== null;
  return {
    classRankTopPercent,
    gpa,
    gpaScale,
    // A student who told one test has not taken the other, as far as we know.
    satTotal: satTotal ?? (hasScore ? 0 : null),
    actComposite: actComposite ?? (hasScore ? 0 : null),
    getsPell: findPell(question),
    sai:
      aid === null
        ? index === null
          ? null
          : { low: index.lowUsd, high: index.highUsd }
        : { low: aid.saiLow, high: aid.saiHigh },
  };
}

/** Null where it turns on what the family has not told: its size, its savings, or who files the tax return. */
function findPell({ incomeUsd, familySize, aid, index, certain }: PromiseQuestion): boolean | null {
  if (aid !== null) return aid.pellUsd.low > 0 ? true : aid.pellUsd.high > 0 ? null : false;
  if (certain.pellUsd > 0) return true;
  if (incomeUsd === null || index === null) return null;
  const most = calculatePellGrant(
    {
      awardYear: certain.terms.awardYear,
      dependencyStatus: "dependent",
      familySize: familySize ?? largestFamily,
      // The highest federal poverty guideline, so that no state's families are told no.
      state: "AK",
      agi: incomeUsd,
      foreignIncomeExclusion: 0,
      nonfiler: false,
      singleParent: true,
      isParent: false,
    },
    index.lowUsd,
  );
  return most.ok && most.value.award === 0 ? false : null;
}
