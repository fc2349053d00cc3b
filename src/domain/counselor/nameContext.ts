/** The words around a name: which of its meanings they allow. */
import { isStateCode, type StateCode } from "#domain/college/states.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import type { Candidate } from "./chosenNames.ts";
import type { CounselorDictionary, DictionaryEntry } from "./dictionary.ts";
import * as cues from "./nameCues.ts";
import { isProgram } from "./programContext.ts";
import {
  beginsSentence,
  isAboutState,
  isNameOfState,
  isResidency,
  isStateName,
  type QuestionWord,
} from "./questionWords.ts";
import { translateName } from "./translateName.ts";

const longestName = 9;

/** Curated short forms weigh more than this, and derived forms less. */
const usualWeight = 980;
/** So many words back "in" still says that a place is meant. */
const mostPlaceWords = 4;
const silent = new Set(["the", "of", "at", "and", "for", "in", "on"]);

export class NameContext {
  readonly words: readonly QuestionWord[];
  readonly dictionary: CounselorDictionary;
  readonly isShouted: boolean;
  readonly home: StateCode | null;
  readonly isAboutState: boolean;
  /** What was looked up: a question says the same words more than once. */
  readonly #lookedUp = new Map<string, readonly DictionaryEntry[] | null>();

  /** `home`: where the student lives, if it is known. */
  constructor(
    words: readonly QuestionWord[],
    dictionary: CounselorDictionary,
    isShouted: boolean,
    home: StateCode | null = null,
  ) {
    this.home = home;
    this.words = words;
    this.dictionary = dictionary;
    this.isShouted = isShouted;
    this.isAboutState = isAboutState(words, dictionary);
  }

  /** The longest names that begin at this word: those that are meant, and shorter ones that may be. */
  findNames(first: number): Candidate[] {
    const begin = this.words[first];
    if (begin === undefined || silent.has(begin.word) || beginsSentence(this.words, first)) return [];
    const code = this.findStateCode(first);
    const found: Candidate[] = code === null ? [] : [code];
    if (!this.mayBegin(begin)) return found;
    for (let after = this.findLimit(first); after > first; after -= 1) {
      const one = this.findName(first, after);
      if (one !== null) found.push(one);
    }
    return found;
  }

  private mayBegin({ word, bare }: QuestionWord): boolean {
    const { firstWords } = this.dictionary;
    if (word.length === 1 || firstWords.has(word) || firstWords.has(bare)) return true;
    return word.includes(" ") || word === "universidad" || word === "estatal";
  }

  private findLimit(first: number): number {
    let after = first + 1;
    while (
      after < this.words.length &&
      after - first < longestName &&
      this.words[after]?.isAfterBreak !== true &&
      !isResidency(this.words, after)
    )
      after += 1;
    return after;
  }

  private findName(first: number, after: number): Candidate | null {
    const last = this.words[after - 1];
    if (last === undefined || silent.has(last.word)) return null;
    const inner = this.words.slice(first, after - 1).map(({ word }) => word);
    for (const [spelled, end] of [
      [last.word, last.end],
      [last.bare, last.bareEnd],
    ] as const) {
      const entries = this.lookUp([...inner, spelled]);
      if (entries === null) continue;
      const one = this.judge({ first, after, end, entries, isMeant: false });
      if (one !== null) return one;
    }
    return null;
  }

  private lookUp(words: readonly string[]): readonly DictionaryEntry[] | null {
    const said = words.join("|");
    const known = this.#lookedUp.get(said);
    if (known !== undefined) return known;
    const found = this.findPhrase(words);
    this.#lookedUp.set(said, found);
    return found;
  }

  private findPhrase(words: readonly string[]): readonly DictionaryEntry[] | null {
    const { phrases } = this.dictionary;
    if (["u", "uni", "univ"].includes(words[0] ?? "") && words[1] === "of") {
      const spelled = phrases.get(toPhraseKey(foldWords(["university", ...words.slice(1)].join(" "))));
      if (spelled !== undefined) return spelled;
    }
    const found = phrases.get(toPhraseKey(foldWords(words.join(" "))));
    if (found !== undefined) return found;
    // "Penn St": search spelling takes every "St" for a saint.
    if (words.length > 1 && words.at(-1) === "saint")
      return phrases.get(toPhraseKey(foldWords([...words.slice(0, -1), "state"].join(" ")))) ?? null;
    if (words[0] !== "universidad" && words[0] !== "estatal") return null;
    for (const key of translateName(words, phrases)) {
      const translated = phrases.get(key);
      if (translated !== undefined) return translated;
    }
    return null;
  }

