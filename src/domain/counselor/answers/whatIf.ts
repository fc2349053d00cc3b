/** What a changed answer does to a chance or a price: both are calculated twice, with the product's own rules. */

import { gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateNames } from "#domain/college/states.ts";
import { toRankInput } from "#domain/match/matchColleges.ts";
import { listWhatIfs, type WhatIf, type WhatIfChange } from "#domain/match/whatIf.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatGradePoints, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AskedChange, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  listAskedColleges,
  listFieldSources,
  listPlanColleges,
  lowerFirst,
  makeDraft,
  rankForPlan,
  sayAbout,
  toMatchQuestion,
} from "../draft.ts";
import { links, words } from "../words.ts";
import { toChanceFact } from "./chance.ts";
import { answerPlanOdds } from "./planOdds.ts";
import { toPriceFact } from "./price.ts";

const mostColleges = 3;
const mostChanges = 2;

export function answerWhatIf(reading: CounselorReading, context: AnswerContext): Draft {
  const { change } = reading;
  if (change !== null && (change.kind === "addCollege" || change.kind === "removeCollege")) {
    return tellListChange(change, context);
  }
  const named = listAskedColleges(reading, context);
  const colleges = (named.length > 0 ? named : listPlanColleges(context)).slice(0, mostColleges);
  if (colleges.length === 0) return words.whichCollege();
  if (change === null) return joinDrafts(colleges.map((college) => tellPossible(college, context)));
  if (change.kind === "gpa" && change.value > gpaScaleMaximum.percent) return words.whichCollege();
  const draft = joinDrafts(colleges.map((college) => tellChange(college, change, context)));
  return { ...draft, parts: [...draft.parts, { kind: "change", change }] };
}

/** The plan with the change, and how it is said. */
function applyChange(
  change: AskedChange,
  profile: Profile,
  money: Money,
): { profile: Profile; money: Money; said: string } {
  switch (change.kind) {
    case "gpa":
      return {
        profile: withGpa(profile, change.value),
        money,
        said: `a ${formatGradePoints(change.value)} GPA`,
      };
    case "satTotal":
      return { profile: { ...profile, satTotal: change.value }, money, said: `an SAT of ${change.value}` };
    case "actComposite":
      return {
        profile: { ...profile, actComposite: change.value },
        money,
        said: `an ACT of ${change.value}`,
      };
    case "budgetUsd":
      return {
        profile,
        money: { ...money, payPerYearUsd: change.value },
        said: `${formatUsd(change.value)} a year to pay`,
      };
    case "incomeUsd":
      return {
        profile,
        money: { ...money, familyIncomeUsd: change.value },
        said: `a family income of ${formatUsd(change.value)}`,
      };
    case "homeState":
      return {
        profile: {
          ...profile,
          homeState: change.state,
          homeZip: null,
          homeLatitude: null,
          homeLongitude: null,
        },
        money,
        said: `a home in ${stateNames[change.state]}`,
      };
    case "addCollege":
    case "removeCollege":
    default:
      return { profile, money, said: "" };
  }
}

/** A figure beyond the student's scale is on another. */
function withGpa(profile: Profile, gpa: number): Profile {
  const { gpaScale } = profile;
  if (gpa > gpaScaleMaximum.weighted) return { ...profile, gpa, gpaScale: "percent" };
  if (gpaScale === "percent" || gpaScale === "none")
    return { ...profile, gpa, gpaScale: gpa > 4 ? "weighted" : "unweighted" };
  return { ...profile, gpa, gpaScale: gpa > gpaScaleMaximum[gpaScale] ? "weighted" : gpaScale };
}

function tellChange(college: CollegeSummary, change: AskedChange, context: AnswerContext): Draft {
  const question = toMatchQuestion(context);
  const { profile, money, said } = applyChange(change, question.profile, question.money);
  const changed = { ...question, profile, money, aid: change.kind === "incomeUsd" ? null : question.aid };
  const before = rankForPlan(college, question);
  const after = rankForPlan(college, changed);
  const { name } = college;
  const saidFact: AnswerFact = { ref: "change", kind: "phrase", subject: null, text: said, year: "" };
  const facts: AnswerFact[] = [saidFact];
  const isMoney = change.kind === "budgetUsd" || change.kind === "incomeUsd" || change.kind === "homeState";
  const sentences: string[] = [];
  const chance = toChanceFact(after);
  const chanceBefore = toChanceFact(before);
  if (!isMoney || change.kind === "homeState") {
    if (chance !== null) {
      facts.push({ ...chance, ref: `${chance.ref}After` });
      const from =
        chanceBefore === null || chanceBefore.text === chance.text ? "" : `, instead of ${chanceBefore.text}`;
      if (chanceBefore !== null) facts.push(chanceBefore);
      const same = chanceBefore?.text === chance.text ? " That is the same as now." : "";
      sentences.push(`With ${said}, your chance at ${name} would be ${sayAbout(chance.text)}${from}.${same}`);
    } else if (after.chance.kind === "guaranteed") {
      sentences.push(`With ${said}, a published rule would guarantee you a place at ${name}.`);
    } else if (after.chance.kind === "open") {
      sentences.push(`${name} admits everyone, or nearly everyone, whatever the grades.`);
    } else if (after.chance.kind === "unknown" && after.chance.because !== "noAcademics") {
      sentences.push(`${name} publishes too little for an estimated chance.`);
    }
  }
  const price = toPriceFact(after, question.entryYear);
  const priceBefore = toPriceFact(before, question.entryYear);
  if (price !== null && (isMoney || price.text !== priceBefore?.text)) {
    facts.push({ ...price, ref: `${price.ref}After` });
    const lead = sentences.length > 0 ? "The" : `With ${said}, the`;
    const isSame = price.text === priceBefore?.text;
    if (priceBefore !== null) facts.push(priceBefore);
    const from = isSame || priceBefore === null ? "" : `, instead of ${lowerFirst(priceBefore.text)}`;
    sentences.push(
      isSame && change.kind !== "budgetUsd"
        ? `${lead} price at ${name} would stay ${lowerFirst(price.text)} in ${price.year}.`
        : `${lead} price at ${name} would be ${lowerFirst(price.text)}${from} in ${price.year}.`,
    );
    if (change.kind === "budgetUsd") sentences.push(budgetSentences[after.budgetLabel]);
  }
  if (sentences.length === 0) {
    return makeDraft(
      `With ${said}, I can’t say what would change at ${name}, because it publishes too little or I need your GPA first.`,
      {
        kind: "dont-know",
        facts: [saidFact],
        parts: [links.quiz],
      },
    );
  }
  return makeDraft(sentences.filter((one) => one !== "").join(" "), {
    facts,
    sources: listFieldSources("admitRate", "netPriceUsd"),
    parts: [{ kind: "whatIf", unitId: college.unitId }],
  });
}

