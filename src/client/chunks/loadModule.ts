/** Loads a module of the build. Older browsers keep a failed import for the life of the page, so later tries use a changed address. */
import { buildRetryAddress } from "./retryAddress.ts";

/** `load` must be a plain `() => import("…")`: its text holds the address. `failures` counts the tries before this one. */
export async function loadModule<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const retry = failures > 0 ? buildRetryAddress(load.toString(), failures) : null;
  if (retry === null) return load();
  // The file is one of our own build's chunks: the same one that `load` names.
  const chunk = (await import(/* @vite-ignore */ retry.address)) as Record<string, unknown>;
  return (retry.exportName === null ? chunk : chunk[retry.exportName]) as Module;
}