  /** Which of the entries the words around allow; null if none, not even in a list. */
  private judge(one: Candidate): Candidate | null {
    const state = one.entries.find(({ entity }) => entity?.kind === "state");
    if (state !== undefined) return this.judgeState(one, state);
    if (this.isStateWithState(one)) return null;
    const meant = one.entries.filter((entry) => this.isMeant(one, entry));
    if (meant.length > 0) {
      const rest = one.entries.filter((entry) => !meant.includes(entry));
      return this.placeColleges({ ...one, entries: [...meant, ...rest], isMeant: true });
    }
    if (one.entries.every(({ entity }) => entity?.kind !== "college")) return null;
    // "Calvin or Hope": in a list a college's name is no program.
    return { ...one, entries: one.entries.filter(({ entity }) => entity?.kind !== "program") };
  }

  /** A bare state name is the state, unless the question is about a college. */
  private judgeState(one: Candidate, state: DictionaryEntry): Candidate | null {
    if (state.need === "cue" && !this.isPlaceCue(one)) return null;
    const named = one.entries.filter(({ entity }) => entity?.kind === "college");
    const usual = named.filter(({ weight }) => weight > usualWeight);
    // Without a usual short form, a name that several colleges share is nobody's: "California".
    const colleges = usual.length > 0 ? usual : named.length < 3 ? named : [];
    const others = one.entries.filter(
      (entry) => entry !== state && (!named.includes(entry) || colleges.includes(entry)),
    );
    const isCollege = colleges.length > 0 && this.isStateCollege(one);
    const entries = isCollege ? [...colleges, state] : [state, ...others];
    return { ...one, entries, isMeant: true };
  }

  private isStateCollege({ first, after }: Candidate): boolean {
    const [before, twoBefore, threeBefore] = this.getBefore(first);
    const next = this.getWord(after);
    if (["state", "resident", "residents"].includes(next) || before === "of") return false;
    if (before === "at" || before === "into" || cues.beforeStateCollege.has(before)) return true;
    if (cues.towards.has(before) && before !== "in" && cues.movesTo.has(twoBefore))
      return (
        !["go", "going", "goes", "get", "gets", "getting", "ir"].includes(twoBefore) || !this.isAboutState
      );
    if (before === "to" && twoBefore === "in") return cues.movesTo.has(threeBefore);
    if (cues.towardsInSpanish.has(before) && cues.movesToInSpanish.has(twoBefore)) return true;
    if (before === "in" || before === "from" || before === "en" || before === "de" || this.isAboutState)
      return false;
    if (cues.afterStateCollege.has(next)) return true;
    if (before === "is" && twoBefore === "much") return true;
    if (next === "a" && cues.askedOfCollege.has(this.getWord(after + 1))) return true;
    if (cues.joiners.has(before) && cues.measures.has(twoBefore)) return true;
    return ["compare", "versus", "than"].includes(before) && next !== "residents";
  }

  /** "in Washington state" is not Washington State University. */
  private isStateWithState({ first, after }: Candidate): boolean {
    const last = this.words[after - 1];
    if (after - first < 2 || last?.word !== "state") return false;
    const key = this.words.slice(first, after - 1).map(({ word }) => word);
    if (!isStateName(key, this.dictionary)) return false;
    const [before, twoBefore] = this.getBefore(first);
    // "Residents of Ohio state", but "the cost of Ohio State".
    if (before === "of") return twoBefore.startsWith("resident");
    if (["in", "from", "en"].includes(before)) return !cues.movesTo.has(twoBefore);
    if (last.isCapital || last.isUpper || cues.afterStateCollege.has(this.getWord(after))) return false;
    return this.words[first]?.isCapital === true;
  }

  private isMeant(one: Candidate, entry: DictionaryEntry): boolean {
    const { entity, need } = entry;
    if (entity === null) return true;
    if (entity.kind === "major") return this.isMajor(one, need === "cue");
    const isCorrected = this.words.slice(one.first, one.after).some((word) => word.isCorrected);
    const isOneWord = one.after - one.first === 1;
    if (need === "nothing" && !(isCorrected && isOneWord)) return true;
    const only = this.getWord(one.first);
    if (entity.kind === "college" && this.isAllThatIsSaid(one)) return true;
    if (need === "nothing" && only.length > 7 && cues.unmistakable.has(only)) return true;
    if (need === "capitals" && this.isInCapitals(one)) return true;
    if (entity.kind === "program")
      return (
        isProgram(one, this.dictionary.programStates.get(entity.id), this.words, this.home) ||
        this.isBesideProgram(one, entity.id)
      );
    if (need === "capitals" && cues.twoLetterColleges.has(only))
      return this.isStrongCue(one) || this.isCue(one) || this.isBeforeFact(one);
    if (need === "strongCue" || need === "capitals") return this.isStrongCue(one);
    return this.isStrongCue(one) || this.isCue(one) || this.isSetAgainst(one);
  }

