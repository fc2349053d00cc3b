/** How far a college is from home, in words: its nearest campus, around water, or over it. */
import { type TravelDistance, toShownMiles } from "#domain/geography/travelDistance.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  /** "Gary campus", "North Campus". */
  campus: (name: string) => `${name} campus`,
  /** "Under a mile", "1 mile", "12 miles". */
  miles: (miles: number) => {
    if (miles < 1) return "Under a mile";
    return miles < 1.5 ? "1\u00a0mile" : `${formatInteger(miles)}\u00a0miles`;
  },
  byLand: (miles: string) => `${miles} by land`,
  overWater: (miles: string) => `${miles} by air or ferry`,
  placed: (campus: string, miles: string) => `${campus}, ${miles}`,
  fromHome: (distance: string) => `${distance} from home`,
};

/** "12 miles", "58 miles by land", "208 miles by air or ferry"; with the campus where it is not the main one. Null if unknown. */
export function describeDistance(travel: TravelDistance): string | null {
  const miles = toShownMiles(travel);
  if (miles === null) return null;
  const { distanceKind, nearestPlace } = travel;
  const plain = words.miles(miles);
  const distance =
    distanceKind === "drive"
      ? words.byLand(plain)
      : distanceKind === "water"
        ? words.overWater(plain)
        : plain;
  return nearestPlace === null
    ? distance
    : words.placed(words.campus(nearestPlace.name), lowerFirst(distance));
}

/** The same with "from home". */
export function describeFromHome(travel: TravelDistance): string | null {
  const distance = describeDistance(travel);
  return distance === null ? null : words.fromHome(distance);
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
