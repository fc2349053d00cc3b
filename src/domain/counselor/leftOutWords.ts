/** What an answer says of names that it leaves out. Apart from words.ts, because pages that draw answers do without. */
import { formatInteger } from "#lib/format.ts";
import { joinWords } from "./draft.ts";
import { nameLimits } from "./nameLimits.ts";

const mostShown = 4;

export const leftOutWords = {
  names: (leftOut: number): string =>
    `Your question names ${formatInteger(nameLimits.names + leftOut)} colleges, states, programs or majors. I read the first ${nameLimits.names}; please ask about the others separately.`,
  /** Names that several colleges have, each with the one that was taken. */
  shared: (taken: readonly { said: string; name: string }[]): string =>
    taken.length === 0
      ? ""
      : `I took ${joinWords(taken.map(({ said, name }) => `“${said}” as ${name}`))}; write the full name if you mean a different one.`,
  /** A tool answers about the first few of many colleges. */
  colleges: (names: readonly string[]): string => {
    const shown = names.slice(0, mostShown);
    const all = names.length > shown.length ? [...shown, "the other colleges you named"] : shown;
    const them = names.length === 1 ? "it" : "them";
    return `This answer leaves out ${joinWords(all)}. Please ask about ${them} separately.`;
  },
};
