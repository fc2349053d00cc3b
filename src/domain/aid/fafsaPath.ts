/** Where a question of the FAFSA is in the whole: its number, its part, and the questions still to come. */
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import type { SingleKind } from "#domain/answers/kinds.ts";
import { isAnswered, walkFlow } from "#domain/answers/walkFlow.ts";
import {
  type FafsaPart,
  type FafsaQuestion,
  type FafsaWalk,
  fafsaFlow,
  fafsaParts,
  isUnnamedKey,
  type QuestionId,
} from "./fafsaFlow.ts";
import { homeStateKey, parentNameKey, unusualKeys } from "./fafsaFlowFamily.ts";

/**
 * The questions still to come as far as they can be known: those that apply, and for open answers those of the family with
 * the most questions, so that the number of questions only ever falls.
 */
export function listExpectedQuestions({ used }: FafsaWalk): readonly FafsaQuestion[] {
  return walkFlow(fafsaFlow, used, pickGiven(used), assume).asked;
}

/** Where a question is in the whole: what follows from another shares its number. */
export function findProgress(
  expected: readonly FafsaQuestion[],
  id: QuestionId,
): { number: number; of: number } {
  const count = (questions: readonly FafsaQuestion[]) =>
    questions.filter(({ isFollowUp }) => !isFollowUp).length;
  const at = expected.findIndex((question) => question.id === id);
  return { number: Math.max(1, count(expected.slice(0, at + 1))), of: count(expected) };
}

export type PartProgress = {
  part: FafsaPart;
  /** Of those that are expected; none where the part does not apply. */
  questions: readonly FafsaQuestion[];
  answered: number;
};

/** All five parts, in the order in which they are asked. */
export function listParts(
  expected: readonly FafsaQuestion[],
  { used }: Pick<FafsaWalk, "used">,
): readonly PartProgress[] {
  return fafsaParts.map((part) => {
    const questions = expected.filter((question) => question.part === part);
    return { part, questions, answered: questions.filter((question) => isAnswered(question, used)).length };
  });
}

function pickGiven(used: AidAnswers): AidAnswers {
  const keys = [homeStateKey, isUnnamedKey, parentNameKey];
  return Object.fromEntries(Object.entries(used).filter(([key]) => keys.includes(key)));
}

/** The answers of two parents who file together, earn too much for a grant and receive no benefit, with a student who works. */
function assume(key: string, kind: SingleKind): AidAnswer {
  switch (kind.kind) {
    case "yesNo":
      return yesAssumed.has(key);
    case "choice":
      return choicesAssumed.find((option) => kind.options.includes(option)) ?? kind.options[0] ?? "";
    case "number":
    case "money":
      return key.endsWith(".agi") ? 250_000 : Math.max(0, kind.minimum);
    case "code":
    default:
      return "";
  }
}

const yesAssumed: ReadonlySet<string> = new Set(["student.hasOwnIncome", unusualKeys.noSafeContact]);
const choicesAssumed = ["marriedToEachOther", "mfj", "single", "remarried"];
