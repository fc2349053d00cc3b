/** What a question names: the longest names of the dictionary, each only where the words around it allow it. */
import type { StateCode } from "#domain/college/states.ts";
import { type Candidate, ChosenNames, isApart, isCollege } from "./chosenNames.ts";
import type { CounselorEntity, LinkedEntity } from "./counselor.ts";
import type { CounselorDictionary, DictionaryEntry } from "./dictionary.ts";
import { addListed, readListedStates } from "./listedNames.ts";
import { NameContext } from "./nameContext.ts";
import { isShouted, type QuestionWord, readWords } from "./questionWords.ts";
import { chooseShapedNames } from "./shapedNames.ts";
import { findWholeName } from "./wholeNames.ts";

const othersShown = 4;

/**
 * In the order of the question, never overlapping. `question` is normalized; positions are in it. `before`: the
 * colleges of the questions before, so "and Cincinnati?" names one. `home`: a program of that state needs no other sign.
 */
export function linkEntities(
  question: string,
  dictionary: CounselorDictionary,
  before: readonly CounselorEntity[] = [],
  home: StateCode | null = null,
): LinkedEntity[] {
  const context = new NameContext(readWords(question, dictionary), dictionary, isShouted(question), home);
  const candidates: Candidate[] = [];
  for (let first = 0; first < context.words.length; first += 1) {
    candidates.push(...context.findNames(first).filter((one) => !isOfFaith(one, context.words)));
  }
  candidates.sort((a, b) => b.after - b.first - (a.after - a.first) || a.first - b.first);
  const meant = new ChosenNames();
  for (const one of candidates) if (one.isMeant && meant.isFree(one)) meant.add(one);
  readListedStates(context, meant);
  // "The university one, not RIT": what is ruled out is not what is asked about.
  const chosen = new ChosenNames(meant.list().filter((one) => !context.isRuledOut(one)));
  addListed(context, chosen, candidates);
  const names = chosen.list();
  const all = names.some(isCollege) ? names : addShapedNames(names, candidates, context, before.length > 0);
  const whole = all.length === 0 ? findWholeName(context.words, dictionary.programNames) : null;
  return preferBeside(whole === null ? all : [whole], before, dictionary).flatMap((one) =>
    toLinked(one, context.words),
  );
}

/** Where no college is named: names that only the shape of the question speaks for. */
function addShapedNames(
  chosen: readonly Candidate[],
  candidates: readonly Candidate[],
  context: NameContext,
  goesOn: boolean,
): Candidate[] {
  // "Western Kentucky or Eastern Kentucky": the state inside such a name is not what is named.
  const isBare = (one: Candidate) =>
    chosen.every(
      (other) =>
        isApart(one, other) ||
        (other.entries[0]?.entity?.kind === "state" && one.first <= other.first && one.after >= other.after),
    );
  const free = candidates.flatMap((one) =>
    one.isMeant || !isBare(one) ? [] : [{ ...one, isLetters: one.entries[0]?.need === "capitals" }],
  );
  const shaped = chooseShapedNames(context.words, free, goesOn);
  const all = new ChosenNames([
    ...chosen.filter((other) => shaped.every((one) => isApart(one, other))),
    ...shaped.map((one) => ({ ...context.placeColleges(one), isMeant: true, isGuess: true })),
  ]);
  addListed(context, all, candidates);
  readListedStates(context, all);
  addListed(context, all, candidates);
  return all.list();
}

/** From here on a name is as good as another's: a usual short form, or the name of a large college. */
const leastShared = 940;

/** The colleges that a name may well mean: "Miami", "USC", "OSU". */
function listShared({ entries }: Candidate): DictionaryEntry[] {
  return entries.filter(({ entity, weight }) => entity?.kind === "college" && weight >= leastShared);
}

/** "OSU, Miami or Cincinnati": beside colleges of one state, a shared name means the one there. */
function preferBeside(
  names: readonly Candidate[],
  before: readonly CounselorEntity[],
  { places }: CounselorDictionary,
): readonly Candidate[] {
  const toState = ({ entity }: Pick<DictionaryEntry, "entity">) =>
    entity?.kind === "college" ? places.get(entity.unitId)?.state : undefined;
  const sure = names.filter((one) => isCollege(one) && listShared(one).length < 2);
  const [state, ...more] = new Set([
    ...before.map((entity) => toState({ entity })),
    ...sure.flatMap(({ entries }) => entries.slice(0, 1).map(toState)),
  ]);
  if (state === undefined || more.length > 0) return names;
  const named = names.flatMap(({ entries }) =>
    entries.slice(0, 1).map(({ entity }) => JSON.stringify(entity)),
  );
  const isNamed = ({ entity }: DictionaryEntry) => named.includes(JSON.stringify(entity));
  return names.map((one) => {
    const there = isCollege(one) ? listShared(one).find((entry) => toState(entry) === state) : undefined;
    // "Miami of Ohio or Miami": what is named already is not what the other means.
    return there === undefined || isNamed(there)
      ? one
      : { ...one, entries: [there, ...one.entries.filter((entry) => entry !== there)] };
  });
}

const faiths = new Set(["catholic", "christian", "baptist", "methodist", "bible"]);
const anyCollege = new Set(["college", "colleges", "school", "schools"]);

/** "A small catholic college in Ohio": of which faith, and not the Catholic University. */
function isOfFaith({ first, after }: Candidate, words: readonly QuestionWord[]): boolean {
  const [faith, next] = [words[first], words[first + 1]];
  return (
    after - first <= 2 &&
    faith?.isCapital === false &&
    faiths.has(faith.word) &&
    (next === undefined ? false : anyCollege.has(next.word))
  );
}

function toLinked(one: Candidate, words: readonly QuestionWord[]): LinkedEntity[] {
  const [first, ...rest] = one.entries.flatMap(({ entity }): CounselorEntity[] =>
    entity === null ? [] : [entity],
  );
  const start = words[one.first]?.start;
  if (first === undefined || start === undefined || one.entries[0]?.entity === null) return [];
  // Which state's program of that name is meant is found out later.
  const others = first.kind === "program" ? rest : rest.slice(0, othersShown);
  const isCorrected = words.slice(one.first, one.after).some((word) => word.isCorrected);
  const isUnsure = one.isGuess === true || isCorrected;
  const isShared = isCollege(one) && one.after - one.first === 1 && listShared(one).length > 1;
  return [{ entity: first, start, end: one.end, others, isUnsure, ...(isShared ? { isShared } : {}) }];
}
