/** What a college's own aid policy promises, and the average price after grants. */

import { aidPolicies } from "#domain/college/aidPolicies.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import { listOtherPromises } from "#domain/price/otherPromises.ts";
import { findTuitionFree } from "#domain/price/tuitionFree.ts";
import { dataDay } from "#facts/dataDay.ts";
import { findLatest } from "#facts/fact.ts";
import { cssProfilePages } from "#facts/forms/cssProfile.ts";
import { isPeriodOver } from "#facts/period.ts";
import type { AnswerFact } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  joinWords,
  listFieldSources,
  makeDraft,
  makeFieldFact,
  sayUsd,
} from "../draft.ts";
import { tellTuitionFree } from "./tuitionFree.ts";

export function tellAveragePrice(college: CollegeSummary): Draft {
  const { name } = college;
  if (college.netPriceUsd === null) {
    return makeDraft(`${name} does not report an average price after grants.`, { kind: "dont-know" });
  }
  const price = makeFieldFact(college, "netPriceUsd", "money", sayUsd(college.netPriceUsd));
  const whose =
    college.control === "public"
      ? "First-years with aid who paid the in-state price"
      : "First-years with aid";
  return makeDraft(
    `${whose} paid ${price.text} a year on average at ${name}, after grants (${price.year}).`,
    { facts: [price], sources: listFieldSources("netPriceUsd") },
  );
}

export function tellAidPolicy(college: CollegeSummary): Draft {
  const { name } = college;
  const policy = aidPolicies.find(({ unitId }) => unitId === college.unitId);
  const free = findTuitionFree(college.unitId);
  if (free !== null) return tellTuitionFree(free, name);
  if (policy === undefined) {
    const price = tellAveragePrice(college);
    return joinDrafts([makeDraft(`I have no published aid policy for ${name}.`), price]);
  }
  const facts: AnswerFact[] = [];
  const add = (ref: string, kind: AnswerFact["kind"], text: string) => {
    facts.push({
      ref: `${college.unitId}.${ref}`,
      kind,
      subject: college.unitId,
      text,
      year: policy.awardYear,
    });
    return text;
  };
  const promises: string[] = [];
  const { freeTuitionUnderUsd, halfTuitionUnderUsd, noParentContributionUnderUsd } = policy;
  const { freeTuitionAndLivingUnderUsd } = policy;
  const { meetsFullNeed, hasNoLoans, isNeedBasedOnly, isInclusive } = policy;
  const before = (isOnLine: boolean | null) => (isOnLine === true ? "up to" : "under");
  if (noParentContributionUnderUsd !== null) {
    const line = add("noParentContribution", "money", sayUsd(noParentContributionUnderUsd));
    promises.push(
      `expects nothing from parents with incomes ${before(isInclusive.noParentContribution)} ${line}`,
    );
  }
  if (freeTuitionAndLivingUnderUsd !== null) {
    const line = add("freeTuitionAndLiving", "money", sayUsd(freeTuitionAndLivingUnderUsd));
    promises.push(
      `charges nothing for tuition, housing and food to families with incomes ${before(isInclusive.freeTuitionAndLiving)} ${line}`,
    );
  }
  if (freeTuitionUnderUsd !== null) {
    const line = add("freeTuition", "money", sayUsd(freeTuitionUnderUsd));
    promises.push(`charges no tuition to families with incomes ${before(isInclusive.freeTuition)} ${line}`);
  }
  if (halfTuitionUnderUsd !== null) {
    const line = add("halfTuition", "money", sayUsd(halfTuitionUnderUsd));
    promises.push(`charges half tuition to families with incomes up to ${line}`);
  }
  for (const [at, promise] of listOtherPromises(college.unitId).entries())
    promises.push(`promises ${add(`otherPromise${String(at)}`, "phrase", promise)}`);
  if (meetsFullNeed === true) promises.push(add("fullNeed", "phrase", "meets full need"));
  if (hasNoLoans === true) promises.push(add("noLoans", "phrase", "puts no loans in its aid offers"));
  if (isNeedBasedOnly === true) promises.push(add("needOnly", "phrase", "gives aid based on need alone"));
  if (promises.length === 0) {
    const price = tellAveragePrice(college);
    return joinDrafts([makeDraft(`I have no published aid promise for ${name}.`), price]);
  }
  const past = isPeriodOver(policy.awardYear, dataDay)
    ? " That year is over, and we have no newer policy, so ask the college."
    : "";
  const states = policy.appliesTo === "inState" ? [college.state] : (policy.appliesToStates ?? []);
  const whose =
    states.length === 0
      ? ""
      : ` The income limits are for residents of ${joinWords(states.map((state) => stateNames[state]))}.`;
  const most = policy.isForMost ? " The college says this covers most families, but not all." : "";
  return makeDraft(
    `For ${policy.awardYear}, ${name} ${joinWords(promises)}.${whose}${most} Families with more savings than is typical may pay more.${past}`,
    { facts, sources: [{ title: `${name}: financial aid`, url: policy.sourceUrl, year: policy.awardYear }] },
  );
}

