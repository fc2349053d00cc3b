/** What a cell says about a status, a round, a date or a state, in the words families and school systems use. */
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { addDays, type Day, getMonth, getYear, isDay } from "#lib/dates.ts";
import type { ListedStatus } from "./listImport.ts";

/** Lowercase words and digits, and "!": "I'm in!!!" becomes "im in !". */
export function toWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘.]/gu, "")
    .replaceAll(/[^\p{L}\p{N}!]+|!+/gu, (mark) => (mark.includes("!") ? " ! " : " "))
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, " ");
}

/** In order: the first that fits decides, so that "not admitted" is no admission and "waitlisted, then accepted" is one. */
const statusPatterns: readonly (readonly [ListedStatus, RegExp])[] = [
  [
    "removed",
    /\b(not interested|no longer interested|removed?|withdr[ae]wn?|withdraw|declined( offer)?|turned (it |them )?down|crossed off|off (the|our|my) list|not applying|wont apply|no longer applying|dropped|skip(ping)?|descartad[ao])\b/,
  ],
  [
    "denied",
    /^(no|n|nope|den|rej|x)$|\b(denied|deny|reject(ed|ion)?|not (admitted|accepted)|didnt get in|turned (us|me|him|her|down)|refused|rechazad[ao])\b/,
  ],
  [
    "enrolled",
    /\b(enroll(ed|ing)?|attending|committed|commit|deposit(ed)? (paid|sent|made)|deposited|going (there|here)|matriculat(ed|ing)|final choice)\b/,
  ],
  [
    "admitted",
    /^(yes|acc|acpt|adm|in|in !|im in( !)?|we( a)?re in( !)?|got in( !)?)$|\b(accepted|accept|acceptance|admitted|admit|admission offer(ed)?|got in|(shes|hes|were|im) in|offer(ed)? (received|of admission)|admitid[ao]|aceptad[ao])\b/,
  ],
  [
    "waitlisted",
    /^wl$|\b(wait ?list(ed)?|waiting list|wait listed|on the list of waiting|lista de espera|alternate)\b/,
  ],
  [
    "applied",
    /^(done|sent|in review|waiting|pending)$|\b(appl(ied|ication complete)|submit(ted)?|sent in|app sent|sent|awaiting|waiting (on|for|to hear)|decision pending|pending decision|under review|in review|deferred|defer|complete(d)?|initial materials submitted|enviad[ao]|solicitad[ao])\b/,
  ],
  [
    "applying",
    /\b(applying|will apply|plan(ning)? to apply|to apply|apply|in progress|started|working on( it)?|working|drafting|not (yet )?submitted|incomplete|to ?do|active|definitely|yes apply|essays? left|almost done)\b/,
  ],
  [
    "considering",
    /\b(considering|research(ing|ed)?|thinking( about)?|follow(ing|ed)?|interested|maybe|might|possible|possibly|explor(e|ing)|looking( at)?|undecided|not sure|not started|visit(ed|ing)?|suggested|on the fence|backup|prospect|saved|favorited?)\b/,
  ],
];

const negations: readonly (readonly [RegExp, ListedStatus])[] = [
  [/\b(not|havent|hasnt|didnt|have not) (yet )?(submitted|applied|sent|started|complete(d)?)\b/, "applying"],
  [/\bnot started\b/, "considering"],
  [/\b(deposit) (due|deadline|by)\b/, "considering"],
];

