/** Answers in a URL fragment, `#a=…`, so that results can be shared without a server. Grades and home may be included, money never. */
import { type ProfileAnswerId, profileAnswers } from "#domain/answers/catalog/profile.ts";
import type { AnswerKind } from "#domain/answers/kinds.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";

export const formVersion = "1";

/** The answers a link may hold, with the letter of each. The exact location is left out: the ZIP code is enough to look it up. */
export const sharedAnswers: readonly { field: ProfileAnswerId; letter: string; kind: AnswerKind }[] = (
  Object.keys(profileAnswers) as ProfileAnswerId[]
).flatMap((field) => {
  const { letter, kind } = profileAnswers[field];
  return letter === null ? [] : [{ field, letter, kind }];
});

/** "a=…" without the "#"; empty if nothing has been answered. */
export function encodeAnswers(profile: Profile): string {
  const said = sharedAnswers.flatMap(({ field, letter, kind }) => {
    const text = writeAnswer(kind, profile[field]);
    return text === writeAnswer(kind, emptyProfile[field]) ? [] : [letter + text];
  });
  return said.length === 0 ? "" : `a=${toBase64Url([formVersion, ...said].join("~"))}`;
}

/** A choice is written as its index in the list, so lists may only grow at the end; one of more than ten is written out. */
function writeAnswer(kind: AnswerKind, value: Profile[keyof Profile]): string {
  if (value === null) return "";
  if (kind.kind === "yesNo") return value === true ? "1" : "0";
  if (typeof value === "string" && kind.kind === "choice" && kind.options.length <= 10)
    return String(kind.options.indexOf(value));
  if (!Array.isArray(value)) return typeof value === "object" ? "" : String(value);
  return kind.kind === "choices" ? value.map((one) => kind.options.indexOf(one)).join("") : value.join(".");
}

/** What a link says for an answer, not yet checked against its bounds; undefined if it cannot be read. */
export function readLinkText(kind: AnswerKind, text: string): unknown {
  switch (kind.kind) {
    case "number":
    case "money":
      return /^\d{1,5}(\.\d{1,17})?$/.test(text) ? Number(text) : undefined;
    case "yesNo":
      return text === "1" ? true : text === "0" ? false : undefined;
    case "choice":
      if (kind.options.length > 10) return text;
      return /^\d$/.test(text) ? kind.options[Number(text)] : undefined;
    case "choices":
      return /^\d{1,9}$/.test(text) ? text.split("").map((digit) => kind.options[Number(digit)]) : undefined;
    case "codes":
      return text.split(".");
    case "code":
    case "record":
    default:
      return text;
  }
}

function toBase64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
