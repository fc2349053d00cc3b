/** The families of majors that a word means: their names, programs in them, and how people say fields and careers. */
import { type MajorFamily, majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { listProgramsIn, majorPrograms } from "#domain/college/majorPrograms.ts";
import { careerWords } from "./careerWords.ts";
import { spokenMajors } from "./spokenNames.ts";

/** Fewer letters are a short form, which counts only as a whole word: "RN" is not in "journalism". */
const shortestBeginning = 3;

/** Best first: what is called exactly so, then what begins so, then a word inside a name. */
export function findFamilies(typed: string, among: readonly MajorFamily[]): MajorFamily[] {
  const asked = fold(typed);
  if (asked === "") return [...among];
  return among
    .map((family) => ({ family, score: Math.max(...listNames(family).map((name) => rate(name, asked))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ family }) => family);
}

function rate(name: string, asked: string): number {
  if (name === asked || name === singular(asked)) return 3;
  if (` ${name} `.includes(` ${asked} `)) return 2;
  return asked.length >= shortestBeginning && ` ${name}`.includes(` ${asked}`) ? 1 : 0;
}

function singular(text: string): string {
  return text.endsWith("s") ? text.slice(0, -1) : text;
}

function listNames(family: MajorFamily): string[] {
  const programs = listProgramsIn(family).map((program) => majorPrograms[program]);
  const spoken = spokenMajors.flatMap(([cip, ...names]) => (toMajorFamily(cip) === family ? names : []));
  const careers = careerWords.flatMap(([code, ...names]) => (code === family ? names : []));
  return [majorFamilies[family], ...programs, ...spoken, ...careers].map(fold);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
