/** Screen reader text around a toast. */
export const words = {
  /** Announced before each message. */
  label: "Message",
  /** The key replaces {hotkey}. */
  region: "Messages ({hotkey})",
  close: "Close this message",
};
