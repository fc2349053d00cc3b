/** The dated events of an admission year as they were published: forms that open and close, windows, scholarships. */
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { admissionSources as sources } from "./admissionSources.ts";

/** The day on which every date below was last compared with its source. */
export const calendarCheckedOn: Day = "2026-11-21";

export type CalendarRecord = {
  id: string;
  /** What happens, whatever the year; `eventRules` says when it happens in other years. */
  series: string;
  /** Graduation year of the seniors of the school year in which it counts. */
  seniorClass: number;
  /** The day itself, or the first day of a window. */
  date: Day;
  lastDay: Day | null;
  /** "published" by who runs it; "anticipated": announced as provisional; "rule": reckoned from its pattern. */
  standing: "published" | "anticipated" | "rule";
  /** The admission year; for aid forms the award year. */
  cycle: string;
  source: Source;
  checkedOn: Day;
};

type Dates = { lastDay?: Day; standing?: CalendarRecord["standing"]; cycle?: string };

/** Where two sources differ, the earlier day stands. */
export const calendarRecords: readonly CalendarRecord[] = [
  record("fafsaOpens", 2027, "2026-09-23", sources.fafsa, { cycle: "2027-28" }),
  record("fafsaFederalDeadline", 2027, "2028-06-30", sources.fafsa, { cycle: "2027-28" }),
  record("cssOpens", 2027, "2026-10-01", sources.cssProfile, { cycle: "2027-28" }),
  // Which tax year counts is law, so that it is known for every class in high school today.
  ...[2027, 2028, 2029, 2030].flatMap((seniorClass) => [
    record("baseYearStarts", seniorClass, `${seniorClass - 2}-01-01`, sources.fafsa),
    record("baseYearEnds", seniorClass, `${seniorClass - 2}-12-31`, sources.fafsa),
  ]),
  record("commonAppOpens", 2027, "2026-08-01", sources.commonApp),
  record("ucOpens", 2027, "2026-08-01", sources.uc),
  record("ucFilingOpens", 2027, "2026-10-01", sources.uc),
  record("ucDeadline", 2027, "2026-11-30", sources.uc),
  record("ucDeadline", 2026, "2025-12-01", sources.uc),
  record("ucDeadline", 2025, "2024-12-02", sources.uc),
  record("csuOpens", 2027, "2026-08-01", sources.csu),
  record("csuFilingOpens", 2027, "2026-10-01", sources.csu),
  record("csuDeadline", 2027, "2026-11-30", sources.csu),
  record("psatWindow", 2027, "2026-10-01", sources.psat, { lastDay: "2026-10-30" }),
  record("springSchoolDays", 2027, "2027-03-01", sources.psat, { lastDay: "2027-04-30" }),
  record("apExams", 2027, "2027-05-03", sources.ap, { lastDay: "2027-05-14" }),
  record("apLateExams", 2027, "2027-05-17", sources.ap, { lastDay: "2027-05-21" }),
  record("replyDay", 2027, "2027-05-01", sources.nacacEthics),
  record("questBridgeApply", 2027, "2026-10-01", sources.questBridge),
  record("questBridgeRank", 2027, "2026-10-15", sources.questBridge),
  record("questBridgeFinalists", 2027, "2026-10-21", sources.questBridge),
  record("questBridgeRequirements", 2027, "2026-11-01", sources.questBridge),
  record("questBridgeMatch", 2027, "2026-12-01", sources.questBridge),
  // Scholarships: the day they close.
  record("gates", 2027, "2026-09-15", sources.gates),
  record("cocaCola", 2027, "2026-09-30", sources.cocaCola),
  record("regeneron", 2027, "2026-11-05", sources.regeneron),
  record("jackKentCooke", 2027, "2026-11-11", sources.jackKentCooke),
  record("elks", 2027, "2026-11-12", sources.elks),
  record("bigFutureList", 2027, "2026-11-30", sources.bigFuture),
  record("burgerKing", 2027, "2026-12-15", sources.burgerKing),
  record("dellScholars", 2027, "2027-01-12", sources.dell),
  record("airForceAcademy", 2027, "2026-12-31", sources.airForceAcademy, { standing: "rule" }),
  record("westPoint", 2027, "2027-01-31", sources.westPoint),
  record("navalAcademy", 2027, "2027-01-31", sources.navalAcademy, { standing: "rule" }),
];

function record(
  series: string,
  seniorClass: number,
  date: Day,
  source: Source,
  { lastDay, standing = "published", cycle }: Dates = {},
): CalendarRecord {
  return {
    id: `${series}.${seniorClass}`,
    series,
    seniorClass,
    date,
    lastDay: lastDay ?? null,
    standing,
    cycle: cycle ?? `${seniorClass - 1}-${String(seniorClass).slice(2)}`,
    source,
    checkedOn: calendarCheckedOn,
  };
}
