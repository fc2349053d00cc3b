/** The closed dictionary of what a question can name: colleges, states, state programs and majors. */
import { majorFamilies } from "#domain/college/majorFamilies.ts";
import { type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";
import { type FormerNameEntry, listFormerNames } from "#domain/search/formerNames.ts";
import { listNameForms } from "#domain/search/nameForms.ts";
import { calculateProminence, type SearchableCollege } from "#domain/search/searchIndex.ts";
import { programFamilies, sharedProgramNames } from "#domain/search/sharedPrograms.ts";
import { shortForms } from "#domain/search/shortForms.ts";
import {
  everydayMajors,
  otherThings,
  spokenMajors,
  spokenPrograms,
  spokenStates,
} from "#domain/search/spokenNames.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { type CollegePlace, findSystem, listCampusNames } from "./campusNames.ts";
import type { CounselorEntity } from "./counselor.ts";
import * as cues from "./nameCues.ts";
import { cutAfterKind, cutFormerName, dropLast, isGeneral, isGeneralWord } from "./nameParts.ts";
import { listProgramNames, type ProgramName } from "./programNameList.ts";

/**
 * What a name needs before it counts: nothing; a cue word beside it; a cue that allows no other meaning (everyday
 * words such as "hope"); or to be written in capitals, where no cue is.
 */
export type NameNeed = "nothing" | "cue" | "strongCue" | "capitals";

export type DictionaryEntry = {
  /** Null for a longer name that means something else, such as "New York City". */
  entity: CounselorEntity | null;
  weight: number;
  need: NameNeed;
};

export type CounselorDictionary = {
  /** By phrase key: words joined, without stop words. Likeliest first. */
  readonly phrases: ReadonlyMap<string, readonly DictionaryEntry[]>;
  /** Words that begin a phrase, and keys as one word; nothing else needs a look. */
  readonly firstWords: ReadonlySet<string>;
  /** Known words with one letter left out, by what is left: for typos. */
  readonly slips: ReadonlyMap<string, string>;
  /** Every word of the phrases; a word of the dictionary is no typo. */
  readonly words: ReadonlySet<string>;
  /** City and state of each college, as keys, to tell colleges of one name apart. */
  readonly places: ReadonlyMap<number, CollegePlace>;
  /** The state of each state program, by the record's id. */
  readonly programStates: ReadonlyMap<string, StateCode>;
  /** What a question that says nothing else may call a program. */
  readonly programNames: readonly ProgramName[];
  /** Every city with a college, by its key; of several of one name, the one with the most students. */
  readonly cities: ReadonlyMap<string, { name: string; state: StateCode }>;
};

export type DictionarySource = {
  colleges: readonly SearchableCollege[];
  /** Such as `allStatePrograms`. */
  programs: readonly { id: string; state: StateCode; name: string }[];
};

/** How sure a kind of name is; how large a college is decides between equals (up to about 120). */
const certainty = { shortForm: 1000, name: 940, head: 925, alias: 850, core: 845, initials: 700 } as const;

/** A name that nobody bears today means less than one that a college does. */
const formerCertainty = { name: 600, core: 560, closed: 500 } as const;

/** Fewer undergraduates, and a one-word name or initials mean something else to nearly everyone. */
const prominentSize = 900;
/** A community college of this size is known by its letters ("DMACC"), where they are written in capitals. */
const letteredSize = 2000;
/** Typos are looked for only in names of colleges of this size. */
const typoSize = 3000;
const typoLength = 6;
/** Colleges added per step, about a millisecond. */
const collegesPerStep = 64;

/** "High school diplomas" is a family of programs that no student means as a major. */
const diplomas = "53";

/** Built once, when the college index is there. States and majors are the product's own tables. */
export function buildDictionary(source: DictionarySource): CounselorDictionary {
  return runToEnd(buildDictionaryInSteps(source));
}

/** Like `buildDictionary`, but pauses between steps so that the page stays responsive. */
export function* buildDictionaryInSteps(source: DictionarySource): Steps<CounselorDictionary> {
  const builder = new DictionaryBuilder(source.colleges);
  for (const [index, college] of source.colleges.entries()) {
    if (index % collegesPerStep === 0) yield;
    builder.addCollege(college);
  }
  yield;
  for (const former of listFormerNames()) builder.addFormerName(former);
  yield;
  builder.addStates();
  builder.addMajors();
  builder.addPrograms(source.programs);
  for (const text of otherThings)
    builder.add(foldWords(text), { entity: null, weight: 2000, need: "nothing" });
  yield;
  return builder.finish();
}

class DictionaryBuilder {
  readonly phrases = new Map<string, DictionaryEntry[]>();
  readonly firstWords = new Set<string>();
  readonly words = new Set<string>();
  readonly spellings = new Set<string>();
  readonly places = new Map<number, CollegePlace>();
  readonly cities = new Map<string, { name: string; state: StateCode }>();
  readonly programStates = new Map<string, StateCode>();
  programNames: readonly ProgramName[] = [];
  readonly stateKeys = new Map<string, StateCode>();
  readonly curated = new Map(shortForms.map(([unitId, ...forms], row) => [unitId, { forms, row }]));

  constructor(colleges: readonly SearchableCollege[]) {
    const students = new Map<string, number>();
    const most = new Map<string, number>();
    for (const { unitId, name, city, state, undergraduates } of colleges) {
      const key = toKey(foldWords(city));
      const here = (students.get(`${key} ${state}`) ?? 0) + (undergraduates ?? 0);
      students.set(`${key} ${state}`, here);
      if (!this.cities.has(key) || here > (most.get(key) ?? 0)) {
        this.cities.set(key, { name: city, state });
        most.set(key, here);
      }
      this.places.set(unitId, { city: key, state, system: findSystem(name) });
    }
    for (const code of stateCodes) this.stateKeys.set(toKey(foldWords(stateNames[code])), code);
  }

  addCollege(college: SearchableCollege): void {
    const entity: CounselorEntity = { kind: "college", unitId: college.unitId };
    const size = calculateProminence(college);
    const curated = this.curated.get(college.unitId);
    const isProminent =
      curated !== undefined || (college.isBachelorsCollege && (college.undergraduates ?? 0) >= prominentSize);
    const isKnownByLetters =
      isProminent || (college.isDegreeGranting && (college.undergraduates ?? 0) >= letteredSize);
    const forms = listNameForms(college.name);
    const put = (words: readonly string[], weight: number, need: NameNeed) =>
      this.add(words, { entity, weight, need });

    put(forms.words, certainty.name + size, this.judgeFullName(forms.words));
    const cut = cutAfterKind(college.name);
    for (const head of [...forms.heads, ...cut]) {
      if (!isGeneralWord(head) && (head.length > 1 || isProminent))
        put(head, certainty.head + size, this.judgeFullName(head));
    }
    for (const core of [...forms.cores, ...cut.map(dropLast)]) {
      if (core.length > 1 ? !isGeneral(core) : isProminent && !isGeneralWord(core))
        put(core, Math.min(certainty.core + size, 975), this.judgeCore(core, isProminent));
      else if (core.length === 1 && college.isBachelorsCollege && !isGeneralWord(core) && isKnownName(core))
        put(core, certainty.core + size - 200, "strongCue");
    }
    this.addCampus(college.name, size, put);
    for (const text of college.aliases) this.addAlias(text, size, { isProminent, isKnownByLetters }, put);
    if (isKnownByLetters) {
      for (const initials of forms.initials) {
        if (initials.length >= 3 && initials.length <= 12 && !cues.tradeLetters.has(initials))
          put([initials], certainty.initials + size, "capitals");
      }
    }
    for (const text of curated?.forms ?? []) {
      const words = foldWords(text);
      put(words, certainty.shortForm - 0.1 * (curated?.row ?? 0), this.judgeShortForm(words));
    }
    if (college.isBachelorsCollege && (college.undergraduates ?? 0) >= typoSize) {
      for (const word of [...forms.words, ...(forms.cores[0] ?? [])]) this.addSpelling(word);
    }
    for (const [word = "", ...rest] of forms.cores)
      if (rest.length === 0 && word.length >= typoLength - 1 && cues.unmistakable.has(word))
        this.spellings.add(word);
  }

  /** The college of today; a college that closed for good is known, so that its name is not taken for another's. */
  addFormerName({ name, unitId }: FormerNameEntry): void {
    const { words, cores } = listNameForms(name);
    if (unitId === null) {
      if (words.length > 1 && !isGeneral(words))
        this.add(words, { entity: null, weight: formerCertainty.closed, need: "nothing" });
      return;
    }
    if (!this.places.has(unitId)) return;
    const entity: CounselorEntity = { kind: "college", unitId };
    const cut = cutFormerName(name);
    for (const form of [words, ...cut])
      this.add(form, { entity, weight: formerCertainty.name, need: this.judgeFullName(form) });
    for (const core of [...cores.slice(-1), ...cut.map(dropLast)]) {
      const isKnown = core.length > 1 ? !isGeneral(core) : !isGeneralWord(core) && isKnownName(core);
      if (isKnown)
        this.add(core, { entity, weight: formerCertainty.core, need: this.judgeCore(core, false) });
    }
  }

  addStates(): void {
    for (const code of stateCodes) {
      const entry: DictionaryEntry = {
        entity: { kind: "state", state: code },
        weight: 1500,
        need: "nothing",
      };
      const words = foldWords(stateNames[code]);
      this.add(words, entry);
      for (const word of words) this.addSpelling(word);
    }
    for (const [state, ...names] of spokenStates) {
      for (const name of names) {
        const words = foldWords(name);
        const isLoose = words.length === 1 && name.length < 7;
        this.add(words, {
          entity: { kind: "state", state },
          weight: 1400,
          need: isLoose ? "cue" : "nothing",
        });
      }
    }
  }

  addMajors(): void {
    const put = (cip: string, name: string, weight: number) => {
      const words = foldWords(name);
      const isShort = name.length < 4 && name !== name.toUpperCase(); // "CS" means nothing else.
      const isEveryday = words.length === 1 && (everydayMajors.has(words[0] ?? "") || isShort);
      for (const word of words) if (word.length > typoLength) this.spellings.add(word);
      this.add(words, { entity: { kind: "major", cip }, weight, need: isEveryday ? "cue" : "nothing" });
    };
    for (const [cip, ...names] of spokenMajors) for (const name of names) put(cip, name, 1100);
    for (const [cip, name] of Object.entries(majorFamilies))
      if (name.includes(" ") && cip !== diplomas) put(cip, name, 1050);
  }

  addPrograms(programs: DictionarySource["programs"]): void {
    for (const { name } of programs)
      for (const word of foldWords(name)) if (word.length > typoLength + 2) this.addSpelling(word);
    const known = new Set(programs.map(({ id }) => id));
    for (const { id, state } of programs) this.programStates.set(id, state);
    this.programNames = listProgramNames(programs);
    const put = (id: string, name: string, weight: number) => {
      const words = foldWords(name);
      const isPlain = words.length > 1 || cues.unmistakablePrograms.has(words[0] ?? "");
      const need = isPlain ? "nothing" : "capitals";
      this.add(words, { entity: { kind: "program", id }, weight, need });
    };
    for (const [name, ...ids] of [...spokenPrograms, ...programFamilies]) {
      for (const [row, id] of ids.entries()) if (known.has(id)) put(id, name, 1300 - row);
    }
    for (const [names, ...ids] of sharedProgramNames) {
      for (const name of names)
        for (const [row, id] of ids.entries()) if (known.has(id)) put(id, name, 1290 - row);
    }
    for (const { id, name } of programs) {
      put(id, name.replace(/ \([^)]*\)$/, ""), 1250);
      const afterColon = /: (.+)$/.exec(name)?.[1];
      if (afterColon !== undefined) put(id, afterColon, 1240);
    }
  }

  add(words: readonly string[], entry: DictionaryEntry): void {
    const telling = pickDistinctiveWords(words);
    const key = telling.join("");
    if (key.length < 2) return;
    this.firstWords.add(telling[0] ?? "");
    this.firstWords.add(key);
    for (const word of words) this.words.add(word);
    this.words.add(key);
    const entries = this.phrases.get(key);
    if (entries === undefined) this.phrases.set(key, [entry]);
    else {
      const same = entries.findIndex(({ entity }) => isSame(entity, entry.entity));
      const older = entries[same];
      if (older === undefined) entries.push(entry);
      else
        entries[same] = {
          ...entry,
          weight: Math.max(older.weight, entry.weight),
          need: eases(older.need, entry.need),
        };
    }
  }

  finish(): CounselorDictionary {
    for (const entries of this.phrases.values()) {
      if (entries.length > 1) entries.sort((a, b) => b.weight - a.weight);
    }
    const slips = new Map<string, string>();
    for (const word of this.spellings) {
      for (const shorter of dropEachLetter(word)) if (!slips.has(shorter)) slips.set(shorter, word);
    }
    for (const word of this.spellings) slips.set(word, word);
    for (const word of partsOfNames) {
      for (const shorter of [word, ...dropEachLetter(word)]) slips.set(shorter, word);
    }
    return {
      phrases: this.phrases,
      firstWords: this.firstWords,
      slips,
      words: this.words,
      places: this.places,
      programStates: this.programStates,
      programNames: this.programNames,
      cities: this.cities,
    };
  }

  private addSpelling(word: string): void {
    if (word.length >= typoLength && !cues.generalWords.has(word)) this.spellings.add(word);
  }

  private addAlias(
    text: string,
    size: number,
    { isProminent, isKnownByLetters }: { isProminent: boolean; isKnownByLetters: boolean },
    put: (words: readonly string[], weight: number, need: NameNeed) => void,
  ): void {
    const words = pickDistinctiveWords(foldWords(text));
    const [first = ""] = words;
    if (words.length === 1) {
      const isLetters = text.length <= 6 && text === text.toUpperCase();
      if (!(isLetters ? isKnownByLetters : isProminent)) return;
      if (first.length < 3 || cues.tradeLetters.has(first) || isGeneralWord(words)) return;
      put(words, certainty.alias + size - 50, isLetters ? "capitals" : this.judgeCore(words, true));
    } else if (!isGeneral(words)) {
      put(words, certainty.alias + size, this.judgeShortForm(words, this.isPlace(words)));
    }
  }

  private addCampus(
    name: string,
    size: number,
    put: (words: readonly string[], weight: number, need: NameNeed) => void,
  ): void {
    const { names, city } = listCampusNames(name);
    for (const words of names) put(words, certainty.alias + size, this.isPlace(words) ? "cue" : "nothing");
    if (city !== null) put(city, certainty.core + size - 100, "strongCue");
  }

  private judgeFullName(words: readonly string[]): NameNeed {
    if (words.length === 1) return this.judgeCore(words, false);
    return isGeneral(words) || this.isPlace(words) ? "capitals" : "nothing";
  }

  private judgeCore(words: readonly string[], isProminent: boolean): NameNeed {
    const [first = ""] = words;
    if (cues.unmistakable.has(words.join(""))) return "nothing";
    if (words.length > 1) return this.isPlace(words) ? "cue" : isProminent ? "nothing" : "cue";
    return cues.everydayNames.has(first) || this.isPlace(words) ? "strongCue" : "cue";
  }

  private judgeShortForm(words: readonly string[], isPlace = false): NameNeed {
    const key = toKey(words);
    if (isPlace || cues.everydayShortForms.has(key) || this.stateKeys.has(key)) return "cue";
    return judgeLength(words) ?? "nothing";
  }

  /** A city, a state, or a part of one: "southern California". */
  private isPlace(words: readonly string[]): boolean {
    const key = toKey(words);
    if (this.cities.has(key) || this.stateKeys.has(key)) return true;
    return cues.directions.has(words[0] ?? "") && this.stateKeys.has(toKey(words.slice(1)));
  }
}