  /** "Hope vs Zell Miller": beside a name that is only a program of the same state. */
  private isBesideProgram({ first, after }: Candidate, id: string): boolean {
    const { programStates } = this.dictionary;
    const isOfState = (from: number, to: number) => {
      const [entry] = this.lookUp(this.getWords(from, to)) ?? [];
      if (entry?.entity?.kind !== "program" || entry.need !== "nothing") return false;
      return programStates.get(entry.entity.id) === programStates.get(id);
    };
    const isJoined = (at: number) => cues.joinsTwo.has(this.getWord(at)) || this.getWord(at) === "and";
    return [1, 2, 3].some(
      (length) =>
        (isJoined(after) && isOfState(after + 1, after + 1 + length)) ||
        (isJoined(first - 1) && isOfState(first - 1 - length, first - 1)),
    );
  }

  /** "UW CS acceptance rate": what is asked of a college stands a few words on. */
  private isBeforeFact({ after }: Candidate): boolean {
    return this.getWords(after, after + 3).some((word) => cues.afterCollege.has(word));
  }

  /** "Utep", "for A&M", "and Howard?": a turn that is a name and nothing else. */
  private isAllThatIsSaid({ first, after }: Candidate): boolean {
    const rest = this.words.filter((_word, at) => at < first || at >= after);
    const names = this.getWords(first, after);
    const said = names.join("");
    // "Columbus" may say where home is.
    if (this.dictionary.cities.has(toPhraseKey(names))) return false;
    const isName =
      said.length > 3 ||
      cues.shapeOfInitials.test(said) ||
      cues.twoLetterColleges.has(said) ||
      cues.unmistakable.has(said);
    return isName && !cues.wordsAlone.has(said) && rest.every(({ bare }) => cues.aroundName.has(bare));
  }

  /** "Auburn or Mississippi State", "Western Kentucky vs Kentucky": more than a state's name, and one of two. */
  private isSetAgainst({ first, after }: Candidate): boolean {
    const isState =
      this.getWord(after - 1) === "state" && isStateName(this.getWords(first, after - 1), this.dictionary);
    const isPart =
      cues.directions.has(this.getWord(first)) &&
      isStateName(this.getWords(first + 1, after), this.dictionary);
    if (!isState && !isPart) return false;
    const isChosen = cues.joinsTwo.has(this.getWord(first - 1)) || cues.joinsTwo.has(this.getWord(after));
    return (
      isChosen && !this.getWords(first - mostPlaceWords, first).some((word) => cues.placeJoiners.has(word))
    );
  }

  private getWords(from: number, to: number): string[] {
    return this.words.slice(Math.max(0, from), to).map(({ bare }) => bare);
  }

  private isMajor({ first, after }: Candidate, needsCue: boolean): boolean {
    const [before, twoBefore, threeBefore] = this.getBefore(first);
    const next = this.getWord(after);
    if (cues.schoolSubject.has(before) || cues.schoolSubjectAfter.has(next)) return false;
    if (!needsCue) return true;
    if (cues.beforeMajor.has(before) || cues.afterMajor.has(next)) return true;
    if (!cues.majorJoiners.has(before)) return false;
    // "Chances at Georgia Tech for CS": what it ends with.
    if (before === "for" && (next === "" || this.words[after]?.isAfterMark === true)) return true;
    return (
      cues.beforeMajor.has(twoBefore) ||
      (cues.majorJoiners.has(twoBefore) && cues.beforeMajor.has(threeBefore)) ||
      (before === "for" && cues.placesToStudy.has(twoBefore))
    );
  }

  /** "at Rice", "apply to Rice": nothing but a college can follow. */
  private isStrongCue({ first, after, entries }: Candidate): boolean {
    const [before, twoBefore, threeBefore] = this.getBefore(first);
    const next = this.getWord(after);
    const isEveryday = entries[0]?.need === "strongCue" || entries[0]?.need === "capitals";
    if (isEveryday ? cues.afterEverydayName.has(next) : cues.afterCollege.has(next)) return true;
    const isClosed =
      !isEveryday ||
      next === "" ||
      this.words[after]?.isAfterMark === true ||
      cues.functionWords.has(next) ||
      cues.afterCollege.has(next) ||
      cues.isNumber(next);
    if (!isClosed) return false;
    if (cues.beforeCollege.has(before)) return true;
    if (before === "to" && twoBefore === "in") return cues.movesTo.has(threeBefore);
    if (cues.towardsInSpanish.has(before)) return cues.movesToInSpanish.has(twoBefore);
    if (!cues.towards.has(before) || !cues.movesTo.has(twoBefore)) return false;
    // "going to Boston" may be a journey, and "accepted in Boston" a place.
    return before !== "in" || !isEveryday;
  }

