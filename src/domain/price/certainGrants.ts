/** The Pell Grant that a price may count on whatever else turns out: that of this income and family size. */

import { simpleIncomeUsd } from "#domain/aid/assetQuestions.ts";
import { calculatePellGrant } from "#domain/aid/pell.ts";
import { findPellTerms, type PellTerms, pellTerms } from "#domain/aid/pellTerms.ts";
import { mayGetFederalAid, type Standing } from "#domain/aid/standing.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Span } from "#domain/eligibility/evaluate.ts";
import { estimateIndex, typicalFamily } from "./familyIndex.ts";

/** Who gets the grants; `aid` comes from the family's FAFSA answers. */
export type GrantQuestion = {
  incomeUsd: number | null;
  familySize: number | null;
  home: StateCode | null;
  standing: Standing;
  entryYear: number;
  aid: { surePellUsd: number; saiLow: number; saiHigh: number } | null;
};

export type CertainGrants = {
  /** A year at full time. */
  pellUsd: number;
  /** From FAFSA answers instead of income and family size. */
  isFromAnswers: boolean;
  terms: PellTerms;
  /** The people it was calculated for. */
  people: number;
  /** The range of the Student Aid Index; null where no income is known. */
  sai: Span | null;
};

/** The smallest family: a student and a parent. A larger one gets no smaller grant. */
const fewestPeople = 2;

/**
 * From an income alone, the grant is that of parents who file one return and have typical savings at most; under the federal
 * line below which wage earners list no assets, savings do not count. Without the income or federal aid, there is none.
 */
export function findCertainGrants(question: GrantQuestion): CertainGrants {
  const { incomeUsd, home, standing, entryYear, aid } = question;
  const people = Math.max(fewestPeople, question.familySize ?? fewestPeople);
  const terms = findTerms(entryYear);
  const none = { pellUsd: 0, isFromAnswers: aid !== null, terms, people, sai: null };
  if (!mayGetFederalAid(standing) || standing.isAbroad) return none;
  if (aid !== null) return { ...none, pellUsd: aid.surePellUsd, sai: { low: aid.saiLow, high: aid.saiHigh } };
  const index = incomeUsd === null ? null : listIndexes(incomeUsd, people);
  if (incomeUsd === null || index === null) return none;
  const grant = calculatePellGrant(
    {
      awardYear: terms.awardYear,
      dependencyStatus: "dependent",
      familySize: people,
      state: home,
      agi: incomeUsd,
      foreignIncomeExclusion: 0,
      nonfiler: false,
      singleParent: false,
      isParent: false,
    },
    index.high,
  );
  return { ...none, pellUsd: grant.ok ? grant.value.award : 0, sai: index };
}

function listIndexes(incomeUsd: number, people: number): { low: number; high: number } {
  const assetsUsd = incomeUsd < simpleIncomeUsd ? 0 : typicalFamily.mostAssetsUsd;
  return { low: estimateIndex(incomeUsd, people, 0), high: estimateIndex(incomeUsd, people, assetsUsd) };
}

/** Of the award year, or of the newest one known. */
function findTerms(entryYear: number): PellTerms {
  const terms = findPellTerms(`${entryYear}-${String(entryYear + 1).slice(2)}`) ?? pellTerms.at(-1);
  if (terms === undefined) throw new Error("No Pell Grant terms are known.");
  return terms;
}
