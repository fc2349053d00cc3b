/** `npm start`: builds if needed, then serves. */
import { dirname, join } from "node:path";
import { isBuilt } from "./stamp.ts";

const rootFolder = dirname(import.meta.dirname);
const outFolder = join(rootFolder, "dist");

if (!(await isBuilt(rootFolder, outFolder))) {
  console.log("Building (once per release) …");
  const { build } = await import("./build.ts");
  await build(rootFolder, outFolder);
}
const { serve } = await import("../src/server.ts");
await serve();
