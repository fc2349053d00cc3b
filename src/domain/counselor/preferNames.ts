/** Which of several meanings a name has in a question: the student's state, plan and home decide, and what was taken back is dropped. */
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import type {
  Conversation,
  CounselorEntity,
  CounselorReading,
  LinkedEntity,
  ReadQuestion,
} from "./counselor.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { linkEntities } from "./linkEntities.ts";
import { nameLimits } from "./nameLimits.ts";
import type { ReadingContext } from "./readPart.ts";
import { isSame } from "./slots.ts";

/** The first names, in the order of the question, and how many come after them. */
export function limitNames(links: readonly LinkedEntity[]): { linked: LinkedEntity[]; namesLeftOut: number } {
  const read = new Set<string>();
  const leftOut = new Set<string>();
  let repeats = 0;
  const linked = links.filter(({ entity }) => {
    const name = JSON.stringify(entity);
    if (read.has(name)) return ++repeats <= nameLimits.repeats;
    const isRead = read.size < nameLimits.names;
    (isRead ? read : leftOut).add(name);
    return isRead;
  });
  return { linked, namesLeftOut: leftOut.size };
}

const justNames =
  /^(?<lead>(?:(?:and|or|vs|ok|so|what|how|about|at|for|y) )+)(?<campus>\p{L}[\p{L} .]{2,30})\??$/iu;

/** "What about Davis" after UC San Diego: the campus of the same system, and not Davis College. */
export function nameCampus(
  question: string,
  { colleges }: Conversation,
  dictionary: CounselorDictionary,
): string {
  const last = colleges.at(-1);
  const system = last === undefined ? null : (dictionary.places.get(last.unitId)?.system ?? null);
  const { lead = "", campus = "" } = justNames.exec(question)?.groups ?? {};
  if (system === null || campus === "") return question;
  const named = `${system} ${campus}`;
  const [link, ...more] = linkEntities(named, dictionary);
  const isWhole = link?.start === 0 && link.end === named.length && more.length === 0;
  return isWhole && link.entity.kind === "college" && isAnother(link.entity.unitId)
    ? `${lead}${named}`
    : question;

  function isAnother(unitId: number): boolean {
    return unitId !== last?.unitId && dictionary.places.get(unitId)?.system === system;
  }
}

/**
 * Several states have a HOPE Scholarship, and many a Promise: that of the state the question names is meant, else that of the
 * student's own. `unclear`: a name of which neither tells.
 */
export function preferProgramOf(
  links: readonly LinkedEntity[],
  { dictionary: { programStates }, homeState = null, previous }: ReadingContext,
): { links: readonly LinkedEntity[]; unclear: LinkedEntity | null } {
  const named = links.flatMap(({ entity }) => (entity.kind === "state" ? [entity.state] : []));
  const said = previous?.values?.flatMap((value) => (value.kind === "homeState" ? [value.state] : [])) ?? [];
  const home = said.length > 0 ? said : homeState === null ? [] : [homeState];
  const toState = (entity: CounselorEntity) =>
    entity.kind === "program" ? (programStates.get(entity.id) ?? null) : null;
  // "Zell Miller or HOPE": what only Georgia has tells whose the other is.
  const before = (previous?.conversation?.topic ?? previous)?.entities ?? [];
  const ofBefore = before.flatMap((one) => toState(one) ?? []);
  const beside = links.flatMap(({ entity, others }) => {
    const of = new Set([entity, ...others].map(toState));
    const [only = null] = of.size === 1 ? of : [];
    return only === null ? [] : [only];
  });
  const [states = []] = [named, beside, ofBefore, home].filter((some) => some.length > 0);
  let unclear: LinkedEntity | null = null;
  const preferred = links.flatMap((link) => {
    if (link.entity.kind !== "program") return [link];
    const all = [link.entity, ...link.others.filter(({ kind }) => kind === "program")];
    const isShared = new Set(all.map(toState)).size > 1;
    if (!isShared) return [link];
    const meant = all.find((one) => states.some((state) => state === toState(one)));
    if (meant !== undefined) {
      // The awards of another state are none of those that the name means here.
      const others = all.filter((one) => one !== meant && toState(one) === toState(meant));
      return [{ ...link, entity: meant, others }];
    }
    // "Does Michigan have a Promise program": no program on record bears the name there, so the state is asked about.
    if (named.length > 0) return [];
    unclear ??= link;
    return [link];
  });
  return { links: preferred, unclear };
}

/** One reading for each state that has a program of that name. */
export function listByState(
  reading: CounselorReading,
  { entity, others }: LinkedEntity,
  { programStates }: CounselorDictionary,
): CounselorReading[] {
  const states = new Set<string>();
  return [entity, ...others].flatMap((one) => {
    const state = one.kind === "program" ? programStates.get(one.id) : undefined;
    if (state === undefined || states.has(state)) return [];
    states.add(state);
    const entities = reading.entities.map((named) => (isSame(named, entity) ? one : named));
    return [{ ...reading, entities }];
  });
}

