/** The Student Aid Index and the Pell Grant, from the FAFSA answers on the device. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { valueIn } from "#facts/fact.ts";
import { pellMaximumOrigins } from "#facts/federal-aid/pell.origins.ts";
import { saiProtectionParentsOrigins } from "#facts/federal-aid/studentAidIndex.origins.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact } from "../counselor.ts";
import { type Draft, makeDraft, toAnswerSource } from "../draft.ts";
import { links } from "../words.ts";

export function answerStudentAidIndex({ plan }: AnswerContext): Draft {
  if (!mayGetFederalAid(readStanding(plan.aid))) {
    return makeDraft(
      "The Student Aid Index is for students who can file the FAFSA. Ask each college’s financial aid office which form it uses for you.",
      { parts: [links.fafsa] },
    );
  }
  const estimate = estimateAid(plan.aid, plan.profile.homeState);
  if (estimate === null) {
    return makeDraft(
      "I need your family’s FAFSA answers for that: family size, income and a few more. Enter them in the FAFSA calculator; they stay on this device.",
      { kind: "dont-know", parts: [links.fafsa] },
    );
  }
  const { saiLow, saiHigh, pellUsd, awardYear, isPellAssumed } = estimate;
  const index: AnswerFact = {
    ref: "sai",
    kind: "count",
    subject: null,
    text: saiLow === saiHigh ? sayIndex(saiLow) : `${sayIndex(saiLow)} to ${sayIndex(saiHigh)}`,
    year: awardYear,
  };
  const pell: AnswerFact = {
    ref: "pell",
    kind: "money",
    subject: null,
    text:
      pellUsd.low === pellUsd.high
        ? `${formatUsd(pellUsd.high)} a year`
        : `${formatUsd(pellUsd.low)} to ${formatUsd(pellUsd.high)} a year`,
    year: awardYear,
  };
  const grant =
    pellUsd.high <= 0
      ? "It gives no Pell Grant."
      : `With it comes a Pell Grant of ${pell.text}${isPellAssumed ? ", by the last published amounts" : ""}.`;
  const open = saiLow === saiHigh ? "" : " The rest of the FAFSA questions would settle it.";
  return makeDraft(`Your Student Aid Index for ${awardYear} is ${index.text}. ${grant}${open}`, {
    facts: pellUsd.high <= 0 ? [index] : [index, pell],
    // The tables of the award year decide the index, and its amounts the grant.
    sources: [saiProtectionParentsOrigins, pellMaximumOrigins].flatMap((origins) => {
      const origin = valueIn(origins, awardYear);
      return origin === null ? [] : [toAnswerSource(origin.source)];
    }),
    parts: [links.fafsa],
  });
}

function sayIndex(sai: number): string {
  return formatInteger(sai).replace("-", "\u2212");
}
