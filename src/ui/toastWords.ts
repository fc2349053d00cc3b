/** What the frame around a message says to those who do not see it. */
export const words = {
  /** Said before each message. */
  label: "Message",
  /** The key takes the place of {hotkey}. */
  region: "Messages ({hotkey})",
  close: "Close this message",
};
