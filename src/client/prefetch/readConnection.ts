/** What the browser says of its connection; Safari and Firefox say little. */
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
