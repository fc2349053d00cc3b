/** The distance between two places on the earth. */

const earthRadiusMiles = 3958.8;
const radiansPerDegree = Math.PI / 180;

/** Great-circle miles between two positions in degrees (haversine). */
export function milesBetween(
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const halfLatitude = Math.sin(((toLatitude - fromLatitude) * radiansPerDegree) / 2);
  const halfLongitude = Math.sin(((toLongitude - fromLongitude) * radiansPerDegree) / 2);
  const chord =
    halfLatitude * halfLatitude +
    Math.cos(fromLatitude * radiansPerDegree) *
      Math.cos(toLatitude * radiansPerDegree) *
      halfLongitude *
      halfLongitude;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
