/** POST /api/student-aid-index: the browser's own function, for those who ask by address. Stateless. */
import type { StudentAidIndexBody } from "#contract/studentAidIndex.ts";
import { findMaxPellIndicator, type PellInput, calculatePellGrant } from "#domain/aid/pell.ts";
import { isSingleParent } from "#domain/aid/singleParent.ts";
import { calculateStudentAidIndex, type WorksheetLines } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock } from "#domain/aid/worksheetInput.ts";
import { sendProblem } from "#server/http/problems.ts";
import type { HandlerInput } from "#server/parts.ts";

export function answerStudentAidIndex({ body, reply }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const asked = body as StudentAidIndexBody;
  if (asked.formula === undefined && asked.sai === undefined) {
    const message = "Send a formula for the index, or an sai for the Pell Grant alone.";
    return sendProblem(reply, 400, message, [{ field: "formula", message }]);
  }
  const pellInput = pellInputOf(asked);
  const worksheet = worksheetOf(asked, pellInput);
  const sai = worksheet?.sai ?? asked.sai ?? null;
  const pell = pellInput === null || sai === null ? null : valueOf(calculatePellGrant(pellInput, sai));
  return reply.header("cache-control", "no-store").send({ sai, lines: worksheet?.lines ?? {}, pell });
}

function worksheetOf(
  asked: StudentAidIndexBody,
  pellInput: PellInput | null,
): { sai: number; lines: WorksheetLines } | null {
  if (asked.formula === undefined) return null;
  const indicator = asked.maxPellIndicator ?? (pellInput === null ? 0 : valueOf(findMaxPellIndicator(pellInput)));
  return valueOf(
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

/** Null where the figures that the Pell Grant needs were not sent. */
function pellInputOf(asked: StudentAidIndexBody): PellInput | null {
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

/** The schema lets only published award years in. */
function valueOf<Value>(result: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}
