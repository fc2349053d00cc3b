/** What the browser reports about its connection; Safari and Firefox report little. */
import type { Connection } from "./prefetchRules.ts";

export function readConnection(browser: Navigator): Connection {
  const told: unknown = Reflect.get(browser, "connection");
  const read = (name: string): unknown =>
    typeof told === "object" && told !== null ? Reflect.get(told, name) : undefined;
  const effectiveType = read("effectiveType");
  return {
    isOnline: browser.onLine,
    savesData: read("saveData") === true,
    effectiveType: typeof effectiveType === "string" ? effectiveType : null,
  };
}
