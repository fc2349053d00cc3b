/** The place that a question names for its search, and how far around it: near a city, in one, or at home. */
import { findRegion } from "#domain/college/regions.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { asksWhereToApply } from "./asksWhere.ts";
import type { LinkedEntity, SearchPlace } from "./counselor.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { foldQuestion } from "./foldQuestion.ts";

export type NamedPlace = { start: number; end: number; place: SearchPlace };

const joiner =
  /(?<![\p{L}\p{N}])(near(?:by)?(?: to)?|(?:nearest|closest) [\p{L} ]{0,24}? to|around|close to|not far from|outside(?: of)?|within (?:(?:about|around|roughly|like) )?(?:\d+|an?|one|two|three|four|five|six|a couple(?: of)?) (?:miles|minutes|hours?|mi) (?:of|from)|(?:an?|\d+|one|two|three|four|five|six) (?:hours?|miles?|minutes?|mi) (?:of|from|away from)|drive from|commut\w+ (?:from|distance (?:of|from|to))|cerca de|in|en|(?<=\b(?:we are|we['’]?re|i['’]?m|i am|family is|family|kids are|us|soy|somos|vengo|venimos) )(?:from|de))\s+(?:the\s+)?(?:city of\s+)?/giu;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu;
/** A distance from nothing named is a distance from home: "colleges within 100 miles". */
const bareDistance =
  /(?<![\p{L}\p{N}])within (?:\d+|an?) (?:miles?|mi|hours?|minutes?)(?!\s+(?:of|from|away)\b)/iu;

const home = new Set("me home here us house my where mi casa aqui i we our work".split(" "));
/** What may follow "near" or "in" and is no place. */
const noPlace = new Set(
  "a an and or for with that which is are but to by state a general order terms total it them this college colleges school schools campus town person-centered half".split(
    " ",
  ),
);
const mostWords = 4;
const mostRegionLetters = 24;

/** How far "near" reaches, in a straight line: about an hour's drive; and how far "in" a city does, with its suburbs. */
const nearMiles = 50;
const insideMiles = 15;

const countWords = ["", "one", "two", "three", "four", "five", "six"];

/** "In Dayton", "we are from Dayton": the city itself, and no way from it. */
function isInside(said: string): boolean {
  return /^(?:in|en|from|de)$/i.test(said);
}

/** "within 30 miles of", "two hours from" at the pace of "near". */
function readMiles(said: string): number {
  if (isInside(said)) return insideMiles;
  const [, count, unit] =
    /(\d+|an?|one|two|three|four|five|six|a couple(?: of)?) (miles?|mi|hours?|minutes?)/i.exec(said) ?? [];
  if (count === undefined || unit === undefined) return nearMiles;
  const word = count.toLowerCase();
  const number = /\d/.test(word)
    ? Number(word)
    : word.startsWith("a couple")
      ? 2
      : Math.max(1, countWords.indexOf(word));
  if (/^mi(?:les?)?$/i.test(unit)) return number;
  return Math.round(/^h/i.test(unit) ? number * nearMiles : (number * nearMiles) / 60);
}

/** Names people say for a city. */
const spokenCities: Readonly<Record<string, readonly [key: string, name: string, state: StateCode]>> = {
  newyorkcity: ["newyork", "New York", "NY"],
  nyc: ["newyork", "New York", "NY"],
  manhattan: ["newyork", "New York", "NY"],
  philly: ["philadelphia", "Philadelphia", "PA"],
  washingtondc: ["washington", "Washington", "DC"],
  dc: ["washington", "Washington", "DC"],
  la: ["losangeles", "Los Angeles", "CA"],
  vegas: ["lasvegas", "Las Vegas", "NV"],
  sf: ["sanfrancisco", "San Francisco", "CA"],
};

/** Whether folded words are a city's name, as families say it too: "nyc". */
export function isCityName(
  words: readonly string[],
  { cities }: Pick<CounselorDictionary, "cities">,
): boolean {
  const key = toPhraseKey(words);
  return spokenCities[key] !== undefined || cities.has(key);
}

/**
 * The place a question is about: after "near" and the like any name, after "in" a city of the data set. Null where
 * none is named, or where the words are a state's or part of a college's name.
 */
