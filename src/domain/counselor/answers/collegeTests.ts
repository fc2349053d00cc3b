/** What is published about one college's test scores, and what it does with those it is sent. */
import { findScorePolicy, type ScorePolicy } from "#domain/admission/scorePolicy.ts";
import {
  adviseOnScores,
  type ScorePlace,
  type ScoreReason,
  type SendAdvice,
} from "#domain/admission/sendScores.ts";
import { testRequirementCycle, testRequirementSources } from "#domain/admission/testRequirements.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  joinWords,
  listFieldSources,
  makeDraft,
  makeFieldFact,
  toAnswerSource,
} from "../draft.ts";

export function tellTestScores(college: CollegeSummary, context: AnswerContext): Draft {
  const { name } = college;
  // The sentence before it names the college.
  const told = tellTestPolicy(college, context);
  const policy = { ...told, text: told.text.replace(name, "it") };
  const { satTotal, actComposite } = college;
  if (satTotal === null && actComposite === null) {
    return joinDrafts([makeDraft(`${name} does not publish its students’ test scores.`), policy]);
  }
  const facts: AnswerFact[] = [];
  const ranges: string[] = [];
  if (satTotal !== null) {
    const fact = makeFieldFact(college, "satTotal", "count", `${satTotal.lower} to ${satTotal.upper}`);
    facts.push(fact);
    ranges.push(`${fact.text} on the SAT`);
  }
  if (actComposite !== null) {
    const fact = makeFieldFact(
      college,
      "actComposite",
      "count",
      `${actComposite.lower} to ${actComposite.upper}`,
    );
    facts.push(fact);
    ranges.push(`${fact.text} on the ACT`);
  }
  const scores = makeDraft(
    `Of the first-years at ${name} who sent scores, the middle half scored ${joinWords(ranges)} (${facts[0]?.year ?? ""}).`,
    { facts, sources: listFieldSources("satTotal", "actComposite") },
  );
  return joinDrafts([scores, policy]);
}

const testNames = { sat: "SAT", act: "ACT" } as const;

const positions: Readonly<Record<ScorePlace["position"], string>> = {
  below: "is below that",
  lowerHalf: "is in the lower half of that",
  upperHalf: "is in the upper half of that",
  above: "is above that",
};

/**
 * A student's own score beside the middle half of those who sent one. `isRead`: the college looks at scores. Without a score of the student's,
 * or of the college's, there is nothing to compare, and the draft is empty.
 */
export function compareScore(
  college: CollegeSummary,
  { profile, entryYear }: Pick<MatchQuestion, "profile" | "entryYear">,
): { isRead: boolean; advice: SendAdvice | null; draft: Draft } {
  const { kind, standing } = findScorePolicy(college, entryYear);
  if (kind === "notRead") {
    const says = standing === "federal" ? "By what it last reported, it" : "It";
    const draft = makeDraft(`${says} does not look at SAT or ACT scores.`, {
      sources: listFieldSources("testPolicy"),
    });
    return { isRead: false, advice: null, draft };
  }
  const advice = adviseOnScores(college, { sat: profile.satTotal, act: profile.actComposite }, entryYear);
  const draft = advice?.place == null ? makeDraft("") : tellPlace(college, advice.place, profile);
  return { isRead: true, advice, draft };
}

function tellPlace(college: CollegeSummary, place: ScorePlace, profile: Profile): Draft {
  const { test, score, range, position, isConverted } = place;
  const field = test === "sat" ? "satTotal" : "actComposite";
  const half = makeFieldFact(college, field, "count", `${range.lower} to ${range.upper}`);
  const told = (test === "sat") === isConverted ? profile.actComposite : profile.satTotal;
  const tellOwn = (of: string, value: number): AnswerFact => ({
    ref: `${college.unitId}.${field}.${of}`,
    kind: "count",
    subject: null,
    text: String(value),
    year: "",
  });
  const own = [tellOwn("own", told ?? score), ...(isConverted ? [tellOwn("converted", score)] : [])];
  const name = testNames[test];
  const converted = isConverted ? `, about ${score} on the ${name},` : "";
  return makeDraft(
    `Half of its first-years who sent an ${name} score had one from ${half.text} (${half.year}), and your ${told ?? score}${converted} ${positions[position]}.`,
    { facts: [half, ...own], sources: listFieldSources(field) },
  );
}

