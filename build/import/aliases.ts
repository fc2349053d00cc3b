/** Splits a college's alternative names, and selects those that help to find it. */
import { foldWords, pickDistinctiveWords } from "#domain/search/fold.ts";

const separators = /[|;,\u201e]|\s{2,}|\s\/\s|\sor\s/;
const companyEndings = /^(inc|llc|ltd|the|co|corp)\.?$/i;
/** What says that a name follows, and is none: "formerly Caldwell College", "d/b/a", "(old name:". */
const introduction = String.raw`formerly|previously known as(?: the)?|d\/?b\/?a\b|old (?:name|abbreviation):`;
const introducedAtStart = new RegExp(String.raw`^\(?(?:${introduction})[\s-]*`, "i");
const introducedWithin = new RegExp(String.raw`\s(?:-\s)?(?:${introduction})\s`, "i");
const noName = /^n\/?a$/i;
/** Letters as colleges write their short forms: "DACC", "MVCC". Two letters are too often a state or a word. */
const letters = /^[A-Z]{3,7}$/;
const kindWords = new Set(["college", "university", "institute", "school"]);

/** Alternative names in the given order, without duplicates, the name itself or single letters. */
export function splitAliases(reported: string | null, name: string): string[] {
  if (reported === null) return [];
  const seen = new Set([foldText(name)]);
  const aliases: string[] = [];
  const parts = reported
    .split(separators)
    .flatMap((part) => part.split(introducedWithin))
    .map(cleanAlias)
    .flatMap(splitAtSlashes)
    .flatMap((part) => splitAtLetters(part, name));
  for (const alias of parts) {
    const key = foldText(alias);
    if (key.length < 2 || companyEndings.test(alias) || noName.test(alias) || seen.has(key)) continue;
    seen.add(key);
    aliases.push(alias);
  }
  return aliases;
}

export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

function cleanAlias(part: string): string {
  const alias = part
    .trim()
    .replace(/\s+/g, " ")
    .replace(introducedAtStart, "")
    .replace(/\s*\(prior to [^)]*\)$/, "")
    .replace(/^["'(\s]+(?=\w)|["'\s]+$/g, "");
  // A parenthesis or bracket that was opened in another part.
  return /[([]/.test(alias) ? alias : alias.replace(/[)\]]+$/, "");
}

/**
 * "DACC/Danville Community College": a slash separates names where letters are on one side, or where there are several.
 * In "Yuma/La Paz" and "Dallas/Fort Worth" it joins places.
 */
function splitAtSlashes(part: string): string[] {
  if (noName.test(part)) return [];
  const pieces = part.split("/");
  const isList = pieces.length > 2 || pieces.some((piece) => letters.test(piece.trim()));
  return isList ? pieces.map((piece) => piece.trim()) : [part];
}

/**
 * "MDC Miami Dade College", "Southeast Community College SCC": names that nothing separates. Letters within an alias are
 * a name by themselves if they are the initials of the college, or of the words on one side of them, and if what is left
 * is one too. "MSU Texas" and "CNI College" stay whole.
 */
function splitAtLetters(alias: string, name: string): string[] {
  const words = alias.split(" ");
  for (const [at, word] of words.entries()) {
    if (words.length === 1 || !letters.test(word)) continue;
    const before = words
      .slice(0, at)
      .join(" ")
      .replace(/\s+(?:and|-|=)$/, "");
    const after = words
      .slice(at + 1)
      .join(" ")
      .replace(/^(?:and|-|=)\s+/, "");
    const isInitials = [name, before, after].some((side) => listInitials(side).includes(word.toLowerCase()));
    const sides = [before, after].filter((side) => side !== "");
    if (!isInitials || !sides.every((side) => isName(side, name))) continue;
    const split = (side: string) => (side === "" ? [] : splitAtLetters(side, name));
    return [...split(before), word, ...split(after)];
  }
  return [alias];
}

/** It has a word of the college's name beside "college" and the like, or is another name of three words or more. */
function isName(text: string, name: string): boolean {
  const ofName = new Set(foldWords(name));
  const words = pickDistinctiveWords(foldWords(text));
  if (words.some((word) => ofName.has(word) && !kindWords.has(word))) return !/\s(?:at|of)$/.test(text);
  return words.length > 2 && kindWords.has(words.at(-1) ?? "");
}

/** With and without "of", "and" and the like: "MDC", "CCBC" and "TCOL". */
function listInitials(text: string): string[] {
  const spoken = foldWords(text);
  return [pickDistinctiveWords(spoken), spoken].map((words) => words.map((word) => word.charAt(0)).join(""));
}
