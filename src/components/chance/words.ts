/** The text of a chance: how many of ten, the range, and why there is sometimes no number. */
import type { Chance, WideningReason } from "#domain/admission/chance.ts";
import type { ShownEnd } from "#domain/admission/display.ts";
import type { ApplicantGroup } from "#domain/admission/residencyRates.ts";
import type { ChanceOdds } from "./chanceOdds.ts";

type UnknownReason = Extract<Chance, { kind: "unknown" }>["because"];

const odds: Readonly<Record<ChanceOdds["code"], (count: number, of: number) => string>> = {
  about: (count, of) => `about ${count} of ${of}`,
  fewerThan: (count, of) => `fewer than ${count} of ${of}`,
  moreThan: (count, of) => `more than ${count} of ${of}`,
};

const toEndText = (end: ShownEnd): string =>
  end.code === "percent" ? `${end.percent}%` : end.code === "under5" ? "under 5%" : "over 95%";

const unknown: Readonly<Record<UnknownReason, string>> = {
  noAdmitRate: "Not enough data: this college does not publish how many of its applicants it admits.",
  noAcademics: "Tell us your grades or a test score to see your chance here.",
  extremeRate: "Not enough data: its published admit rate is too close to none or all.",
};

const unknownShort: Readonly<Record<UnknownReason, string>> = {
  noAdmitRate: "Chance: not enough data",
  noAcademics: "Chance: needs your grades",
  extremeRate: "Chance: not enough data",
};

const widening: Readonly<Record<WideningReason, string>> = {
  noGpa: "we do not know your grades",
  noTest: "we have no test score from you",
  noCollegeScores: "the college does not publish its students’ scores",
  noGpaSpread: "this college publishes too little to say how its applicants’ grades are spread",
  oneRateForAll:
    "this public college publishes one admit rate for residents and others alike, and they may differ",
  unweightedGpa: "your grade average is unweighted, and most of what is known is about weighted ones",
  convertedGpa: "your grade average was converted to another scale",
  concordance: "your score was carried over to the other test",
};

export const words = {
  heading: "Your chance",
  odds: ({ code, count, of }: ChanceOdds) => odds[code](count, of),
  oddsCapital: (value: ChanceOdds) => {
    const text = odds[value.code](value.count, value.of);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** "20–45%"; an end that is not a number keeps its wording. */
  range(low: ShownEnd, high: ShownEnd): string {
    if (low.code === high.code && low.code !== "percent") return toEndText(low);
    if (low.code === "percent" && high.code === "percent") {
      return low.percent === high.percent ? `${low.percent}%` : `${low.percent}–${high.percent}%`;
    }
    return `${toEndText(low)} to ${toEndText(high)}`;
  },
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
  nearlyEveryoneDetail: "It admitted 99.5% or more of those who applied. Single programs may ask for more.",
  nearlyEveryoneShort: "Admits nearly everyone",
  group: (group: ApplicantGroup, rate: string) =>
    group === "residents"
      ? `Made from the rate for residents of its state: it admits ${rate} of them.`
      : `Made from the rate for students from other states: it admits ${rate} of them.`,
  scoreLeftOut:
    "Better without your score, and nobody has to send one here. Where under half are admitted, those who send none are often admitted less.",
  openDetail:
    "Open admission: finish high school or its equal, and you are in. Single programs may ask for more.",
  openShort: "Open to all",
  guaranteed: "A promised place",
  guaranteedDetail: (name: string, year: string) =>
    `Your answers meet the published rule: ${name} (${year}). It admits you to the college, not to a major. Confirm it on the college’s page.`,
  guaranteedShort: "Promised place",
  unknown: (because: UnknownReason) => unknown[because],
  unknownShort: (because: UnknownReason) => unknownShort[because],
  widerBecause: (reasons: readonly WideningReason[]) =>
    `The range is wider because ${new Intl.ListFormat("en-US").format(reasons.map((reason) => widening[reason]))}.`,
  capped: "Held low on purpose: a college that admits so few turns away most students with top grades.",
};
