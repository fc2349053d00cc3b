/**
 * Names that no cue word stands beside, but that the shape of the question leaves no other meaning for: "would Reed
 * take me", "smith chances". They count only where nothing else is named as a college.
 */
import * as cues from "./nameCues.ts";
import type { QuestionWord } from "./questionWords.ts";

/** A question with one of these asks something of a college. Words are in search spelling. */
const asksOfCollege = new Set(
  `much acceptance admit admits admission admissions rate deadline deadlines due cost costs costing price tuition pay pays
  charge charges expensive cheap cheaper afford affordable free damage bill chance chances odds shot reach safety
  target likely realistic take takes accept accepts accepted get into getting got paying costing run sat act gpa score scores test optional css
  profile superscore rolling ed ea rd early regular decision action apply applying application applications major
  majors nursing engineering graduate graduates graduation finish students undergrads enrollment big small size where located
  earn salary aid merit scholarship scholarships list add remove drop put compare vs versus better fit match right
  worth like about know good hard selective competitive need meet loans grants money estimate offer offered letter side v
  cuesta costo precio fecha limite solicitud entrar aceptan admiten becas ayuda promedio lista agrega agregar agregue
  quita conviene pide piden carrera carreras dream school college university campus visit toured loved thousand`.split(
    /\s+/,
  ),
);

/** One-word names that are said in so many other senses that only a cue beside them counts. */
const ordinaryWords = new Set(
  `american national southern eastern western central northern northwest southwest southeast southwestern southeastern
  pacific atlantic union liberty regent capital people post mary king kings new point hope mercy park rose mission
  pace grace champion friends life success unity faith christian catholic baptist methodist bible covenant midland
  midway cornerstone heritage independence pioneer summit horizon concordia converse cal case mines army navy fit um us
  uk cit marina park point reach sage shepherd global world art design music jackson lee clark baker park parker taylor
  thomas george allen anderson lewis martin morris nelson james john paul charles francis benedict austin chicago
  boston denver seattle dallas houston oakland portland phoenix tampa columbus indianapolis baltimore charleston
  washington lincoln madison pittsburgh memphis nashville louisville miami atlanta cleveland detroit brooklyn queens
  bronx manhattan orlando minneapolis milwaukee sacramento berkeley irvine buffalo albany richmond norfolk tulsa omaha
  ship bing award best justice pathways shorter assumption research fashion keystone crown mobile metropolitan masters
  messenger defiance evangel commonwealth watts beacon champagne unbound dean buffs haven logan christ pillar young
  urban hood master wright york salem
  sum must run sit up cut cup git mac map tap sow soc sac mad una uno und con uh of spi bus us oh ok la sub sup`.split(
    /\s+/,
  ),
);

/** Cities that name a university only with "university" beside them or a cue, but never where people live. */
const beforePlace = new Set(
  "in near from around outside across downtown live lives living moved en de cerca".split(" "),
);
const beforeJourney = new Set(
  "moved moving move drive driving fly flying flew close closer near next trip home".split(" "),
);
const beforePerson = new Set(
  `mr mrs ms dr coach uncle aunt cousin friend brother sister son daughter teacher professor counselor boyfriend
  girlfriend named name roommate`.split(/\s+/),
);
const framing = new Set(
  `wud wuld wld would will does did do is are was can could should might put stick want wants put what whats how about with at get
  into take say says said love loves loved applicants students people kids percent estimate your at just also still
  then now ok okay so hey hi um ugh maybe even like actually really dream school college choice first top pick finally
  called found discovered cost costs charge price tuition due deadline chance chances odds admit admits agrega agregue agregar pon
  cuanto cuesta como que para`.split(/\s+/),
);
const following = new Set(
  `take takes offer offers ask asks likely break breaks want wants wanted admit admits accept accepts let lets give gives like require requires chances chance
  odds cost costs charge charges run set would will does do is has have meets meet care cares look due reject rejects
  or vs v versus but please tho though thanks pls too instead actually really realistic still less more than then last
  early rolling deadline deadlines portal me us my ed ea rd business biology computer science psych premed pre honors
  right again btw restrictive single off fall for when what which how pide piden cobra acepta da tiene por every each per total a this first sends lets state free`.split(
    /\s+/,
  ),
);

