/** POST /api/student-aid-index: the same calculation as in the browser, for API users. Stateless. */
import type { StudentAidIndexBody, studentAidIndexEndpoints } from "#contract/studentAidIndex.ts";
import { calculatePellGrant, findMaxPellIndicator, type PellInput } from "#domain/aid/pell.ts";
import type { FullGiftAidResult } from "#domain/aid/pellTerms.ts";
import { isSingleParent } from "#domain/aid/singleParent.ts";
import { calculateStudentAidIndex, type WorksheetLines } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock, type WorksheetFamily } from "#domain/aid/worksheetInput.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

export const studentAidIndexHandlers: HandlersFor<typeof studentAidIndexEndpoints> = {
  studentAidIndex({ body: asked }) {
    if (asked.formula === undefined && asked.sai === undefined) {
      const message = "Send a formula for the index, or an sai for the Pell Grant alone.";
      return refuse(400, message, { errors: [{ field: "formula", message }] });
    }
    const family = toWorksheetFamily(asked);
    const pellInput = toPellInput(asked);
    if (family === "sizeMissing" || pellInput === "sizeMissing") {
      const message =
        family === "sizeMissing"
          ? "Send the family size. Only formula B does without it."
          : "Send the family size too: the Pell Grant depends on it. For the index of formula B alone, send maxPellIndicator instead.";
      return refuse(400, message, { errors: [{ field: "familySize", message }] });
    }
    const worksheet = family === null ? null : calculateWorksheet(asked, family, pellInput);
    const sai = worksheet?.sai ?? asked.sai ?? null;
    const grant =
      pellInput === null || sai === null ? null : requireValue(calculatePellGrant(pellInput, sai));
    const pell = grant === null ? null : { ...grant, fullGiftAidNote: fullGiftAidNotes[grant.fullGiftAid] };
    return { status: 200, body: { sai, lines: worksheet?.lines ?? {}, pell } };
  },
};

const fullGiftAidNotes: Readonly<Record<FullGiftAidResult, string | null>> = {
  notGiven: null,
  costMissing: "Send costOfAttendance too. Without it, nonFederalGiftAid changes nothing.",
  giftAidMissing: "Send nonFederalGiftAid too. Without it, costOfAttendance changes nothing.",
  notYetLaw: "Before 2026-27, other gift aid did not end a Pell Grant.",
  belowCost: "The non-federal gift aid is below the cost of attendance, so it does not end the Pell Grant.",
  coversCost:
    "The non-federal gift aid covers the whole cost of attendance, so there is no Pell Grant (Public Law 119-21, section 83004).",
};

/** Null where the request asks for no index. */
function toWorksheetFamily({
  formula,
  familySize,
}: StudentAidIndexBody): WorksheetFamily | "sizeMissing" | null {
  if (formula === undefined) return null;
  if (formula === "B") return { formula, familySize };
  return familySize === null ? "sizeMissing" : { formula, familySize };
}

function calculateWorksheet(
  asked: StudentAidIndexBody,
  family: WorksheetFamily,
  pellInput: PellInput | null,
): { sai: number; lines: WorksheetLines } {
  const indicator =
    asked.maxPellIndicator ?? (pellInput === null ? 0 : requireValue(findMaxPellIndicator(pellInput)));
  return requireValue(
    calculateStudentAidIndex({
      ...family,
      awardYear: asked.awardYear,
      married: asked.married,
      maxPellIndicator: indicator,
      assetsExempt: asked.assetsExempt,
      parents: asked.parents ?? emptyBlock,
      student: asked.student ?? emptyBlock,
    }),
  );
}

/** Null if the figures needed for the Pell Grant were not sent, or only its indicator was. */
function toPellInput(asked: StudentAidIndexBody): PellInput | "sizeMissing" | null {
  const { dependencyStatus, agi, familySize } = asked;
  if (dependencyStatus === undefined || agi === undefined) return null;
  if (familySize === null) return asked.maxPellIndicator === undefined ? "sizeMissing" : null;
  const isParent = asked.isParent ?? asked.independentWithDependents;
  const isOrHasParent = dependencyStatus === "dependent" || isParent;
  const byStatus =
    asked.maritalStatus !== undefined &&
    asked.maritalStatus !== null &&
    isSingleParent(asked.maritalStatus, asked.filingStatus ?? null, asked.receivedEitc);
  return {
    awardYear: asked.awardYear,
    dependencyStatus,
    familySize,
    state: asked.state ?? null,
    agi,
    foreignIncomeExclusion: asked.foreignIncomeExclusion,
    nonfiler: asked.nonfiler,
    singleParent: asked.singleParent ?? (isOrHasParent && byStatus),
    isParent,
    giftAid: {
      costOfAttendanceUsd: asked.costOfAttendance ?? null,
      nonFederalGiftAidUsd: asked.nonFederalGiftAid ?? null,
    },
  };
}

/** The schema accepts only published award years. */
function requireValue<Value>(result: { ok: true; value: Value } | { ok: false; problem: string }): Value {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}
