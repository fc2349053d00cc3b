/** Parts of the country that families search by, as most people draw them. */
import type { StateCode } from "./states.ts";

export const regionCodes = [
  "newEngland",
  "northeast",
  "midAtlantic",
  "eastCoast",
  "southeast",
  "deepSouth",
  "south",
  "midwest",
  "greatLakes",
  "plains",
  "southwest",
  "mountainWest",
  "pacificNorthwest",
  "westCoast",
  "west",
] as const;
export type RegionCode = (typeof regionCodes)[number];

type Region = { name: string; states: readonly StateCode[] };

const states = (codes: string) => codes.split(" ") as StateCode[]; // A test holds that each is one.

const newEngland = "CT ME MA NH RI VT";
const southeast = "AL AR FL GA KY LA MS NC SC TN VA WV";
const coastEast = "NY NJ PA DE MD DC VA NC SC GA FL";
const mountains = "CO ID MT NV UT WY";
const coastWest = "CA OR WA";

/** South, Midwest, Northeast and West are those of the U.S. Census Bureau. */
export const regions: Readonly<Record<RegionCode, Region>> = {
  newEngland: { name: "New England", states: states(newEngland) },
  northeast: { name: "the Northeast", states: states(`${newEngland} NY NJ PA`) },
  midAtlantic: { name: "the mid-Atlantic states", states: states("NY NJ PA DE MD DC VA WV") },
  eastCoast: { name: "the East Coast states", states: states(`${newEngland} ${coastEast}`) },
  southeast: { name: "the Southeast", states: states(southeast) },
  deepSouth: { name: "the Deep South", states: states("AL GA LA MS SC") },
  south: { name: "the South", states: states(`${southeast} DE DC MD OK TX`) },
  midwest: { name: "the Midwest", states: states("IL IN IA KS MI MN MO NE ND OH SD WI") },
  greatLakes: { name: "the Great Lakes states", states: states("IL IN MI MN NY OH PA WI") },
  plains: { name: "the Great Plains states", states: states("KS NE ND OK SD") },
  southwest: { name: "the Southwest", states: states("AZ NM OK TX") },
  mountainWest: { name: "the Mountain West", states: states(mountains) },
  pacificNorthwest: { name: "the Pacific Northwest", states: states("ID OR WA") },
  westCoast: { name: "the West Coast states", states: states(coastWest) },
  west: { name: "the West", states: states(`${mountains} ${coastWest} AK AZ HI NM`) },
};

/** "In the south east", "down south", "west coast schools"; in folded words. The longer names come before those in them. */
const spoken: readonly (readonly [RegionCode, string])[] = [
  ["newEngland", "new england|nueva inglaterra"],
  ["midAtlantic", "mid ?atlantic"],
  ["pacificNorthwest", "pacific north ?west|pnw"],
  ["northeast", "(?:the |el )?(?:north ?east|noreste)(?:ern)?"],
  ["southeast", "(?:the |el )?(?:south ?east|sureste)(?:ern)?"],
  ["southwest", "(?:the )?south ?west(?:ern)?"],
  ["eastCoast", "(?:the )?east coast|costa este|(?:out|back) east"],
  ["westCoast", "(?:the )?west coast|costa oeste"],
  ["deepSouth", "(?:the )?deep south"],
  ["midwest", "(?:the |el )?mid ?west(?:ern)?|medio oeste"],
  ["greatLakes", "(?:the )?great lakes"],
  ["plains", "(?:the )?great plains"],
  ["mountainWest", "(?:the )?(?:mountain west|rocky mountains|rockies|mountain states)"],
  ["south", "(?:the|down) south|southern(?= (?:schools?|colleges?|universit\\w+|states?))|(?:el|al) sur"],
  ["west", "(?:the|out) west|western(?= (?:schools?|colleges?|universit\\w+|states?))"],
];

const spokenPatterns = spoken.map(
  ([code, pattern]) => [code, new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`)] as const,
);

/** The region that folded text names, the words for it, and where they begin. */
export function findRegion(text: string): { code: RegionCode; said: string; at: number } | null {
  for (const [code, pattern] of spokenPatterns) {
    const found = pattern.exec(text);
    if (found !== null) return { code, said: found[0], at: found.index };
  }
  return null;
}