const joinsTwo = new Set("or vs versus v o".split(" "));
/** "The damage for bu": two letters count only after one of these. */
const beforeLetters = new Set("at into for to of about add vs versus or".split(" "));

const articles = new Set(["a", "an", "any", "one"]);
const shortestLetters = 3;
const mostNames = 4;
/** "And what about Cincinnati?" */
const mostWordsGoingOn = 5;

export type NameSpan = { first: number; after: number; isLetters: boolean };

/** Which of these names, none of which a cue speaks for, are meant as colleges; in their order. */
export function chooseShapedNames<T extends NameSpan>(
  words: readonly QuestionWord[],
  candidates: readonly T[],
  goesOn: boolean,
): T[] {
  const isShort = goesOn && words.length <= mostWordsGoingOn;
  const asks = words.some(
    ({ bare }) => asksOfCollege.has(bare) || cues.measures.has(bare) || cues.afterCollege.has(bare),
  );
  const begins = new Set(candidates.map(({ first }) => first));
  const ends = new Set(candidates.map(({ after }) => after));
  const isPair = candidates.some(
    ({ after }) => begins.has(after + 1) && joinsTwo.has(words[after]?.bare ?? ""),
  );
  if (!asks && !isPair && !isShort) return [];
  const longestFirst = candidates.toSorted((a, b) => b.after - b.first - (a.after - a.first));
  const chosen: T[] = [];
  for (const one of longestFirst) {
    if (chosen.some((other) => one.first < other.after && other.first < one.after)) continue;
    if (!isFramed(words, one, { begins, ends }, isShort)) continue;
    chosen.push(one);
    if (chosen.length > mostNames) return [];
  }
  return chosen.toSorted((a, b) => a.first - b.first);
}

function isFramed(
  words: readonly QuestionWord[],
  { first, after, isLetters }: NameSpan,
  names: { begins: ReadonlySet<number>; ends: ReadonlySet<number> },
  isShort: boolean,
): boolean {
  const begin = words[first];
  if (begin === undefined) return false;
  if (after - first === 1) {
    // "Is that a reach" names no university.
    const isCounted = articles.has(words[first - 1]?.bare ?? "");
    if (ordinaryWords.has(begin.bare) && (!isShort || isCounted)) return false;
    if (isLetters && cues.tradeLetters.has(begin.bare)) return false;
  }
  const before = begin.isAfterBreak ? "" : skipThe(words, first);
  const isTwoLetters = after - first === 1 && isLetters && begin.bare.length < shortestLetters;
  if (isTwoLetters && (cues.codesThatAreWords.has(begin.bare) || !beforeLetters.has(before))) return false;
  const twoBefore = words[first - 2]?.bare ?? "";
  const next = words[after];
  if (beforePerson.has(before)) return false;
  const isAsked =
    cues.movesTo.has(twoBefore) || cues.measures.has(twoBefore) || cues.movesToInSpanish.has(twoBefore);
  if (beforePlace.has(before) && !isAsked) return false;
  if (before === "to" && beforeJourney.has(twoBefore)) return false;
  if (isPersonName(words, first)) return false;
  const isOpened =
    names.ends.has(first) ||
    before === "" ||
    framing.has(before) ||
    cues.functionWords.has(before) ||
    cues.joiners.has(before) ||
    cues.measures.has(before) ||
    cues.commands.has(before) ||
    cues.listWords.has(before) ||
    begin.isAfterMark;
  const isClosed =
    names.begins.has(after) ||
    next === undefined ||
    next.isAfterMark ||
    following.has(next.bare) ||
    cues.functionWords.has(next.bare) ||
    cues.afterCollege.has(next.bare) ||
    cues.listWords.has(next.bare) ||
    cues.isNumber(next.bare);
  return isOpened && isClosed;
}

function skipThe(words: readonly QuestionWord[], first: number): string {
  const before = words[first - 1]?.bare ?? "";
  return before === "the" ? (words[first - 2]?.bare ?? "") : before;
}

/** "Emily Garcia": a capital before it, which begins no sentence. */
function isPersonName(words: readonly QuestionWord[], first: number): boolean {
  const before = words[first - 1];
  const begin = words[first];
  if (before === undefined || begin === undefined || first < 2) return false;
  return (
    before.isCapital &&
    !before.isUpper &&
    begin.isCapital &&
    !begin.isAfterMark &&
    !before.isAfterBreak &&
    !framing.has(before.bare)
  );
}
