/** Opens the connection to the server and wakes it, before somebody waits for it. */
import { askHead } from "./api.ts";

/** Two requests whose results nobody reads. */
export function warmUp(): void {
  for (const path of ["/api/health", "/api/user/profile"] as const) void askHead(path).catch(() => undefined);
}
