/** Opens the connection to the server and wakes it before anyone waits for it. */
import { callHead } from "./api.ts";

/** Two requests whose results are ignored. */
export function warmUp(): void {
  for (const id of ["health", "userProfile"] as const) void callHead(id).catch(() => undefined);
}
