/** A change that is sent: whether it is on its way, and why it failed, in a sentence. */
import { useState } from "react";
import { describeFailure } from "#components/family/failure.ts";

export type Change = { run: () => void; isBusy: boolean; problem: string | null };

export function useChange(send: () => Promise<void>): Change {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = () => {
    setBusy(true);
    setProblem(null);
    void send()
      .catch((error: unknown) => setProblem(describeFailure(error)))
      .finally(() => setBusy(false));
  };
  return { run, isBusy, problem };
}
