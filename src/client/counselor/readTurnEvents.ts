/** Reads the events of a language model's turn off the wire. Checked by hand, so that no schema is loaded. */
import { readServerEvents, UnreadableEvents } from "#client/http/readServerEvents.ts";
import type { FaultReason, TurnEvent } from "#contract/counselorTurns.ts";
import type { CounselorTool } from "#domain/counselor/counselor.ts";

/** Ends after "end" or "fault"; what cannot be read is a fault, and a stream that just ends is cut. */
export async function* readTurnEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<TurnEvent, void> {
  try {
    for await (const value of readServerEvents(stream)) {
      const event = readEvent(new Map<string, unknown>(Object.entries(Object(value))));
      yield event;
      if (event.kind === "end" || event.kind === "fault") return;
    }
    yield makeFault("cut");
  } catch (error) {
    if (!(error instanceof UnreadableEvents)) throw error;
    yield makeFault("unreadable");
  }
}

const makeFault = (reason: FaultReason): TurnEvent => ({ kind: "fault", reason });

function readEvent(told: ReadonlyMap<string, unknown>): TurnEvent {
  const [kind, text, id, tool, input] = ["kind", "text", "id", "tool", "input"].map((name) => told.get(name));
  if (kind === "text" && typeof text === "string") return { kind, text };
  if (kind === "call" && typeof id === "string" && typeof tool === "string" && typeof input === "object")
    // The engine refuses a tool it does not have.
    return { kind, id, tool: tool as CounselorTool, input: { ...input } };
  const next = told.get("next");
  if (kind === "end" && (next === "done" || next === "calls")) return { kind, next };
  const reason = told.get("reason");
  return makeFault(kind === "fault" && typeof reason === "string" ? (reason as FaultReason) : "unreadable");
}
