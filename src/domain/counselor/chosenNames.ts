/** Which names of a question are meant, by the words they take. */
import type { DictionaryEntry } from "./dictionary.ts";

/** A name that is meant (`isMeant`), or that is meant only in a list with others that are. */
export type Candidate = {
  first: number;
  /** The index of the first word after the name. */
  after: number;
  end: number;
  entries: readonly DictionaryEntry[];
  isMeant: boolean;
  /** No cue speaks for it, but the shape of the question. */
  isGuess?: boolean;
};

type Span = Pick<Candidate, "first" | "after">;

export function isApart(one: Span, other: Span): boolean {
  return other.after <= one.first || other.first >= one.after;
}

/**
 * The names that are meant, by the words they take. Whether a name is free, and what stands beside it, is looked up
 * there, so that the work grows with the number of names and no faster.
 */
export class ChosenNames {
  readonly #byWord = new Map<number, Candidate>();

  constructor(names: readonly Candidate[] = []) {
    for (const one of names) this.add(one);
  }

  isFree({ first, after }: Span): boolean {
    for (let word = first; word < after; word += 1) if (this.#byWord.has(word)) return false;
    return true;
  }

  /** In place of what took the same words. */
  add(one: Candidate): void {
    for (let word = one.first; word < one.after; word += 1) this.#byWord.set(word, one);
  }

  /** The name that this word belongs to. */
  at(word: number): Candidate | undefined {
    return this.#byWord.get(word);
  }

  /** In the order of the question. */
  list(): Candidate[] {
    return [...new Set(this.#byWord.values())].toSorted((a, b) => a.first - b.first);
  }
}

export function isCollege({ entries }: Candidate): boolean {
  return entries[0]?.entity?.kind === "college";
}
