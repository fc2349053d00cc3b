/** Creates the language model the settings name; null if there is none. */
import type { LanguageModel } from "ai";
import type { Settings } from "#server/settings.ts";
import { estimateTokens } from "./messages.ts";
import type { ModelPart } from "./port.ts";
import { runTurn, silenceMost } from "./runTurn.ts";

/** `silenceMs`: how long a turn may be silent between two events. */
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
      yield* runTurn(await load(), turn, signal, silenceMs);
    },
    estimateTokens,
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
