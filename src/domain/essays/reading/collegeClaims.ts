/** What a draft says of the college it is for, where our data set has it otherwise, and whether it names anything of its own. */
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { calculateDistanceMiles } from "#domain/geography/distance.ts";
import { formatInteger } from "#lib/format.ts";
import type { CityPlaces } from "./cityPlaces.ts";
import type { DraftCollege, Mention } from "./collegeNames.ts";
import type { Finding } from "./remark.ts";
import type { Draft, Sentence } from "./sentences.ts";

/** A college speaks of the big city near it as its own. */
const nearMiles = 60;
const perDraft = 3;
/** The eight colleges of the Ivy League, by UNITID. */
const ivyLeague = new Set("166027 130794 186131 190150 215062 217156 182670 190415".split(" ").map(Number));
const statesByName = new Map(stateCodes.map((code) => [stateNames[code].toLowerCase(), code]));

const placeName = "(\\p{Lu}\\p{L}+(?:[ -]\\p{Lu}\\p{L}+){0,2})";
const afterName = new RegExp(
  `^(?:['’]s?)?,?(?: (?:[Uu]niversity|[Cc]ollege|is|sits|lies|located|situated|nestled|set|campus|location|home|beautiful|urban|right|here|there|being|which|the|heart|middle|center|of|downtown|in)){0,7},? (?:in|near|outside|of) (?:downtown )?${placeName}`,
  "u",
);
const liveThere = new RegExp(
  `\\b(?:live|living|move|moving|moved|years|life|explore|exploring|located|city) (?:(?:here|there|and|studying|studying) )?(?:in|to|of) (?:downtown )?${placeName}`,
  "u",
);
const speaksOfFuture =
  /\b(?:would|will|want|hope|excited|look forward|can't wait|cannot wait|next four years)\b|['’](?:d|ll)\b/iu;
const fromHome =
  /\b(?:from|home|grew up|born|raised|leav(?:e|ing)|left|family|grand\w+|parents?|my (?:city|town))\b/iu;
const controlClaim = /\b(public|private)(?: \w+){0,2} (?:university|college|institution)\b/iu;
const headcount = /\b(\d{1,3}(?:,\d{3})+|\d{3,6})(?:-\w+)? (?:\w+ )?(undergraduates?|students?)\b/iu;
const smallClaim =
  /\b(?:small|tiny|intimate) (?:\w+ ){0,2}(?:college|university|school|liberal arts college|student body|campus)\b/iu;
const largeClaim =
  /\b(?:large|big|huge|massive) (?:\w+ ){0,2}(?:university|school|student body|research university|state school)\b/iu;