const budgetSentences = {
  within: "All of it would be within what you can pay.",
  maybe: "Part of it would be within what you can pay.",
  over: "It would still be more than you can pay.",
  unknown: "",
  noBudget: "",
};

/** What would visibly change a college's chance or price, nearest steps first. */
function tellPossible(college: CollegeSummary, context: AnswerContext): Draft {
  const question = toMatchQuestion(context);
  const { name } = college;
  const found = listWhatIfs(college, question.profile, question.money, (profile, money) =>
    toRankInput({ ...question, profile, money }),
  );
  if (found.length === 0) {
    const isUnknown = question.profile.gpa === null && question.profile.satTotal === null;
    return isUnknown
      ? makeDraft(
          `Tell the match quiz your GPA or a test score, and I can say what would change your chance at ${name}.`,
          {
            kind: "dont-know",
            parts: [links.quiz],
          },
        )
      : makeDraft(`None of the steps I can calculate would change your chance or price at ${name}.`);
  }
  const facts: AnswerFact[] = [];
  const sentences = found
    .slice(0, mostChanges)
    .map((one, place) => describeWhatIf(one, place, facts, question.entryYear));
  return makeDraft(`At ${name}, ${sentences.join("; ")}.`, {
    facts,
    sources: listFieldSources("admitRate", "netPriceUsd"),
    parts: [{ kind: "whatIf", unitId: college.unitId }],
  });
}

function describeWhatIf(
  { change, before, after }: WhatIf<PriceBand>,
  place: number,
  facts: AnswerFact[],
  entryYear: number,
): string {
  const add = (text: string, kind: AnswerFact["kind"], ref: string) => {
    facts.push({ ref: `whatIf${place}.${ref}`, kind, subject: after.college.unitId, text, year: "" });
    return text;
  };
  const said = add(sayWhatIf(change), "phrase", "change");
  const chance = toChanceFact(after);
  const chanceBefore = toChanceFact(before);
  if (chance !== null && chanceBefore !== null && chance.text !== chanceBefore.text) {
    return `${said}, your chance would be ${sayAbout(add(chance.text, "share", "chance"))}, instead of ${add(chanceBefore.text, "share", "before")}`;
  }
  const price = toPriceFact(after, entryYear);
  if (price !== null && price.text !== toPriceFact(before, entryYear)?.text) {
    return `${said}, the price would be ${add(lowerFirst(price.text), "money", "price")} in ${add(price.year, "date", "year")}`;
  }
  return `${said}, it would be easier to get in or to pay`;
}

function sayWhatIf(change: WhatIfChange): string {
  switch (change.code) {
    case "gpa":
      return `with a GPA of ${formatGradePoints(change.to)}`;
    case "sat":
      return `with an SAT of ${change.to}`;
    case "act":
      return `with an ACT of ${change.to}`;
    case "livingWithFamily":
      return "living with your family";
    case "payPerYear":
      return `with ${formatUsd(change.toUsd)} a year to pay`;
    case "merit":
    default:
      return "with the next step of its merit awards";
  }
}

/** The odds of the list with a college more or less. */
function tellListChange(change: Extract<AskedChange, { unitId: number }>, context: AnswerContext): Draft {
  const { plan } = context;
  const others = plan.colleges.filter(({ unitId }) => unitId !== change.unitId);
  const added = {
    unitId: change.unitId,
    addedAt: plan.createdAt,
    status: "considering" as const,
    applicationPlan: null,
    note: "",
  };
  const colleges = change.kind === "addCollege" ? [...others, added] : others;
  const college = context.byUnitId.get(change.unitId);
  const name = college === undefined ? "that college" : college.name;
  const draft = answerPlanOdds({ ...context, plan: { ...plan, colleges } });
  const lead = change.kind === "addCollege" ? `With ${name} on your list:` : `Without ${name}:`;
  return { ...draft, text: `${lead} ${draft.text}`, parts: [...draft.parts, { kind: "change", change }] };
}
