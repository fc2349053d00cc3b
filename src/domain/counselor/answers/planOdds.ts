/** The odds of the whole list, with the sentences of the plan: a four-year college the family can pay for, and any admission. */
import { dataYears } from "#domain/college/dataYears.ts";
import { isTwoYearOnly, mendRule } from "#domain/match/mendRule.ts";
import { calculateListOdds, type OddsEntry, toOddsEntry } from "#domain/match/odds.ts";
import { oddsWords } from "#domain/match/oddsWords.ts";
import { listSureTwoYear } from "#domain/match/sureTwoYear.ts";
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
      "Your list has no colleges yet. Add some, and I can say how likely you are to get into at least one.",
      {
        kind: "dont-know",
        parts: [links.colleges],
      },
    );
  }
  const question = toMatchQuestion(context);
  const rows = colleges.map((college) => rankForPlan(college, question));
  // A waitlist, like a denial, leaves nothing to count.
  const waitlisted = new Set(
    context.plan.colleges.flatMap(({ unitId, status }) => (status === "waitlisted" ? [unitId] : [])),
  );
  const entries = rows.map((row): OddsEntry => {
    const entry = toOddsEntry(row);
    return waitlisted.has(entry.unitId)
      ? { ...entry, chance: { kind: "unknown", because: "noAdmitRate" } }
      : entry;
  });
  const { payPerYearUsd } = question.money;
  const odds = calculateListOdds(entries, payPerYearUsd);
  if (odds.leftOutUnitIds.length === entries.length) {
    return makeDraft(
      "I have no chance for any college on your list yet. Enter your GPA or a test score in the match quiz.",
      {
        kind: "dont-know",
        parts: [links.quiz],
      },
    );
  }
  const telling = {
    isTwoYearOnly: isTwoYearOnly(question.profile),
    sureTwoYear: listSureTwoYear(rows),
  };
  const told = oddsWords.sentence(odds, telling);
  const share = telling.isTwoYearOnly ? odds.payable : odds.fourYearPayable;
  const sentences = [
    told,
    ...(share !== null && share < mendRule.evenOdds
      ? ["That is under half. Your plan shows which colleges would raise it most, and what else would help."]
      : []),
    ...(payPerYearUsd === null
      ? [
          "Tell your plan what your family can pay, and I can say the same for a four-year college you can pay for.",
        ]
      : odds.byIncome === null
        ? []
        : ["Add your family’s income, and one figure replaces the five."]),
  ];
  const facts = [makeOddsFact("planOdds.told", told)];
  if (odds.leftOutUnitIds.length > 0) {
    const left = odds.leftOutUnitIds.length;
    const count: AnswerFact = {
      ref: "planOdds.leftOut",
      kind: "count",
      subject: null,
      text: String(left),
      year: "",
    };
    facts.push(count);
    sentences.push(
      `${count.text} on it ${left === 1 ? "has no estimate and is" : "have no estimate and are"} left out.`,
    );
  }
  return makeDraft(sentences.join(" "), {
    facts,
    sources: listFieldSources("admitRate", ...(payPerYearUsd === null ? [] : (["netPriceUsd"] as const))),
    parts: [{ kind: "colleges", unitIds: colleges.map(({ unitId }) => unitId) }, links.plan],
  });
}

/** The whole sentence, whose figures are of one reckoning and of one year. */
function makeOddsFact(ref: string, text: string): AnswerFact {
  return { ref, kind: "phrase", subject: null, text, year: dataYears.admissions };
}
