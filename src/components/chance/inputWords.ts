/** The text of what went into a chance, each with its year. */
import type { ChanceInput, ScoreStanding } from "#domain/admission/chanceInputs.ts";
import { fields } from "#domain/college/fields.ts";
import { publications } from "#domain/college/publications.ts";
import { formatGradePoints, formatShare } from "#lib/format.ts";

const whose: Readonly<Record<Extract<ChanceInput, { code: "selectivity" }>["of"], string>> = {
  everyone: "of all applicants",
  residents: "of in-state applicants",
  outsideRank: "of in-state applicants who are not admitted by class rank",
  others: "of out-of-state applicants",
  major: "of applicants to your field, according to its published rates",
};

const standings: Readonly<Record<ScoreStanding, string>> = {
  below: "below",
  within: "inside",
  above: "above",
};

const noScores = {
  notGiven: "We didn’t count a test score, because you haven’t entered one",
  betterLeftOut:
    "We left out your score, because your chance is better without it and nobody has to send one",
  notUsed:
    "Your score doesn’t count here: the college doesn’t use scores, or doesn’t publish any to compare yours with",
} as const;

const toPercent = (weight: number) => formatShare(Math.round(weight * 20) / 20);

function describeInput(input: ChanceInput): string {
  switch (input.code) {
    case "selectivity": {
      const year = input.fall === null ? fields.admitRate.year : `fall ${input.fall}, as it publishes them`;
      return `It admits ${formatShare(input.rate)} ${whose[input.of]} (${year ?? ""})`;
    }
    case "oneRateForAll":
      return "It publishes one rate for residents and nonresidents together, so the range is wider";
    case "grades":
      return `${input.weight === 1 ? "Your grades alone count" : `Your grades count for about ${toPercent(input.weight)}`}${
        input.average === null
          ? ""
          : `; first-years there averaged ${formatGradePoints(input.average)} (Common Data Set, ${fields.enrolledGpa.year ?? ""})`
      }`;
    case "score": {
      const { lower, upper } = input.middle;
      const name = input.test === "sat" ? "SAT" : "ACT";
      const own = input.isConverted
        ? `Your score, as an ${name} of ${input.score},`
        : `Your ${name} of ${input.score}`;
      return `${own} is ${standings[input.standing]} the middle half of students there, ${lower} to ${upper} (${fields.satTotal.year ?? ""})${input.weight === 1 ? "" : `; it counts for about ${toPercent(input.weight)}`}`;
    }
    default: {
      const { because, sat } = input;
      return because === "notGiven" && sat !== null
        ? `${noScores.notGiven}; the middle half there have an SAT of ${sat.lower} to ${sat.upper} (${fields.satTotal.year ?? ""})`
        : noScores[because];
    }
  }
}

export const inputWords = {
  title: "What went into the chance",
  input: describeInput,
  source: `Source, unless noted: ${publications.scorecard.title}.`,
};
