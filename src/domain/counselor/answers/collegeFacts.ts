/** What is published about one college: one to three sentences for each thing asked, every figure with its year. */

import { residencyRowsByUnitId } from "#domain/admission/residencyRates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { stateNames } from "#domain/college/states.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import { type TravelDistance, toShownMiles } from "#domain/geography/travelDistance.ts";
import { findTuitionFree } from "#domain/price/tuitionFree.ts";
import type { TuitionFreeStudents } from "#domain/price/tuitionFreeStudents.ts";
import { residencyAdmissionsOrigins } from "#facts/admission/residencyAdmissions.origins.ts";
import { residencyAdmissions } from "#facts/admission/residencyAdmissions.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import { formatGradePoints, formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import {
  type AnswerFact,
  type CollegeMeasure,
  type CounselorReading,
  isCollegeMeasure,
} from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  listAskedColleges,
  listFieldSources,
  makeDraft,
  makeFieldFact,
  sayPlace,
  sayShare,
  sayUsd,
  toAnswerSource,
  toMatchQuestion,
} from "../draft.ts";
import { words } from "../words.ts";
import { tellChance } from "./chance.ts";
import { tellAidOffice, tellAidPolicy, tellAveragePrice, tellCssProfile } from "./collegeAid.ts";
import { tellAiRule, tellInterest } from "./collegeApplying.ts";
import { tellMajors } from "./collegeMajors.ts";
import { tellMerit } from "./collegeMerit.ts";
import { tellTestScores, tellWhetherToSend } from "./collegeTests.ts";
import { tellMajorAdmission } from "./majorAdmission.ts";
import { tellTuitionFree } from "./tuitionFree.ts";

type Tell = (college: CollegeSummary, context: AnswerContext, reading: CounselorReading) => Draft;

/** More colleges than this are compared, not described. */
const most = 4;

export function answerCollegeFacts(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  if (colleges.length === 0) return words.whichCollege();
  const tell = tellers[isCollegeMeasure(reading.measure) ? reading.measure : "overview"];
  return joinDrafts(
    colleges.slice(0, most).map((college) => {
      const draft = tell(college, context, reading);
      return { ...draft, parts: [...draft.parts, { kind: "facts" as const, unitId: college.unitId }] };
    }),
  );
}

const wholeCollege = "This is for the whole college, and some majors admit fewer students.";

const tellAdmitRate: Tell = (college, context, reading) => {
  const { name } = college;
  if (college.hasOpenAdmission === true) {
    return makeDraft(words.openAdmission(name), { sources: listFieldSources("hasOpenAdmission") });
  }
  if (college.admitRate === null) return words.noAdmitRate(college);
  const rate = makeFieldFact(college, "admitRate", "share", sayShare(college.admitRate));
  const isOfMajor = reading.entities.some(({ kind }) => kind === "major") && reading.measure !== "gpa";
  const ofMajor = isOfMajor ? tellMajorAdmission(college, reading, context.plan.profile) : null;
  const major = isOfMajor && ofMajor === null ? ` ${wholeCollege}` : "";
  const whole = makeDraft(
    `${name} admitted ${rate.text} of its first-year applicants in ${rate.year}.${major}`,
    {
      facts: [rate],
      sources: listFieldSources("admitRate"),
    },
  );
  const split = tellResidencyRates(college, reading);
  return joinDrafts([whole, ...(split === null ? [] : [split]), ...(ofMajor === null ? [] : [ofMajor])]);
};

/** The rates of residents and others, where the university publishes both. */
function tellResidencyRates(college: CollegeSummary, { residency }: CounselorReading): Draft | null {
  const row = residencyRowsByUnitId.get(college.unitId);
  if (row === undefined || college.control !== "public") return null;
  const year = `fall ${row.fall}`;
  const makeFact = (ref: "residents" | "others"): AnswerFact => ({
    ref: `${college.unitId}.${ref}Rate`,
    kind: "share",
    subject: college.unitId,
    text: sayShare(row[ref].admits / row[ref].applicants),
    year,
  });
  const residents = makeFact("residents");
  const others = makeFact("others");
  const { period } = findLatest(residencyAdmissions);
  const { source } = originIn(residencyAdmissionsOrigins, period);
  const state = stateNames[college.state];
  const text =
    residency === "nonresident"
      ? `Of applicants from other states, it admitted ${others.text}, and of those from ${state}, ${residents.text} (${year}).`
      : `Of applicants from ${state}, it admitted ${residents.text}, and of those from other states, ${others.text} (${year}).`;
  return makeDraft(text, { facts: [residents, others], sources: [toAnswerSource(source)] });
}

const settingWords = {
  city: "in a city",
  suburb: "in a suburb",
  town: "in a town",
  rural: "in the country",
} as const;

const tellSize: Tell = (college) => {
  const { name } = college;
  if (college.undergraduates === null) {
    return makeDraft(`${name} does not report how many undergraduates it has.`, { kind: "dont-know" });
  }
  const count = makeFieldFact(college, "undergraduates", "count", formatInteger(college.undergraduates));
  const where = college.setting === null ? "" : ` and is ${settingWords[college.setting]}`;
  return makeDraft(`${name} has ${count.text} undergraduates (${count.year})${where}.`, {
    facts: [count],
    sources: listFieldSources("undergraduates"),
  });
};

