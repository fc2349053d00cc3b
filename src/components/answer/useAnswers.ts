/** The answers of the plan for a component: read with what follows from them, given and left open. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { type AnswerId, type AnswerValues, type Reading, readAnswer } from "#domain/answers/readAnswer.ts";
import { giveAnswers, leaveOpen, removeFromNotSure, setNotSure } from "#domain/plan/answerDrafts.ts";

export type Answers = {
  read: <Id extends AnswerId>(id: Id) => Reading<AnswerValues[Id]>;
  give: (values: Partial<AnswerValues>) => void;
  /** "Not sure yet" for those of these that have no answer. */
  leaveOpen: (ids: readonly AnswerId[]) => void;
  /** "Not sure" in place of what was said. */
  setNotSure: (ids: readonly AnswerId[]) => void;
};

export function useAnswers(): Answers {
  const { plan } = usePlan();
  const store = usePlanStore();
  const fafsa = useAidEstimate(plan);
  const today = getToday();
  return {
    read: (id) => readAnswer(plan, id, { today, fafsa }),
    give(values) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of an object of answers.
      const notSure = removeFromNotSure(plan, Object.keys(values) as AnswerId[]);
      const wasOpen = notSure.length < plan.profile.notSure.length;
      store.give(...giveAnswers(wasOpen ? { ...values, notSure } : values));
    },
    leaveOpen(ids) {
      const drafts = leaveOpen(plan, ids, today);
      if (drafts.length > 0) store.give(...drafts);
    },
    setNotSure: (ids) => void store.give(...setNotSure(plan, ids, today)),
  };
}
