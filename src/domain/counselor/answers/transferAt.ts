/** What a transfer can count on at a college: agreements on record that promise a place or the credits, else its state's rule. */
import { type TransferRule, transferRules } from "#domain/admission/transferRules.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { formatGradePoints, formatInteger } from "#lib/format.ts";
import { toTopicKey } from "../cards/cardIndex.ts";
import type { AnswerContext } from "../context.ts";
import { type Draft, joinDrafts, joinWords, makeDraft, toAnswerSource } from "../draft.ts";
import { words } from "../words.ts";

const mostColleges = 2;
const mostRules = 2;

/** What no agreement tells: a price, a date, or which of two. */
const asksElse =
  /\b(?:free|gratis|costs?|price|aid|scholarships?|deadline|due|when|dates?|gpa|or|vs|better|acceptance|rate|beca|cuando|fecha)\b/i;

/** Null where nothing is on record for any of them, or another thing is asked. */
export function tellTransfer(
  colleges: readonly CollegeSummary[],
  question: string,
  context: AnswerContext,
): Draft | null {
  // The college that is left takes nobody from itself: "from Santa Fe College to Florida".
  const entered = colleges.filter(({ level }) => level === "fourYear").slice(0, mostColleges);
  const told = entered.flatMap((college) => {
    const rules = transferRules.filter(
      (rule) => rule.promises === "each" && rule.unitIds.includes(college.unitId),
    );
    return rules.length > 0
      ? [tellRules(college, rules)]
      : asksElse.test(question)
        ? []
        : (tellState(college, context) ?? []);
  });
  return told.length === 0 ? null : joinDrafts([...told, makeDraft(words.conditions.transfer)]);
}

function tellRules({ name, unitId }: CollegeSummary, rules: readonly TransferRule[]): Draft {
  const shown = rules.slice(0, mostRules);
  const texts = shown.map((rule) => {
    const asks = [
      ...(rule.minimumGpa === null
        ? []
        : [`a college GPA of ${formatGradePoints(rule.minimumGpa)} or higher`]),
      ...(rule.minimumCredits === null ? [] : [`${formatInteger(rule.minimumCredits)} credits`]),
      ...(rule.needsDegree ? ["an associate degree made for transfer"] : []),
    ];
    const what =
      asks.length === 0
        ? "Its page lists the requirements."
        : `It asks for ${joinWords(asks)}, plus what its page lists.`;
    return `At ${name}, this agreement promises a transfer student a place: ${rule.name} (${describeSourceYear(rule.source)}). ${what}`;
  });
  return makeDraft(texts.join(" "), {
    sources: shown.map(({ source }) => toAnswerSource(source)),
    parts: [{ kind: "facts", unitId }],
  });
}

function tellState({ state, control }: CollegeSummary, { cards }: AnswerContext): Draft | null {
  const card =
    control === "public" ? cards?.byTopic.get(toTopicKey({ state, topic: "transfer" })) : undefined;
  if (card === undefined) return null;
  return makeDraft(card.answer, { sources: card.sources, parts: [{ kind: "pages", pages: [card.page] }] });
}
