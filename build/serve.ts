/** Serves an existing build, as in a container: nothing is installed or built. */
import { runServer } from "../src/server.ts";

// Otherwise React loads what developers need: slower, and more to hold.
process.env["NODE_ENV"] ??= "production";
await runServer();