const tellGraduation: Tell = (college) => {
  const { name } = college;
  const { completionRate, retentionRate, level } = college;
  if (completionRate === null) return words.noCompletionRate(college);
  const finish = makeFieldFact(college, "completionRate", "share", sayShare(completionRate));
  const within = level === "fourYear" ? "six years" : "one and a half times the usual length";
  const done = makeDraft(
    `${finish.text} of the full-time first-years who ${finish.year.replace("entered", "entered in")} finished at ${name} within ${within}.`,
    { facts: [finish], sources: listFieldSources("completionRate") },
  );
  if (retentionRate === null) return done;
  const back = makeFieldFact(college, "retentionRate", "share", sayShare(retentionRate));
  return joinDrafts([
    done,
    makeDraft(`${back.text} came back for a second year (${back.year}).`, {
      facts: [back],
      sources: listFieldSources("retentionRate"),
    }),
  ]);
};

const paidForAll: ReadonlySet<TuitionFreeStudents> = new Set(["everyone", "citizens", "cadets"]);

const tellTuition: Tell = (college, { plan }, { residency, entities }) => {
  const { name, unitId } = college;
  const free = findTuitionFree(unitId);
  // What is published there is what grants or the college itself pay for everyone.
  if (free?.share === 1 && paidForAll.has(free.students)) return tellTuitionFree(free, name);
  const { tuitionInStateUsd, tuitionOutOfStateUsd, state } = college;
  const year = dataYears.cost;
  // Said once, not for each of several colleges.
  const isAlone = entities.filter(({ kind }) => kind === "college").length < 2;
  const more = isAlone ? " Housing, food and books are extra, and grants lower the cost." : "";
  if (tuitionInStateUsd === null && tuitionOutOfStateUsd === null) {
    return makeDraft(`${name} does not report its tuition. Check the price page on its website.`, {
      kind: "dont-know",
    });
  }
  const inState =
    tuitionInStateUsd === null
      ? null
      : makeFieldFact(college, "tuitionInStateUsd", "money", sayUsd(tuitionInStateUsd));
  const others =
    tuitionOutOfStateUsd === null
      ? null
      : makeFieldFact(college, "tuitionOutOfStateUsd", "money", sayUsd(tuitionOutOfStateUsd));
  const sources = listFieldSources("tuitionInStateUsd", "tuitionOutOfStateUsd");
  const isOne = tuitionInStateUsd === tuitionOutOfStateUsd || inState === null || others === null;
  const one = inState ?? others;
  if (isOne && one !== null) {
    return makeDraft(`Tuition and fees at ${name} were ${one.text} a year in ${year}.${more}`, {
      facts: [one],
      sources,
    });
  }
  if (inState === null || others === null) return makeDraft("");
  const home = plan.profile.homeState;
  const isOut = residency === "nonresident" || (residency === null && home !== null && home !== state);
  const residents = `${inState.text} a year for ${stateNames[state]} residents`;
  const rest = `${others.text} a year for students from other states`;
  const prices = isOut ? `${rest} and ${residents}` : `${residents} and ${rest}`;
  return makeDraft(`Tuition and fees at ${name} were ${prices} in ${year}.${more}`, {
    facts: [inState, others],
    sources,
  });
};

const tellNetPrice: Tell = (college) => {
  const average = tellAveragePrice(college);
  return average.kind === "dont-know"
    ? average
    : {
        ...average,
        text: `${average.text} Ask what your own family would pay, because it depends on income.`,
      };
};

const tellEarnings: Tell = (college) => {
  const { name } = college;
  if (college.earningsUsd === null) {
    return makeDraft(`There are no earnings figures for ${name}.`, { kind: "dont-know" });
  }
  return sayEarnings(college, college.earningsUsd, `at ${name}`);
};

/** `where`: "at Rice University", or "there" after its name. */
function sayEarnings(college: CollegeSummary, usd: number, where: string): Draft {
  const earned = makeFieldFact(college, "earningsUsd", "money", sayUsd(usd));
  return makeDraft(
    `Ten years after starting ${where}, the median former student with federal aid who was working earned ${earned.text} a year (in ${earned.year}). Earnings vary a lot by major.`,
    { facts: [earned], sources: listFieldSources("earningsUsd") },
  );
}

const tellLocation: Tell = (college, { plan }) => {
  const { name } = college;
  const { setting } = college;
  const { homeLatitude, homeLongitude } = plan.profile;
  const where = setting === null ? "" : `, ${settingWords[setting]}`;
  const place = `${name} is in ${sayPlace(college)}${where}.`;
  const sources = listFieldSources("city");
  const home =
    homeLatitude === null || homeLongitude === null
      ? null
      : { latitude: homeLatitude, longitude: homeLongitude };
  const travel = measureTravel(home, college);
  const miles = toShownMiles(travel);
  if (miles === null) return makeDraft(place, { sources });
  const fact: AnswerFact = {
    ref: `${college.unitId}.miles`,
    kind: "count",
    subject: college.unitId,
    text: miles < 1.5 ? "about a mile" : `about ${formatInteger(miles)} miles`,
    year: "",
  };
  return makeDraft(`${place} ${sayTravel(travel, fact.text)}`, { facts: [fact], sources });
};

