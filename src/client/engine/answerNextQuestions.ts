/** Which open question of the quiz would move a student's list the most. */
import { toRankInput } from "#domain/match/matchColleges.ts";
import { rankQuestions } from "#domain/match/nextQuestion.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches } from "./heldMatches.ts";

export const answerNextQuestions: Engine["nextQuestions"] = async ({ student, unitIds, open }) => {
  const { all, question } = getHeldMatches(student);
  const listed = unitIds.flatMap((unitId) => all.byUnitId.get(unitId) ?? []);
  return rankQuestions(open, listed, question.profile, question.money, (profile, money) =>
    toRankInput({ ...question, profile, money }),
  );
};
