/** Sends a change: whether it is in progress, and the error sentence if it failed. */
import { useState } from "react";
import { describeFailure } from "#components/family/failure.ts";

export type Change = { run: () => void; isBusy: boolean; problem: string | null };

export function useChange(send: () => Promise<void>): Change {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    void send()
      .catch((error: unknown) => setProblem(describeFailure(error)))
      .finally(() => setBusy(false));
  };
  return { run, isBusy, problem };
}