/** "That is about 12 miles from home in a straight line; the drive is longer." */
function sayTravel({ distanceKind, nearestPlace }: TravelDistance, miles: string): string {
  const start = nearestPlace === null ? "That is" : `Its ${nearestPlace.name} campus is`;
  if (distanceKind === "water")
    return `${start} ${miles} from home by air or ferry, because no road leads there.`;
  if (distanceKind === "drive") return `${start} ${miles} from home by land, the long way around.`;
  return `${start} ${miles} from home in a straight line, so the drive is longer.`;
}

const kindWords = {
  public: "a public",
  nonprofit: "a private nonprofit",
  forProfit: "a for-profit",
} as const;
const levelWords = {
  fourYear: "four-year",
  twoYear: "two-year",
  lessThanTwoYear: "less-than-two-year",
} as const;

const tellOverview: Tell = (college) => {
  const { name } = college;
  const { control, level, undergraduates, admitRate, hasOpenAdmission, completionRate } = college;
  const facts: AnswerFact[] = [];
  const add = (fact: AnswerFact) => {
    facts.push(fact);
    return fact.text;
  };
  const size =
    undergraduates === null
      ? ""
      : `, with ${add(makeFieldFact(college, "undergraduates", "count", formatInteger(undergraduates)))} undergraduates`;
  const first = `${name} is ${kindWords[control]} ${levelWords[level]} college in ${sayPlace(college)}${size}.`;
  const admits =
    hasOpenAdmission === true
      ? "admits everyone who applies with a high school diploma"
      : admitRate === null
        ? null
        : `admits ${add(makeFieldFact(college, "admitRate", "share", sayShare(admitRate)))} of its applicants (${dataYears.admissions})`;
  const finishes =
    completionRate === null
      ? null
      : `${add(makeFieldFact(college, "completionRate", "share", sayShare(completionRate)))} of its full-time first-years finish (${dataYears.completion})`;
  const known = [admits === null ? null : `it ${admits}`, finishes].flatMap((one) =>
    one === null ? [] : [one],
  );
  const second = known.length === 0 ? "" : ` ${joinClauses(known)}.`;
  const overview = makeDraft(`${first}${second}`, {
    facts,
    sources: listFieldSources("undergraduates", "admitRate", "completionRate"),
  });
  return joinDrafts([
    overview,
    ...(college.netPriceUsd === null ? [] : [tellAveragePrice(college)]),
    ...(college.earningsUsd === null ? [] : [sayEarnings(college, college.earningsUsd, "there")]),
  ]);
};

function joinClauses(clauses: readonly string[]): string {
  const text = clauses.join(", and ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** No college's cutoff is on record: what its students had, and how likely the student is to get in. */
const tellGpa: Tell = (college, context, reading) => {
  const { name } = college;
  const majorsNote = reading.entities.some(({ kind }) => kind === "major") ? ` ${wholeCollege}` : "";
  if (college.hasOpenAdmission === true) return tellAdmitRate(college, context, reading);
  const gpa =
    college.enrolledGpa === null
      ? null
      : makeFieldFact(college, "enrolledGpa", "count", formatGradePoints(college.enrolledGpa));
  const weighted = (college.enrolledGpa ?? 0) > 4 ? ", on a weighted scale" : "";
  const lead = makeDraft(
    gpa === null
      ? `I don’t know of a GPA cutoff for ${name}.`
      : `I don’t know of a GPA cutoff for ${name}. Its first-years had an average high school GPA of ${gpa.text}${weighted} (${gpa.year}).`,
    gpa === null ? {} : { facts: [gpa], sources: listFieldSources("enrolledGpa") },
  );
  const next =
    context.plan.profile.gpa === null
      ? tellAdmitRate(college, context, reading)
      : tellChance(college, toMatchQuestion(context));
  return joinDrafts([lead, next, ...(majorsNote === "" ? [] : [makeDraft(majorsNote.trim())])]);
};

const tellers: Readonly<Record<CollegeMeasure, Tell>> = {
  admitRate: tellAdmitRate,
  testScores: tellTestScores,
  testPolicy: tellWhetherToSend,
  size: tellSize,
  graduation: tellGraduation,
  tuition: tellTuition,
  netPrice: tellNetPrice,
  earnings: tellEarnings,
  majors: tellMajors,
  location: tellLocation,
  aidPolicy: tellAidPolicy,
  merit: tellMerit,
  gpa: tellGpa,
  cssProfile: tellCssProfile,
  aidDate: tellAidOffice,
  interest: tellInterest,
  aiRule: tellAiRule,
  overview: tellOverview,
};
