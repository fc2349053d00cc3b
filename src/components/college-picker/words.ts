/** The text of the college picker. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  label: "Find a college",
  hint: "By name, nickname or place: UT Austin, Mizzou, colleges in Boise",
  placeholder: "Name or nickname",
  full: (maximum: number) =>
    maximum === 1
      ? "One college is chosen. Remove it to choose another."
      : `You’ve chosen ${maximum}, the maximum. Remove one to add another.`,
  loading: "Loading the list of colleges",
  failed: "We couldn’t load the list of colleges",
  failedKept: "Your choices are saved.",
  nothing: (query: string) => `No college found for “${query}”. Check the spelling, or try part of the name.`,
  queryTooLong: "What you typed is longer than any college’s name. The first few words are enough.",
  found: (total: number) => (total === 1 ? "1 college found" : `${formatInteger(total)} colleges found`),
  options: "Colleges found",
  place: (city: string, state: string) => `${city}, ${state}`,
  alsoCalled: (name: string) => `also called ${name}`,
  perhaps: "did you mean",
  forProfit: "for-profit",
  noDegree: "no degrees, or no undergraduates",
  takesNoFirstYears: "takes no new students",
  isChosen: "chosen",
  chosen: "Chosen colleges",
  offered: "Colleges you looked at",
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  problemsTitle: "We couldn’t read part of this link",
  notANumber: (text: string) => `“${text}” is not a college number. Search for the college by name instead.`,
  unknown: (unitId: number) =>
    `No college in the federal data has the number ${unitId}. It may have closed or merged. Search for it by name.`,
  tooMany: (maximum: number) => `We show only the first ${maximum} colleges in the link.`,
  removed: (name: string) => `${name} removed`,
};
