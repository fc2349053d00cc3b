/** Where nobody pays tuition, or everyone only a part of it: what is left to pay, and what is asked in return. */
import type { TuitionFree } from "#domain/price/tuitionFree.ts";
import { describeTuitionFree, listTuitionFreeTerms } from "#domain/price/tuitionFreeWords.ts";
import { formatUsd } from "#lib/format.ts";
import type { AnswerFact } from "../counselor.ts";
import { type Draft, makeDraft, toAnswerSource } from "../draft.ts";

/** The whole of it where one college is asked about; of several, the first sentence alone. */
export function tellTuitionFree(policy: TuitionFree, collegeName: string | null, isBrief = false): Draft {
  const { unitId, period, billUsd, source } = policy;
  const says = describeTuitionFree(policy, collegeName);
  const facts: AnswerFact[] = [
    { ref: `${unitId}.tuitionFree`, kind: "phrase", subject: unitId, text: says, year: period },
  ];
  if (billUsd !== null && !isBrief)
    facts.push({
      ref: `${unitId}.tuitionFreeBill`,
      kind: "money",
      subject: unitId,
      text: formatUsd(billUsd),
      year: period,
    });
  const terms = isBrief ? [] : listTuitionFreeTerms(policy);
  return makeDraft([says, ...terms].join(" "), { facts, sources: [toAnswerSource(source)] });
}
