/** Answers that came in the address: read once, never taken in the place of a student's own without asking. */
import { useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { encodeAnswers } from "#domain/plan/fragment.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { FragmentProblem, SharedAnswers } from "#domain/plan/readFragment.ts";
import { listDifferingFields } from "./replaceAnswers.ts";

export type SharedState =
  | { kind: "none" }
  /** `isAsking`: there are answers of the student's own, and they differ. */
  | { kind: "read"; shared: SharedAnswers; isAsking: boolean }
  | { kind: "unreadable"; problem: Exclude<FragmentProblem["kind"], "none"> };

/** What a fragment means beside the plan there is. How answers are read is downloaded only where there are some. */
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
  /** Takes what the address brought; returns whether there was anything in it. */
  receive: (hash: string, plan: Plan) => Promise<SharedState>;
  replace: () => () => void;
  close: () => void;
};

export function useSharedAnswers(): SharedAnswersOffer {
  const store = usePlanStore();
  const [state, setState] = useState<SharedState>({ kind: "none" });

  function take(shared: SharedAnswers): () => void {
    const fields = listDifferingFields(store.getState().plan.profile, shared.profile);
    return store.give({ kind: "setProfile", fields });
  }

  return {
    state,
    async receive(hash, plan) {
      const found = await readSharedAnswers(hash, plan);
      if (found.kind === "read" && !found.isAsking && found.shared.answered.length > 0) take(found.shared);
      setState(found);
      return found;
    },
    replace() {
      if (state.kind !== "read") return () => undefined;
      setState({ ...state, isAsking: false });
      return take(state.shared);
    },
    close: () => setState({ kind: "none" }),
  };
}
