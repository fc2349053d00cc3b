/**
 * Serves an existing build, as in a container: nothing is installed or built. The build bundles it to
 * dist/server/serve.js, which is what runs; from here it serves the same with the sources as they are.
 */
import { tuneMemory } from "./tuneMemory.ts";

// Otherwise React loads what developers need: slower, and more to hold.
process.env["NODE_ENV"] ??= "production";
tuneMemory(import.meta.filename);
const { runServer } = await import("../src/server.ts");
await runServer();
