/** The events of a student's four years: what they are called, and when they happen where nothing is published for the class. */
import { type AdmissionSourceId, admissionSources } from "#domain/timeline/admissionSources.ts";
import { addDays, type Day, dayOf, weekdayOf } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

/** Without a day, only the month: a day that moves from year to year is not guessed. */
export type RuledDate =
  | { day: Day; lastDay: Day | null }
  | { day: null; month: { year: number; month: number } };

/** When it happens in the school year of the seniors of `seniorClass`. */
type SeriesRule = (seniorClass: number) => RuledDate;

export const seriesRules = {
  // 20 U.S.C. 1090: open by October 1, which the years in `fafsaOpenedElsewhen` missed or beat.
  fafsaOpens: (c) => fafsaOpenedElsewhen[c] ?? on(dayOf(c - 1, 10, 1)),
  fafsaFederalDeadline: (c) => on(dayOf(c + 1, 6, 30)),
  cssOpens: (c) => on(dayOf(c - 1, 10, 1)),
  // The FAFSA asks for the tax year before the last: for the class of 2028, 2026.
  baseYearStarts: (c) => on(dayOf(c - 2, 1, 1)),
  baseYearEnds: (c) => on(dayOf(c - 2, 12, 31)),
  commonAppOpens: (c) => on(dayOf(c - 1, 8, 1)),
  ucOpens: (c) => on(dayOf(c - 1, 8, 1)),
  ucFilingOpens: (c) => on(dayOf(c - 1, 10, 1)),
  ucDeadline: (c) => on(mondayAfterWeekend(dayOf(c - 1, 11, 30))),
  // Until fall 2026 the application opened with the filing window.
  csuOpens: (c) => on(dayOf(c - 1, c >= 2027 ? 8 : 10, 1)),
  csuFilingOpens: (c) => on(dayOf(c - 1, 10, 1)),
  csuDeadline: (c) => on(mondayAfterWeekend(dayOf(c - 1, 11, 30))),
  psatWindow: (c) => inMonth(c - 1, 10),
  springSchoolDays: (c) => inMonth(c, 3),
  apOrder: (c) => inMonth(c - 1, 11),
  apExams: (c) => on(firstMonday(c, 5), 11),
  apLateExams: (c) => on(addDays(firstMonday(c, 5), 14), 4),
  apScores: (c) => inMonth(c, 7),
  ibExams: (c) => inMonth(c, 5),
  ibResults: (c) => inMonth(c, 7),
  earlyAnswers: (c) => inMonth(c - 1, 12),
  secondEarlyAnswers: (c) => inMonth(c, 2),
  regularAnswers: (c) => inMonth(c, 3),
  replyDay: (c) => on(dayOf(c, 5, 1)),
  waitlistEnds: (c) => on(dayOf(c, 8, 1)),
  finalTranscript: (c) => on(dayOf(c, 7, 1)),
  creditScores: (c) => on(dayOf(c, 7, 15)),
  firstClass: (c) => inMonth(c, 8),
  // Closed in late September until 2025 and on October 1 in 2026: the month is safe, the day is not.
  questBridgeApply: (c) => inMonth(c - 1, 9),
  questBridgeRank: (c) => inMonth(c - 1, 10),
  questBridgeFinalists: (c) => inMonth(c - 1, 10),
  questBridgeRequirements: (c) => inMonth(c - 1, 11),
  questBridgeMatch: (c) => inMonth(c - 1, 12),
  questBridgePrep: (c) => inMonth(c, 3),
  gates: (c) => inMonth(c - 1, 9),
  cocaCola: (c) => inMonth(c - 1, 9),
  regeneron: (c) => inMonth(c - 1, 11),
  jackKentCooke: (c) => inMonth(c - 1, 11),
  elks: (c) => inMonth(c - 1, 11),
  bigFutureList: (c) => inMonth(c - 1, 11),
  burgerKing: (c) => inMonth(c - 1, 12),
  dellScholars: (c) => inMonth(c, 1),
  hispanicScholarshipFund: (c) => inMonth(c, 2),
  nominations: (c) => inMonth(c - 1, 9),
  airForceAcademy: (c) => on(dayOf(c - 1, 12, 31)),
  westPoint: (c) => on(dayOf(c, 1, 31)),
  navalAcademy: (c) => on(dayOf(c, 1, 31)),
  rotcScholarships: (c) => inMonth(c, 1),
  athleticsSigning: (c) => inMonth(c - 1, 11),
} satisfies Record<string, SeriesRule>;
export type SeriesId = keyof typeof seriesRules;

export type EventDefinition = {
  title: string;
  series: SeriesId;
  /** Years before the senior year in which it happens: 1 in 11th grade, -1 in the first year of college. */
  yearsBefore: number;
  /** Who says so. Null: general knowledge, to be checked. */
  source: Source | null;
  /** Aid forms are named by their award year, all else by the admission year. */
  isAward: boolean;
};

