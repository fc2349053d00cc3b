/**
 * A questionnaire as data, and the walk through it: which questions apply to the answers so far, and which comes next.
 * The flow only routes. What the answers mean is up to each subject's rules, and the wording is with the tool.
 */
import type { AidAnswer, AidAnswers } from "./households.ts";
import { holdsValue, type SingleKind } from "./kinds.ts";

export type Question<Id extends string = string> = {
  /** Also its address on the page. */
  id: Id;
  /** The keys its answers are stored under: one, or one for each thing in a list that may be true. */
  keys: readonly string[];
  /** Of each key's answer; earlier answers may leave fewer options. */
  kind: (used: AidAnswers) => SingleKind;
  /** Whether the question applies, given the answers to earlier questions; it sees no others. */
  when: (used: AidAnswers) => boolean;
};

export type Walk<Asked extends Question = Question> = {
  /** In order. */
  asked: readonly Asked[];
  /** Answers to questions that apply. An answer that no longer applies stays stored but is not used. */
  used: AidAnswers;
  /** The first applicable question without a usable answer; null if all are answered. */
  next: Asked | null;
};

/**
 * `given` holds facts known from elsewhere; no question uses their keys. With `assume`, a question without a usable answer
 * has the assumed one.
 */
export function walkFlow<Asked extends Question>(
  flow: readonly Asked[],
  answers: AidAnswers,
  given: AidAnswers = {},
  assume?: (key: string, kind: SingleKind) => AidAnswer,
): Walk<Asked> {
  const used: Record<string, AidAnswer> = { ...given };
  const asked: Asked[] = [];
  let next: Asked | null = null;
  for (const question of flow) {
    if (!question.when(used)) continue;
    asked.push(question);
    const kind = question.kind(used);
    for (const key of question.keys) {
      const answer = answers[key];
      if (answer !== undefined && holdsValue(kind, answer)) used[key] = answer;
      else if (assume !== undefined) used[key] = assume(key, kind);
    }
    if (next === null && !isAnswered(question, used)) next = question;
  }
  return { asked, used, next };
}

/** Whether every key of an applicable question has a usable answer. */
export function isAnswered(question: Question, used: AidAnswers): boolean {
  return question.keys.every((key) => used[key] !== undefined);
}

export function countAnswered({ asked, used }: Walk): number {
  return asked.filter((question) => isAnswered(question, used)).length;
}
