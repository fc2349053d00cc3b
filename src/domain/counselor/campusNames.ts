/** How families name a campus of a state system: "Fresno State", "UT El Paso", "Nebraska Omaha", "Mankato". */
import type { StateCode } from "#domain/college/states.ts";
import { foldWords } from "#domain/search/fold.ts";

/** The system as colleges write it, and as people say it before the campus. */
const systems: readonly (readonly [formal: string, ...spoken: string[]])[] = [
  ["California State University", "cal state", "csu"],
  ["California State Polytechnic University", "cal poly"],
  ["The University of Texas", "ut", "texas"],
  ["The University of Tennessee", "ut", "tennessee"],
  ["University of California", "uc", "university of california"],
  ["University of North Carolina", "unc"],
  ["University of Wisconsin", "uw", "wisconsin"],
  ["University of Colorado", "cu", "colorado"],
  ["University of Massachusetts", "umass"],
  ["University of Michigan", "um", "umich", "michigan", "u of m"],
  ["University of Minnesota", "um", "umn", "minnesota"],
  ["University of Illinois", "ui", "illinois", "u of i"],
  ["University of Houston", "uh"],
  ["University of Hawaii", "uh", "hawaii"],
  ["University of Maine", "umaine", "maine"],
  ["University of Nebraska", "nebraska"],
  ["University of Alaska", "alaska"],
  ["University of Arkansas", "arkansas", "ua"],
  ["University of Alabama", "alabama", "ua"],
  ["University of Missouri", "missouri", "um"],
  ["University of South Carolina", "usc", "south carolina"],
  ["University of South Florida", "usf"],
  ["University of Maryland", "maryland", "umd"],
  ["University of Nevada", "nevada", "un"],
  ["Louisiana State University", "lsu"],
  ["Indiana University", "iu", "indiana"],
  ["Purdue University", "purdue"],
  ["Rutgers University", "rutgers"],
  ["Texas A&M University", "texas a&m", "a&m", "tamu"],
  ["Southern Illinois University", "siu", "southern illinois"],
  ["Minnesota State University", "minnesota state", "mnsu"],
  ["Montana State University", "montana state", "msu"],
  ["Pennsylvania State University", "penn state", "psu"],
  ["Penn State", "psu"],
  ["Miami University", "miami ohio", "miami"],
  ["Kent State University", "kent state"],
  ["Arizona State University", "asu"],
];

/** Systems of which a campus is also called by its city and "State". */
const cityStates = new Set(["California State University"]);
/** Systems whose campuses go by their city alone: "she wants Mankato". */
const cityAlone = new Set([
  "Minnesota State University",
  "University of Wisconsin",
  "University of Minnesota",
]);

/** `system`: as people say it before the campus, "uc"; null for a college of none. */
export type CollegePlace = { city: string; state: StateCode; system: string | null };

export function findSystem(name: string): string | null {
  return systems.find(([formal]) => name.startsWith(formal))?.[1] ?? null;
}

export type CampusNames = {
  /** The full names of a campus, each as its words. */
  names: string[][];
  /** The city alone; it needs a sentence that asks of a college. */
  city: string[] | null;
};

/** The spoken names of a campus of a system; empty for any other college. `name` is the official one. */
export function listCampusNames(name: string): CampusNames {
  const system = systems.find(([formal]) => name.startsWith(formal));
  const rest = system === undefined ? "" : name.slice(system[0].length);
  const campus = /^(?:-| at | )(?:The )?([A-Z].*?)(?: Campus| Regional Campus)?$/.exec(rest)?.[1];
  if (system === undefined || campus === undefined) return { names: [], city: null };
  const [formal, ...spoken] = system;
  const names = spoken.map((said) => foldWords(`${said} ${campus}`));
  if (cityStates.has(formal)) names.push(foldWords(`${campus} state`));
  return { names, city: cityAlone.has(formal) ? foldWords(campus) : null };
}
