/**
 * Streams one call of a language model as our own events. Whatever goes wrong becomes one of a closed set of reasons: the
 * provider's text is neither relayed nor logged, since it may hold a key or what was asked.
 */
import type { JSONSchema7, LanguageModel, ModelMessage, TextStreamPart, ToolSet } from "ai";
import { type FaultReason, turnLimits } from "#contract/counselorTurns.ts";
import { type CounselorTool, counselorTools } from "#domain/counselor/counselor.ts";
import { resultLimits } from "#domain/counselor/model/facts.ts";
import type { ModelEvent } from "#server/ports/model.ts";

/** How long a provider may be silent between two events. */
export const silenceMost = 30_000;

export type OfferedTool = { name: string; description: string; schema: JSONSchema7 };

export type ModelCall = {
  instructions: string;
  messages: ModelMessage[];
  /** Empty where the model may only write text. */
  tools: readonly OfferedTool[];
  /** False with tools that were used before, but may not be asked for again. */
  mayCall: boolean;
  outputTokensMost: number;
  /** In characters. */
  textMost: number;
  /** Whether an answer that ends at the limit is of use. */
  mayEndAtLimit: boolean;
};

export async function* runCall(
  model: LanguageModel,
  call: ModelCall,
  signal: AbortSignal,
  silenceMs: number,
): AsyncGenerator<ModelEvent, void> {
  const controller = new AbortController();
  const forwardAbort = () => controller.abort();
  if (signal.aborted) controller.abort();
  signal.addEventListener("abort", forwardAbort);
  try {
    const parts = await openStream(model, call, controller.signal);
    yield* relay(withoutSilence(parts, silenceMs), call);
  } catch (error) {
    yield { kind: "fault", reason: error instanceof Silence ? "slow" : classifyError(error, "cut") };
  } finally {
    signal.removeEventListener("abort", forwardAbort);
    // Whoever stops listening, or a fault, ends the provider's call.
    controller.abort();
  }
}

type Part = TextStreamPart<ToolSet>;

async function openStream(
  model: LanguageModel,
  { instructions, messages, tools, mayCall, outputTokensMost }: ModelCall,
  abortSignal: AbortSignal,
): Promise<AsyncIterable<Part>> {
  // Loaded with the first question, so that a server without a model does not hold it in memory.
  const { jsonSchema, streamText, tool } = await import("ai");
  const offered: ToolSet = Object.fromEntries(
    tools.map(({ name, description, schema }) => [
      name,
      // Without `execute`: the browser runs it. Without `validate`: it also says what is wrong with the input.
      tool({ description, inputSchema: jsonSchema(schema) }),
    ]),
  );
  const { stream } = streamText({
    model,
    instructions,
    messages,
    ...(tools.length > 0 && { tools: offered, toolChoice: mayCall ? ("auto" as const) : ("none" as const) }),
    maxRetries: 0,
    maxOutputTokens: outputTokensMost,
    temperature: 0,
    abortSignal,
    // Its default prints the provider's text.
    onError: () => undefined,
  });
  return stream;
}

async function* relay(parts: AsyncIterable<Part>, call: ModelCall): AsyncGenerator<ModelEvent, void> {
  let calls = 0;
  let length = 0;
  for await (const part of parts) {
    switch (part.type) {
      case "text-delta":
        length += part.text.length;
        if (length > call.textMost) {
          yield { kind: "fault", reason: "tooLong" };
          return;
        }
        if (part.text !== "") yield { kind: "text", text: part.text };
        break;
      case "tool-call": {
        const known = findTool(part.toolName, call.tools);
        if (known === null || part.toolCallId.length > turnLimits.callIdLength) {
          yield { kind: "fault", reason: "unreadable" };
          return;
        }
        calls += 1;
        if (calls <= resultLimits.callsPerStep)
          yield { kind: "call", id: part.toolCallId, tool: known, input: toInput(part.input) };
        break;
      }
      case "error":
        yield { kind: "fault", reason: classifyError(part.error, length + calls > 0 ? "cut" : "unreadable") };
        return;
      case "abort":
        yield { kind: "fault", reason: "cut" };
        return;
      case "finish": {
        const { inputTokens, outputTokens } = part.totalUsage;
        if (inputTokens !== undefined && outputTokens !== undefined)
          yield { kind: "used", tokens: inputTokens + outputTokens };
        yield readEnd(part.finishReason, calls, call);
        return;
      }
      default:
    }
  }
  // The stream ended without a "finish" event.
  yield { kind: "fault", reason: "cut" };
}

function findTool(name: string, offered: readonly OfferedTool[]): CounselorTool | null {
  const isOffered = offered.some((one) => one.name === name);
  return isOffered ? (counselorTools.find((one) => one === name) ?? null) : null;
}

/** What is no object, or is too long to come back, breaks every tool's schema: the browser says so to the model. */
function toInput(input: unknown): Record<string, unknown> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return {};
  return Buffer.byteLength(JSON.stringify(input)) > turnLimits.inputBytes ? {} : { ...input };
}

/** A provider that just closes the line names no reason: the answer is not whole. */
function readEnd(finishReason: string, calls: number, { mayEndAtLimit }: ModelCall): ModelEvent {
  if (calls > 0) return { kind: "end", next: "calls" };
  switch (finishReason) {
    case "stop":
      return { kind: "end", next: "done" };
    case "length":
      return mayEndAtLimit ? { kind: "end", next: "done" } : { kind: "fault", reason: "tooLong" };
    case "content-filter":
      return { kind: "fault", reason: "unavailable" };
    default:
      return { kind: "fault", reason: "cut" };
  }
}

/** By the status alone; without one by whether the connection or the content failed. */
function classifyError(error: unknown, otherwise: FaultReason): FaultReason {
  const status = readNumber(error, "statusCode");
  if (status === 429) return "busy";
  if (status !== null && status >= 500) return "unavailable";
  if (status !== null && status >= 400) return "refused";
  const name = error instanceof Error ? error.name : "";
  if (/JSONParse|TypeValidation|NoSuchTool|InvalidToolInput/.test(name)) return "unreadable";
  return name === "AI_APICallError" && otherwise !== "cut" ? "unavailable" : otherwise;
}

function readNumber(value: unknown, name: string): number | null {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return typeof found === "number" ? found : null;
}

class Silence extends Error {}

/** Throws `Silence` if the next part takes longer than this. */
async function* withoutSilence<Value>(parts: AsyncIterable<Value>, ms: number): AsyncGenerator<Value, void> {
  const iterator = parts[Symbol.asyncIterator]();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Silence()), ms);
    });
    const next = iterator.next();
    try {
      const { done, value } = await Promise.race([next, silence]);
      if (done === true) return;
      yield value;
    } catch (error) {
      // The abandoned part may fail later, when its call is aborted.
      next.catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
