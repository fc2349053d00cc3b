/** Serves an existing build, as in a container: nothing is installed or built. */
import { serve } from "../src/server.ts";

await serve();
