/** One question at a language model: what has come of it so far. It lasts as long as the page, and is not kept. */
import type { FallbackReason, ModelAnswer, ModelRequest } from "#client/counselor/askModel.ts";
import type { Turn } from "#client/counselor/conversationDatabase.ts";
import type { VerifiedSentence } from "#domain/counselor/model/facts.ts";
import { questionLimit } from "#domain/counselor/normalize.ts";

export type RunState =
  | { kind: "waiting" }
  | { kind: "asking"; sentences: readonly VerifiedSentence[] }
  | { kind: "answered"; answer: ModelAnswer }
  | { kind: "fallback"; reason: FallbackReason }
  /** Not asked, or stopped: the built-in answer stands. */
  | { kind: "rules" };

export class ModelRun {
  private state: RunState = { kind: "waiting" };
  private readonly listeners = new Set<() => void>();
  private readonly controller = new AbortController();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): RunState => this.state;

  /** Each question is sent once: later calls do nothing. */
  start(request: ModelRequest): void {
    if (this.state.kind !== "waiting") return;
    this.show({ kind: "asking", sentences: [] });
    const { signal } = this.controller;
    const onSentences = (sentences: readonly VerifiedSentence[]) => {
      if (!signal.aborted) this.show({ kind: "asking", sentences });
    };
    const asked = import("#client/counselor/askModel.ts").then(({ askModel }) =>
      askModel(request, signal, onSentences),
    );
    asked.then(
      (reply) => {
        if (signal.aborted) return;
        this.show(reply.kind === "answer" ? { kind: "answered", answer: reply } : reply);
      },
      () => {
        // Its code could not be downloaded; once it is there, every fault is a reply.
        if (!signal.aborted) this.show({ kind: "fallback", reason: "offline" });
      },
    );
  }

  /** Ends the request; the built-in answer stands. */
  stop(): void {
    if (this.state.kind !== "asking") return;
    this.controller.abort();
    this.show({ kind: "rules" });
  }

  leaveToRules(): void {
    if (this.state.kind === "waiting") this.show({ kind: "rules" });
  }

  private show(state: RunState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const runs = new WeakMap<Turn, ModelRun>();

export function findRun(turn: Turn): ModelRun {
  const found = runs.get(turn) ?? new ModelRun();
  runs.set(turn, found);
  return found;
}

/** What a rule settled stays with it: danger, also where it only may be, refusals, what others advise on, changes to the plan, and asking what is meant. */
export function isForModel({ answer, reading, others }: Turn): boolean {
  const { advice = null, kind, helpLine = null, tool } = answer;
  if (kind === "crisis" || kind === "refuse" || helpLine !== null || advice !== null) return false;
  return tool !== "proposeChange" && (reading !== null || others.length === 0);
}

/**
 * The question with how it was read, without which "and out of state?" is about nothing. A supposed change may be
 * an amount of money from an earlier question, so it stays here.
 */
export function writeModelQuestion({ question, reading, answer }: Turn): string {
  if (answer.reading === "" || reading === null || reading.change !== null) return question;
  const whole = `${question} (read as: ${answer.reading})`;
  return whole.length > questionLimit ? question : whole;
}
