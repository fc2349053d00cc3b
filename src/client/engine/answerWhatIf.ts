/** What would change a college's chance, labels or price for a student. */
import { toRankInput } from "#domain/match/matchColleges.ts";
import { listWhatIfs } from "#domain/match/whatIf.ts";
import type { Engine } from "./engine.ts";
import { getHeldMatches } from "./heldMatches.ts";

export const answerWhatIf: Engine["whatIf"] = async ({ student, unitId }) => {
  const { all, question } = getHeldMatches(student);
  const college = all.byUnitId.get(unitId);
  if (college === undefined) return [];
  return listWhatIfs(college, question.profile, question.money, (profile, money) =>
    toRankInput({ ...question, profile, money }),
  );
};
