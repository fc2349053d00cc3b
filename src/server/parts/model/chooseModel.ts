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
    ...(apiKey === null ? {} : { apiKey }),
  });
  return provider(model);
}
