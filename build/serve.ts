/** Serves what is built already, as in a container: nothing is installed, looked for or built. */
import { runServer } from "../src/server.ts";

await runServer();
