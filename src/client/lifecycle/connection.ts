/** What the browser reports about the connection; Safari and Firefox report nothing. */

export type Connection = {
  /** "slow-2g", "2g", "3g" or "4g"; null where unknown. */
  effectiveType: string | null;
  /** The person asked the browser to save data. */
  isDataSaver: boolean;
};

export function readConnectionNow(): Connection {
  const information = getNetworkInformation();
  return {
    effectiveType: typeof information?.effectiveType === "string" ? information.effectiveType : null,
    isDataSaver: information?.saveData === true,
  };
}

/** Calls `listener` when the connection type changes; returns a function that stops. */
export function onConnectionChange(listener: () => void): () => void {
  const information = getNetworkInformation();
  // Older browsers have the figures but not the event.
  if (typeof information?.addEventListener !== "function") return () => undefined;
  information.addEventListener("change", listener);
  return () => information.removeEventListener("change", listener);
}

type NetworkInformation = EventTarget & { effectiveType?: unknown; saveData?: unknown };

function getNetworkInformation(): NetworkInformation | null {
  if (!("connection" in navigator)) return null;
  const { connection } = navigator;
  // Not in TypeScript's DOM types; everything read from it is checked above.
  return typeof connection === "object" && connection !== null ? (connection as NetworkInformation) : null;
}
