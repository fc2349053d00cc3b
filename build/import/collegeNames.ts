/** The name each college goes by, made from the one in the federal files by rules that hold wherever they apply (decision 0074). */
import { foldText } from "./aliases.ts";

/** "A & M", "A & T": letters that stand for words are written without spaces. */
const spacedLetters = /(?<=\b[A-Z]) & (?=[A-Z]\b)/g;
/** "Fayette- Eberly". */
const halfHyphen = /(?<=\w)- (?=\w)/g;
/** The federal files tell a main campus from its branches; the college itself does not. */
const mainCampus = /(?:-| )Main(?: Campus)?$/;
/** These campuses call themselves by the part after the hyphen. */
const repeatedSystem = /^Pennsylvania State University-(?=Penn State )/;

/** In the given order. A name is shortened only where no other college would have the same. */
export function nameColleges(reported: readonly string[]): string[] {
  const spelled = reported.map((name) => name.replaceAll(spacedLetters, "&").replaceAll(halfHyphen, "-"));
  const short = spelled.map((name) => name.replace(mainCampus, "").replace(repeatedSystem, ""));
  const uses = new Map<string, number>();
  for (const name of short) uses.set(name, (uses.get(name) ?? 0) + 1);
  return spelled.map((name, index) => {
    const shorter = short[index] ?? name;
    return uses.get(shorter) === 1 ? shorter : name;
  });
}

/** The other names under a new name: what it is called in the federal files still finds it. */
export function listOtherNames(aliases: readonly string[], name: string, reported: string): string[] {
  return [...aliases, reported].filter((alias) => foldText(alias) !== foldText(name));
}