/** Misspelled, they are part of a name all the same. */
const partsOfNames =
  "university college institute universidad scholarship southern northern western eastern central".split(" ");

/** Two letters mean too much: "up" is also the "U of P". */
function judgeLength(words: readonly string[]): NameNeed | null {
  return toKey(words).length <= 2 ? "capitals" : null;
}

function isKnownName([word = ""]: readonly string[]): boolean {
  return word.length >= 5 && !cues.tradeLetters.has(word);
}

function isSame(a: CounselorEntity | null, b: CounselorEntity | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return a === b;
  if (a.kind === "college") return b.kind === "college" && a.unitId === b.unitId;
  if (a.kind === "state") return b.kind === "state" && a.state === b.state;
  if (a.kind === "major") return b.kind === "major" && a.cip === b.cip;
  return b.kind === "program" && a.id === b.id;
}

const needOrder: readonly NameNeed[] = ["nothing", "capitals", "cue", "strongCue"];

function eases(a: NameNeed, b: NameNeed): NameNeed {
  return needOrder.indexOf(a) < needOrder.indexOf(b) ? a : b;
}

/** "stanfor", "stanfrd" … of "stanford". */
export function dropEachLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function toKey(words: readonly string[]): string {
  return pickDistinctiveWords(words).join("");
}
