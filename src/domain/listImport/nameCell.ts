/** Takes a name's cell apart: bullets and numbers before it, and what families write behind it: "(IL)", "- ED1, due 11/15". */
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { listRounds, type PlaceRead, readDay, readPlace, readState, readStatus } from "./cellValues.ts";
import type { ListedStatus } from "./listImport.ts";

export type NameCell = {
  name: string;
  place: PlaceRead | null;
  status: ListedStatus | null;
  round: ApplicationPlan | null;
  day: Day | null;
  /** What stood behind the name and is none of these. */
  rest: string | null;
};

const bullet = /^\s*(?:(?:[-–—•◦▪●○*+>→✓✔☑✅☐✗❌⭐★]|\[[ xX]?\]|\(\d{1,3}\)|\d{1,3}[.)])\s*)+(?=\p{L})/u;
const pictures = /\p{Extended_Pictographic}|\uFE0F|\u200D/gu;

/** The text of the cell without bullets, ticks and pictures, on one line. */
export function cleanName(text: string): string {
  return text
    .replace(bullet, "")
    .replaceAll(pictures, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/[\s:;,*]+$/, "")
    .trim();
}

/** `isName` decides how much of the cell is the name: "Miami University - Oxford" is one as a whole. */
export function readNameCell(text: string, isName: (text: string) => boolean, today: Day): NameCell {
  const whole = cleanName(text);
  const plain: NameCell = { name: whole, place: null, status: null, round: null, day: null, rest: null };
  if (whole === "" || isName(whole)) return plain;
  const cuts = listCuts(whole)
    .map(({ at, behind }) => ({ name: whole.slice(0, at).trim(), behind }))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  const known = cuts.find(({ name }) => isName(name));
  if (known !== undefined) return { ...plain, name: known.name, ...readHints(known.behind, today) };
  // A name that isn't known: all that follows must have been read, or it may be part of it.
  for (const { name, behind } of cuts.toReversed()) {
    const read = readHints(behind, today);
    if (read.rest === null && read.place === null) return { ...plain, name, ...read };
  }
  const placed = /^(.*\S)[,(]\s*([^,()]+)\)?$/.exec(whole);
  const state = placed === null ? null : readState(placed[2] ?? "");
  return placed === null || state === null
    ? plain
    : { ...plain, name: (placed[1] ?? "").trim(), place: { city: null, state } };
}

/** From the end: the longest name first. */
function listCuts(text: string): { at: number; behind: string }[] {
  return [...text.matchAll(/\s*\(|\s+[-–—|]\s*|\s*[,:;]\s+|\s+(?=(?:ED|EA|RD|REA|SCEA)\b)/g)]
    .map((match) => ({ at: match.index, behind: text.slice(match.index + match[0].length) }))
    .toReversed();
}

function readHints(text: string, today: Day): Omit<NameCell, "name"> {
  const read: Omit<NameCell, "name"> = { place: null, status: null, round: null, day: null, rest: null };
  const left: string[] = [];
  for (const part of text
    .split(/[(),;|]|\s[-–—]\s/)
    .map((one) => one.trim())
    .filter((one) => one !== "")) {
    const rounds = listRounds(part);
    const day = readDay(part, today);
    const status = rounds.length === 0 && day === null ? readStatus(part) : null;
    const place = readPlace(part);
    const [round] = rounds;
    if (place.state !== null && read.place === null) read.place = place;
    else if (rounds.length === 1 && round !== undefined && read.round === null && part.length < 40) {
      read.round = round;
      if (day !== null) read.day = day;
    } else if (day !== null && read.day === null && part.length < 30) read.day = day;
    else if (status !== null && read.status === null && part.length < 30) read.status = status;
    else left.push(part);
  }
  return { ...read, rest: left.length === 0 ? null : left.join(", ") };
}
