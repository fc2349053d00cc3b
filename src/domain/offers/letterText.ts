/** Prepares a letter's text for parsing: plain characters, short statements, and whether it is one letter in English at all. */

import { removeInvisible } from "./letterPlaces.ts";
import { findLineKind } from "./letterWords.ts";

/** Statements are at most this long, so that the work grows with the length of the text and no faster. */
const longestStatement = 600;

export function toPlainText(text: string): string {
  return dropMarks(mendWords(normalizeSigns(text)));
}

/**
 * "Tuition1" with a footnote's mark against it, and "Persona1" from a scan: whichever makes a word that we know. A space keeps
 * each place in the text.
 */
function dropMarks(text: string): string {
  return text.replace(
    /(?<![\w$.,])([A-Za-z]{4,30})([1-9])(?![\w.,])/g,
    (whole, word: string, mark: string) => {
      if (findLineKind(whole) !== null) return whole;
      if (findLineKind(word) !== null) return `${word} `;
      return mark === "1" && findLineKind(`${word}l`) !== null ? `${word}l` : whole;
    },
  );
}

const mixed = /[a-z][01I][a-z]|[a-z]II\b|[A-Z]l[A-Z]/g;
const leastMixed = 3;

/** "Scho1arship", "PeII", "UNlVERSlTY": letters that a scan took for others. Amounts stay as they are and are asked about. */
function mendWords(text: string): string {
  if ((text.slice(0, 20_000).match(mixed)?.length ?? 0) < leastMixed) return text;
  return text.replace(/(?<![\w$.,])[A-Za-z01][A-Za-z01]{2,30}(?![\w])/g, (word) => {
    if (!/[A-Za-z]{2}/.test(word)) return word;
    if (/^[A-Z]*l[A-Zl]*$/.test(word)) return word.replaceAll("l", "I");
    if (!/[a-z].*[a-z]/.test(word) || /^[01]+$/.test(word)) return word;
    const read = (one: string) => word.replace(/(?<=[A-Za-z])1/g, one);
    // "Hous1ng" is an i, "Mea1" an l: whichever makes a word that we know.
    const asI = read("i");
    return (findLineKind(asI) !== null && findLineKind(read("l")) === null ? asI : read("l"))
      .replace(/(?<=[a-z])I(?=[a-zI]|$)/g, "l")
      .replace(/(?<=l)I\b/g, "l")
      .replace(/(?<=[A-Za-z])0+(?=[a-z])/g, (zeros) => "o".repeat(zeros.length))
      .replace(/^0(?=[a-z])/, "O");
  });
}

/** The marks of a forwarded mail; as spaces, so that each place in the text stays. */
const quoteMarks = /^[ \t]{0,4}(?:>[ \t]?){1,8}/gm;

function normalizeSigns(text: string): string {
  return removeInvisible(text)
    .replace(quoteMarks, (marks) => " ".repeat(marks.length))
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[\u2212\u2010\u2011]/g, "-")
    .replace(/\ufe69|\uff04/g, "$")
    .replace(/[\u2018\u2019\u02bc]/g, "\u2019");
}

export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\f\v\u2028\u2029]/);
}

/** "Out-of-State Tuition Diff. $4,200     $4,200     $8,400" */
const columns = /\d[\dOolI.,]{2,10}\s{3,10}\$?\s?\d/;

/** "Borrow $3,500 sub / $2,000 unsub. Work study $2,800" */
const shortSentences = /\$\s?\d[^.]*[a-z]{3}\.\s+[A-Z][a-z]+[^$]*\$\s?\d/;

/** The sentences of a line; a table row is one. */
export function splitStatements(line: string): string[] {
  if (
    (line.length < 60 && !shortSentences.test(line)) ||
    (line.length < longestStatement && columns.test(line))
  )
    return [line];
  return line
    .split(
      /(?<=[a-z0-9)%][.!?])(?<!\b(?:est|approx|incl|max|min)\.)\s+(?=[A-Z$"\u201c(])|;\s+(?=[A-Z$]|(?:this|next) year\b|for 20\d\d|now\b)|(?<=\d)\.\s+(?=[a-z]{3,}\s)/,
    )
    .flatMap((part) => (part.length <= longestStatement ? [part] : cutLongText(part)));
}

/** Cuts at spaces; text without any is cut anywhere. */
function cutLongText(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > longestStatement) {
    const space = text.lastIndexOf(" ", from + longestStatement);
    const to = space > from ? space : from + longestStatement;
    parts.push(text.slice(from, to));
    from = to;
  }
  return [...parts, text.slice(from)];
}

