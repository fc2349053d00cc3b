/** Whether drafts of this device may go to a language model when the student asks: a yes of its own, apart from the counselor's. */
import { useMemo, useSyncExternalStore } from "react";
import { createKeptText } from "#client/keptText.ts";

export type EssayModelChoice = {
  use: "model" | "rules";
  /** Who was named when it was chosen: another provider is asked about again. */
  provider: string;
  /** The age the person said they have reached; null if they were not asked. */
  confirmedAge: number | null;
};

const kept = createKeptText("tassel-essay-model");

/** Null until something was chosen about this provider. */
export function useEssayModelChoice(provider: string): EssayModelChoice | null {
  const text = useSyncExternalStore(kept.subscribe, kept.read);
  return useMemo(() => {
    const choice = parseChoice(text);
    return choice?.provider === provider ? choice : null;
  }, [text, provider]);
}

export function saveEssayModelChoice(choice: EssayModelChoice): void {
  kept.save(JSON.stringify(choice));
}

/** What is damaged counts as nothing chosen: the person is asked again. */
function parseChoice(text: string | null): EssayModelChoice | null {
  try {
    const told = new Map<string, unknown>(Object.entries(Object(JSON.parse(text ?? "null"))));
    const [use, provider, age] = ["use", "provider", "confirmedAge"].map((name) => told.get(name));
    if ((use !== "model" && use !== "rules") || typeof provider !== "string") return null;
    return { use, provider, confirmedAge: typeof age === "number" ? age : null };
  } catch {
    return null;
  }
}
