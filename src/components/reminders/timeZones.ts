/** The time zones to choose from: U.S. zones by their everyday names, then all others. */

/** The most populous first, under the names people use. */
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

/** All zones this browser knows plus the chosen one, without the U.S. ones, by name. */
export function listOtherZones(chosen: string, known: readonly string[]): string[] {
  const usual = new Set(usualZones.map(({ zone }) => zone));
  return [...new Set([chosen, ...known])].filter((zone) => !usual.has(zone)).toSorted();
}

/** "America/Indiana/Knox" → "America: Indiana, Knox". */
export function getZoneLabel(zone: string): string {
  const [area = "", ...places] = zone.replaceAll("_", " ").split("/");
  return places.length === 0 ? area : `${area}: ${places.join(", ")}`;
}

/** The browser's time zone; Eastern time if it does not report one. */
export function guessZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === undefined || timeZone === "" ? "America/New_York" : timeZone;
}

/** Empty if the browser cannot list them. */
export function listKnownZones(): readonly string[] {
  return typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
}
