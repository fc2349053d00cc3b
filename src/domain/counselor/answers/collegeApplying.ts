/** What one college says of its application beside dates and scores: what it makes of interest, and its rule on AI. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { aiPoliciesOrigins } from "#facts/essays/aiPolicies.origins.ts";
import { aiPoliciesRecords } from "#facts/essays/aiPolicies.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { AnswerFact } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  listFieldSources,
  makeDraft,
  makeFieldFact,
  toAnswerSource,
} from "../draft.ts";

const weights = ["not considered", "considered", "important", "very important"] as const;

const howToShow =
  "You can show interest by signing up for a session or a visit, opening its emails and writing to the representative for your area.";

export function tellInterest(college: CollegeSummary): Draft {
  const { name, interestImportance } = college;
  const weight = interestImportance === null ? undefined : weights[interestImportance];
  if (weight === undefined)
    return makeDraft(
      `The figures we have don’t say how much ${name} weighs a student’s interest. Ask its admission office. ${howToShow}`,
      { kind: "dont-know" },
    );
  const fact = makeFieldFact(college, "interestImportance", "phrase", weight);
  const next =
    weight === "not considered"
      ? "A visit can help you choose, but it won’t affect the decision."
      : howToShow;
  return makeDraft(`At ${name}, an applicant’s interest is ${fact.text} (${fact.year}). ${next}`, {
    facts: [fact],
    sources: listFieldSources("interestImportance"),
  });
}

/** A rule on AI as its record has it: only what the owner itself publishes has words. */
type AiRule = { status: string; rule?: string; consequence?: string };

/** The college's own rule; where none is published, that of the Common App, which many colleges go by. */
export function tellAiRule({ unitId, name }: CollegeSummary): Draft {
  const own = aiPoliciesRecords.find((record) => record.unitId === unitId);
  const value = own === undefined ? null : findLatest<AiRule>(own).value;
  if (own !== undefined && value?.status === "published" && value.rule !== undefined)
    return tellRule(`${name}’s rule`, own);
  const lead =
    value?.status === "unconfirmed"
      ? `Others report a rule on AI at ${name} that we could not find on its pages, so ask its admission office before you use AI.`
      : `I found no rule on AI in the application of ${name}, but that doesn’t mean it is allowed. Ask its admission office before you use any.`;
  const platform = aiPoliciesRecords.find((record) => record.platform === "commonApp");
  return platform === undefined
    ? makeDraft(lead)
    : joinDrafts([makeDraft(lead), tellRule("Where it takes the Common App, this holds", platform)]);
}

function tellRule(whose: string, record: (typeof aiPoliciesRecords)[number]): Draft {
  const { period, value } = findLatest<AiRule>(record);
  const { source } = originIn(aiPoliciesOrigins[record.id], period);
  const fact: AnswerFact = {
    ref: `ai.${record.id}`,
    kind: "phrase",
    subject: null,
    text: value.rule ?? "",
    year: period,
  };
  return makeDraft([`${whose} (${period}): ${fact.text}`, value.consequence ?? ""].join(" ").trim(), {
    facts: [fact],
    sources: [toAnswerSource(source)],
  });
}
