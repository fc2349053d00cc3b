/**
 * The noun and unit of each figure that a language model may point to: it is printed with them, whatever stands around.
 * A figure without a label is not handed out; the finished sentences hold it all the same.
 */
import { getRoundName } from "#domain/college/roundNames.ts";
import { deadlineRounds, isPreferredRound } from "#domain/college/rounds.ts";
import type { AnswerFact } from "../counselor.ts";
import { lowerFirst } from "../draft.ts";

/** By the last part of a fact's reference. */
const labels: Readonly<Record<string, string>> = {
  admitRate: "share of applicants admitted",
  residentsRate: "share of in-state applicants admitted",
  othersRate: "share of other applicants admitted",
  completionRate: "share of full-time first-years who finish",
  retentionRate: "share of first-years who come back",
  undergraduates: "undergraduates",
  netPriceUsd: "average yearly price after grants",
  tuitionInStateUsd: "yearly tuition and fees",
  tuitionOutOfStateUsd: "yearly tuition and fees for other states",
  earningsUsd: "middle yearly earnings ten years after starting",
  satTotal: "middle half of SAT scores",
  actComposite: "middle half of ACT scores",
  enrolledGpa: "average high school GPA of first-years",
  testPolicy: "test policy",
  fields: "fields of study with degrees",
  miles: "distance from home",
  chance: "estimated chance of admission",
  chanceAfter: "estimated chance of admission after the change",
  match: "match with your wishes",
  price: "likely price for your family, after grants",
  priceAfter: "likely price after the change",
  sticker: "full yearly price before grants",
  pay: "what your family can pay",
  any: "odds of at least one admission from your list",
  affordable: "odds of at least one admission you can pay for",
  sai: "Student Aid Index",
  pell: "Pell Grant",
};

const roundLabels: ReadonlyMap<string, string> = new Map(
  deadlineRounds.map((round) => {
    const name = lowerFirst(getRoundName(round));
    return [round, isPreferredRound(round) ? name : `${name} deadline`];
  }),
);

/** Null: no figure of its own. `measures`: those of all facts of the same answer. */
export function findLabel({ ref, kind }: AnswerFact, measures: ReadonlySet<string>): string | null {
  if (kind === "college") return null;
  if (ref === "fafsa.deadline") return "federal FAFSA deadline";
  const measure = ref.split(".").at(-1) ?? "";
  // Where there are two prices, the first is for residents.
  if (measure === "tuitionInStateUsd" && measures.has("tuitionOutOfStateUsd"))
    return "yearly tuition and fees in state";
  return labels[measure] ?? roundLabels.get(measure) ?? null;
}