/**
 * The promise behind a price, the best that the family's income reaches: "For 2026-27 it charges no tuition to families with
 * incomes under $100,000." Without an income the one with the highest limit; null where none is made to this family.
 */
export function tellPromise(
  college: CollegeSummary,
  { incomeUsd, isResident }: { incomeUsd: number | null; isResident: boolean | null },
): Draft | null {
  const policy = aidPolicies.find(({ unitId }) => unitId === college.unitId);
  if (policy === undefined) return null;
  // A price still counts on the last promise that was published.
  const isOver = isPeriodOver(policy.awardYear, dataDay);
  const isForState = policy.appliesTo === "inState" || policy.appliesToStates !== null;
  if (isForState && isResident !== true) return null;
  const { isInclusive } = policy;
  const lines = [
    [
      "charges nothing for tuition, housing and food to",
      "families",
      policy.freeTuitionAndLivingUnderUsd,
      isInclusive.freeTuitionAndLiving,
    ],
    [
      "expects nothing from",
      "parents",
      policy.noParentContributionUnderUsd,
      isInclusive.noParentContribution,
    ],
    ["charges no tuition to", "families", policy.freeTuitionUnderUsd, isInclusive.freeTuition],
    ["charges half the tuition to", "families", policy.halfTuitionUnderUsd, isInclusive.halfTuition],
  ] as const;
  const reached = lines.flatMap(([what, whom, underUsd, isOnLine]) =>
    underUsd !== null &&
    (incomeUsd === null || incomeUsd < underUsd || (isOnLine === true && incomeUsd === underUsd))
      ? [{ what, whom, underUsd, before: isOnLine === true ? "up to" : "under" }]
      : [],
  );
  const best = incomeUsd === null ? reached.toSorted((a, b) => b.underUsd - a.underUsd)[0] : reached[0];
  if (best === undefined) return null;
  const line: AnswerFact = {
    ref: `${college.unitId}.promise`,
    kind: "money",
    subject: college.unitId,
    text: sayUsd(best.underUsd),
    year: policy.awardYear,
  };
  const who = isForState ? `${stateNames[college.state]} ${best.whom}` : best.whom;
  const most = policy.isForMost ? " It says this covers most families, but not all." : "";
  const said = isOver ? best.what.replace("charges", "charged").replace("expects", "expected") : best.what;
  const newer = isOver ? " We have no newer policy, so ask whether this one still applies." : "";
  return makeDraft(
    `For ${line.year}, it ${said} ${who} with incomes ${best.before} ${line.text} and typical savings.${most}${newer}`,
    {
      facts: [line],
      sources: [{ title: `${college.name}: financial aid`, url: policy.sourceUrl, year: policy.awardYear }],
    },
  );
}

const cssPages = findLatest(cssProfilePages);
const cssList = {
  title: "College Board: colleges that use the CSS Profile",
  url: cssPages.value.colleges,
  year: cssPages.period,
} as const;

export const tellCssProfile = (college: CollegeSummary): Draft =>
  makeDraft(
    `I don’t know whether ${college.name} asks for the CSS Profile. The College Board lists the colleges that do, and the college’s financial aid page should say, too.`,
    { kind: "dont-know", sources: [cssList] },
  );

/** Asked of several colleges at once; of one it is `answerAidDates`. */
export const tellAidOffice = (college: CollegeSummary): Draft =>
  makeDraft(`I have no financial aid dates for ${college.name}, so ask its financial aid office.`, {
    kind: "dont-know",
  });
