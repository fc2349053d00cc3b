/** Which college a letter is from: a name we know, in any case, never out of a street address; otherwise it is asked. */
import { splitLines } from "./letterText.ts";
import { offerLimits } from "./offer.ts";

export type LetterCollege = { unitId: number; name: string; city: string; state: string };
export type KnownNames = ReadonlyMap<string, readonly LetterCollege[]>;
export type FoundCollege = { unitId: number | null; name: string };

const headLines = 40;
const longestName = 10;

/** Names as letters write them: "University of Michigan" is the campus that the data call "University of Michigan-Ann Arbor". */
export function listKnownNames(colleges: readonly LetterCollege[]): KnownNames {
  const names = new Map<string, LetterCollege[]>();
  const ownNames = new Set<string>();
  const add = (key: string, college: LetterCollege) => {
    const same = names.get(key);
    if (same === undefined) names.set(key, [college]);
    else if (!same.includes(college)) same.push(college);
  };
  for (const college of colleges) {
    const key = toKey(college.name);
    if (key.split(" ").length < 2) continue;
    add(key, college);
    ownNames.add(key);
    if (!key.endsWith(" main campus")) continue;
    // "Ohio State University" alone is its main campus.
    const system = key.slice(0, -" main campus".length);
    add(system, college);
    ownNames.add(system);
  }
  // "University of Michigan": the campuses of a system share its name, and a letter that says no more is asked about.
  for (const college of colleges) {
    const [system = "", campus] = college.name.split("-");
    const key = toKey(system);
    if (campus === undefined || key.split(" ").length < 2 || ownNames.has(key)) continue;
    add(key, college);
  }
  return names;
}

function toKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'\u2019.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "the" && word !== "at")
    .join(" ");
}

const streetWords =
  "street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|circle|parkway|pkwy|highway|hwy|plaza|square|suite|hall|building";
const streetAfter = new RegExp(`^[\\s,]*(?:${streetWords})\\b`, "i");

const streetLine = new RegExp(`^\\W*\\d{1,6}[a-z]?\\s.*\\b(?:${streetWords})\\b`, "i");

/** Whether a line is an address: a house number before a name, a street, a box, or a state with its ZIP code. */
function isAddress(line: string): boolean {
  return (
    streetLine.test(line) ||
    /\bP\.?\s?O\.?\s+box\b/i.test(line) ||
    /^\W*(?!20\d\d\b)\d{1,6}\s+(?:[NSEW]\.?|north|south|east|west|one)?\s*\w+/i.test(line)
  );
}

