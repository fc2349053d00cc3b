/** The dated events of an admission year as they were published: forms that open and close, windows, scholarships. */
import * as origins from "#facts/calendar/admission.origins.ts";
import * as facts from "#facts/calendar/admission.ts";
import { type Fact, type FactOrigins, periodsOf, requireValue } from "#facts/fact.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

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
};

type PublishedDate =
  | { kind: "day" | "byRule"; date: Day; isProvisional?: boolean }
  | { kind: "window"; from: Day; to: Day };
type DatedEvent = readonly [fact: Fact<PublishedDate>, origins: FactOrigins];

/** Forms for aid, which go by the award year: a senior class's is the one after its senior year. */
const aidForms: readonly DatedEvent[] = [
  [facts.fafsaOpens, origins.fafsaOpensOrigins],
  [facts.fafsaFederalDeadline, origins.fafsaFederalDeadlineOrigins],
  [facts.cssOpens, origins.cssOpensOrigins],
];

const events: readonly DatedEvent[] = [
  [facts.commonAppOpens, origins.commonAppOpensOrigins],
  [facts.ucOpens, origins.ucOpensOrigins],
  [facts.ucFilingOpens, origins.ucFilingOpensOrigins],
  [facts.ucDeadline, origins.ucDeadlineOrigins],
  [facts.csuOpens, origins.csuOpensOrigins],
  [facts.csuFilingOpens, origins.csuFilingOpensOrigins],
  [facts.csuDeadline, origins.csuDeadlineOrigins],
  [facts.psatWindow, origins.psatWindowOrigins],
  [facts.springSchoolDays, origins.springSchoolDaysOrigins],
  [facts.apExams, origins.apExamsOrigins],
  [facts.apLateExams, origins.apLateExamsOrigins],
  [facts.replyDay, origins.replyDayOrigins],
  [facts.questBridgeApply, origins.questBridgeApplyOrigins],
  [facts.questBridgeRank, origins.questBridgeRankOrigins],
  [facts.questBridgeFinalists, origins.questBridgeFinalistsOrigins],
  [facts.questBridgeRequirements, origins.questBridgeRequirementsOrigins],
  [facts.questBridgeMatch, origins.questBridgeMatchOrigins],
  [facts.gates, origins.gatesOrigins],
  [facts.cocaCola, origins.cocaColaOrigins],
  [facts.regeneron, origins.regeneronOrigins],
  [facts.jackKentCooke, origins.jackKentCookeOrigins],
  [facts.elks, origins.elksOrigins],
  [facts.bigFutureList, origins.bigFutureListOrigins],
  [facts.burgerKing, origins.burgerKingOrigins],
  [facts.dellScholars, origins.dellScholarsOrigins],
  [facts.airForceAcademy, origins.airForceAcademyOrigins],
  [facts.westPoint, origins.westPointOrigins],
  [facts.navalAcademy, origins.navalAcademyOrigins],
];

/** Where two sources differ, the earlier day stands. */
export const calendarRecords: readonly CalendarRecord[] = [
  ...aidForms.flatMap((event) => listYears(event, 1)),
  // Which tax year counts is law, so that it is known for every class in high school today.
  ...periodsOf(facts.baseYearStarts).flatMap((cycle) => [
    readRecord([facts.baseYearStarts, origins.baseYearStartsOrigins], cycle, 0),
    readRecord([facts.baseYearEnds, origins.baseYearEndsOrigins], cycle, 0),
  ]),
  ...events.flatMap((event) => listYears(event, 0)),
];

function listYears(event: DatedEvent, yearsAfterSenior: 0 | 1): CalendarRecord[] {
  return periodsOf(event[0])
    .toReversed()
    .map((cycle) => readRecord(event, cycle, yearsAfterSenior));
}

function readRecord([fact, itsOrigins]: DatedEvent, cycle: string, yearsAfterSenior: 0 | 1): CalendarRecord {
  const seniorClass = Number(cycle.slice(0, 4)) + 1 - yearsAfterSenior;
  const when = requireValue(fact, cycle);
  return {
    id: `${fact.id}.${seniorClass}`,
    series: fact.id,
    seniorClass,
    date: when.kind === "window" ? when.from : when.date,
    lastDay: when.kind === "window" ? when.to : null,
    standing: readStanding(when),
    cycle,
    source: requireValue(itsOrigins, cycle).source,
  };
}

function readStanding(when: PublishedDate): CalendarRecord["standing"] {
  if (when.kind === "byRule") return "rule";
  return when.kind === "day" && when.isProvisional === true ? "anticipated" : "published";
}
