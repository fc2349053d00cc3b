/** The states and territories with colleges in the data set, by postal code. */
export const stateNames = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  FM: "Micronesia",
  GU: "Guam",
  MH: "Marshall Islands",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  PW: "Palau",
  VI: "U.S. Virgin Islands",
} as const;

/** As it stands within a sentence: "the District of Columbia". */
export function nameInText(code: StateCode): string {
  const articles: ReadonlySet<StateCode> = new Set<StateCode>(["DC", "MH", "MP", "VI"]);
  return `${articles.has(code) ? "the " : ""}${stateNames[code]}`;
}

export type StateCode = keyof typeof stateNames;

export const stateCodes = Object.keys(stateNames) as StateCode[];

/** In the order in which people look for them. Compared as plain text: these names need no collation, which is slow to start. */
export const statesByName: readonly StateCode[] = stateCodes.toSorted((a, b) =>
  stateNames[a] < stateNames[b] ? -1 : 1,
);

/** Whether a text is one of the uppercase postal codes above. */
export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(stateNames, text);
}
