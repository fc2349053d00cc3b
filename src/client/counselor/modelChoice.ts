/** Whether this device's questions may go to a language model: asked once, kept here, and heard in every tab. */
import { useMemo, useSyncExternalStore } from "react";

export type ModelChoice = {
  use: "model" | "rules";
  /** Who was named when it was chosen: another provider is asked about again. */
  provider: string;
  /** The separate yes for figures of the family's money. */
  allowsMoney: boolean;
  /** The age the person said they have reached; null if they were not asked. */
  confirmedAge: number | null;
};

const key = "tassel-counselor-model";
/** For browsers that forbid storage: the choice lasts as long as the page. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** Null until something was chosen about this provider. */
export function useModelChoice(provider: string): ModelChoice | null {
  const kept = useSyncExternalStore(subscribe, readKept);
  return useMemo(() => {
    const choice = parseChoice(kept);
    return choice?.provider === provider ? choice : null;
  }, [kept, provider]);
}

export function saveModelChoice(choice: ModelChoice): void {
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** As it is kept, whoever the provider is; null if nothing was chosen. */
export function readModelChoice(): ModelChoice | null {
  return parseChoice(readKept());
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept;
  } catch {
    return unkept;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means another tab cleared the whole storage.
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
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
