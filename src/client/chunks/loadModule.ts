/** Loads a module of the build. Older browsers cache a failed import for the life of the page, so retries use a changed address. */
import { buildRetryAddress } from "./retryAddress.ts";

/** `load` must be a plain `() => import("…")`: its source text contains the address. `failures` counts previous attempts. */
export async function loadModule<Module>(load: () => Promise<Module>, failures: number): Promise<Module> {
  const retry = failures > 0 ? buildRetryAddress(load.toString(), failures) : null;
  if (retry === null) return load();
  // The file is one of our own chunks, the one that `load` imports.
  const chunk = (await import(/* @vite-ignore */ retry.address)) as Record<string, unknown>;
  return (retry.exportName === null ? chunk : chunk[retry.exportName]) as Module;
}
