/** A calculator input: starts with the example value, stays as typed, and is not stored. */
import { useState } from "react";
import type { Answer, AnswerProblem } from "#domain/answers/readTyped.ts";
import { readNumber, readUsd } from "#domain/answers/readTyped.ts";

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
export function useTyped(example: string, read: (text: string) => Answer<number>): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const text = typed ?? example;
  const answer = read(text);
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

export const readAmount = readUsd;

/** Whole dollars per year on a tax return; may be negative. */
export const readIncome = (text: string) =>
  readNumber(text.replace("$", ""), { minimum: -10_000_000, maximum: 10_000_000, isWhole: true });

export const readCount = (minimum: number, maximum: number) => (text: string) =>
  readNumber(text, { minimum, maximum, isWhole: true });

export const readDecimal = (minimum: number, maximum: number) => (text: string) =>
  readNumber(text.replace("$", ""), { minimum, maximum, isWhole: false });

/** Percent per year as typed: 3 means 3%. */
export const readPercent = (minimum: number, maximum: number) => (text: string) =>
  readNumber(text.replace("%", ""), { minimum, maximum, isWhole: false });
