/** The rules as one script, for pages of the benchmark that hold nothing else. */
import { join } from "node:path";
import { build } from "vite";

/** Built as the product's own scripts are. `entry` stands in this folder; `name` is the global that holds its exports. */
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