const policyPhrases: Readonly<Record<Exclude<ScorePolicy["kind"], "unknown">, string>> = {
  required: "requires an SAT or ACT score",
  flexible: "wants results from one kind of test: SAT, ACT, AP or IB",
  paaOrSat: "requires the PAA or the SAT",
  byProgram: "requires a score for some programs",
  byGrades: "requires a score below a certain GPA",
  sometimes: "requires a score of some applicants",
  recommended: "recommends a score but does not require one",
  optional: "is test-optional",
  notRead: "does not look at SAT or ACT scores",
};

/** Whether everybody needs a score; null where it depends. */
const requires: Readonly<Record<Exclude<ScorePolicy["kind"], "unknown">, boolean | null>> = {
  required: true,
  flexible: null,
  paaOrSat: true,
  byProgram: null,
  byGrades: null,
  sometimes: null,
  recommended: false,
  optional: false,
  notRead: false,
};

const confirmations = {
  official: "",
  own: " Its own admission page says so.",
  reported: " Only one published list says this, so confirm it with the college.",
  grid: " That is from the college’s entry in the Common App’s list, so confirm it with the college.",
} as const;

/** Dated lists of this cycle come before the federal survey. */
export function tellTestPolicy(
  college: CollegeSummary,
  { plan, today }: AnswerContext,
  { asksWhether, measure }: Pick<CounselorReading, "asksWhether" | "measure"> = { measure: null },
): Draft {
  const { name } = college;
  const policy = findScorePolicy(college, toEntryYear(plan.profile.gradeYear, today));
  const { kind, standing } = policy;
  if (kind === "unknown") {
    return makeDraft(`${name} has not published its test policy. Ask its admission office.`, {
      kind: "dont-know",
    });
  }
  const phrase: AnswerFact = {
    ref: `${college.unitId}.testPolicy`,
    kind: "phrase",
    subject: college.unitId,
    text: policyPhrases[kind],
    year: standing === "federal" ? dataYears.admissions : testRequirementCycle,
  };
  const isRequired = requires[kind];
  const answer =
    asksWhether === undefined || measure !== "testPolicy" || isRequired === null
      ? ""
      : isRequired === (asksWhether === "plain")
        ? "Yes. "
        : "No. ";
  if (standing === "federal") {
    return makeDraft(
      `${answer}In ${phrase.year}, ${name} told the federal survey that it ${phrase.text}. Check its admission page, because this may have changed.`,
      { facts: [phrase], sources: listFieldSources("testPolicy") },
    );
  }
  const confirm = confirmations[standing];
  return makeDraft(`${answer}For ${phrase.year}, ${name} ${phrase.text}.${confirm}`, {
    facts: [phrase],
    sources: [toAnswerSource(testRequirementSources[standing])],
  });
}

/** "Should I send my 1380 or go test-optional?": the policy, and what the student's own score adds where the choice is theirs. */
export function tellWhetherToSend(
  college: CollegeSummary,
  context: AnswerContext,
  reading: CounselorReading,
): Draft {
  const { plan, today } = context;
  const { profile } = plan;
  const entryYear = toEntryYear(profile.gradeYear, today);
  const { kind } = findScorePolicy(college, entryYear);
  const isFree = kind === "optional" || kind === "recommended";
  const { advice, draft } = compareScore(college, { profile, entryYear });
  const sending = advice === null ? undefined : sendingWords[advice.because];
  if (!isFree || sending === undefined) return tellTestPolicy(college, context, reading);
  const { asksWhether: _asked, ...plain } = reading;
  return joinDrafts([tellTestPolicy(college, context, plain), draft, makeDraft(sending)]);
}

const sendingWords: Readonly<Partial<Record<ScoreReason, string>>> = {
  belowRange: "A score below it is usually better left out, unless a scholarship or your major asks for one.",
  lowerHalf: "Send it if it is stronger than your grades. Otherwise, it is a close call.",
  aboveMiddle: "Send it.",
};