/** The whole line is a college's name, known or by its form. */
export function readNameLine(line: string, known: KnownNames): string | null {
  if (!collegeWord.test(line)) return null;
  const text = line.trim().replace(/^[#*_\s]+|[*_\s.,]+$/g, "");
  if (text === "" || isAddress(text)) return null;
  const found = known.get(toKey(text));
  if (found !== undefined) return found[0]?.name ?? text;
  return wholeName.test(text) && !isOffice(text) ? text : null;
}

const collegeWord = /universit|college|institut|school|academy|seminary|conservator|\btech\b/i;

const namePattern =
  /(?:(?:[A-Z][\w'\u2019.&-]*|of|and|&) ){0,6}(?:University|College|Institute|UNIVERSITY|COLLEGE|INSTITUTE)(?: (?:of|at|for|in|OF|AT|FOR|IN) [A-Z][\w'\u2019.-]+(?:[ ,-]{1,2}(?:(?:and|at|of|AND|AT|OF) )?[A-Z][\w'\u2019.-]+){0,4})?/;

const wholeName = new RegExp(`^(?:The )?${namePattern.source}$`);

function isOffice(text: string): boolean {
  return /financ|\bcosts?\b|\bboard\b|work|study|^college$|^university$|scholarship|grant|award|loan|\boffice\b|department|admission|\byour\b|honors college|^(?:college|university) of (?:engineering|arts|business|nursing|letters|liberal|education|science|agriculture|law)/i.test(
    text,
  );
}

/** Known names first, in the letter's head, then anywhere; an unknown name only where it stands like one. */
export function findCollege(text: string, known: KnownNames): FoundCollege | null {
  const lines = splitLines(text);
  const head = lines.slice(0, headLines).map((line) => line.slice(0, 300));
  const alone = findKnownLine(head, known);
  if (alone !== null) return alone;
  const within = findKnownWithin(head, known, text);
  if (within !== null) return within;
  return findNameByForm(head);
}

function findKnownLine(head: readonly string[], known: KnownNames): FoundCollege | null {
  for (const line of head) {
    if (isAddress(line)) continue;
    const found = known.get(toKey(line));
    if (found !== undefined) return choose(found, head.join("\n"), line.trim());
  }
  return null;
}

/** The longest known name in each line; the first such line counts. */
function findKnownWithin(head: readonly string[], known: KnownNames, text: string): FoundCollege | null {
  if (known.size === 0) return null;
  for (const line of head) {
    if (isAddress(line)) continue;
    const words = [...line.matchAll(/[\p{L}\p{N}'\u2019.&]+/gu)];
    for (let from = 0; from < words.length; from += 1) {
      for (let length = Math.min(longestName, words.length - from); length >= 2; length -= 1) {
        const last = words[from + length - 1];
        const start = words[from]?.index ?? 0;
        const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
        // A name is written with capitals; "a community college" in a sentence is none.
        const key = toKey(line.slice(start, end));
        const isName = /^[A-Z]/.test(line.slice(start)) || /^university of \w/.test(key);
        if (!isName && !/^[a-z\s.,|-]*$/.test(line)) continue;
        const found = known.get(key);
        if (found === undefined || isInAddress(line, start, end) || isInAwardName(line.slice(end))) continue;
        if (isEndOfName(line, start, end)) continue;
        return choose(found, text.slice(0, 4_000), line.slice(start, end));
      }
    }
  }
  return null;
}

/** "Redstone Institute of Technology" is not the Institute of Technology: the known name ends a longer one that fills the line. */
function isEndOfName(line: string, start: number, end: number): boolean {
  const before = line.slice(0, start).trim();
  return (
    before !== "" &&
    line.slice(end).trim() === "" &&
    wholeName.test(line.trim()) &&
    !isOffice(line) &&
    !/^(?:the|my|at|from|to|of|and|welcome|your|congratulations|hello|hi)\b/i.test(before)
  );
}

function isInAddress(line: string, start: number, end: number): boolean {
  return (
    /\d{1,6}\s+(?:[NSEW]\.?\s+|north\s+|south\s+|east\s+|west\s+)?$/i.test(line.slice(0, start)) ||
    streetAfter.test(line.slice(end))
  );
}

/** "Miami University BannerWeb Award": the portal that the college's name is followed by, not a donor's award. */
const portalAfter =
  /^\s+(?:banner(?:web)?|self[\s-]?service|my[A-Z]\w+|student (?:portal|center|hub)|(?:aid |web )?portal)\b|^\s+financial aid awards?(?: information| history| overview)?\s*$/i;

/** "New American University President\u2019s Award" is an award of another college. */
function isInAwardName(after: string): boolean {
  if (portalAfter.test(after)) return false;
  return /^(?:\s+[\p{Lu}][\p{L}'\u2019-]*){0,3}\s+(?:Scholarship|Grant|Award|Loan|Fellowship|Promise|Fund)s?\b(?! (?:Letter|Noti|Offer|Summary|Package|Year))/u.test(
    after,
  );
}

/** Of several colleges with one name, the one whose place the letter names; otherwise none of them. */
function choose(found: readonly LetterCollege[], text: string, written: string): FoundCollege | null {
  const [first] = found;
  if (first === undefined) return null;
  if (found.length === 1) return { unitId: first.unitId, name: first.name };
  const near = found.filter(
    ({ city, state }) => text.includes(city) && new RegExp(`\\b${state}\\b`).test(text),
  );
  const [only] = near;
  if (near.length === 1 && only !== undefined) return { unitId: only.unitId, name: only.name };
  return { unitId: null, name: written.slice(0, offerLimits.nameLength) };
}

function findNameByForm(head: readonly string[]): FoundCollege | null {
  for (const line of head.slice(0, 20)) {
    if (isAddress(line)) continue;
    const match = namePattern.exec(line.slice(0, 200));
    if (
      match === null ||
      isInAwardName(line.slice(match.index + match[0].length)) ||
      /^\s+(?:grant|scholarship|award|loan|need|fund|opportunity|promise|housing|fees?)\b/i.test(
        line.slice(match.index + match[0].length),
      )
    )
      continue;
    if (isInAddress(line, match.index, match.index + match[0].length)) continue;
    const name = match[0]
      .replace(/^(?:Dear|Welcome|From|At|To|The Office of|Congratulations from|The|Of|And) /i, "")
      .replace(/^(?:to|from|at|of|and|the) /i, "")
      .replace(/[.,]$/, "");
    if (isOffice(name) || name.split(" ").length < 2) continue;
    return { unitId: null, name: name.slice(0, offerLimits.nameLength) };
  }
  return null;
}
