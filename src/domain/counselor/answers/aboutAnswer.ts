/** What is asked of the answer before it: whether a price is for a year, what is in it, why it is so, how sure it is. */
import { formatSchoolYear, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerAspect, AnswerFact, AskedValue, CounselorReading } from "../counselor.ts";
import { type Draft, makeDraft, toMatchQuestion } from "../draft.ts";
import { findPellOf } from "./givenIndex.ts";

/** A Pell Grant is of a year; of an index that was told, its half is said too. */
function tellHalves(values: readonly AskedValue[]): Draft {
  const lead =
    "No, it is for a whole school year. Half of it is paid each semester, or a third each quarter.";
  const told = values.findLast(({ kind }) => kind === "studentAidIndex");
  const grant = told?.kind === "studentAidIndex" ? findPellOf(told.value) : null;
  if (grant === null) return makeDraft(lead);
  const half = Math.floor(grant.amountUsd / 2);
  const fact: AnswerFact = {
    ref: "pellHalf",
    kind: "money",
    subject: null,
    text: formatUsd(half),
    year: grant.awardYear,
  };
  return makeDraft(
    `${lead} Of ${formatUsd(grant.amountUsd)}, that is about ${fact.text} a semester at full time, using the ${grant.awardYear} amounts.`,
    { facts: [fact], sources: [grant.source] },
  );
}

/** In place of the tool's own answer. */
export function answerAspect(
  { tool, measure, offers, values = [] }: CounselorReading,
  aspect: AnswerAspect,
  context: AnswerContext,
): Draft {
  const isChance = tool === "chance" || tool === "whatIf";
  const isTuition = measure === "tuition";
  const year = formatSchoolYear(toMatchQuestion(context).entryYear);
  const which = measure === "netPrice" || isTuition || offers !== undefined ? "" : ` (${year})`;
  switch (aspect) {
    case "thanks":
      return makeDraft("You’re welcome. Ask whenever another question comes up.");
    case "perYear":
      return makeDraft(
        `Yes, the figures are for one school year${which}. Prices usually go up a little every year.`,
      );
    case "fourYears":
      return makeDraft(
        `No, the figures are for one school year${which}. Four years cost about four times that, plus yearly increases, and grants must be renewed.`,
      );
    case "everyYear":
      return makeDraft(
        "That depends on the award: its letter or the college’s page says whether it comes every year, and what you must do to keep it, usually a GPA. If neither says so, count it for the first year only. Prices usually go up a little every year.",
      );
    case "semester":
      if (tool === "studentAidIndex") return tellHalves(values);
      return makeDraft(
        `No, the figures are for a whole school year${which}. Most colleges bill half of it each semester.`,
      );
    case "included":
      return makeDraft(
        isTuition
          ? "The figure is tuition and required fees. Housing, food, books and travel are extra."
          : "The price counts a whole year: tuition, fees, housing, food, books and usual personal costs, less grants. For a student who lives at home, it is usually less.",
      );
    case "aid":
      return makeDraft(
        "The price I gave is already after grants, with Pell counted where your income allows it. Scholarships from outside the college would come off that, up to what the college allows. File the FAFSA to get the grants.",
      );
    case "sure":
      return makeDraft(
        isChance
          ? "No, it is an estimate from grades, scores and the college’s past admissions. Essays, activities and the major aren’t in it, so keep a school on the list where you are nearly sure to get in."
          : "No, it is an estimate from what families like yours paid. Only the award letter says what you will pay, but the college’s own net price calculator gets closer.",
      );
    case "why":
    default:
      return makeDraft(
        isChance
          ? "The estimate compares your grades and scores with those of students the college admitted, and takes into account the share of applicants it admits. The range is wide because it can’t see essays, activities or your courses."
          : "The price starts from what families in your income range paid there after grants, adjusted to your first year of college. The range is wide because families with the same income get different grants.",
      );
  }
}
