/** Answers from a shared link: read once, and never applied over a student's own without asking. */
import { useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useSave } from "#components/keeping/useSave.ts";
import type { CommandDraft } from "#domain/plan/commands.ts";
import { encodeAnswers } from "#domain/plan/fragment.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { FragmentProblem, SharedAnswers } from "#domain/plan/readFragment.ts";
import { listDifferingFields } from "./replaceAnswers.ts";
import { words } from "./words.ts";

export type SharedState =
  | { kind: "none" }
  /** `isAsking`: there are answers of the student's own, and they differ. */
  | { kind: "read"; shared: SharedAnswers; isAsking: boolean }
  | { kind: "unreadable"; problem: Exclude<FragmentProblem["kind"], "none"> };

/** Interprets a fragment alongside the existing plan. The decoder is downloaded only if there is something to decode. */
async function readSharedAnswers(hash: string, plan: Plan): Promise<SharedState> {
  if (!/^#?(?:.*&)?a=/.test(hash)) return { kind: "none" };
  const { decodeAnswers } = await import("#domain/plan/readFragment.ts");
  const decoded = decodeAnswers(hash);
  if (!decoded.ok) {
    const { kind } = decoded.problem;
    return kind === "none" ? { kind } : { kind: "unreadable", problem: kind };
  }
  const shared = decoded.value;
  const own = encodeAnswers(plan.profile);
  const isSame = own === encodeAnswers(shared.profile);
  if (isSame && shared.broken.length === 0) return { kind: "none" };
  const wouldReplace = own !== "" && !isSame && shared.answered.length > 0;
  return { kind: "read", shared, isAsking: wouldReplace };
}

export type SharedAnswersOffer = {
  state: SharedState;
  /** Applies what the address contained; returns whether there was anything. */
  receive: (hash: string, plan: Plan) => Promise<SharedState>;
  replace: () => void;
  close: () => void;
};

export function useSharedAnswers(): SharedAnswersOffer {
  const store = usePlanStore();
  const save = useSave();
  const [state, setState] = useState<SharedState>({ kind: "none" });

  const toDraft = (shared: SharedAnswers): CommandDraft => ({
    kind: "setProfile",
    fields: listDifferingFields(store.getState().plan.profile, shared.profile),
  });

  return {
    state,
    async receive(hash, plan) {
      const found = await readSharedAnswers(hash, plan);
      if (found.kind === "read" && !found.isAsking && found.shared.answered.length > 0) {
        store.give(toDraft(found.shared));
      }
      setState(found);
      return found;
    },
    replace() {
      if (state.kind !== "read") return;
      setState({ ...state, isAsking: false });
      save(words.shared.replaced, toDraft(state.shared));
    },
    close: () => setState({ kind: "none" }),
  };
}