export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map([
  eventOf("fafsaOpens", "FAFSA opens", "fafsa", { series: "fafsaOpens", yearsBefore: 0 }, true),
  eventOf(
    "fafsaFederalDeadline",
    "Federal FAFSA deadline",
    "fafsa",
    { series: "fafsaFederalDeadline", yearsBefore: 0 },
    true,
  ),
  eventOf(
    "fafsaRenewal",
    "FAFSA for the second year opens",
    "fafsa",
    { series: "fafsaOpens", yearsBefore: -1 },
    true,
  ),
  eventOf("cssOpens", "CSS Profile opens", "cssProfile", { series: "cssOpens", yearsBefore: 0 }, true),
  event("baseYearStarts", "The tax year that counts begins", "fafsa"),
  event("baseYearEnds", "The tax year that counts ends", "fafsa"),
  event("commonAppOpens", "Common App opens", "commonApp"),
  event("ucOpens", "UC application opens", "uc"),
  event("ucFilingOpens", "UC filing window opens", "uc"),
  event("ucDeadline", "UC application deadline", "uc"),
  event("csuOpens", "Cal State Apply opens", "csu"),
  event("csuFilingOpens", "CSU priority filing opens", "csu"),
  event("csuDeadline", "CSU priority deadline", "csu"),
  eventOf("psat", "PSAT/NMSQT in 11th grade", "psat", { series: "psatWindow", yearsBefore: 1 }),
  eventOf("psatPractice", "PSAT/NMSQT for practice", "psat", { series: "psatWindow", yearsBefore: 2 }),
  eventOf("psat89", "PSAT 8/9 in the fall", "psat", { series: "psatWindow", yearsBefore: 3 }),
  eventOf("satSchoolDay", "SAT School Day in 11th grade", "psat", {
    series: "springSchoolDays",
    yearsBefore: 1,
  }),
  eventOf("psat10", "PSAT 10", "psat", { series: "springSchoolDays", yearsBefore: 2 }),
  event("apOrder", "AP exam orders", "apStudents"),
  eventOf("apOrder11", "AP exam orders in 11th grade", "apStudents", { series: "apOrder", yearsBefore: 1 }),
  eventOf("apOrder10", "AP exam orders in 10th grade", "apStudents", { series: "apOrder", yearsBefore: 2 }),
  event("apExams", "AP exams", "ap"),
  eventOf("apExams11", "AP exams in 11th grade", "ap", { series: "apExams", yearsBefore: 1 }),
  eventOf("apExams10", "AP exams in 10th grade", "ap", { series: "apExams", yearsBefore: 2 }),
  event("apLateExams", "AP late testing", "ap"),
  event("apScores", "AP scores", "apStudents"),
  eventOf("apScores11", "AP scores of 11th grade", "apStudents", { series: "apScores", yearsBefore: 1 }),
  eventOf("apScores10", "AP scores of 10th grade", "apStudents", { series: "apScores", yearsBefore: 2 }),
  event("ibExams", "IB exams", null),
  event("ibResults", "IB results", null),
  event("earlyAnswers", "Early decision and early action answers", null),
  event("secondEarlyAnswers", "Early decision II answers", null),
  event("regularAnswers", "Regular decision answers", null),
  event("replyDay", "National reply day", "nacacEthics"),
  event("waitlistEnds", "Last word to waitlists", "nacacEthics"),
  event("finalTranscript", "Final transcript", "uc"),
  event("creditScores", "AP, IB and college transcripts", "uc"),
  event("firstClass", "First classes of college", null),
  event("questBridgeApply", "QuestBridge National College Match application", "questBridge"),
  event("questBridgeRank", "QuestBridge ranking form", "questBridge"),
  event("questBridgeFinalists", "QuestBridge finalists", "questBridge"),
  event("questBridgeRequirements", "QuestBridge match requirements", "questBridge"),
  event("questBridgeMatch", "QuestBridge Match Day", "questBridge"),
  eventOf("questBridgePrep", "QuestBridge College Prep Scholars", null, {
    series: "questBridgePrep",
    yearsBefore: 1,
  }),
  event("gates", "Gates Scholarship closes", "gates"),
  event("cocaCola", "Coca-Cola Scholars closes", "cocaCola"),
  event("regeneron", "Regeneron Science Talent Search closes", "regeneron"),
  event("jackKentCooke", "Jack Kent Cooke College Scholarship closes", "jackKentCooke"),
  event("elks", "Elks Most Valuable Student closes", "elks"),
  event("bigFutureList", "BigFuture scholarship list closes", "bigFuture"),
  event("burgerKing", "Burger King Scholars closes", "burgerKing"),
  event("dellScholars", "Dell Scholars closes", "dell"),
  event("hispanicScholarshipFund", "Hispanic Scholarship Fund closes", "hsf"),
  event("nominations", "Academy nomination forms close", "nominations"),
  event("airForceAcademy", "Air Force Academy application", "airForceAcademy"),
  event("westPoint", "West Point application", "westPoint"),
  event("navalAcademy", "Naval Academy application", "navalAcademy"),
  event("rotcScholarships", "ROTC scholarship applications", null),
  event("athleticsSigning", "First signing day in most sports", "ncaa"),
]);

/** Two launches came late, one early; to the day they are not kept here. */
const fafsaOpenedElsewhen: Record<number, RuledDate | undefined> = {
  2024: inMonth(2023, 12),
  2025: inMonth(2024, 11),
  2026: inMonth(2025, 9),
};

type NamedDefinition = readonly [id: string, definition: EventDefinition];
type Elsewhere = { series: SeriesId; yearsBefore: number };

function event(id: SeriesId, title: string, source: AdmissionSourceId | null): NamedDefinition {
  return eventOf(id, title, source, { series: id, yearsBefore: 0 });
}

function eventOf(
  id: string,
  title: string,
  source: AdmissionSourceId | null,
  { series, yearsBefore }: Elsewhere,
  isAward = false,
): NamedDefinition {
  const from = source === null ? null : admissionSources[source];
  return [id, { title, series, yearsBefore, source: from, isAward }];
}

function on(day: Day, daysLong = 0): RuledDate {
  return { day, lastDay: daysLong === 0 ? null : addDays(day, daysLong) };
}

function inMonth(year: number, month: number): RuledDate {
  return { day: null, month: { year, month } };
}

function mondayAfterWeekend(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

function firstMonday(year: number, month: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, (8 - weekdayOf(first)) % 7);
}
