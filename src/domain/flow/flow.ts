/**
 * A questionnaire as data, and the walk through it: which questions apply to the answers so far, and which comes next.
 * The flow only routes. What the answers mean is up to each subject's rules, and the wording is in words.ts.
 */

export type FlowAnswer = string | number | boolean;
export type FlowAnswers = Readonly<Record<string, FlowAnswer>>;

export type QuestionKind =
  /** Whole dollars, both ends included. */
  | { kind: "money"; minimum: number; maximum: number }
  | { kind: "count"; minimum: (used: FlowAnswers) => number; maximum: number }
  | { kind: "choice"; options: (used: FlowAnswers) => readonly string[] }
  | { kind: "yesNo" }
  /** Several yes/no answers at once: "check all that apply". */
  | { kind: "flags" };

export type Question<Id extends string = string> = {
  /** Also its address on the page. */
  id: Id;
  /** The keys its answers are stored under: one key, or one per flag. */
  keys: readonly string[];
  kind: QuestionKind;
  /** Whether the question applies, given the answers to earlier questions; it sees no others. */
  when: (used: FlowAnswers) => boolean;
};

export type Walk<Id extends string = string> = {
  /** In order. */
  asked: readonly Question<Id>[];
  /** Answers to questions that apply. An answer that no longer applies stays stored but is not used. */
  used: FlowAnswers;
  /** The first applicable question without a usable answer; null if all are answered. */
  next: Question<Id> | null;
};

/** `given` holds facts known from elsewhere; no question uses their keys. */
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

/** Whether every key of an applicable question has a usable answer. */
export function isAnswered(question: Question, used: FlowAnswers): boolean {
  return question.keys.every((key) => used[key] !== undefined);
}

export function countAnswered({ asked, used }: Walk): number {
  return asked.filter((question) => isAnswered(question, used)).length;
}

/** Null after the last question, or if this one does not apply. */
export function findQuestionAfter<Id extends string>({ asked }: Walk<Id>, id: Id): Question<Id> | null {
  const at = asked.findIndex((question) => question.id === id);
  return at === -1 ? null : (asked[at + 1] ?? null);
}

/** Null before the first question. */
export function findQuestionBefore<Id extends string>({ asked }: Walk<Id>, id: Id): Question<Id> | null {
  const at = asked.findIndex((question) => question.id === id);
  return at < 1 ? null : (asked[at - 1] ?? null);
}

/** Answers from a file or an older version may have the wrong type. */
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
