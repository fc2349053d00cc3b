/** The text of the college picker. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  label: "Find a college",
  hint: "By name, nickname or place: UT Austin, Mizzou, colleges in Boise",
  placeholder: "Name or nickname",
  full: (maximum: number) =>
    maximum === 1
      ? "One college is chosen. Remove it to choose another."
      : `That is ${maximum}, the most at a time. Remove one to add another.`,
  loading: "Getting the list of colleges",
  failed: "The list of colleges could not be loaded",
  failedKept: "What you chose is kept.",
  nothing: (query: string) =>
    `No college is found for “${query}”. Check the spelling, or try a shorter part of its name.`,
  queryTooLong: "That is longer than any college’s name. The first words are enough.",
  found: (total: number) => (total === 1 ? "1 college found" : `${formatInteger(total)} colleges found`),
  options: "Colleges found",
  place: (city: string, state: string) => `${city}, ${state}`,
  alsoCalled: (name: string) => `also called ${name}`,
  perhaps: "perhaps you mean",
  forProfit: "for-profit",
  noDegree: "no degrees, or no undergraduates",
  closing: "closing, takes no new students",
  isChosen: "chosen",
  chosen: "Chosen colleges",
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  problemsTitle: "Part of this address could not be read",
  notANumber: (text: string) =>
    `“${text}” is not a college’s number. Search for the college by name instead.`,
  unknown: (unitId: number) =>
    `No college in the federal data has the number ${unitId}. It may have closed or merged. Search for it by name.`,
  tooMany: (maximum: number) => `Only the first ${maximum} colleges of the address are shown.`,
  removed: (name: string) => `${name} removed`,
};