  /** "chances for Rice", "is Rice hard to get into", "what about Rice?". */
  private isCue({ first, after }: Candidate): boolean {
    const [before, twoBefore] = this.getBefore(first);
    const next = this.getWord(after);
    const isEnd = next === "" || this.words[after]?.isAfterMark === true;
    if (cues.joiners.has(before) && (cues.measures.has(twoBefore) || (isEnd && before === "about")))
      return true;
    if (cues.askingVerbs.has(before) && cues.afterAskedCollege.has(next)) return true;
    if (twoBefore === "much" && cues.askingVerbs.has(before) && (isEnd || cues.functionWords.has(next)))
      return true;
    if (cues.commands.has(before) && (isEnd || cues.functionWords.has(next))) return true;
    const isCapital = this.words[first]?.isCapital === true && !this.isShouted && first > 0;
    return isCapital && (isEnd || cues.functionWords.has(next)) && cues.softJoiners.has(before);
  }

  private isPlaceCue({ first, after }: Candidate): boolean {
    const [before] = this.getBefore(first);
    return cues.placeJoiners.has(before) || cues.afterState.has(this.getWord(after));
  }

  private isInCapitals({ first, after }: Candidate): boolean {
    if (this.isShouted) return false;
    const words = this.words.slice(first, after);
    const [only] = words;
    if (words.length === 1 && only !== undefined)
      return only.isUpper || (only.isCapital && only.word.length > 6 && first > 0);
    if (words.length > 2 && words.every(({ word }) => word.length === 1 || silent.has(word))) return true;
    return words.every(({ word, isCapital }) => isCapital || silent.has(word));
  }

  /** Postal codes: "in NJ", "TX resident". In lowercase only those that are no word. */
  private findStateCode(first: number): Candidate | null {
    const word = this.words[first];
    if (word === undefined || word.end - word.start !== 2 || this.isShouted) return null;
    const code = word.bare.toUpperCase();
    if (!isStateCode(code)) return null;
    const [before, twoBefore] = this.getBefore(first);
    const isUpper = word.isUpper;
    const next = this.getWord(first + 1);
    const isBeforeAid =
      cues.codesBeforeAid.has(word.word) &&
      cues.aidAfterCode.has(next === "state" ? this.getWord(first + 2) : next);
    if (!isUpper && cues.codesThatAreWords.has(word.word) && !isBeforeAid) return null;
    const isNamed =
      cues.clearCodes.has(word.word) ||
      ["in", "from"].includes(before) ||
      cues.afterState.has(next) ||
      (before === "to" && ["moved", "moving", "move"].includes(twoBefore));
    if (!isNamed) return null;
    const entry: DictionaryEntry = { entity: { kind: "state", state: code }, weight: 1400, need: "cue" };
    return { first, after: first + 1, end: word.end, entries: [entry], isMeant: true };
  }

  /** Of several colleges of one name, the one in the city or state said after it: "Concordia in Nebraska". */
  placeColleges(one: Candidate): Candidate {
    const colleges = one.entries.filter(({ entity }) => entity?.kind === "college");
    if (colleges.length === 0) return one;
    let from = one.after;
    while (["in", "at", "en", "the", "one", "campus"].includes(this.getWord(from))) from += 1;
    for (let after = Math.min(from + 3, this.words.length); after > from; after -= 1) {
      const said = this.words.slice(from, after);
      const key = toPhraseKey(said.map(({ bare }) => bare));
      const there = colleges.filter(({ entity }) => {
        if (entity?.kind !== "college") return false;
        const place = this.dictionary.places.get(entity.unitId);
        return place !== undefined && (place.city === key || isNameOfState(key, place.state, said));
      });
      const last = said.at(-1);
      const isTelling = there.length < colleges.length || from > one.after;
      if (there.length === 0 || !isTelling || last === undefined) continue;
      const rest = one.entries.filter((entry) => !there.includes(entry));
      return { ...one, after, end: last.bareEnd, entries: [...there, ...rest] };
    }
    return one;
  }

  /** "…, not RIT". */
  isRuledOut({ first, after }: Candidate): boolean {
    const isEnd = this.words[after]?.isAfterMark ?? true;
    return first > 1 && this.getWord(first - 1) === "not" && isEnd;
  }

  getWord(index: number): string {
    return this.words[index]?.bare ?? "";
  }

  /** The three words before, nearest first, without "the"; none across the end of a sentence. */
  getBefore(first: number): [string, string, string] {
    const found: string[] = [];
    for (let index = first - 1; index >= 0 && found.length < 3; index -= 1) {
      if (this.words[index + 1]?.isAfterBreak === true) break;
      const word = this.getWord(index);
      if (word !== "the") found.push(word);
    }
    return [found[0] ?? "", found[1] ?? "", found[2] ?? ""];
  }
}
