/** What is the same of several programs is told once: "Cal Grants A, B and C, for your class: …". */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import { stateNames } from "#domain/college/states.ts";
import { type Draft, joinDrafts, joinWords } from "../draft.ts";
import { nameProgram } from "../programNames.ts";

type Told = { program: StateProgram; draft: Draft };

/** Stands for the name where texts are compared. */
const sign = "{name}";
/** Only what follows in a list, or a name that is no subject, reads the same of several. */
const readsAsSeveral = /^[^{}]*(?:\{name\}[:,]|for keeping \{name\})[^{}]*$/;

const mostOwnWords = 2;

/** In their order; a text that only the name sets apart is said of all its programs together. */
export function joinSame(all: readonly Told[]): Draft {
  const groups: { text: string; told: Told[] }[] = [];
  for (const one of all) {
    const text = one.draft.text.replaceAll(nameProgram(one.program), sign);
    const same = readsAsSeveral.test(text) ? groups.find((group) => group.text === text) : undefined;
    if (same === undefined) groups.push({ text, told: [one] });
    else same.told.push(one);
  }
  return joinDrafts(
    groups.map(({ text, told }) => {
      const name = nameTogether(told.map(({ program }) => program));
      const joined = joinDrafts(told.map(({ draft }) => draft));
      return { ...joined, text: text.replaceAll(sign, name) };
    }),
  );
}

/** "Cal Grants A, B and C (California)", "TOPS Honors and Excellence Awards (Louisiana)". */
function nameTogether(programs: readonly StateProgram[]): string {
  const [first, ...more] = programs;
  if (first === undefined) return "";
  if (more.length === 0) return nameProgram(first);
  const split = programs.map(({ name }) => name.split(" "));
  const shortest = Math.min(...split.map(({ length }) => length));
  const count = (wordAt: (words: readonly string[], at: number) => string | undefined) => {
    let at = 0;
    while (at < shortest - 1 && new Set(split.map((words) => wordAt(words, at))).size === 1) at += 1;
    return at;
  };
  const start = count((words, at) => words[at]);
  const end = Math.min(
    count((words, at) => words.at(-1 - at)),
    shortest - 1 - start,
  );
  // A shared part of long names saves little and reads as another name.
  const isShort = split.every((words) => words.length - start - end <= mostOwnWords);
  if (start + end === 0 || !isShort) return joinWords(programs.map((one) => nameProgram(one)));
  const lead = split[0]?.slice(0, start) ?? [];
  const tail = end === 0 ? [] : (split[0]?.slice(-end) ?? []);
  const own = joinWords(split.map((words) => words.slice(start, words.length - end).join(" ")));
  const shared = [...lead, ...tail].join(" ");
  const name = (end === 0 ? [...makePlural(lead), own] : [...lead, own, ...makePlural(tail)]).join(" ");
  const state = stateNames[first.state];
  return shared.includes(state) ? name : `${name} (${state})`;
}

function makePlural(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), /^(?:Grant|Award|Scholarship|Program)$/.test(last) ? `${last}s` : last];
}
