/** Says what an address asked for that cannot be shown. */
import { Notice } from "#ui/Notice.tsx";
import type { ChoiceProblem } from "./choice.ts";
import { words } from "./words.ts";

export function ChoiceProblems(props: { problems: readonly ChoiceProblem[] }) {
  if (props.problems.length === 0) return null;
  return (
    <Notice tone="attention" title={words.problemsTitle}>
      <ul className="space-y-1">
        {props.problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{describeProblem(problem)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function describeProblem(problem: ChoiceProblem): string {
  switch (problem.kind) {
    case "notANumber":
      return words.notANumber(problem.text);
    case "unknown":
      return words.unknown(problem.unitId);
    default:
      return words.tooMany(problem.maximum);
  }
}
