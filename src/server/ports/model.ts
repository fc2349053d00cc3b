/** A language model that the counselor and the essay coach may ask: one request in, a stream of events out. */
import type { CounselorTurn, TurnEvent } from "#contract/counselorTurns.ts";
import type { CoachRequest } from "#domain/essays/reading/coachRequest.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";

/** What the model is asked. The part adds the instructions and the tools. */
export type ModelTurn = DeepReadonly<Pick<CounselorTurn, "question" | "steps" | "correction">>;

/** "used": the tokens of the whole call, as the provider counts them; it may never come. */
export type ModelEvent = TurnEvent | { kind: "used"; tokens: number };

export type ModelPart = {
  /** Ends with "end" or "fault", and never throws. An aborted signal ends the provider's call. */
  runTurn: (turn: ModelTurn, signal: AbortSignal) => AsyncGenerator<ModelEvent, void>;
  /** The most tokens a turn can take. */
  estimateTokens: (turn: ModelTurn) => number;
  /** Like `runTurn`, with the essay coach's instructions and no tools, so that no "call" comes. */
  readDraft: (request: CoachRequest, signal: AbortSignal) => AsyncGenerator<ModelEvent, void>;
  /** The most tokens a reading can take. */
  estimateReadingTokens: (request: CoachRequest) => number;
};
