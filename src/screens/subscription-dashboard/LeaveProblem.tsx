/** Why the payment provider's page did not open. */
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function LeaveProblem({ problem }: { problem: string | null }) {
  return (
    <div aria-live="polite" className="mt-4 empty:hidden">
      {problem !== null && (
        <Notice tone="problem" title={words.problemTitle}>
          {problem === "unreachable" ? words.unreachable : problem}
        </Notice>
      )}
    </div>
  );
}
