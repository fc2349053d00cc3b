/** A place in class: "ranked 14 of 412", "#6 of 140", "8th out of 200", "12/240". */
import type { AskedValue } from "./counselor.ts";

const of = String.raw`\s*(?:\/|\bout of\b|\bof\b|\bin (?:an? |my |his |her |our )?(?:class|grade) of\b)\s*(?:about |like |around |my |a |class of )*`;
const size = String.raw`(\d{2,4})\b(?!\/|\.\d|\s*(?:points?|questions?|kids at home))`;
const ranked = String.raw`#\s?|\bnumber\s|\brank(?:ed|s|ing)?\b(?:\s(?:is|of|him|her|me|about|like|around|at|number|currently|in|my|class)){0,4}\s#?`;
const own = String.raw`\b(?:i['\u2019]?m|i am|he['\u2019]?s|he is|she['\u2019]?s|she is)\s(?:like |about |ranked |currently )*`;

const forms = [
  new RegExp(`(?:${ranked}|${own})(\\d{1,3})(?:st|nd|rd|th)?\\b${of}${size}`, "iu"),
  new RegExp(
    `(?<![\\w.$])(\\d{1,3})(?:st|nd|rd|th)\\b(?: (?:in|place) (?:my |the )?(?:class)?)?${of}${size}`,
    "iu",
  ),
  new RegExp(`(?<![\\w.$/-])(\\d{1,3})(?:\\s?\\/\\s?|\\s(?:out )?of\\s)(\\d{3,4})\\b(?!\\/|\\.\\d)`, "iu"),
  new RegExp(
    `(?<![\\w.$])(\\d{1,3})(?:st|nd|rd|th)?${of}${size}\\s(?:students|seniors|juniors|kids|in my (?:class|grade))`,
    "iu",
  ),
];

const thisCentury = /^20[2-4]\d$/;

/** Where it stands in the text, so that its figures are read as nothing else. Null where none is said. */
export function readClassPlace(typed: string): { value: AskedValue; start: number; end: number } | null {
  for (const form of forms) {
    const found = form.exec(typed);
    const [place, count] = [Number(found?.[1]), Number(found?.[2])];
    if (found === null || place < 1 || !(place <= count) || thisCentury.test(found[2] ?? "")) continue;
    const percent = Math.max(0.1, Math.ceil((place / count) * 1_000) / 10);
    return {
      value: { kind: "classRankTopPercent", value: Math.max(1, percent) },
      start: found.index,
      end: found.index + found[0].length,
    };
  }
  return null;
}
