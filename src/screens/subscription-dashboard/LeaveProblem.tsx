/** Why the payment provider's page did not open. */
import { failureWords } from "#components/failure/words.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function LeaveProblem({ problem }: { problem: string | null }) {
  return (
    <div aria-live="polite" className="mt-4 empty:hidden">
      {problem !== null && (
        <Notice tone="problem" title={words.problemTitle}>
          {problem === "unreachable"
            ? `${words.nothingCharged} ${failureWords.describe(navigator.onLine ? "unreachable" : "offline")}`
            : problem}
        </Notice>
      )}
    </div>
  );
}
