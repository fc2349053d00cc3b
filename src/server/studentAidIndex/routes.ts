/** POST /api/student-aid-index: the same calculation as in the browser, for API users. Stateless. */
import type { StudentAidIndexBody, studentAidIndexEndpoints } from "#contract/studentAidIndex.ts";
import { calculatePellGrant, findMaxPellIndicator, type PellInput } from "#domain/aid/pell.ts";
import { isSingleParent } from "#domain/aid/singleParent.ts";
import { calculateStudentAidIndex, type WorksheetLines } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock } from "#domain/aid/worksheetInput.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

export const studentAidIndexHandlers: HandlersFor<typeof studentAidIndexEndpoints> = {
  studentAidIndex({ body: asked }) {
    if (asked.formula === undefined && asked.sai === undefined) {
      const message = "Send a formula for the index, or an sai for the Pell Grant alone.";
      return refuse(400, message, { errors: [{ field: "formula", message }] });
    }
    const pellInput = toPellInput(asked);
    const worksheet = calculateWorksheet(asked, pellInput);
    const sai = worksheet?.sai ?? asked.sai ?? null;
    const pell = pellInput === null || sai === null ? null : requireValue(calculatePellGrant(pellInput, sai));
    return { status: 200, body: { sai, lines: worksheet?.lines ?? {}, pell } };
  },
};

function calculateWorksheet(
  asked: StudentAidIndexBody,
  pellInput: PellInput | null,
): { sai: number; lines: WorksheetLines } | null {
  if (asked.formula === undefined) return null;
  const indicator =
    asked.maxPellIndicator ?? (pellInput === null ? 0 : requireValue(findMaxPellIndicator(pellInput)));
  return requireValue(
    calculateStudentAidIndex({
      awardYear: asked.awardYear,
      formula: asked.formula,
      familySize: asked.familySize,
      married: asked.married,
      maxPellIndicator: indicator,
      assetsExempt: asked.assetsExempt,
      parents: asked.parents ?? emptyBlock,
      student: asked.student ?? emptyBlock,
    }),
  );
}

/** Null if the figures needed for the Pell Grant were not sent. */
function toPellInput(asked: StudentAidIndexBody): PellInput | null {
  const { dependencyStatus, agi } = asked;
  if (dependencyStatus === undefined || agi === undefined) return null;
  const isParent = asked.isParent ?? asked.independentWithDependents;
  const isOrHasParent = dependencyStatus === "dependent" || isParent;
  const byStatus =
    asked.maritalStatus !== undefined &&
    asked.maritalStatus !== null &&
    isSingleParent(asked.maritalStatus, asked.filingStatus ?? null, asked.receivedEitc);
  return {
    awardYear: asked.awardYear,
    dependencyStatus,
    familySize: asked.familySize,
    state: asked.state ?? null,
    agi,
    foreignIncomeExclusion: asked.foreignIncomeExclusion,
    nonfiler: asked.nonfiler,
    singleParent: asked.singleParent ?? (isOrHasParent && byStatus),
    isParent,
  };
}

/** The schema accepts only published award years. */
function requireValue<Value>(result: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}
