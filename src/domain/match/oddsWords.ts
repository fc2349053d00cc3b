/** The sentences for a list's odds, the same on the screen, from the counselor and over HTTP. */
import { getFieldName } from "#domain/college/fieldOfStudy.ts";
import { brackets, nameBracket } from "#domain/price/brackets.ts";
import type { ListOdds } from "./odds.ts";
import { type ShownOdds, showOdds } from "./shownOdds.ts";

/** A sentence around a figure that is set in large type. */
export type AroundFigure = { before: string; figure: string; after: string };

export type DescribedOdds = {
  main: AroundFigure;
  /** It rests on colleges that are sure to admit the student, who has to apply there. */
  isCertain: boolean;
  /** What stands beside it: at any price, and a sure place to begin. */
  lines: readonly string[];
};

export type OddsTelling = {
  /** Two-year colleges alone were asked for, so that they are what the odds are about. */
  isTwoYearOnly: boolean;
  /** Two-year colleges of the list that are sure to take the student at a price that surely fits. */
  sureTwoYear: readonly string[];
};

/** What the odds are of: of students in general, and of a student who is sure of it. */
const outcomes = {
  fourYearPayable: {
    ofMany: "into a four-year college they can pay for.",
    certain: "a four-year college you can pay for.",
  },
  payable: { ofMany: "into a college they can pay for.", certain: "a college you can pay for." },
  fourYear: { ofMany: "into at least one four-year college.", certain: "at least one four-year college." },
  any: { ofMany: "into at least one college.", certain: "at least one college." },
} as const;
type Outcome = keyof typeof outcomes;

function describe(odds: ListOdds, telling: OddsTelling): DescribedOdds {
  const told = describeOutcome(odds, telling);
  const ofCollege = sayOfCollege(odds);
  return ofCollege === null ? told : { ...told, lines: [ofCollege, ...told.lines] };
}

/** Where a program selects again among those admitted, the figure says nothing of it. */
function sayOfCollege({ choosing }: Pick<ListOdds, "choosing">): string | null {
  return choosing === null
    ? null
    : `These odds are for the college, not for ${getFieldName(choosing)}. Most of these programs select their students separately, so ask each one how many it takes.`;
}

function describeOutcome(odds: ListOdds, telling: OddsTelling): DescribedOdds {
  const { isTwoYearOnly } = telling;
  const share = isTwoYearOnly ? odds.payable : odds.fourYearPayable;
  if (odds.byIncome !== null) {
    return {
      main: {
        before: `Your odds of getting into a ${isTwoYearOnly ? "" : "four-year "}college you can pay for `,
        figure: "depend on your income",
        after: ".",
      },
      isCertain: false,
      lines: [sayAnyPrice(odds, telling)],
    };
  }
  if (share === null) {
    // Without a budget, what is asked is admission; a two-year college does not make it certain.
    return isTwoYearOnly
      ? { ...tellOdds(showOdds(odds.atLeastOne), "any"), lines: [] }
      : {
          ...tellOdds(showOdds(odds.fourYear), "fourYear"),
          lines: isHigher(odds.atLeastOne, odds.fourYear)
            ? [`Counting two-year colleges, too: ${sayStudents(showOdds(odds.atLeastOne))}.`]
            : [],
        };
  }
  const shown = showOdds(share);
  return {
    ...tellOdds(shown, isTwoYearOnly ? "payable" : "fourYearPayable"),
    // What is certain at a price that fits is certain price aside.
    lines:
      shown.kind === "certain"
        ? []
        : [sayAnyPrice(odds, telling), ...(isTwoYearOnly ? [] : sayStart(telling.sureTwoYear))],
  };
}

function tellOdds(odds: ShownOdds, outcome: Outcome): Pick<DescribedOdds, "main" | "isCertain"> {
  return { main: tell(odds, outcome), isCertain: odds.kind === "certain" };
}

function tell(odds: ShownOdds, outcome: Outcome): AroundFigure {
  const { ofMany, certain } = outcomes[outcome];
  const before = "With this list, ";
  return odds.kind === "certain"
    ? { before, figure: "you can count on", after: ` ${certain}` }
    : { before, figure: sayOf100(odds), after: ` students like you would get ${ofMany}` };
}

/** "34 in 100", "fewer than 1 in 100". */
function sayOf100(odds: ShownOdds): string {
  if (odds.kind === "certain") return "100 in 100";
  return odds.kind === "under1" ? "fewer than 1 in 100" : `${odds.of100} in 100`;
}

function sayAnyPrice({ atLeastOne, fourYear: atFourYear }: ListOdds, { isTwoYearOnly }: OddsTelling): string {
  const any = sayStudents(showOdds(atLeastOne));
  if (isTwoYearOnly) return `Price aside, ${any} would get into at least one college.`;
  const four = `Price aside, ${sayStudents(showOdds(atFourYear))} would get into a four-year college`;
  return isHigher(atLeastOne, atFourYear) ? `${four}, and ${any} into some college.` : `${four}.`;
}

function isHigher(share: number, than: number): boolean {
  return sayStudents(showOdds(share)) !== sayStudents(showOdds(than));
}

function sayStudents(odds: ShownOdds): string {
  return odds.kind === "certain" ? "every student like you" : sayOf100(odds);
}

function sayStart(names: readonly string[]): string[] {
  const [name] = names;
  if (name === undefined) return [];
  const others = names.length - 1;
  const more = others === 0 ? "" : others === 1 ? " and one more" : ` and ${others} more`;
  return [
    `You can count on ${name}${more}, a two-year start that is sure to admit you and is within your budget. It isn’t counted in these odds.`,
  ];
}

export const oddsWords = {
  describe,
  ofCollege: sayOfCollege,
  sayOf100,
  /** All of it in one text. */
  sentence(odds: ListOdds, telling: OddsTelling): string {
    const { main, lines } = describe(odds, telling);
    const byIncome = odds.byIncome;
    const incomes =
      byIncome === null
        ? []
        : [
            `By family income: ${brackets
              .map((bracket) => {
                const at = byIncome[bracket];
                const share = (telling.isTwoYearOnly ? at?.payable : at?.fourYearPayable) ?? 0;
                return `${nameBracket(bracket).toLowerCase()}, ${sayOf100(showOdds(share))}`;
              })
              .join("; ")}.`,
          ];
    return [`${main.before}${main.figure}${main.after}`, ...incomes, ...lines].join(" ");
  },
};
