/** Further campuses as a line of text: how the index carries them, and how a page reads those of one row. */
import type { CollegePlace } from "./college.ts";

/** "Gary,41.58,-87.34|South Bend,41.68,-86.25"; only campuses where degrees are finished. */
export function writePlaces(places: readonly CollegePlace[]): string {
  return places.map(({ name, latitude, longitude }) => `${name},${latitude},${longitude}`).join("|");
}

/** Undefined where there is none, as in a college's row. */
export function readPlaces(text: string | undefined): CollegePlace[] | undefined {
  if (text === undefined || text === "") return undefined;
  return text.split("|").map((entry) => {
    const [name = "", latitude, longitude] = entry.split(",");
    return { name, latitude: Number(latitude), longitude: Number(longitude), offers: "degrees" };
  });
}
