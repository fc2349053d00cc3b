/** A typed answer of the plan: the text stays as typed, the plan holds what it means, and a problem waits its turn. */
import { createContext, useContext, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import type { Answer, AnswerProblem } from "#domain/people/answers.ts";

/** True once the person has asked to go on: then every problem shows, also in a field they are still in. */
export const ProblemsShownContext = createContext(false);

export type TypedField = {
  text: string;
  /** Null while the text can be used, or while it may still become usable by typing on. */
  problem: AnswerProblem | null;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Puts a text into the field without writing it to the plan: what it means was written with another answer. */
  retype: (text: string) => void;
};

/**
 * `kept` is what the plan holds; `give` writes what a text means, null where it means nothing usable: so a wrong
 * answer is never counted under its first digits. A change from elsewhere (another tab, an undo) replaces the text.
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
  const isShown = !answer.ok && (hasLeft || areShown || answer.problem.kind === "tooHigh");
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
