/** What is published about one college's test scores, and what it does with those it is sent. */
import { findScorePolicy, type ScorePolicy } from "#domain/admission/scorePolicy.ts";
import { testRequirementCycle, testRequirementSources } from "#domain/admission/testRequirements.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
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

const policyPhrases: Readonly<Record<Exclude<ScorePolicy["kind"], "unknown">, string>> = {
  required: "requires an SAT or ACT score",
  flexible: "wants results from one kind of test: SAT, ACT, AP or IB",
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
  byProgram: null,
  byGrades: null,
  sometimes: null,
  recommended: false,
  optional: false,
  notRead: false,
};

const confirmations = {
  official: "",
  reported: " Only one list says so, so confirm it with the college.",
  grid: " That is its own entry in the Common App’s list, so confirm it with the college.",
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
      `${answer}In ${phrase.year}, ${name} told the federal survey that it ${phrase.text}. Check its admission page: this may have changed.`,
      { facts: [phrase], sources: listFieldSources("testPolicy") },
    );
  }
  const confirm = confirmations[standing];
  return makeDraft(`${answer}For ${phrase.year}, ${name} ${phrase.text}.${confirm}`, {
    facts: [phrase],
    sources: [toAnswerSource(testRequirementSources[standing])],
  });
}
