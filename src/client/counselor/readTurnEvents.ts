/** Reads the events of a language model's turn off the wire. Checked by hand, so that no schema is loaded. */
import type { FaultReason, TurnEvent } from "#contract/counselorTurns.ts";
import type { CounselorTool } from "#domain/counselor/counselor.ts";

/** Longer blocks are none of ours. */
const blockMost = 64_000;

/** Ends after "end" or "fault"; what cannot be read is a fault, and a stream that just ends is cut. */
export async function* readTurnEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<TurnEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readBlock(block);
        if (event === null) continue;
        yield event;
        if (event.kind === "end" || event.kind === "fault") return;
      }
      if (rest.length > blockMost) yield makeFault("unreadable");
      if (done) yield makeFault("cut");
      if (done || rest.length > blockMost) return;
    }
  } finally {
    // Tells the server that nobody listens any more.
    await reader.cancel().catch(() => undefined);
  }
}

const makeFault = (reason: FaultReason): TurnEvent => ({ kind: "fault", reason });

/** Null for a comment or an empty block. */
function readBlock(block: string): TurnEvent | null {
  const data = block
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []))
    .join("\n");
  if (data === "") return null;
  try {
    return readEvent(new Map<string, unknown>(Object.entries(Object(JSON.parse(data)))));
  } catch {
    return makeFault("unreadable");
  }
}

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
