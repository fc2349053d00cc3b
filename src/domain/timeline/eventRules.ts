/** The events of a student's four years: their names, and when they happen if nothing is published for the class. */
import { type AdmissionSourceId, admissionSources } from "#domain/timeline/admissionSources.ts";
import { addDays, type Day, getWeekday, toDay } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

/** If the day changes from year to year, only the month is given; days are not guessed. */
export type RuledDate =
  | { day: Day; lastDay: Day | null }
  | { day: null; month: { year: number; month: number } };

/** When it happens in the school year of the class of `seniorClass`. */
type SeriesRule = (seniorClass: number) => RuledDate;

export const seriesRules = {
  // 20 U.S.C. 1090: open by October 1, which the years in `fafsaOpenedElsewhen` missed or beat.
  fafsaOpens: (c) => fafsaOpenedElsewhen[c] ?? toRuledDay(toDay(c - 1, 10, 1)),
  fafsaFederalDeadline: (c) => toRuledDay(toDay(c + 1, 6, 30)),
  cssOpens: (c) => toRuledDay(toDay(c - 1, 10, 1)),
  // The FAFSA uses the tax year before last: 2026 for the class of 2028.
  baseYearStarts: (c) => toRuledDay(toDay(c - 2, 1, 1)),
  baseYearEnds: (c) => toRuledDay(toDay(c - 2, 12, 31)),
  commonAppOpens: (c) => toRuledDay(toDay(c - 1, 8, 1)),
  ucOpens: (c) => toRuledDay(toDay(c - 1, 8, 1)),
  ucFilingOpens: (c) => toRuledDay(toDay(c - 1, 10, 1)),
  ucDeadline: (c) => toRuledDay(skipWeekend(toDay(c - 1, 11, 30))),
  // Until fall 2026 the application opened along with the filing period.
  csuOpens: (c) => toRuledDay(toDay(c - 1, c >= 2027 ? 8 : 10, 1)),
  csuFilingOpens: (c) => toRuledDay(toDay(c - 1, 10, 1)),
  csuDeadline: (c) => toRuledDay(skipWeekend(toDay(c - 1, 11, 30))),
  psatWindow: (c) => toRuledMonth(c - 1, 10),
  springSchoolDays: (c) => toRuledMonth(c, 3),
  apOrder: (c) => toRuledMonth(c - 1, 11),
  apExams: (c) => toRuledDay(findFirstMonday(c, 5), 11),
  apLateExams: (c) => toRuledDay(addDays(findFirstMonday(c, 5), 14), 4),
  apScores: (c) => toRuledMonth(c, 7),
  ibExams: (c) => toRuledMonth(c, 5),
  ibResults: (c) => toRuledMonth(c, 7),
  earlyAnswers: (c) => toRuledMonth(c - 1, 12),
  secondEarlyAnswers: (c) => toRuledMonth(c, 2),
  regularAnswers: (c) => toRuledMonth(c, 3),
  replyDay: (c) => toRuledDay(toDay(c, 5, 1)),
  waitlistEnds: (c) => toRuledDay(toDay(c, 8, 1)),
  finalTranscript: (c) => toRuledDay(toDay(c, 7, 1)),
  creditScores: (c) => toRuledDay(toDay(c, 7, 15)),
  firstClass: (c) => toRuledMonth(c, 8),
  // Closed in late September until 2025 and on October 1 in 2026, so only the month is reliable.
  questBridgeApply: (c) => toRuledMonth(c - 1, 9),
  questBridgeRank: (c) => toRuledMonth(c - 1, 10),
  questBridgeFinalists: (c) => toRuledMonth(c - 1, 10),
  questBridgeRequirements: (c) => toRuledMonth(c - 1, 11),
  questBridgeMatch: (c) => toRuledMonth(c - 1, 12),
  questBridgePrep: (c) => toRuledMonth(c, 3),
  gates: (c) => toRuledMonth(c - 1, 9),
  cocaCola: (c) => toRuledMonth(c - 1, 9),
  regeneron: (c) => toRuledMonth(c - 1, 11),
  jackKentCooke: (c) => toRuledMonth(c - 1, 11),
  elks: (c) => toRuledMonth(c - 1, 11),
  bigFutureList: (c) => toRuledMonth(c - 1, 11),
  burgerKing: (c) => toRuledMonth(c - 1, 12),
  dellScholars: (c) => toRuledMonth(c, 1),
  hispanicScholarshipFund: (c) => toRuledMonth(c, 2),
  nominations: (c) => toRuledMonth(c - 1, 9),
  airForceAcademy: (c) => toRuledDay(toDay(c - 1, 12, 31)),
  westPoint: (c) => toRuledDay(toDay(c, 1, 31)),
  navalAcademy: (c) => toRuledDay(toDay(c, 1, 31)),
  rotcScholarships: (c) => toRuledMonth(c, 1),
  athleticsSigning: (c) => toRuledMonth(c - 1, 11),
} satisfies Record<string, SeriesRule>;
export type SeriesId = keyof typeof seriesRules;

