/** The student's chance of admission at the colleges asked about, as the screens show it. */

import type { UnknownReason } from "#domain/admission/chance.ts";
import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import { toShownChance } from "#domain/admission/display.ts";
import { findPromise } from "#domain/admission/guarantees.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { findScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { stateNames } from "#domain/college/states.ts";
import { recommend } from "#domain/match/firstListRule.ts";
import { type MatchQuestion, toRankInput } from "#domain/match/matchColleges.ts";
import { type RankedCollege, rankColleges } from "#domain/match/rank.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  joinWords,
  listAskedColleges,
  listFieldSources,
  listPlanColleges,
  makeDraft,
  makeFieldFact,
  rankForPlan,
  sayAbout,
  sayShare,
  toAnswerSource,
  toMatchQuestion,
} from "../draft.ts";
import { withResidency } from "../residency.ts";
import { links, words } from "../words.ts";
import { compareScore, tellTestPolicy } from "./collegeTests.ts";
import { tellNextDate } from "./deadlines.ts";
import { readWishes, tellMajorAdmission } from "./majorAdmission.ts";

/** A whole list is the plan's to show; beyond these the answer names none. */
const most = 4;

const labelWords: Readonly<Record<AdmissionLabel, string | null>> = {
  safety: "a safety school",
  likely: "a likely school",
  target: "a target school",
  reach: "a reach school",
  open: null,
  unknown: null,
};

export function answerChance(reading: CounselorReading, context: AnswerContext): Draft {
  const named = listAskedColleges(reading, context);
  const colleges = named.length > 0 ? named : listPlanColleges(context);
  if (colleges.length === 0) return tellWhere(context) ?? words.whichCollege();
  const student = wishFor(reading, toMatchQuestion(context), context);
  const shown = colleges.slice(0, most);
  const tell = shown.length === 1 ? tellChance : tellChanceBriefly;
  const drafts = shown.map((college) => tell(college, withResidency(student, college, reading.residency)));
  const [only, another] = shown;
  const isTold = drafts.some(({ kind }) => kind === "answer");
  if (only !== undefined && another === undefined && isTold)
    drafts.push(...tellBeside(only, reading, context));
  const counted = makeDraft("The estimates count your grades and scores, not your essays.");
  const hasEstimate =
    shown.length > 1 && drafts.some(({ facts }) => facts.some(({ ref }) => ref.endsWith(".chance")));
  const told = joinDrafts(hasEstimate ? [...drafts, counted] : drafts);
  // The picture is drawn for the majors of the plan.
  const answer =
    readWishes(reading) === null
      ? told
      : {
          ...told,
          parts: told.parts.map((part) =>
            part.kind === "chance" ? { kind: "facts" as const, unitId: part.unitId } : part,
          ),
        };
  return colleges.length > most ? { ...answer, parts: [...answer.parts, links.plan] } : answer;
}

/** "2.6, will any four-year college take me": at how many that is likely, those of the home state by name. Null where no grade or score is known. */
function tellWhere(context: AnswerContext): Draft | null {
  const { gpa, satTotal, actComposite, homeState } = context.plan.profile;
  if (gpa === null && satTotal === null && actComposite === null) return null;
  const question = toMatchQuestion(context);
  const among = context.colleges.filter(
    ({ isBachelorsCollege, state }) => isBachelorsCollege && (homeState === null || state === homeState),
  );
  const rows = rankColleges(among, question.profile, question.money, toRankInput(question));
  const likely = rows.filter(({ chance }) => chance.kind === "estimate" && chance.low >= likelyShare);
  const open = rows.filter(({ chance }) => chance.kind === "open" || chance.kind === "guaranteed");
  const facts: AnswerFact[] = [];
  const count = (ref: string, value: number) => {
    facts.push({ ref, kind: "count", subject: homeState, text: formatInteger(value), year: "" });
    return formatInteger(value);
  };
  const where = homeState === null ? "" : ` in ${stateNames[homeState]}`;
  const named =
    homeState === null ? [] : recommend(likely, question.profile, question.money).slice(0, mostNamed);
  const names = named.length === 0 ? "" : `, such as ${joinWords(named.map(({ college }) => college.name))}`;
  const lead = likely.length === 0 ? "none" : count("likely", likely.length);
  const more =
    open.length === 0 ? "" : ` ${count("open", open.length)} more admit everyone, or nearly everyone.`;
  const ask =
    homeState === null ? "Name a college or your state for more." : "Name a college for your chance there.";
  return makeDraft(
    `Based on what you told me, your chance is three in four or better at ${lead} of the ${count("all", rows.length)} four-year colleges I know${where}${names}.${more} Community colleges admit everyone with a diploma, and good grades there lead on to a four-year college. ${ask}`,
    {
      facts,
      sources: listFieldSources("admitRate"),
      parts: [
        ...(named.length === 0
          ? []
          : [{ kind: "colleges" as const, unitIds: named.map(({ college }) => college.unitId) }]),
        links.quiz,
      ],
    },
  );
}

