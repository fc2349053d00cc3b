/** How far two places on the map are apart. */

/** Degrees north and east. */
export type Position = { latitude: number; longitude: number };

/** Mean radius of the Earth in miles (IUGG, 6,371.0088 km). */
const earthRadiusMiles = 3958.7613;
const radiansPerDegree = Math.PI / 180;

/** Straight-line distance over the Earth's surface in miles (haversine); a road is longer. */
export function calculateDistanceMiles(from: Position, to: Position): number {
  const northward = Math.sin(((to.latitude - from.latitude) * radiansPerDegree) / 2);
  const eastward = Math.sin(((to.longitude - from.longitude) * radiansPerDegree) / 2);
  const chord =
    northward * northward +
    Math.cos(from.latitude * radiansPerDegree) *
      Math.cos(to.latitude * radiansPerDegree) *
      eastward *
      eastward;
  // Rounding may lift the chord of opposite points a hair above 1.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
