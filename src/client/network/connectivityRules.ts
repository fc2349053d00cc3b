/** What losing and regaining the network calls for, as a pure rule: one message a loss, and requests that wait. */

/** `isOnline` is what was last acted on; a page takes the network for granted until it has looked. */
export type ConnectivityState = { isOnline: boolean };
export type ConnectivityEvent = "online" | "offline";
export type ConnectivityStep = "pauseRequests" | "sayLost" | "takeLostBack" | "resumeRequests";

export const connectivityAtStart: ConnectivityState = { isOnline: true };

export function reduceConnectivity(
  state: ConnectivityState,
  event: ConnectivityEvent,
): { state: ConnectivityState; steps: readonly ConnectivityStep[] } {
  const isOnline = event === "online";
  // Browsers may report the same state twice, and a page that starts with a network has nothing to say.
  if (isOnline === state.isOnline) return { state, steps: [] };
  return {
    state: { isOnline },
    steps: isOnline ? ["takeLostBack", "resumeRequests"] : ["pauseRequests", "sayLost"],
  };
}
