/** Messages between the page and the worker that runs the engine. */
import { ChunkLoadError } from "#client/chunks/importChunk.ts";
import type { Engine } from "./engine.ts";

export type QuestionName = keyof Engine;
export type RequestOf<Name extends QuestionName> = Parameters<Engine[Name]>[0];
export type ReplyOf<Name extends QuestionName> = Awaited<ReturnType<Engine[Name]>>;

/** `id` matches an answer to its question. */
export type ToWorker =
  | { kind: "ask"; id: number; name: QuestionName; request: unknown }
  /** The caller no longer needs the answer: skip the question if it has not started. */
  | { kind: "cancel"; id: number }
  /** Asks whether the worker still responds. */
  | { kind: "ping" };

export type FromWorker =
  | { kind: "alive" }
  | { kind: "answered"; id: number; value: unknown }
  | { kind: "failed"; id: number; error: SentError }
  | { kind: "cancelled"; id: number };

/** An error as it can be cloned: a class of our own would arrive without its name. */
type SentError = { name: string; message: string; stack: string | null };

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: null };
  const cause = error instanceof ChunkLoadError ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return { name: error.name, message, stack: error.stack ?? null };
}

export function fromSentError({ name, message, stack }: SentError): Error {
  if (name === "ChunkLoadError") return new ChunkLoadError(message);
  const error = new Error(message);
  error.name = name;
  if (stack !== null) error.stack = stack;
  return error;
}
