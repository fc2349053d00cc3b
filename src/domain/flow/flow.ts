/**
 * Questions as data, and the walk through them: which are asked for the answers so far, and which comes next.
 * The flow only routes: what the answers come to is for the rules of their subject, and what people read for words.ts.
 */

export type FlowAnswer = string | number | boolean;
export type FlowAnswers = Readonly<Record<string, FlowAnswer>>;

export type QuestionKind =
  /** Whole dollars, both ends included. */
  | { kind: "money"; minimum: number; maximum: number }
  | { kind: "count"; minimum: (used: FlowAnswers) => number; maximum: number }
  | { kind: "choice"; options: (used: FlowAnswers) => readonly string[] }
  | { kind: "yesNo" }
  /** Several yes or no at once: "which of these". */
  | { kind: "flags" };

export type Question<Id extends string = string> = {
  /** Also its address on the page. */
  id: Id;
  /** Where its answers are kept: one key, or one for each flag. */
  keys: readonly string[];
  kind: QuestionKind;
  /** Whether it matters for the answers to the questions before it; it sees no others. */
  when: (used: FlowAnswers) => boolean;
};

export type Walk<Id extends string = string> = {
  /** In their order. */
  asked: readonly Question<Id>[];
  /** Answers to questions that are asked. An answer to a question no longer asked is kept by its keeper, and not used. */
  used: FlowAnswers;
  /** The first asked question without a usable answer; null where all have one. */
  next: Question<Id> | null;
};

/** `given` holds facts known from elsewhere; no question has their keys. */
export function walkFlow<Id extends string>(
  flow: readonly Question<Id>[],
  answers: FlowAnswers,
  given: FlowAnswers = {},
): Walk<Id> {
  const used: Record<string, FlowAnswer> = { ...given };
  const asked: Question<Id>[] = [];
  let next: Question<Id> | null = null;
  for (const question of flow) {
    if (!question.when(used)) continue;
    asked.push(question);
    for (const key of question.keys) {
      const answer = answers[key];
      if (answer !== undefined && isUsable(question.kind, answer, used)) used[key] = answer;
    }
    if (next === null && !isAnswered(question, used)) next = question;
  }
  return { asked, used, next };
}

/** Whether every key of an asked question has a usable answer. */
export function isAnswered(question: Question, used: FlowAnswers): boolean {
  return question.keys.every((key) => used[key] !== undefined);
}

export function countAnswered({ asked, used }: Walk): number {
  return asked.filter((question) => isAnswered(question, used)).length;
}

/** Null after the last asked question, or where the question is not asked. */
export function findQuestionAfter<Id extends string>({ asked }: Walk<Id>, id: Id): Question<Id> | null {
  const at = asked.findIndex((question) => question.id === id);
  return at === -1 ? null : (asked[at + 1] ?? null);
}

/** Null before the first. */
export function findQuestionBefore<Id extends string>({ asked }: Walk<Id>, id: Id): Question<Id> | null {
  const at = asked.findIndex((question) => question.id === id);
  return at < 1 ? null : (asked[at - 1] ?? null);
}

/** What came out of a file or an older version may be of another kind than the question asks for. */
function isUsable(kind: QuestionKind, answer: FlowAnswer, used: FlowAnswers): boolean {
  switch (kind.kind) {
    case "money":
      return isWholeWithin(answer, kind.minimum, kind.maximum);
    case "count":
      return isWholeWithin(answer, kind.minimum(used), kind.maximum);
    case "choice":
      return typeof answer === "string" && kind.options(used).includes(answer);
    case "yesNo":
    case "flags":
    default:
      return typeof answer === "boolean";
  }
}

function isWholeWithin(answer: FlowAnswer, minimum: number, maximum: number): boolean {
  return typeof answer === "number" && Number.isInteger(answer) && answer >= minimum && answer <= maximum;
}
