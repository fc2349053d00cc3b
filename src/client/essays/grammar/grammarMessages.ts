/** Messages between the page and the worker that checks grammar. */
import type { GrammarFinding } from "#domain/essays/grammar/chooseFindings.ts";

/** `id` matches answers to requests. */
export type GrammarAsked = { id: number; text: string };

/** "network": the checker could not be downloaded. "failed": it is here and doesn't run. */
export type GrammarFailure = "network" | "failed";

/** `share` is how much of the checker has arrived, from 0 to 1. */
export type GrammarAnswered =
  | { id: number; kind: "loading"; share: number }
  | { id: number; kind: "found"; findings: readonly GrammarFinding[] }
  /** The draft is in another language, so nothing was downloaded. */
  | { id: number; kind: "notEnglish" }
  | { id: number; kind: "failed"; because: GrammarFailure };
