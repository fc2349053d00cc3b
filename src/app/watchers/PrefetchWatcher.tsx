/** Fetches what the person will probably open next. Renders nothing. */
export function PrefetchWatcher() {
  return null;
}
