/** Bundles the rules as one script for otherwise empty benchmark pages. */
import { join } from "node:path";
import { build } from "vite";

/**
 * Built like the product's own scripts. `entry` is a file in this folder; `name` is the global that holds its
 * exports.
 */
export async function bundle(rootFolder: string, entry: string, name: string): Promise<string> {
  const built = await build({
    root: rootFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: join(rootFolder, "test/bench", entry), formats: ["iife"], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("The bench's bundle was not made.");
  return output.output[0].code;
}
