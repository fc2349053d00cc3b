/** What an index that the family already has means: Pell Grant or none by the year's amounts, and what it is not. */
import { findPellTerms, pellRoundingUsd, pellTerms } from "#domain/aid/pellTerms.ts";
import { roundHalfAway } from "#domain/aid/rounding.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { AnswerFact, AnswerSource } from "../counselor.ts";
import { type Draft, makeDraft, toAnswerSource } from "../draft.ts";
import { links } from "../words.ts";

/** The newest award year whose amounts are published. */
const published = pellTerms.filter(({ isAssumed }) => !isAssumed).at(-1) ?? null;

const whatItIs =
  "The index is not a bill, and it is not what you will pay. Each college subtracts it from the cost of a year there to see your need, and many leave part of that need unmet.";

/** The Pell Grant that an index brings by the newest published amounts; null where none is worked out from it. */
export function findPellOf(
  index: number,
): { amountUsd: number; awardYear: string; source: AnswerSource } | null {
  const terms = published === null ? null : findPellTerms(published.awardYear);
  if (terms === null || index > terms.maximumUsd - terms.minimumUsd) return null;
  const amountUsd =
    index <= 0
      ? terms.maximumUsd
      : roundHalfAway(terms.maximumUsd - index, pellRoundingUsd) * pellRoundingUsd;
  return { amountUsd, awardYear: terms.awardYear, source: toAnswerSource(terms.source) };
}

export function tellGivenIndex(index: number): Draft {
  const terms = published === null ? null : findPellTerms(published.awardYear);
  if (terms === null) return makeDraft(whatItIs, { parts: [links.fafsa] });
  const { awardYear, maximumUsd, minimumUsd, endsAtIndexUsd, source } = terms;
  const said: AnswerFact = {
    ref: "sai",
    kind: "count",
    subject: null,
    text: formatInteger(index).replace("-", "\u2212"),
    year: "",
  };
  const money = (ref: string, amountUsd: number): AnswerFact => ({
    ref,
    kind: "money",
    subject: null,
    text: formatUsd(amountUsd),
    year: awardYear,
  });
  const tell = (text: string, ...facts: readonly AnswerFact[]) =>
    makeDraft(`${text} ${whatItIs}`, {
      facts: [said, ...facts],
      sources: [toAnswerSource(source)],
      parts: [links.fafsa],
    });
  if (index <= 0) {
    const most = money("pell", maximumUsd);
    const below = index < 0 ? " Below zero, it counts as zero, and nobody is paid the difference." : "";
    return tell(
      `An SAI of ${said.text} means the largest Pell Grant: ${most.text} for a full year, using the ${awardYear} amounts.${below}`,
      most,
    );
  }
  if (index <= maximumUsd - minimumUsd) {
    const grant = money("pell", findPellOf(index)?.amountUsd ?? 0);
    return tell(
      `An SAI of ${said.text} means a Pell Grant of ${grant.text} for a full year, using the ${awardYear} amounts.`,
      grant,
    );
  }
  const least = money("pellMinimum", minimumUsd);
  if (endsAtIndexUsd === null || index < endsAtIndexUsd)
    return tell(
      `An SAI of ${said.text} is too high for a Pell Grant calculated from it. Using the ${awardYear} amounts, that grant ends at ${formatInteger(maximumUsd - minimumUsd)}. You may still get the smallest grant, ${least.text}, based on income and family size. Your FAFSA Submission Summary will say whether you do.`,
      least,
    );
  return tell(
    `An SAI of ${said.text} means no Pell Grant: under the ${awardYear} rules, nobody gets one at ${formatInteger(endsAtIndexUsd)} or above. File the FAFSA anyway, because federal student loans require it, and so do some merit and state awards.`,
  );
}