export type EventDefinition = {
  title: string;
  series: SeriesId;
  /** Years before senior year: 1 in 11th grade, -1 in the first year of college. */
  yearsBefore: number;
  /** The source; null for general knowledge that needs checking. */
  source: Source | null;
  /** Aid forms are named by award year, all others by admission cycle. */
  isAward: boolean;
};

export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map([
  defineSeriesEvent("fafsaOpens", "FAFSA opens", "fafsa", { series: "fafsaOpens", yearsBefore: 0 }, true),
  defineSeriesEvent(
    "fafsaFederalDeadline",
    "Federal FAFSA deadline",
    "fafsa",
    { series: "fafsaFederalDeadline", yearsBefore: 0 },
    true,
  ),
  defineSeriesEvent(
    "fafsaRenewal",
    "FAFSA for the second year opens",
    "fafsa",
    { series: "fafsaOpens", yearsBefore: -1 },
    true,
  ),
  defineSeriesEvent(
    "cssOpens",
    "CSS Profile opens",
    "cssProfile",
    { series: "cssOpens", yearsBefore: 0 },
    true,
  ),
  defineEvent("baseYearStarts", "The tax year that counts begins", "fafsa"),
  defineEvent("baseYearEnds", "The tax year that counts ends", "fafsa"),
  defineEvent("commonAppOpens", "Common App opens", "commonApp"),
  defineEvent("ucOpens", "UC application opens", "uc"),
  defineEvent("ucFilingOpens", "UC filing window opens", "uc"),
  defineEvent("ucDeadline", "UC application deadline", "uc"),
  defineEvent("csuOpens", "Cal State Apply opens", "csu"),
  defineEvent("csuFilingOpens", "CSU priority filing opens", "csu"),
  defineEvent("csuDeadline", "CSU priority deadline", "csu"),
  defineSeriesEvent("psat", "PSAT/NMSQT in 11th grade", "psat", { series: "psatWindow", yearsBefore: 1 }),
  defineSeriesEvent("psatPractice", "PSAT/NMSQT for practice", "psat", {
    series: "psatWindow",
    yearsBefore: 2,
  }),
  defineSeriesEvent("psat89", "PSAT 8/9 in the fall", "psat", { series: "psatWindow", yearsBefore: 3 }),
  defineSeriesEvent("satSchoolDay", "SAT School Day in 11th grade", "psat", {
    series: "springSchoolDays",
    yearsBefore: 1,
  }),
  defineSeriesEvent("psat10", "PSAT 10", "psat", { series: "springSchoolDays", yearsBefore: 2 }),
  defineEvent("apOrder", "AP exam orders", "apStudents"),
  defineSeriesEvent("apOrder11", "AP exam orders in 11th grade", "apStudents", {
    series: "apOrder",
    yearsBefore: 1,
  }),
  defineSeriesEvent("apOrder10", "AP exam orders in 10th grade", "apStudents", {
    series: "apOrder",
    yearsBefore: 2,
  }),
  defineEvent("apExams", "AP exams", "ap"),
  defineSeriesEvent("apExams11", "AP exams in 11th grade", "ap", { series: "apExams", yearsBefore: 1 }),
  defineSeriesEvent("apExams10", "AP exams in 10th grade", "ap", { series: "apExams", yearsBefore: 2 }),
  defineEvent("apLateExams", "AP late testing", "ap"),
  defineEvent("apScores", "AP scores", "apStudents"),
  defineSeriesEvent("apScores11", "AP scores of 11th grade", "apStudents", {
    series: "apScores",
    yearsBefore: 1,
  }),
  defineSeriesEvent("apScores10", "AP scores of 10th grade", "apStudents", {
    series: "apScores",
    yearsBefore: 2,
  }),
  defineEvent("ibExams", "IB exams", null),
  defineEvent("ibResults", "IB results", null),
  defineEvent("earlyAnswers", "Early decision and early action answers", null),
  defineEvent("secondEarlyAnswers", "Early decision II answers", null),
  defineEvent("regularAnswers", "Regular decision answers", null),
  defineEvent("replyDay", "National reply date", "nacacEthics"),
  defineEvent("waitlistEnds", "Final answers to waitlists", "nacacEthics"),
  defineEvent("finalTranscript", "Final transcript", "uc"),
  defineEvent("creditScores", "AP, IB and college transcripts", "uc"),
  defineEvent("firstClass", "First classes of college", null),
  defineEvent("questBridgeApply", "QuestBridge National College Match application", "questBridge"),
  defineEvent("questBridgeRank", "QuestBridge ranking form", "questBridge"),
  defineEvent("questBridgeFinalists", "QuestBridge finalists", "questBridge"),
  defineEvent("questBridgeRequirements", "QuestBridge match requirements", "questBridge"),
  defineEvent("questBridgeMatch", "QuestBridge Match Day", "questBridge"),
  defineSeriesEvent("questBridgePrep", "QuestBridge College Prep Scholars", null, {
    series: "questBridgePrep",
    yearsBefore: 1,
  }),
  defineEvent("gates", "Gates Scholarship closes", "gates"),
  defineEvent("cocaCola", "Coca-Cola Scholars closes", "cocaCola"),
  defineEvent("regeneron", "Regeneron Science Talent Search closes", "regeneron"),
  defineEvent("jackKentCooke", "Jack Kent Cooke College Scholarship closes", "jackKentCooke"),
  defineEvent("elks", "Elks Most Valuable Student closes", "elks"),
  defineEvent("bigFutureList", "BigFuture scholarship list closes", "bigFuture"),
  defineEvent("burgerKing", "Burger King Scholars closes", "burgerKing"),
  defineEvent("dellScholars", "Dell Scholars closes", "dell"),
  defineEvent("hispanicScholarshipFund", "Hispanic Scholarship Fund closes", "hsf"),
  defineEvent("nominations", "Academy nomination forms close", "nominations"),
  defineEvent("airForceAcademy", "Air Force Academy application", "airForceAcademy"),
  defineEvent("westPoint", "West Point application", "westPoint"),
  defineEvent("navalAcademy", "Naval Academy application", "navalAcademy"),
  defineEvent("rotcScholarships", "ROTC scholarship applications", null),
  defineEvent("athleticsSigning", "First signing day in most sports", "ncaa"),
]);