/** "The HOPE scholarship in Georgia": the state says nothing more. */
export function dropProgramStates(
  links: readonly LinkedEntity[],
  { programStates }: CounselorDictionary,
): readonly LinkedEntity[] {
  const states = links.map(({ entity }) => (entity.kind === "program" ? programStates.get(entity.id) : null));
  return links.filter(({ entity }) => entity.kind !== "state" || !states.includes(entity.state));
}

/** "At Sarah Lawrence, no wait, I mean Skidmore": what was taken back. */
export function dropCorrected(links: readonly LinkedEntity[], question: string): readonly LinkedEntity[] {
  const at = question.search(/\b(?:no,? wait|wait,? no|i meant?|sorry,? i mean|correction|scratch that)\b/i);
  const after = links.filter(({ start }) => start > at).map(({ entity }) => entity.kind);
  return at < 0 ? links : links.filter(({ entity, start }) => start > at || !after.includes(entity.kind));
}

const californiaSystem =
  /\b(?:ucs?|uc (?:system|schools?|campuses)|university of california)\b(?! (?:berkeley|davis|irvine|l\.?a|los|merced|riverside|san|santa|boulder|denver))/i;
const calState =
  /\b(?:csus?|cal states?|california state universit(?:y|ies))\b(?! (?:fullerton|long|northridge|fresno|la|los|east|san|sacramento|chico|bakersfield|dominguez|channel|monterey|stanislaus|poly))/i;

/** "UC vs CSU": California's two systems, none of whose colleges is named. */
function comparesSystems(question: string): boolean {
  return (
    californiaSystem.test(question) &&
    calState.test(question) &&
    !/\b(?:colorado|fort collins)\b/i.test(question)
  );
}

/** "How much does a Cal State cost": of one of the two. "UC" is Cincinnati's name, too. */
function namesSystem(question: string, home: StateCode | null): boolean {
  if (/\b(?:colorado|fort collins|cincinnati|ohio)\b/i.test(question)) return false;
  return calState.test(question)
    ? !/\bcsus?\b/i.test(question) || home === "CA" || /\bcalifornia/i.test(question)
    : californiaSystem.test(question) && home !== "OH";
}

/** "Do UCs take the SAT": several campuses, and not one whose initials are UCS; "what does SUNY cost" names none of its own either. */
const wholeSystem = /^(?:(?:UC|CSU|uc|csu)s|(?:SUNY|CUNY|suny|cuny|Suny|Cuny)s?)$/;
/** "Retired from the Army": the service. West Point is "Army" without "the". */
const service = /^(?:army|navy|air force)$/i;

const bothSystems =
  /^(?:csus?|ucs?|cal|(?:cal|california) states?|university of california|california state university)$/i;

/** Beside the UC or California, "CSU" is Cal State and not Colorado's. */
export function dropSystems(all: readonly LinkedEntity[], question: string): readonly LinkedEntity[] {
  const links = all.filter(({ start, end }) => {
    const said = question.slice(start, end).trim();
    const isService = service.test(said) && /\b(?:the|us|u\.s\.) $/i.test(question.slice(0, start));
    return !wholeSystem.test(said) && !isService;
  });
  const isIn = (pattern: RegExp) => (link: LinkedEntity) =>
    pattern.test(question.slice(link.start, link.end).trim());
  if (comparesSystems(question)) return links.filter((link) => !isIn(bothSystems)(link));
  // "CSU application deadline California"
  const isInCalifornia = links.some(({ entity }) => entity.kind === "state" && entity.state === "CA");
  return isInCalifornia ? links.filter((link) => !isIn(/^csus?$/i)(link)) : links;
}

/** "Ohio colleges" are colleges of the state, and "an Ohio kid" lives there. */
const afterState =
  /^ (?:(?:public |private |state )?(?:colleges|schools|universities)|kids?|famil(?:y|ies)|residents?|state (?:aid|grants?|scholarships?|money|financial aid|deadline))\b/i;
/** "I'm from Maryland", but not "transferring from Maryland". */
const beforeState =
  /\b(?:from|live in|living in|(?:mov\w+|relocat\w+|pcs\S*|stationed|transferred|orders) (?:to|in)) $/i;
const beforeCollege = /\b(?:transferring|transfer|admitted|letter|email|deferred|rejected|offer|answer)\b/i;

/** Codes that are words as well: "in or", "in me". */
const wordCodes = new Set(["AL", "AS", "DE", "HI", "ID", "IN", "LA", "ME", "OK", "OR"]);

