/** State aid by its program's record: "Ohio College Opportunity Grant", "OH College Opportunity Grant" and "OCOG" are one. */
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { stateNames } from "#domain/college/states.ts";
import { fold } from "./letterVocabulary.ts";

let pattern: RegExp | null = null;

/** Whether the words name a state's program that we have on record. */
export function isStateProgram(label: string): boolean {
  pattern ??= new RegExp(`(?<![a-z0-9])(?:${listNames().join("|")})(?![a-z0-9])`);
  return pattern.test(normalize(label));
}

function listNames(): string[] {
  const names = allStatePrograms.flatMap(({ name, state }) => {
    const whole = normalize(name.replace(/\([^()]*\)/g, " "));
    const stateName = normalize(stateNames[state]);
    const short = whole.startsWith(`${stateName} `)
      ? `${state.toLowerCase()} ${whole.slice(stateName.length + 1)}`
      : null;
    return [whole, short, toInitials(whole), toInitials(short ?? "")].filter(
      (one) => one !== null && one.length > 3,
    );
  });
  return [...new Set(names)].flatMap((name) => (name === null ? [] : [name]));
}

/** Initials of four letters or more are a name: OCOG. Shorter ones are words of their own. */
function toInitials(name: string): string | null {
  const words = name.split(" ").filter((word) => word !== "and" && word !== "of");
  if (words.length < 3 || !/^(?:grant|scholarship|award|program)$/.test(words.at(-1) ?? "")) return null;
  const [first = ""] = words;
  // A state's abbreviation is whole in it: NJTAG.
  const initials = words.map((word) => word[0] ?? "").join("");
  return first.length === 2 ? `${first}${initials.slice(1)}` : initials.length > 3 ? initials : null;
}

function normalize(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
