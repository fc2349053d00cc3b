/**
 * Finds figures that an author typed instead of binding a record: dollar amounts, days, and thresholds of GPA, SAT,
 * ACT, income or Student Aid Index. Stories, cases, examples and what used to be true may hold them.
 */

/** A figure that stays typed, and why. The list may only shrink: an entry that is no longer found is a fault. */
type Exception = { file: string; figure: string; reason: string };

export const typedFigureExceptions: readonly Exception[] = [];

const months = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const dollars = /\$\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?: (?:million|billion))?/g;
const days = new RegExp(`\\b${months} \\d{1,2}(?:, \\d{4})?\\b(?!\\d)`, "g");
const isoDays = /\bon: ['"]?(\d{4}-\d{2}(?:-\d{2})?[^\s,}]*)/g;

/** A number counts as a threshold only in a sentence that names what it is a threshold of. */
const thresholds: readonly { about: RegExp; figure: RegExp }[] = [
  { about: /\bGPA\b|grade average|grade point/i, figure: /(?<![\d$.])[0-5]\.\d{1,2}\b(?!%)/g },
  { about: /\bSAT\b/, figure: /(?<![\d$,.-])(?!19\d\d|20\d\d)(?:1[0-6]|[4-9])\d0\b(?![,%]\d?)/g },
  {
    about: /\bACT\b/,
    figure:
      /(?<=\bACT(?: score| composite)?(?: of| at least| is)? )(?:[12]\d|3[0-6])\b|\b(?:[12]\d|3[0-6])(?= (?:or (?:more|higher|above) )?on the ACT)/g,
  },
  { about: /\bSAI\b|Student Aid Index|\bindex\b/i, figure: /(?<![\d$])[-\u2212]?\d{1,2},\d{3}\b/g },
];

/** The figures typed in a file of /content, in order, as they are written. */
export function findTypedFigures(text: string): string[] {
  return splitSentences(toCheckedText(text)).flatMap((sentence) => [
    ...matchAll(sentence, dollars),
    ...matchAll(sentence, days),
    ...[...sentence.matchAll(isoDays)].map(([, day = ""]) => day),
    ...thresholds.flatMap(({ about, figure }) => (about.test(sentence) ? matchAll(sentence, figure) : [])),
  ]);
}

/** Typed figures that are not excepted, and exceptions that nothing needs anymore; `texts` by file. */
export function findTypedFigureFaults(
  texts: ReadonlyMap<string, string>,
  exceptions: readonly Exception[] = typedFigureExceptions,
): string[] {
  const unused = new Set(exceptions);
  const faults = [...texts].flatMap(([file, text]) =>
    findTypedFigures(text).flatMap((figure) => {
      const excepted = exceptions.find((one) => one.file === file && one.figure === figure);
      if (excepted === undefined) return [`${file}: ${figure} is typed; bind it to a record`];
      unused.delete(excepted);
      return [];
    }),
  );
  return [...faults, ...[...unused].map(({ file, figure }) => `${file}: no ${figure} is typed anymore`)];
}

/** Without what is bound, the addresses, the head's own days, and the blocks that may hold typed figures. */
function toCheckedText(text: string): string {
  return text
    .replace(/^(?:published|updated): .*$/gm, "")
    .replace(/^```(?:case|plan|tool|part|program)\n[\s\S]*?^```$/gm, "")
    .replace(/^> \[!(?:EXAMPLE|HISTORY)\](?:.*\n?)(?:^>.*\n?)*/gm, "")
    .replace(/\buntil: ['"]?\d{4}-\d{2}-\d{2}/g, "")
    .replace(/\{\{[^}]*\}\}/g, "")
    .replace(/\[\^[^\]]*\]/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\*\*/g, "")
    .replace(/https?:\/\/\S+/g, "");
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+(?=[A-Z“"*-])|\n(?=\s*(?:[-*#>|]|\d+\.)|\n)/);
}

function matchAll(sentence: string, pattern: RegExp): string[] {
  return [...sentence.matchAll(pattern)].map(([figure]) => figure.trim());
}
