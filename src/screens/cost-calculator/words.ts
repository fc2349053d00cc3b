/** What the cost calculator says before a college is chosen; its results have words of their own. */
import { incomeBrackets } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatSchoolYear, formatUsd } from "#lib/format.ts";

/** Above this the federal price figures have no further bracket. */
const topBracketUsd = incomeBrackets[3].toUsd;

export const words = {
  title: "What would college cost your family?",
  lead: "Choose up to four colleges. For each one you see a price range: what families like yours pay after grants, not the sticker price.",
  chooseTitle: "Your colleges",
  familyTitle: "Your family",
  familyNote:
    "Your answers are kept on this device. Answers about money never go into a link, and they leave this device only if you choose to share them in your account.",
  incomeSkipped: "Rather not say? Leave it blank, and you’ll see the price at five income levels.",
  familySizeNote: `Federal price figures are based on income alone. Family size changes your range only at incomes above ${formatUsd(topBracketUsd)}, at colleges that say they meet full need. A college’s own calculator always asks for it.`,
  loading: "Loading the colleges’ figures",
  failed: "We couldn’t load the colleges’ figures",
  failedKept: "Your answers are saved.",
  emptyTitle: "No colleges chosen yet",
  emptyText: "Search by name or nickname, or start with one of these.",
  suggestions: {
    plan: "Colleges you looked at",
    homeState: (state: StateCode) => `The largest in ${stateNames[state]}`,
    nation: "The largest in the country",
  },
  addSuggestion: (name: string) => `Show the cost of ${name}`,
  boardTitle: (fallYear: number) => `The first year, ${formatSchoolYear(fallYear)}`,
  boardLead: "All prices are on one scale, so you can compare them at a glance.",
  payMissing: "Enter what your family can pay a year to see it on the chart.",
};
