/** Whether this device's questions may go to a language model: asked once, kept here, and heard in every tab. */
import { useMemo, useSyncExternalStore } from "react";
import { createKeptText } from "#client/keptText.ts";

export type ModelChoice = {
  use: "model" | "rules";
  /** Who was named when it was chosen: another provider is asked about again. */
  provider: string;
  /** The separate consent to send the family's financial figures. */
  allowsMoney: boolean;
  /** The age the person said they have reached; null if they were not asked. */
  confirmedAge: number | null;
};

const kept = createKeptText("tassel-counselor-model");

/** Null until something was chosen about this provider. */
export function useModelChoice(provider: string): ModelChoice | null {
  const text = useSyncExternalStore(kept.subscribe, kept.read);
  return useMemo(() => {
    const choice = parseChoice(text);
    return choice?.provider === provider ? choice : null;
  }, [text, provider]);
}

export function saveModelChoice(choice: ModelChoice): void {
  kept.save(JSON.stringify(choice));
}

/** As it is kept, whoever the provider is; null if nothing was chosen. */
export function readModelChoice(): ModelChoice | null {
  return parseChoice(kept.read());
}

/** What is damaged counts as nothing chosen: the person is asked again. */
function parseChoice(text: string | null): ModelChoice | null {
  try {
    const told = new Map<string, unknown>(Object.entries(Object(JSON.parse(text ?? "null"))));
    const [use, provider, age] = ["use", "provider", "confirmedAge"].map((name) => told.get(name));
    if ((use !== "model" && use !== "rules") || typeof provider !== "string") return null;
    return {
      use,
      provider,
      allowsMoney: told.get("allowsMoney") === true,
      confirmedAge: typeof age === "number" ? age : null,
    };
  } catch {
    return null;
  }
}