/** "Colleges in ga": a state's letters after a word of place, written as they are known. Positions stay. */
function raiseStateCodes(question: string): string {
  if (onlyCodes.test(question.trim()))
    return question.replaceAll(/\b[a-z]{2}\b/giu, (code) => {
      const raised = stateCodes.find((one) => one === code.toUpperCase());
      return raised === undefined || raised === "OR" ? code : stateNames[raised];
    });
  return question.replaceAll(
    /\b((?:in|from|near|around) )([a-z]{2})(?![\p{L}\p{N}'’])/giu,
    (said, before: string, code: string) => {
      const raised = code.toUpperCase();
      return stateCodes.some((one) => one === raised) && !wordCodes.has(raised) ? `${before}${raised}` : said;
    },
  );
}

/** "PA or OH", "nj, ny and ct": states to look in, and nothing else. */
const onlyCodes = new RegExp(
  `^(?:(?:and|ok|only|just|maybe|in|also) )*(?:${stateCodes.join("|")})(?:(?:,| or| and| &|/)+ ?(?:or |and )?(?:${stateCodes.join("|")}|${Object.values(stateNames).join("|")}))+\\??$`,
  "iu",
);

/** Letters around a name that say what it means. */
const mostBefore = 60;

export function preferState(link: LinkedEntity, question: string): LinkedEntity {
  const before = question.slice(Math.max(0, link.start - mostBefore), link.start);
  const isBefore = beforeState.test(before) && !beforeCollege.test(before);
  if (!isBefore && !afterState.test(question.slice(link.end, link.end + mostBefore))) return link;
  const name = question.slice(link.start, link.end).toLowerCase();
  const state = stateCodes.find((code) => stateNames[code].toLowerCase() === name);
  return state === undefined ? link : { ...link, entity: { kind: "state", state }, others: [link.entity] };
}

/** "USC, South Carolina resident": of several meanings of a name, the college at home is meant. */
export function preferHome(
  link: LinkedEntity,
  home: StateCode,
  { places }: CounselorDictionary,
): LinkedEntity {
  const { entity, others } = link;
  const isThere = (one: CounselorEntity) => one.kind === "college" && places.get(one.unitId)?.state === home;
  const near = others.find(isThere);
  if (entity.kind !== "college" || isThere(entity) || near === undefined) return link;
  return { ...link, entity: near, others: [entity, ...others.filter((one) => one !== near)] };
}

export function preferPlan(link: LinkedEntity, planUnitIds: readonly number[]): LinkedEntity {
  const isInPlan = (entity: CounselorEntity) =>
    entity.kind === "college" && planUnitIds.includes(entity.unitId);
  const planned = link.others.find(isInPlan);
  if (link.entity.kind !== "college" || isInPlan(link.entity) || planned === undefined) return link;
  return { ...link, entity: planned, others: [link.entity, ...link.others.filter((one) => one !== planned)] };
}

/** Of several colleges, those whose name another one has as well. */
export function listShared(question: string, links: readonly LinkedEntity[]): ReadQuestion["shared"] {
  const colleges = links.filter(({ entity }) => entity.kind === "college");
  const shared = colleges.flatMap(({ entity, isShared, start, end }) =>
    isShared === true && entity.kind === "college"
      ? [{ said: question.slice(start, end), unitId: entity.unitId }]
      : [],
  );
  return colleges.length < 2 || shared.length === 0 ? undefined : shared;
}

/** What the systems are told with; a fee, a form or aid is something else. */
const asksFigures =
  /\b(?:how much|costs?|tuition|prices?|expensive|cheap\w*|afford\w*|(?:acceptance|admissions?|admit) rates?|how hard)\b/;
const asksAside =
  /\b(?:community|appl\w+|fees?|waivers?|deposit|hous\w+|dorms?|health|transfer\w*|summer|grants?|aid|credits?|deadline)\b/;
/** Which of two is meant: "UC vs CSU", "should I go to a UC or a Cal State". */
const asksToChoose = /\b(?:vs|versus|or|compare|differen\w+|better|cheaper|easier|harder|o|mejor)\b/;

/** Asked of UC and Cal State as systems: which of the two, or what one costs or how hard it is. `text`: folded, with signs. */
export function asksOfSystems(question: string, text: string, home: StateCode | null): boolean {
  return comparesSystems(question)
    ? asksToChoose.test(text)
    : namesSystem(question, home) && asksFigures.test(text) && !asksAside.test(text);
}

const toMatch =
  /\b((?:ask(?:ing)?|get|getting|have|make) (?:[^\s.?!]+ ){1,5}?)to match(?=$|\s*[.?!,]| or | if )/giu;

/** "Can we ask Fordham to match" says what is to be matched, which is no search for a match. */
function sayWhatToMatch(question: string): string {
  return question.replaceAll(toMatch, "$1to match the other aid offer");
}

/** What stands for something else than the college of that name: a place, a kind of college, an agreement, a letter before "for". */
const saidForElse: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|in|from) long island\b(?! univ)/giu, "in New York"],
  [/\bcc\b/giu, "community college"],
  [
    /\btag\b(?=.*\b(?:uc|ucla|transfer\w*)\b)|(?<=\b(?:uc|ucla|transfer\w*)\b.*)\btag\b/giu,
    "transfer admission guarantee",
  ],
  [/(?<=\bu of [a-z])(?= (?:for|with|and|or)\b)/giu, ","],
];

/** A question with its state's letters raised, what it asks to match said in full, and short forms spelled out. */
export function spellOut(question: string): string {
  return raiseStateCodes(
    saidForElse.reduce((said, [short, full]) => said.replaceAll(short, full), sayWhatToMatch(question)),
  );
}
