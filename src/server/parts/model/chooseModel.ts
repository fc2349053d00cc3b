/** Creates the language model the settings name; null if there is none. */
import type { LanguageModel } from "ai";
import type { ModelPart } from "#server/ports/model.ts";
import type { Settings } from "#server/settings.ts";
import { estimateReadingTokens, estimateTokens, toReadingCall, toTurnCall } from "./messages.ts";
import { runCall, silenceMost } from "./runCall.ts";

/** `silenceMs`: how long a call may be silent between two events. */
export function chooseModel(
  { model: settings }: Pick<Settings, "model">,
  silenceMs = silenceMost,
): ModelPart | null {
  if (settings === null) return null;
  let loading: Promise<LanguageModel> | null = null;
  const { baseUrl, model, apiKey } = settings;
  return createModelPart(() => {
    loading ??= loadModel({ baseUrl, model, apiKey });
    return loading;
  }, silenceMs);
}

export function createModelPart(load: () => Promise<LanguageModel>, silenceMs = silenceMost): ModelPart {
  return {
    async *runTurn(turn, signal) {
      yield* runCall(await load(), toTurnCall(turn), signal, silenceMs);
    },
    estimateTokens,
    async *readDraft(request, signal) {
      yield* runCall(await load(), toReadingCall(request), signal, silenceMs);
    },
    estimateReadingTokens,
  };
}

/** Loaded with the first question. */
async function loadModel({
  baseUrl,
  model,
  apiKey,
}: {
  baseUrl: string;
  model: string;
  apiKey: string | null;
}): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "provider",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: fetchBounded,
    ...(apiKey === null ? {} : { apiKey }),
  });
  return provider(model);
}

/** Far more than the longest answer with its events; what exceeds it is not even taken apart. */
const mostBytes = 4 * 1_024 * 1_024;

/** An endpoint that sends without end is cut off before its answer is read as JSON. */
async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new Error("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
}
