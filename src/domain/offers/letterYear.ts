/** The school year a letter is for, among those that it names. */

export type LetterYear = {
  /** Such as "2027-28". */
  year: string;
  /** Its title says so, or the letter names no other. */
  isCertain: boolean;
};

const schoolYear = /\b20(\d\d)\s*(?:-|\u2013|\u2014|\/|to)\s*(?:20)?(\d\d)\b/g;
const mostLines = 400;
const longestLine = 400;

/** Each once, in order of appearance. */
export function listSchoolYears(text: string): string[] {
  const years = new Set<string>();
  for (const [, from = "", to = ""] of text.matchAll(schoolYear))
    if (Number(to) === Number(from) + 1) years.add(`20${from}-${to}`);
  return [...years];
}

const isTitle =
  /\b(?:awards?|aid|offers?|notification|letter|package|estimated?|financ\w+|academic year|aid year|award year|cost of attendance)\b/i;
const ofAnotherYear =
  /\b(?:previous|prior|last year|replac\w+|tax(?:es)?|was|were|actual|compared|renew(?:able|ed|al)\b|through|until|thereafter|graduat\w+|earlier)\b/i;

export function findLetterYear(lines: readonly string[]): LetterYear | null {
  const titled = new Set<string>();
  const named = new Set<string>();
  const aside = new Set<string>();
  for (const line of lines.slice(0, mostLines)) {
    if (!line.includes("20")) continue;
    for (const statement of line.slice(0, longestLine).split(/[.;]\s+/)) {
      const years = listSchoolYears(statement);
      const [only] = years;
      if (only === undefined) continue;
      const isAside = ofAnotherYear.test(statement);
      for (const year of years) (isAside ? aside : named).add(year);
      if (years.length === 1 && !isAside && isTitle.test(statement) && !/\$\s?\d|\d,\d{3}/.test(statement))
        titled.add(only);
    }
  }
  const chosen = [titled, named, aside].find((years) => years.size > 0);
  if (chosen === undefined) return null;
  const years = [...chosen].toSorted();
  // A plan of study begins with its first year; of two years one may be the last.
  const isPlan =
    years.length > 2 || (years.length === 2 && lines.slice(0, 8).some((line) => twoYears.test(line)));
  const year = (isPlan ? years[0] : years.at(-1)) ?? "";
  return { year, isCertain: years.length === 1 || isPlan };
}

const twoYears = /\b(?:two|2)[\s-]years?\b.{0,12}\b(?:plan|offer|outlook|aid|estimate|award)\b/i;

const aroundYear =
  /\b(?:academic|school|aid|award|years?|[1-4]|first|second|third|fourth|freshman|sophomore|junior|senior|awards?|financial|offer|package|for|the|your|of|costs?|charges|estimated)\b/gi;

/** "2026-2027", "Award year 2026-27": a heading over what follows; null if the line is none. */
export function readYearHeading(line: string): string | null {
  if (line.length > 60 || !line.includes("20")) return null;
  const years = listSchoolYears(line);
  const [only] = years;
  if (only === undefined || years.length > 1) return null;
  return /[a-z\d]/i.test(line.replace(schoolYear, " ").replace(aroundYear, " ")) ? null : only;
}
