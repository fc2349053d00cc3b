/** The places to choose a time zone from: those of the United States by their everyday names, then all others. */

/** Most people live in the first ones; the names are those that people say. */
export const usualZones: readonly { zone: string; label: string }[] = [
  { zone: "America/New_York", label: "Eastern" },
  { zone: "America/Chicago", label: "Central" },
  { zone: "America/Denver", label: "Mountain" },
  { zone: "America/Phoenix", label: "Arizona" },
  { zone: "America/Los_Angeles", label: "Pacific" },
  { zone: "America/Anchorage", label: "Alaska" },
  { zone: "Pacific/Honolulu", label: "Hawaii" },
  { zone: "America/Puerto_Rico", label: "Puerto Rico" },
  { zone: "Pacific/Guam", label: "Guam" },
];

/** All that this browser knows, and the chosen one where it does not; without the usual ones, by name. */
export function listOtherZones(chosen: string, known: readonly string[]): string[] {
  const usual = new Set(usualZones.map(({ zone }) => zone));
  return [...new Set([chosen, ...known])].filter((zone) => !usual.has(zone)).toSorted();
}

/** "America/Indiana/Knox" → "America: Indiana, Knox". */
export function getZoneLabel(zone: string): string {
  const [area = "", ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? area : `${area}: ${places.join(", ")}`;
}

/** Where the browser thinks it is; Eastern time where it does not say. */
export function guessZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === undefined || timeZone === "" ? "America/New_York" : timeZone;
}

/** Empty in a browser that lists none. */
export function listKnownZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
}
