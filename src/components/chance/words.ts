/** The text of a chance: how many of ten, the range, and why there is sometimes no number. */

import type { UnknownReason, WideningReason } from "#domain/admission/chance.ts";
import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import type { ApplicantGroup } from "#domain/admission/residencyRates.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { formatAnd } from "#lib/format.ts";
import type { ChanceOdds } from "./chanceOdds.ts";

const odds: Readonly<Record<ChanceOdds["code"], (count: number, of: number) => string>> = {
  about: (count, of) => `about ${count} in ${of}`,
  fewerThan: (count, of) => `fewer than ${count} in ${of}`,
  moreThan: (count, of) => `more than ${count} in ${of}`,
};

const unknown: Readonly<Record<UnknownReason, string>> = {
  noFirstYears:
    "There is no chance to show, because this college no longer takes new first-years. Its page says what happened.",
  transfer:
    "We can’t estimate a transfer chance here. The published rates we use are for first-years, not for transfers.",
  transferAgreement:
    "A transfer agreement admits you here once you complete the remaining steps, listed below.",
  noAdmitRate:
    "There isn’t enough data, because this college doesn’t publish how many of its applicants it admits.",
  tooFewApplicants: `Fewer than 30 people applied here (${dataYears.admissions}), which is too few to estimate a chance.`,
  noAcademics: "Tell us your grades or a test score to see your chance here.",
  extremeRate: "There isn’t enough data, because its published admit rate is too close to 0% or 100%.",
};

const unknownShort: Readonly<Record<UnknownReason, string>> = {
  noFirstYears: "Takes no new students",
  transfer: "Chance: no transfer rate published",
  transferAgreement: "Transfer agreement",
  noAdmitRate: "Chance: not enough data",
  tooFewApplicants: "Chance: too few applicants",
  noAcademics: "Chance: needs your grades",
  extremeRate: "Chance: not enough data",
};

const widening: Readonly<Record<WideningReason, string>> = {
  noGpa: "we don’t know your grades",
  noTest: "we don’t have a test score from you",
  noCollegeScores: "the college doesn’t publish its students’ scores",
  noGpaSpread: "the college publishes too little about its applicants’ grades",
  oneRateForAll:
    "this public college publishes one admit rate for in-state and out-of-state students, and the two may differ",
  majorRate: "the rate is for your field, and it can double from one year to the next",
  majorPolicy: "the college admits by field of study and doesn’t publish those rates",
  unweightedGpa: "your grade average is unweighted, and most published data are weighted",
  convertedGpa: "we converted your grade average to another scale",
  concordance: "we converted your score to the other test",
};

export const words = {
  heading: "Your chance",
  odds: ({ code, count, of }: ChanceOdds) => odds[code](count, of),
  oddsCapital: (value: ChanceOdds) => {
    const text = odds[value.code](value.count, value.of);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  range: formatChanceRange,
  rangeLabel: (range: string) => `range ${range}`,
  oddsMeaning: "students like you who applied would be admitted",
  dots: (low: number, high: number) =>
    low === high
      ? `Of 100 students like you, about ${low} would be admitted.`
      : `Of 100 students like you, between ${low} and ${high} would be admitted.`,
  legendSure: "likely admitted",
  legendMaybe: "maybe",
  open: "Admits everyone who applies",
  nearlyEveryone: "Admits nearly everyone who applies",
  nearlyEveryoneDetail: "It admitted 99.5% or more of its applicants. Some programs may ask for more.",
  nearlyEveryoneShort: "Admits nearly everyone",
  group: (group: ApplicantGroup, rate: string) =>
    ({
      residents: `This is based on the rate for state residents. The college admits ${rate} of them.`,
      outsideRank: `This is based on the rate for state residents who are not admitted by class rank. The college admits ${rate} of them.`,
      others: `This is based on the rate for students from other states. The college admits ${rate} of them.`,
    })[group],
  scoreLeftOut:
    "Your chance is better without your score, and this college doesn’t require one. Where fewer than half are admitted, students who send no score are often admitted at lower rates.",
  openDetail:
    "This college has open admission. If you finish high school or the equivalent, you’re in. Some programs may ask for more.",
  openShort: "Open to all",
  guaranteed: "Guaranteed admission",
  guaranteedDetail: (name: string, year: string) =>
    `Your answers meet the published rule: ${name} (${year}). The rule admits you to the college, not to a major. Confirm it on the college’s page.`,
  guaranteedShort: "Guaranteed",
  unknown: (because: UnknownReason) => unknown[because],
  unknownShort: (because: UnknownReason) => unknownShort[because],
  /** `isScoreLeftOut`: there is a score, and the chance is the one without it. */
  widerBecause: (reasons: readonly WideningReason[], isScoreLeftOut: boolean) => {
    const say = (reason: WideningReason) =>
      reason === "noTest" && isScoreLeftOut ? "it doesn’t count a test score" : widening[reason];
    return `The range is wider because ${formatAnd(reasons.map(say))}.`;
  },
  interest:
    "This college says it considers your interest, so visit or join an online session, open its emails, and say why you want to go.",
  capped:
    "We cap this chance on purpose, because a college that admits so few turns away most students with top grades.",
};
