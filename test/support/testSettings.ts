/** Settings for tests: the defaults, silent and without a fixed port. */
import { readSettings, type Settings } from "#server/settings.ts";

/** As TRUST_PROXY=1@127.0.0.1. */
export const proxyOnThisMachine = { hops: 1, networks: ["127.0.0.1"], isAssumed: false } as const;

export function makeTestSettings(changed: Partial<Settings> = {}): Settings {
  const read = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    // People sign in at this address too.
    PUBLIC_URL: changed.publicUrl ?? "http://localhost:3000",
    LOG_LEVEL: "silent",
  });
  if (!read.ok) throw new Error(read.problem);
  // As a server on a network: there no reply holds a code.
  return { ...read.value, codesOnScreen: false, ...changed };
}
