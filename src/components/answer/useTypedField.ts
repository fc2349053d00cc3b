/** A typed answer of the plan: the text stays as typed, the plan stores its value, and errors wait until they are useful. */
import { createContext, useContext, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import type { Answer, AnswerProblem } from "#domain/answers/readTyped.ts";

/** True once the person has tried to continue: then every error is shown, even in the focused field. */
export const ProblemsShownContext = createContext(false);

export type TypedField = {
  text: string;
  /** Null while the text is valid, or may still become valid by typing on. */
  problem: AnswerProblem | null;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Sets the text without writing to the plan: its value was written along with another answer. */
  retype: (text: string) => void;
};

/**
 * `kept` is what the plan stores; `give` writes the parsed value, or null for invalid input, so that a
 * half-typed answer never counts. A change from elsewhere (another tab, an undo) replaces the text.
 */
export function useTypedField<Value extends string | number>(field: {
  kept: Value | null;
  read: (text: string) => Answer<Value>;
  write: (value: Value) => string;
  give: (value: Value | null) => void;
}): TypedField {
  const { isLoaded } = usePlan();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const areShown = useContext(ProblemsShownContext);

  const fromPlan = field.kept === null ? "" : field.write(field.kept);
  const isCurrent = typed !== null && (!isLoaded || toMeaning(field.read(typed)) === field.kept);
  const text = isCurrent ? typed : fromPlan;
  const answer = field.read(text);
  // What the plan holds is not being typed: if it cannot be right, that is said at once.
  const isShown = !answer.ok && (hasLeft || areShown || !isCurrent || answer.problem.kind === "tooHigh");
  return {
    text,
    problem: isShown ? answer.problem : null,
    onChange(next) {
      setTyped(next);
      setLeft(false);
      const meaning = toMeaning(field.read(next));
      if (meaning !== field.kept) field.give(meaning);
    },
    onBlur: () => setLeft(true),
    retype: setTyped,
  };
}

export function toMeaning<Value>(answer: Answer<Value>): Value | null {
  return answer.ok ? answer.value : null;
}
