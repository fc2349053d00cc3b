/** Serves an existing build, as in a container: nothing is installed or built. */
import { runServer } from "../src/server.ts";

await runServer();
