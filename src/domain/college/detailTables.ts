/** The CSV columns for what is known about a college beyond its record. */
import type { Deadline } from "./deadline.ts";
import type {
  AdmissionFactors,
  CommonDataSet,
  CommonDataSetPage,
  EarlyRound,
  WaitingList,
  YellowRibbon,
} from "./details.ts";
import type { Requirements } from "./requirements.ts";
import type { Column, Kind } from "./tableText.ts";

function toColumns<Row>(kinds: Record<keyof Row & string, Kind>): readonly Column[] {
  return Object.entries<Kind>(kinds).map(([field, kind]) => ({ field, kind }));
}

export const deadlineColumns = toColumns<Deadline>({
  unitId: "number",
  round: "text",
  date: "text",
  isRolling: "flag",
  isBinding: "flag",
  asOf: "text",
  cycle: "text",
  confidence: "text",
  source: "text",
  url: "text",
});

export const admissionFactorColumns = toColumns<AdmissionFactors>({
  unitId: "number",
  enrolledGpa: "number",
  rigor: "number",
  classRank: "number",
  gpa: "number",
  testScores: "number",
  essay: "number",
  recommendations: "number",
  interview: "number",
  activities: "number",
  talent: "number",
  character: "number",
  firstGeneration: "number",
  alumniRelation: "number",
  geography: "number",
  stateResidency: "number",
  religion: "number",
  volunteering: "number",
  workExperience: "number",
  demonstratedInterest: "number",
  waitlistAdmitted: "number",
  meritRecipients: "number",
  averageMeritAwardUsd: "number",
});

export const commonDataSetColumns = toColumns<CommonDataSet>({
  unitId: "number",
  sourceYear: "text",
  earlyDecisionApplicants: "number",
  earlyDecisionAdmitted: "number",
  earlyActionApplicants: "number",
  earlyActionAdmitted: "number",
  needMetShare: "number",
  meetsFullNeed: "flag",
  averageNeedGrantUsd: "number",
  averageAidPackageUsd: "number",
  needAidShare: "number",
  meritAidShare: "number",
  averageMeritAwardUsd: "number",
});

export const earlyRoundColumns = toColumns<EarlyRound>({
  unitId: "number",
  plan: "text",
  fall: "number",
  applicants: "number",
  admitted: "number",
  sourceYear: "text",
  sourceUrl: "text",
});

export const requirementColumns = toColumns<Requirements>({
  unitId: "number",
  cycle: "text",
  asOf: "text",
  feeUsd: "number",
  feeWaiver: "text",
  essay: "flag",
  writingSupplement: "flag",
  portfolio: "text",
  coursesAndGrades: "flag",
  tests: "text",
  teacherLetters: "number",
  otherLetters: "number",
  counselorLetter: "flag",
  midYearReport: "flag",
});

export const waitingListColumns = toColumns<WaitingList>({
  unitId: "number",
  sourceYear: "text",
  offered: "number",
  accepted: "number",
  admitted: "number",
});

export const commonDataSetPageColumns = toColumns<CommonDataSetPage>({
  unitId: "number",
  sourceYear: "text",
  url: "text",
});

export const yellowRibbonColumns = toColumns<YellowRibbon>({ unitId: "number", fall: "number" });

/** One line per college, major and level: "unitId,cip,level,awards". */
export const programColumns: readonly Column[] = [
  { field: "unitId", kind: "number" },
  { field: "cip", kind: "text" },
  { field: "level", kind: "text" },
  { field: "awards", kind: "number" },
];

export const cipTitleColumns: readonly Column[] = [
  { field: "cip", kind: "text" },
  { field: "title", kind: "text" },
];
