/** The first list of the plan's student, and keeping all of it. */
import { useCallback } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { MatchReply, StudentQuestion } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { FailedLoad } from "#client/query/loadState.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

const question = createQuestion(askEngine("match"));

export type FirstListState = {
  student: StudentQuestion | null;
  /** Null until the first answer is there. */
  found: MatchReply | null;
  failed: FailedLoad | null;
};

export function useFirstList(): FirstListState {
  const { student, failed } = useStudentQuestion();
  return { student, failed, found: useLatest(question, student)?.value ?? null };
}

/** In the order shown: the colleges within the limit, then the nearest beyond it. */
export function listUnitIds({ first }: MatchReply): number[] {
  return [...first.rows, ...first.beyond].map((row) => row.college.unitId);
}

export type SaveAll = { missing: readonly number[]; saveAll: () => void };

/** Saves the colleges that are not in the plan yet, as many as it has room for, with a message that can undo it. */
export function useSaveAll(unitIds: readonly number[]): SaveAll {
  const { plan } = usePlan();
  const save = useSave();
  const showToast = useToast();
  const text = words.tray;
  const missing = unitIds.filter((unitId) => !plan.colleges.some((college) => college.unitId === unitId));
  const saveAll = useCallback(() => {
    const limit = planLimits.colleges;
    const added = missing.slice(0, Math.max(0, limit - plan.colleges.length));
    if (added.length === 0) {
      showToast({ title: text.noRoom(limit) });
      return;
    }
    const isAll = added.length === missing.length;
    save(
      isAll ? text.savedAll(unitIds.length) : text.savedSome(added.length, limit),
      ...added.map((unitId) => ({ kind: "addCollege", unitId }) as const),
    );
  }, [missing, plan.colleges.length, save, showToast, text, unitIds.length]);
  return { missing, saveAll };
}
