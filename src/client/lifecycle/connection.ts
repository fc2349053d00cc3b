/** What the browser says about the connection; Safari and Firefox say nothing. */

export type Connection = {
  /** "slow-2g", "2g", "3g" or "4g"; null where unknown. */
  effectiveType: string | null;
  /** The person has asked for little data. */
  isDataSaver: boolean;
};

export function readConnectionNow(): Connection {
  const information = getNetworkInformation();
  return {
    effectiveType: typeof information?.effectiveType === "string" ? information.effectiveType : null,
    isDataSaver: information?.saveData === true,
  };
}

/** Calls `listener` when the connection changes its kind; returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  const information = getNetworkInformation();
  // Older browsers have the figures without the event.
  if (typeof information?.addEventListener !== "function") return () => undefined;
  information.addEventListener("change", listener);
  return () => information.removeEventListener("change", listener);
}

type NetworkInformation = EventTarget & { effectiveType?: unknown; saveData?: unknown };

function getNetworkInformation(): NetworkInformation | null {
  if (!("connection" in navigator)) return null;
  const { connection } = navigator;
  // TypeScript's library does not know this draft; what is read of it is checked above.
  return typeof connection === "object" && connection !== null ? (connection as NetworkInformation) : null;
}
