/** The settings of a test: those of an installation without any, silent and on no fixed port. */
import { readSettings, type Settings } from "#server/settings.ts";

export function makeTestSettings(changed: Partial<Settings> = {}): Settings {
  const read = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    // People sign in under this address too.
    PUBLIC_URL: changed.publicUrl ?? "http://localhost:3000",
    LOG_LEVEL: "silent",
  });
  if (!read.ok) throw new Error(read.problem);
  return { ...read.value, ...changed };
}