/** Null where the cell names none. "Not submitted" is no application that was sent. */
export function readStatus(text: string): ListedStatus | null {
  const words = toWords(text);
  if (words === "" || words.length > 60) return null;
  if (words === "not started") return "considering";
  for (const [pattern, status] of negations) if (pattern.test(words)) return status;
  return statusPatterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** A tick, a "yes", a date: what stands in a column that asks a yes-or-no question. */
export function readTick(text: string, today: Day): boolean | null {
  const words = toWords(text);
  if (/^(no|n|none|false|0|nope|not yet|na|n a|pending|unknown|not required)$/.test(words)) return false;
  if (/[✓✔☑✅]/u.test(text)) return true;
  if (/^(yes|y|x|true|1|done|si|sent|complete(d)?|wl|df|submitted|received|paid)\b/.test(words)) return true;
  if (/[☐✗✘❌]/u.test(text) || words === "") return false;
  return readDay(text, today) !== null ? true : null;
}

const roundPatterns: readonly (readonly [ApplicationPlan, RegExp])[] = [
  ["earlyDecision2", /\b(ed ?(2|ii)|early decision ?(2|ii|two))\b/g],
  [
    "restrictiveEarlyAction",
    /\b(rea|scea|restrict(ive|ed) early action|single choice early action|sc early action|ea restrictive)\b/g,
  ],
  ["earlyDecision1", /\b(ed ?(1|i)?|early decision( ?(1|i|one))?|early dec|early d)\b/g],
  ["earlyAction", /\b(ea ?(1|2|3|i|ii|iii)?|early action( ?(1|2|3|i|ii|iii))?|early a|accion temprana)\b/g],
  [
    "regularDecision",
    /\b(rd|reg|regular( decision| admission| dec| notification)?|regular|decision regular)\b/g,
  ],
  ["rolling", /\b(rolling( admissions?| decision)?|roll|ra|open admissions?|continua)\b/g],
  ["uc", /\b(uc (app(lication)?|system)|uc apply)\b/g],
  ["csu", /\b(csu (app(lication)?)?|cal state apply|calstate apply)\b/g],
];

/** Every round that the text names, each once. */
export function listRounds(text: string): ApplicationPlan[] {
  let rest = toWords(text).slice(0, 200);
  const found: ApplicationPlan[] = [];
  for (const [plan, pattern] of roundPatterns) {
    // What was read is taken out, so that "ED II" is not "ED" as well.
    const left = rest.replaceAll(pattern, "|");
    if (left !== rest) found.push(plan);
    rest = left;
  }
  return found;
}

/** Null where the text names none, or more than one ("ED or RD?"). */
export function readRound(text: string): ApplicationPlan | null {
  const rounds = listRounds(text);
  return rounds.length === 1 ? (rounds[0] ?? null) : null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/**
 * The day a cell names: "11/1", "Nov. 1, 2026 11:59 PM EST", "1-Nov", "2026-11-01". A day without a year is the one nearest
 * to `today` in the same school year; where the first number can't be a month, the day comes first.
 */
export function readDay(text: string, today: Day): Day | null {
  const plain = text.trim().toLowerCase();
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(plain);
  if (iso !== null) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashes = /(?<![\d/$.])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/%])/.exec(plain);
  if (slashes !== null) {
    const [first, second] = [Number(slashes[1]), Number(slashes[2])];
    const [month, day] = first > 12 ? [second, first] : [first, second];
    return findDay(slashes[3], month, day, today);
  }
  const named =
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?\b(?:,?[ -]*(\d{4}))?/.exec(
      plain,
    );
  if (named !== null) return findDay(named[3], findMonth(named[1]), Number(named[2]), today);
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th)?[ -]+(?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:,?[ -]*(\d{4}|\d{2})\b)?/.exec(
      plain,
    );
  return dayFirst === null ? null : findDay(dayFirst[3], findMonth(dayFirst[2]), Number(dayFirst[1]), today);
}

function findMonth(name: string | undefined): number {
  return months.findIndex((month) => month === name) + 1;
}

function findDay(year: string | undefined, month: number, day: number, today: Day): Day | null {
  if (year !== undefined) return makeDay(Number(year) + (year.length === 2 ? 2000 : 0), month, day);
  // From August on, spring dates are next year's; before, fall dates are the coming ones.
  const fall = getMonth(today) >= 8 ? getYear(today) : getYear(today) - (getMonth(today) <= 4 ? 1 : 0);
  return makeDay(month >= 8 ? fall : fall + 1, month, day);
}

function makeDay(year: number, month: number, day: number): Day | null {
  if (year < 2000 || year > 2100) return null;
  const found = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(found) ? found : null;
}

/** A date that Excel keeps as a count of days since 1900; only of these years, because a price looks the same. */
export function readSerialDay(text: string): Day | null {
  const days = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return days >= 45_000 && days <= 49_000 ? addDays("1899-12-30", days) : null;
}

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(stateNames).flatMap(([code, name]) =>
    isStateCode(code) ? [[toWords(name), code] as const] : [],
  ),
);

/** By its code, its name or a usual short form. */
export function readState(text: string): StateCode | null {
  const words = toWords(text);
  const code = words.replaceAll(" ", "").toUpperCase();
  if (code.length === 2 && isStateCode(code)) return code;
  return codeByName.get(words) ?? shortStates.get(words) ?? null;
}

const shortStates: ReadonlyMap<string, StateCode> = new Map([
  ["calif", "CA"],
  ["cali", "CA"],
  ["mass", "MA"],
  ["penn", "PA"],
  ["wash", "WA"],
  ["washington dc", "DC"],
  ["d c", "DC"],
  ["tenn", "TN"],
  ["ill", "IL"],
  ["mich", "MI"],
  ["minn", "MN"],
  ["wisc", "WI"],
  ["conn", "CT"],
  ["fla", "FL"],
  ["tex", "TX"],
  ["ariz", "AZ"],
  ["colo", "CO"],
  ["n carolina", "NC"],
  ["s carolina", "SC"],
]);

export type PlaceRead = { city: string | null; state: StateCode | null };

/** "Ann Arbor, MI", "Oxford OH", "Maine", "Evanston". A code alone may be a city's short form ("LA") as well. */
export function readPlace(text: string): PlaceRead {
  // Said of Los Angeles at least as often as of Louisiana, in a column of places.
  if (text.trim() === "LA") return { city: "Los Angeles", state: null };
  const whole = readState(text);
  if (whole !== null) return { city: null, state: whole };
  const parts = text.split(/[,/]/).map((part) => part.trim());
  const last = parts.length > 1 ? readState(parts.at(-1) ?? "") : null;
  if (last !== null) return { city: parts[0] ?? null, state: last };
  const end = /^(.+?)[ ]+([A-Za-z]{2})$/.exec(text.trim());
  const code = end?.[2]?.toUpperCase() ?? "";
  if (end !== null && isStateCode(code)) return { city: end[1] ?? null, state: code };
  return { city: text.trim() === "" ? null : text.trim(), state: null };
}
