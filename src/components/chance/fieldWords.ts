/** What is said about the student's field at a college: how many degrees a year it awards in it, and that a program selects its own students. */
import type { Chance } from "#domain/admission/chance.ts";
import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import { toShownShare } from "#domain/admission/display.ts";
import type { ProgramChoice } from "#domain/admission/programChoice.ts";
import type { AwardLevel } from "#domain/college/details.ts";
import { type FieldOfStudy, getFieldName } from "#domain/college/fieldOfStudy.ts";
import { formatInteger } from "#lib/format.ts";

/** The year of the degrees, and where they are from: `publications.completions`. */
export const degreesYear = "2023-24";
const source = `in ${degreesYear} (IPEDS Completions)`;

const levels: Readonly<Record<AwardLevel, string>> = { associate: "associate", bachelors: "bachelor’s" };

/** For a row of a list: "68 music degrees a year". */
export function toFieldText({ code, level, degreesPerYear, isByTransfer }: FieldOfStudy): string {
  const name = getFieldName(code);
  if (isByTransfer) return `transfer degree toward ${name}`;
  if (degreesPerYear === 0) return `no ${name} degrees`;
  const kind = level === "associate" ? `associate ${name}` : name;
  return `${formatInteger(degreesPerYear)} ${kind} ${degreesPerYear === 1 ? "degree" : "degrees"} a year`;
}

/** For a card and the college's page. `wishedCount` is how many fields the student chose. */
export function describeField(field: FieldOfStudy, wishedCount: number): string {
  const { code, level, degreesPerYear, isOffered, isByTransfer } = field;
  const name = getFieldName(code);
  const degrees = `${levels[level]} ${degreesPerYear === 1 ? "degree" : "degrees"}`;
  if (isByTransfer) {
    return `To study ${name}, you would start with its general transfer degree and finish at a four-year college. Ask which of its courses count toward the major.`;
  }
  if (degreesPerYear === 0) {
    return wishedCount > 1
      ? `It awarded no ${degrees} in the fields you chose ${source}. Ask whether it teaches them, or which of its courses transfer.`
      : `It awarded no ${degrees} in ${name} ${source}. Ask whether it teaches that field, or which of its courses transfer.`;
  }
  const count = formatInteger(degreesPerYear);
  return isOffered
    ? `It awarded ${count} ${degrees} in ${name} ${source}.`
    : `It awarded only ${count} ${degrees} in ${name} ${source}. Ask how many students and teachers the program has.`;
}

/** What selects its own students, by the codes that do so nearly everywhere. */
const choosing: Readonly<Record<string, string>> = {
  "04": "its architecture program selects its students separately, often by portfolio",
  "0402": "its architecture program selects its students separately, often by portfolio",
  "50": "music, theater and art programs select their students separately, usually by audition or portfolio",
  "5003": "its dance program selects its students separately, usually by audition",
  "5004": "its design program selects its students separately, usually by portfolio",
  "5005": "its theater program selects its students separately, usually by audition",
  "5006": "its film program selects its students separately, usually by portfolio",
  "5007": "its studio art program selects its students separately, usually by portfolio",
  "5009": "its music program selects its students separately, usually by audition",
  "5138": "its nursing program selects its students separately",
};

/** "98% is for the university; nursing selects its own students." */
export function describeChoice(
  { code, isCertain }: ProgramChoice,
  chance: Chance,
  collegeName: string,
): string {
  const place = /\bUniversity\b/.test(collegeName) ? "the university" : "the college";
  const what = choosing[code] ?? `its ${getFieldName(code)} program selects its students separately`;
  return isCertain
    ? `${nameChance(chance)} is for ${place}; ${what}.`
    : `If you mean nursing: ${toLowerStart(nameChance(chance))} is for ${place}, and its nursing program selects its students separately.`;
}

function nameChance(chance: Chance): string {
  switch (chance.kind) {
    case "estimate": {
      const shown = toShownShare(chance.share);
      const text = formatChanceRange(shown, shown);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case "guaranteed":
      return "Guaranteed admission";
    default:
      return "Open admission";
  }
}

function toLowerStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
