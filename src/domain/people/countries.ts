/** Countries as people type them: in English, or as the country calls itself. Names come from the platform. */

/** ISO 3166 codes of countries and of places with a passport of their own, without the United States and its territories. */
const codes =
  "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW".split(
    " ",
  );

/** Other ways people write the name of a country, and its code. */
const alsoCalled: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  korea: "KR",
  "republic of korea": "KR",
  "peoples republic of china": "CN",
  prc: "CN",
  holland: "NL",
  burma: "MM",
  "czech republic": "CZ",
  "ivory coast": "CI",
  uae: "AE",
  drc: "CD",
  saudi: "SA",
  turkey: "TR",
  "viet nam": "VN",
  "cape verde": "CV",
  swaziland: "SZ",
  macedonia: "MK",
};

let byName: ReadonlyMap<string, string> | null = null;

/** The country's two letters, or null. "Georgia" is read as the state before anyone asks here. */
export function findCountry(text: string): string | null {
  byName ??= listNames();
  return byName.get(simplify(text)) ?? null;
}

/** The English name; null for a code that is not a country here. */
export function getCountryName(code: string): string | null {
  return codes.includes(code) ? (english().of(code) ?? null) : null;
}

function listNames(): Map<string, string> {
  const names = new Map<string, string>();
  const englishNames = english();
  for (const code of codes) {
    // Before the English names, which win where two countries share a word.
    const language = new Intl.Locale(`und-${code}`).maximize().language;
    const own = new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code);
    if (own !== undefined) names.set(simplify(own), code);
  }
  for (const code of codes) names.set(simplify(englishNames.of(code) ?? code), code);
  for (const [name, code] of Object.entries(alsoCalled)) names.set(name, code);
  return names;
}

function english(): Intl.DisplayNames {
  return new Intl.DisplayNames(["en"], { type: "region" });
}

/** Case, accents, "the", "and" and punctuation do not matter. */
function simplify(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(the|and|of)\b/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