export function findPlace(
  question: string,
  links: readonly LinkedEntity[],
  dictionary: CounselorDictionary,
): NamedPlace | null {
  for (const match of question.matchAll(joiner)) {
    const from = match.index + match[0].length;
    const said = [...question.slice(from).matchAll(wordPattern)].slice(0, mostWords + 2);
    const [first] = said;
    if (first?.index !== 0) continue;
    // "In the northeast" is no town.
    const region = findRegion(foldQuestion(question.slice(match.index, from + mostRegionLetters)));
    if (region !== null && region.at <= match[0].length) continue;
    const isNear = !isInside(match[1] ?? "");
    const miles = readMiles(match[1] ?? "");
    const firstWord = first[0].toLowerCase().replace(/['’]s?$/, "");
    if (home.has(firstWord)) {
      // "near my grandmother" is not home.
      const next = said[1]?.[0].toLowerCase() ?? "";
      if (
        !isNear ||
        (["my", "our", "where"].includes(firstWord) && !/^(?:home|house|place|family|i|we)$/.test(next))
      )
        continue;
      return { start: from, end: from + first[0].length, place: { kind: "home", miles } };
    }
    const found = findCity(question, from, said, links, dictionary, miles);
    if (found !== null) return found;
    const isLinked = links.some(({ start, end }) => start <= from && from < end);
    if (!isNear || isLinked || noPlace.has(firstWord)) continue;
    const named = said.slice(0, 3);
    const stop = named.findIndex(
      (word, at) =>
        at > 0 && (noPlace.has(word[0].toLowerCase()) || /^[a-z]/.test(word[0]) === /^[A-Z]/.test(first[0])),
    );
    const kept = stop === -1 ? named : named.slice(0, Math.max(1, stop));
    const last = kept.at(-1) ?? first;
    const end = from + last.index + last[0].length;
    return { start: from, end, place: { kind: "unknown", name: question.slice(from, end) } };
  }
  const bare = bareDistance.exec(question);
  if (bare === null) return findBareCity(question, links, dictionary);
  const end = bare.index + bare[0].length;
  return { start: end, end, place: { kind: "home", miles: readMiles(bare[0]) } };
}

/** "3.2, Tulsa, 12k, where should he apply": a city between commas, where colleges are asked for and none is named. */
function findBareCity(
  question: string,
  links: readonly LinkedEntity[],
  dictionary: CounselorDictionary,
): NamedPlace | null {
  if (!asksWhereToApply.test(foldQuestion(question))) return null;
  if (links.some(({ entity }) => entity.kind === "college")) return null;
  for (const match of question.matchAll(/(?<=^|[,;.]\s*)[\p{L}][\p{L} .'’-]*(?=[,;.?]|$)/gu)) {
    const said = [...match[0].matchAll(wordPattern)];
    const found = findCity(question, match.index, said, links, dictionary, nearMiles);
    if (
      found !== null &&
      question
        .slice(found.end)
        .trimStart()
        .match(/^(?:[,;.?]|$)/) !== null
    )
      return found;
  }
  return null;
}

function findCity(
  question: string,
  from: number,
  said: readonly RegExpExecArray[],
  links: readonly LinkedEntity[],
  dictionary: CounselorDictionary,
  miles: number,
): NamedPlace | null {
  for (let count = Math.min(mostWords, said.length); count > 0; count -= 1) {
    const last = said[count - 1];
    if (last === undefined) continue;
    const name = question.slice(from, from + last.index + last[0].length).replace(/[.'’]+$/, "");
    if (/[?!;,]/.test(name)) continue;
    const key = toPhraseKey(foldWords(name));
    // "Live in Indiana and make": the last word is no part of the name.
    if (key === toPhraseKey(foldWords(name.replace(/\s+\S+$/, ""))) && /\s/.test(name)) continue;
    const end = from + name.length;
    const spoken = spokenCities[key];
    const city = spoken === undefined ? dictionary.cities.get(key) : { name: spoken[1], state: spoken[2] };
    if (city === undefined) continue;
    const covering = links.find((link) => link.start < end && link.end > from);
    // "in New York" is the state; "in Boston College" is no city.
    if (
      covering?.entity.kind === "state" &&
      covering.start === from &&
      covering.end >= end &&
      spoken === undefined
    )
      return null;
    if (covering !== undefined && (covering.start < from || covering.end > end) && spoken === undefined)
      return null;
    const code = codeAfter.exec(question.slice(end));
    const state =
      spoken?.[2] ??
      findStateAfter(end, question, links) ??
      stateCodes.find((one) => one === code?.[1]) ??
      null;
    return {
      start: from,
      end: state !== null && state === code?.[1] ? end + (code?.[0].length ?? 0) : end,
      place: { kind: "city", key: spoken?.[0] ?? key, name: city.name, state, miles },
    };
  }
  return null;
}

/** "Macon GA". */
const codeAfter = /^,? ([A-Z]{2})(?![\p{L}\p{N}])/u;

/** "Dayton, Ohio": the state right after the city. */
function findStateAfter(end: number, question: string, links: readonly LinkedEntity[]): StateCode | null {
  for (const { entity, start } of links) {
    if (start >= end && /^[\s,]*$/.test(question.slice(end, start)) && entity.kind === "state")
      return entity.state;
  }
  return null;
}