/** The bytes of a file pasted as text. */
export function isFileContent(text: string): boolean {
  if (/^\s{0,40}(?:%PDF-|\{\\rtf|PK\W\W)/.test(text)) return true;
  const sample = text.slice(0, 4_000);
  // oxlint-disable-next-line no-control-regex -- Control characters are what tells a file from a text.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return strange > sample.length / 50;
}

const foreignWords =
  /\b(?:le|les|des|du|votre|vous|pour|avec|bourse|frais|und|der|die|f[uü]r|studiengeb[uü]hren)\b/giu;
const englishWords =
  /\b(?:the|of|and|your|you|for|with|aid|grants?|scholarships?|loans?|fees|tuition|housing|cost)\b/gi;

/** Far more words of a language we don't read than of English; Spanish is read. A letter in both has enough of either. */
export function isInOtherLanguage(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const foreign = sample.match(foreignWords)?.length ?? 0;
  return foreign > 4 && foreign > 2 * (sample.match(englishWords)?.length ?? 0);
}

/** What a letter has once: its greeting, its title, its total. */
const onceInALetter = [
  /^\W*dear\b/i,
  /\b(?:award (?:letter|notification|notice)|aid (?:offer|award|notification|package)|financing plan|offer letter)\b/i,
  /\bcost of attendance\b.*\d/i,
  /^\W*tuition\b.*\d/i,
  /\bpell\b.*\d/i,
  /\b(?:un)?subsidi[sz]ed\b.*\d/i,
];

/** Where a second letter begins, by a name of its own above a part that a letter has once; null if there is one letter only. */
export function findSecondLetter(
  lines: readonly string[],
  nameOf: (line: string) => string | null,
): { first: string; second: string; at: number } | null {
  const names: { name: string; at: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const name = line.length <= 90 ? nameOf(line) : null;
    if (name !== null) names.push({ name, at });
  }
  const first = names[0];
  const second = names.find(({ name }) => !isSameName(name, first?.name ?? ""));
  if (first === undefined || second === undefined) return null;
  const before = lines.slice(0, second.at);
  const after = lines.slice(second.at);
  // A name in a line below the first letter's own figures: an address or a department has no such parts twice.
  const repeated = onceInALetter.filter(
    (pattern) => before.some((line) => pattern.test(line)) && after.some((line) => pattern.test(line)),
  );
  const hasFigures = (part: readonly string[]) => part.some((line) => /\$\s?\d|\d,\d{3}/.test(line));
  return repeated.length > 0 && hasFigures(before) && hasFigures(after)
    ? { first: first.name, second: second.name, at: second.at }
    : null;
}

const studentName =
  /^\W*(?:[Ss]tudent(?:['\u2019]s)?(?: [Nn]ame)?|[Nn]ame|(?:[Aa]id )?[Aa]wards? [Ff]or|[Pp]repared [Ff]or|[Ff]or)\s*[:\u2013-]\s*(\p{Lu}[\p{L}'\u2019.-]+(?: \p{Lu}[\p{L}'\u2019.-]*){0,3})\s*$/u;
const forStudent = /^\W*(?:[Ff]or|[Ss]tudent) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.-]+){0,2})\s*[:\u2013\u2014]/u;
/** "--- Ana Ortiz, Tidewater University ---", "Student 2 of 2", "ANA ORTIZ (Tidewater)": a banner over the figures of one. */
const banner =
  /^\W*[-=*#_~]{2,}\s*(\p{Lu}[\p{L}'\u2019.-]+(?: \p{Lu}[\p{L}'\u2019.-]*){1,3})\b(?=\s*(?:[,|:(\u2013-]|[=*#_~]))/u;
const numbered =
  /^\W*(?:student|twin|child|applicant|sibling) ((?:no\.? ?|# ?)?(?:[1-4]|one|two|three|a|b)\b(?: of \d)?)(?=\s*(?:$|[:,|(\u2013\u2014-]))/iu;
const ofChild =
  /^\W*(?:(?:for|and|our|my|the|about) )*(?:older|younger|first|second|other|next)?\s*(?:daughter|son|twin|brother|sister)[,:\s-]+(\p{Lu}\p{Ll}+)\b/iu;
const greeting = /^\W*dear (?!famil|parent|student|friend|admit|applicant)(\p{Lu}\p{L}+)\b/iu;

/** "-- Pell Grant, $7,395", "-- Direct Subsidized Loan (need-based)": a row of a list that has two signs for its dot. */
function isListed(line: string, name: string): boolean {
  return /\$\s?\d|\d,\d{3}/.test(line) || findLineKind(name.replace(/\bgrant$/, "")) !== null;
}

/** Twins: where the second of two students is named above figures of their own; null if there is one. */
export function findSecondStudent(lines: readonly string[]): number | null {
  const hasFigures = (part: readonly string[]) => part.some((line) => /\$\s?\d|\d,\d{3}/.test(line));
  for (const pattern of [studentName, forStudent, greeting, banner, numbered, ofChild]) {
    const named = lines.flatMap((line, at) => {
      const name = line.length <= 90 ? pattern.exec(line)?.[1]?.toLowerCase() : undefined;
      return name === undefined || (pattern === banner && isListed(line, name)) ? [] : [{ name, at }];
    });
    const [first] = named;
    const second = named.find(({ name }) => first !== undefined && !isSameName(name, first.name));
    if (first === undefined || second === undefined) continue;
    if (hasFigures(lines.slice(first.at, second.at)) && hasFigures(lines.slice(second.at))) return second.at;
  }
  return null;
}

/** "Barton College" and "Barton College Office of Aid". */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
