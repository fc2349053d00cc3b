/** The odds of the whole list: at least one admission, and at least one the family can afford. */
import { calculateListOdds, type OddsEntry } from "#domain/admission/odds.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact } from "../counselor.ts";
import {
  type Draft,
  listFieldSources,
  listPlanColleges,
  makeDraft,
  rankForPlan,
  toMatchQuestion,
} from "../draft.ts";
import { links } from "../words.ts";

export function answerPlanOdds(context: AnswerContext): Draft {
  const turnedDown = new Set(
    context.plan.colleges.flatMap(({ unitId, status }) => (status === "denied" ? [unitId] : [])),
  );
  const colleges = listPlanColleges(context).filter(({ unitId }) => !turnedDown.has(unitId));
  if (colleges.length === 0) {
    return makeDraft(
      "Your list has no colleges yet. Add some, and I can say how likely at least one admission is.",
      {
        kind: "dont-know",
        parts: [links.colleges],
      },
    );
  }
  const question = toMatchQuestion(context);
  const entries = colleges.map((college): OddsEntry => {
    const { chance, priceBand } = rankForPlan(college, question);
    return { unitId: college.unitId, chance, priceUpperUsd: priceBand?.highUsd ?? null };
  });
  const { payPerYearUsd } = question.money;
  const { atLeastOne, atLeastOneAffordable, leftOutUnitIds } = calculateListOdds(entries, payPerYearUsd);
  if (leftOutUnitIds.length === entries.length) {
    return makeDraft(
      "I have no chance for any college on your list yet. Enter your GPA or a test score in the match quiz.",
      {
        kind: "dont-know",
        parts: [links.quiz],
      },
    );
  }
  const any = makeOddsFact("planOdds.any", atLeastOne);
  const facts = [any];
  let text = `${sayOdds(any)} into at least one college on your list.`;
  if (atLeastOneAffordable === null) {
    text = `${text} Tell your plan what your family can pay, and I can say the same for colleges you can afford.`;
  } else {
    const affordable = makeOddsFact("planOdds.affordable", atLeastOneAffordable);
    facts.push(affordable);
    text =
      any.text === "certain" && affordable.text === "certain"
        ? "You are certain to get into at least one college on your list that you can afford."
        : `${text} ${sayOdds(affordable)} into at least one that you can afford.`;
  }
  if (leftOutUnitIds.length > 0) {
    const count: AnswerFact = {
      ref: "planOdds.leftOut",
      kind: "count",
      subject: null,
      text: String(leftOutUnitIds.length),
      year: "",
    };
    facts.push(count);
    text = `${text} ${count.text} on it ${leftOutUnitIds.length === 1 ? "has" : "have"} no estimate and ${leftOutUnitIds.length === 1 ? "is" : "are"} left out.`;
  }
  return makeDraft(text, {
    facts,
    sources: listFieldSources("admitRate"),
    parts: [{ kind: "colleges", unitIds: colleges.map(({ unitId }) => unitId) }, links.plan],
  });
}

/** Never all of them unless an admission is certain, as the plan shows it. */
function makeOddsFact(ref: string, share: number): AnswerFact {
  const of100 = Math.min(99, Math.round(share * 100));
  const text = share >= 1 ? "certain" : of100 < 1 ? "fewer than 1 in 100" : `about ${of100} in 100`;
  return { ref, kind: "share", subject: null, text, year: dataYears.admissions };
}

function sayOdds({ text }: AnswerFact): string {
  if (text === "certain") return "You are certain to get";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} students like you would get`;
}