/** From here on a yes is likely. */
const likelyShare = 0.75;
const mostNamed = 3;

/** For the major that is asked about, in place of those of the plan. */
function wishFor(
  reading: CounselorReading,
  question: MatchQuestion,
  { majors }: AnswerContext,
): MatchQuestion {
  const wishes = readWishes(reading);
  if (wishes === null) return question;
  const profile = {
    ...question.profile,
    majorFamilies: [...wishes.majorFamilies],
    majorPrograms: [...wishes.majorPrograms],
  };
  return { ...question, profile, majors };
}

/** What decides beside the chance: the major, whether a score that is not told is needed, and the next date of a senior. */
function tellBeside(college: CollegeSummary, reading: CounselorReading, context: AnswerContext): Draft[] {
  const { gradeYear, satTotal, actComposite } = context.plan.profile;
  const major = tellMajorAdmission(college, reading, context.plan.profile, true);
  const entryYear = toEntryYear(gradeYear, context.today);
  const policy = findScorePolicy(college, entryYear).kind;
  // Of one that reads no scores the estimate says so.
  const isWithout =
    satTotal === null && actComposite === null && policy !== "unknown" && policy !== "notRead";
  const isSenior = gradeYear === null || gradeYear === 12;
  const next = isSenior ? tellNextDate(college, reading, context) : null;
  return [
    ...(major === null ? [] : [major]),
    ...(isWithout ? [tellTestPolicy(college, context)] : []),
    ...(next === null ? [] : [next]),
  ];
}

/** One of several: the range and the label. */
function tellChanceBriefly(college: CollegeSummary, question: MatchQuestion): Draft {
  const row = rankForPlan(college, question);
  const range = toChanceFact(row);
  const label = labelWords[row.admissionLabel.code];
  if (range === null || label === null) return tellChance(college, question);
  return makeDraft(`${college.name}: ${sayAbout(range.text)}, ${label}.`, {
    facts: [range],
    sources: listFieldSources("admitRate"),
    parts: [{ kind: "chance", unitId: college.unitId }],
  });
}

export function tellChance(college: CollegeSummary, question: MatchQuestion): Draft {
  const row = rankForPlan(college, question);
  const draft = describeChance(row, question);
  return {
    ...draft,
    parts: [{ kind: "chance", unitId: college.unitId }, ...draft.parts],
  };
}

/** The range of an estimate as a figure; null where there is none. */
export function toChanceFact({ college, chance }: RankedCollege<PriceBand>): AnswerFact | null {
  if (chance.kind !== "estimate") return null;
  const { low, high } = toShownChance(chance);
  return {
    ref: `${college.unitId}.chance`,
    kind: "share",
    subject: college.unitId,
    text: formatChanceRange(low, high),
    year: dataYears.admissions,
  };
}

