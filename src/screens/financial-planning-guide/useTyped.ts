/** A calculator input: starts with the example value, stays as typed, and is not stored. */
import { useState } from "react";
import { type MoneyKind, money, type NumberKind } from "#domain/answers/kinds.ts";
import { type AnswerProblem, readNumberOf } from "#domain/answers/readTyped.ts";

export type Typed = {
  text: string;
  /** Null while the field is empty or invalid; then no result is shown. */
  value: number | null;
  /** Null while the text is valid, or may still become valid by typing on. */
  problem: AnswerProblem | null;
  onChange: (text: string) => void;
  onBlur: () => void;
};

/** `example` may change until the person types: the plan's value arrives after mounting. */
export function useTyped(example: string, kind: NumberKind | MoneyKind): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const text = typed ?? example;
  const answer = readNumberOf(kind, text);
  const isShown = !answer.ok && (hasLeft || answer.problem.kind === "tooHigh");
  return {
    text,
    value: answer.ok ? answer.value : null,
    problem: isShown ? answer.problem : null,
    onChange(next) {
      setTyped(next);
      setLeft(false);
    },
    onBlur: () => setLeft(true),
  };
}

/** Whole dollars a year. */
export const amount = money(0, 10_000_000);
/** The same on a tax return, where it may be negative. */
export const taxIncome = money(-10_000_000, 10_000_000);
