/** Something an administrator does: whether it is under way, and the sentence of what went wrong. */
import { useState } from "react";
import { RequestError } from "#client/http/requestError.ts";
import { toFailure } from "#components/failure/toFailure.ts";
import { failureWords } from "#components/failure/words.ts";

export type Act = {
  run: (work: () => Promise<void>) => void;
  /** Forgets what went wrong before. */
  reset: () => void;
  isBusy: boolean;
  /** The server's own sentence where it gave one. */
  problem: string | null;
  /** Somebody else was first; what is shown has to be read anew. */
  isConflict: boolean;
};

export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    void work()
      .catch((failure: unknown) => setError(failure ?? new Error("It failed.")))
      .finally(() => setBusy(false));
  };
  const isConflict = error instanceof RequestError && error.status === 409;
  return {
    run,
    reset: () => setError(null),
    isBusy,
    problem: error === null ? null : explain(error),
    isConflict,
  };
}

function explain(error: unknown): string {
  if (error instanceof RequestError && error.problem !== null && (error.status ?? 500) < 500) {
    return error.problem.detail;
  }
  return failureWords.describe(toFailure(error));
}