function describeChance(row: RankedCollege<PriceBand>, student: MatchQuestion): Draft {
  const { admittedTo, profile } = student;
  const { college, chance, admissionLabel } = row;
  const { name } = college;
  switch (chance.kind) {
    case "open":
      return chance.because === "openAdmission"
        ? makeDraft(`${words.openAdmission(name)} Some programs may ask for more.`, {
            sources: listFieldSources("hasOpenAdmission"),
          })
        : makeDraft(`${name} admits nearly everyone who applies. Some programs may ask for more.`, {
            sources: listFieldSources("admitRate"),
          });
    case "guaranteed":
      return admittedTo?.has(college.unitId) === true
        ? makeDraft(`${name} has admitted you: your plan says so. Congratulations.`)
        : describeGuarantee(name, chance.guarantee.id);
    case "unknown":
      return describeUnknown(college, chance.because, profile);
    default: {
      const range = toChanceFact(row);
      if (range === null) return makeDraft("");
      const label = labelWords[admissionLabel.code];
      const rate = makeFieldFact(
        college,
        "admitRate",
        "share",
        sayShare(college.admitRate ?? chance.admitRate),
      );
      const mark = label === null ? "" : `, which makes it ${label}`;
      const compared = compareScore(college, student);
      const counts = compared.isRead ? "grades and scores" : "grades";
      const cut = chance.widenedBecause.includes("noGpa")
        ? " Add your grades for a narrower range."
        : chance.widenedBecause.includes("noTest") &&
            compared.isRead &&
            profile.satTotal === null &&
            profile.actComposite === null
          ? " A test score would narrow the range."
          : "";
      const draft = makeDraft(
        `Your chance at ${name} is ${sayAbout(range.text)}${mark}. It admitted ${rate.text} of its applicants in ${rate.year}, and the estimate counts your ${counts}, not your essays.`,
        { facts: [range, rate], sources: listFieldSources("admitRate") },
      );
      const more = makeDraft(cut.trim(), { parts: cut === "" ? [] : [links.quiz] });
      return joinDrafts([draft, compared.draft, more].filter(({ text }) => text !== ""));
    }
  }
}

function describeGuarantee(name: string, guaranteeId: string): Draft {
  const promise = findPromise(guaranteeId);
  if (promise === null) return makeDraft(`A published rule guarantees you a place at ${name}.`);
  const { source } = promise;
  const fact: AnswerFact = {
    ref: `rule.${guaranteeId}`,
    kind: "phrase",
    subject: promise.state,
    text: `${promise.name} (${describeSourceYear(source)})`,
    year: source.year,
  };
  return makeDraft(
    `You are guaranteed admission at ${name}: your answers meet ${fact.text}. The rule admits you to the college, not to a major. Confirm it on the college’s page.`,
    { facts: [fact], sources: [toAnswerSource(source)] },
  );
}

function describeUnknown(
  college: CollegeSummary,
  because: UnknownReason,
  profile: MatchQuestion["profile"],
): Draft {
  const { name } = college;
  const { satTotal, actComposite } = profile;
  if (because === "tooFewApplicants") return words.noAdmitRate(college);
  if (because === "transferAgreement") {
    return makeDraft(
      `${name} has a transfer agreement with your college, and your answers meet its figures. It admits you once you meet its other requirements, which its page here lists.`,
    );
  }
  if (because === "transfer") {
    return makeDraft(
      `We can’t estimate a transfer chance at ${name}, because it publishes rates only for first-years. Ask its transfer admission office how many students it takes and what grades they had.`,
      { kind: "dont-know" },
    );
  }
  if (because !== "noAcademics" || college.admitRate === null) {
    return makeDraft(
      `${name} publishes too little about its applicants for an honest estimate, so ask its admission office.`,
      {
        kind: "dont-know",
      },
    );
  }
  const rate = makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate));
  // The college reads no scores, or read none of those it admitted last.
  const isUnread = satTotal !== null || actComposite !== null;
  const start = isUnread
    ? `We have no test scores of students that ${name} admitted, so to estimate your chance there I need your GPA`
    : `To estimate your chance at ${name}, I need your GPA or a test score`;
  return makeDraft(
    `${start}: enter it in the match quiz. Of all first-year applicants, it admitted ${rate.text} in ${rate.year}.`,
    // What was asked for is the student's own chance, so everyone's rate is not an answer.
    { kind: "dont-know", facts: [rate], sources: listFieldSources("admitRate"), parts: [links.quiz] },
  );
}