/** Two launches came late and one early; the exact days are not recorded here. */
const fafsaOpenedElsewhen: Record<number, RuledDate | undefined> = {
  2024: toRuledMonth(2023, 12),
  2025: toRuledMonth(2024, 11),
  2026: toRuledMonth(2025, 9),
};

type NamedDefinition = readonly [id: string, definition: EventDefinition];
type Elsewhere = { series: SeriesId; yearsBefore: number };

function defineEvent(id: SeriesId, title: string, source: AdmissionSourceId | null): NamedDefinition {
  return defineSeriesEvent(id, title, source, { series: id, yearsBefore: 0 });
}

function defineSeriesEvent(
  id: string,
  title: string,
  source: AdmissionSourceId | null,
  { series, yearsBefore }: Elsewhere,
  isAward = false,
): NamedDefinition {
  const from = source === null ? null : admissionSources[source];
  return [id, { title, series, yearsBefore, source: from, isAward }];
}

function toRuledDay(day: Day, daysLong = 0): RuledDate {
  return { day, lastDay: daysLong === 0 ? null : addDays(day, daysLong) };
}

function toRuledMonth(year: number, month: number): RuledDate {
  return { day: null, month: { year, month } };
}

function skipWeekend(day: Day): Day {
  const weekday = getWeekday(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

function findFirstMonday(year: number, month: number): Day {
  const first = toDay(year, month, 1);
  return addDays(first, (8 - getWeekday(first)) % 7);
}