const ivyClaim = /\bivy[- ]league\b/iu;
/** "It is not a large university", "rather than a public college": directly before what is said. */
const isDenied = /(?:\b(?:not|unlike|instead|rather|than|without|never|isn)|n['’]t)(?: \w+){0,3}\s*$/iu;

/** Only what is said of this college, in a sentence that names it or speaks of living there. */
export function findWrongClaims(
  draft: Draft,
  college: DraftCollege,
  mentions: readonly Mention[],
  cities: CityPlaces,
): Finding[] {
  const own = mentions.filter(({ unitIds, text }) => isOwn(college, unitIds, text));
  const found: Finding[] = [];
  for (const sentence of draft.sentences) {
    const named = own.filter((mention) => mention.sentence === sentence);
    const others = mentions.some((one) => one.sentence === sentence && !own.includes(one));
    if (others) continue;
    const claims = [findPlace(sentence, named, college, cities)];
    if (named.length > 0)
      claims.push(findControl(sentence, college), findSize(sentence, college), findIvy(sentence, college));
    const claim = claims.find((one) => one !== null);
    if (claim !== undefined && claim !== null) found.push(claim);
  }
  return found.slice(0, perDraft);
}

export function isOwn(college: DraftCollege, unitIds: readonly number[], text: string): boolean {
  return unitIds.includes(college.unitId) || college.name.startsWith(text);
}

function findPlace(
  sentence: Sentence,
  named: readonly Mention[],
  college: DraftCollege,
  cities: CityPlaces,
): Finding | null {
  for (const { end } of named) {
    const after = sentence.text.slice(end - sentence.start);
    const match = afterName.exec(after);
    const place = match === null ? null : findWrongPlace(match[1] ?? "", college, cities);
    if (place !== null) return toFinding("place", sentence, college, place, toPlace(college));
  }
  if (!speaksOfFuture.test(sentence.text) || fromHome.test(sentence.text)) return null;
  const place = findWrongPlace(liveThere.exec(sentence.text)?.[1] ?? "", college, cities);
  return place === null ? null : toFinding("place", sentence, college, place, toPlace(college));
}

/** The longest beginning of the words that is a city or state elsewhere; null where it is near, or no place we know. */
function findWrongPlace(words: string, college: DraftCollege, cities: CityPlaces): string | null {
  const parts = words.split(" ");
  for (let length = parts.length; length > 0; length -= 1) {
    const said = parts.slice(0, length).join(" ");
    const key = said.toLowerCase().replace(/ city$/u, "");
    if (!/^\p{Lu}/u.test(said)) continue;
    const state = statesByName.get(key);
    const places = cities.get(key) ?? cities.get(said.toLowerCase());
    if (state === undefined && places === undefined) continue;
    return isNear(college, state, places) || college.name.includes(said) ? null : said;
  }
  return null;
}

function isNear(
  { state, latitude, longitude }: DraftCollege,
  named: StateCode | undefined,
  places: readonly { latitude: number; longitude: number }[] | undefined,
): boolean {
  if (named === state) return true;
  if (latitude === null || longitude === null) return true;
  return (
    places?.some((place) => calculateDistanceMiles({ latitude, longitude }, place) <= nearMiles) === true
  );
}

function findControl(sentence: Sentence, college: DraftCollege): Finding | null {
  const said = controlClaim.exec(sentence.text)?.[1]?.toLowerCase();
  if (said === undefined) return null;
  const known = college.control === "public" ? "public" : "private";
  return said === known ? null : toFinding("control", sentence, college, said, known);
}

/** Numbers of students may count graduate students too, so only large differences are told. */
function findSize(sentence: Sentence, college: DraftCollege): Finding | null {
  const { undergraduates } = college;
  if (undergraduates === null) return null;
  const known = `${formatInteger(undergraduates)} undergraduates`;
  const [, digits, whom] = headcount.exec(sentence.text) ?? [];
  if (digits !== undefined && whom !== undefined) {
    const said = Number(digits.replaceAll(",", ""));
    const most = whom.startsWith("under") ? 1.5 : 4;
    const isFar = said > most * undergraduates || (said >= 500 && said < 0.6 * undergraduates);
    return isFar && /\b(?:of|has|have|with|its|only|just|community)\b/iu.test(sentence.text)
      ? toFinding("size", sentence, college, `${digits} ${whom}`, known)
      : null;
  }
  const small = smallClaim.exec(sentence.text)?.[0];
  if (small !== undefined && undergraduates > 15_000)
    return toFinding("size", sentence, college, small, known);
  const large = largeClaim.exec(sentence.text)?.[0];
  return large !== undefined && undergraduates < 3000
    ? toFinding("size", sentence, college, large, known)
    : null;
}

function findIvy(sentence: Sentence, college: DraftCollege): Finding | null {
  const said = ivyClaim.exec(sentence.text)?.[0];
  if (said === undefined || ivyLeague.has(college.unitId)) return null;
  return toFinding("ivyLeague", sentence, college, said, "");
}

function toFinding(
  claim: Extract<Finding, { kind: "wrongFact" }>["claim"],
  sentence: Sentence,
  college: DraftCollege,
  said: string,
  known: string,
): Finding | null {
  const at = sentence.text.indexOf(said);
  if (isDenied.test(sentence.text.slice(0, Math.max(0, at)))) return null;
  const start = at < 0 ? sentence.start : sentence.start + at;
  const end = at < 0 ? sentence.end : start + said.length;
  return { kind: "wrongFact", claim, college: college.name, said, known, start, end };
}

function toPlace({ city, state }: DraftCollege): string {
  return `${city}, ${stateNames[state]}`;
}

const courseCode = /\b[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?\b/u;
const professor = /\b(?:Professors?|Prof\.|Dr\.) \p{Lu}/u;
const collegeTalk =
  /\b(?:your|campus|professors?|courses?|class(?:es)?|labs?|laborator\w+|programs?|clubs?|teams?|cent(?:er|re)s?|institutes?|seminars?|majors?|minors?|track|concentration|residen\w+|dorms?|houses?|curriculum|core|workshops?|orchestra|newspaper|magazine|journal|fellows\w*|scholars?|studios?|library|archive|co-?op|semester|i would|i want|i hope|i will|i['’]d|i['’]ll|offers?|students?)\b/iu;
/** Capitals that name nothing of a college. */
const everyday = new Set(
  `I I'm I'd I'll I've English Spanish French Chinese American Americans Mexican Latino Latina Black Asian African European
  Christian Muslim Jewish Catholic God AP IB SAT ACT GPA STEM CS COVID Covid Google YouTube Zoom Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday January February March April May June July August September October November December
  University College School Mr Mrs Ms Professor Internet America States United`.split(/\s+/u),
);

/** A name, course, person or title that is said together with the college, beyond its own name and place. */
export function namesOwnThings(draft: Draft, college: DraftCollege, mentions: readonly Mention[]): boolean {
  const place = new Set(`${college.name} ${college.city} ${stateNames[college.state]}`.split(/[^\p{L}]+/u));
  return draft.sentences.some((sentence) => {
    if (courseCode.test(sentence.text) || professor.test(sentence.text)) return true;
    const isAbout = collegeTalk.test(sentence.text) || mentions.some((one) => one.sentence === sentence);
    if (!isAbout) return false;
    return sentence.words.some(
      ({ text, start, end }, index) =>
        index > 0 &&
        /^\p{Lu}[\p{L}\p{N}-]{2,}/u.test(text) &&
        !everyday.has(text.replace(/['’]s$/u, "")) &&
        !place.has(text.replace(/['’]s$/u, "")) &&
        !mentions.some((one) => one.start <= start && end <= one.end + 2),
    );
  });
}
