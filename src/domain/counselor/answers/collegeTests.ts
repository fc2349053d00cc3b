/** What is published about one college's test scores, and what it does with those it is sent. */
import { findScorePolicy, type ScorePolicy } from "#domain/admission/scorePolicy.ts";
import { testRequirementCycle, testRequirementSources } from "#domain/admission/testRequirements.ts";
import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import type { MatchQuestion } from "#domain/match/matchColleges.ts";
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

type Standing = "below" | "lower" | "upper" | "above";

const standingWords: Readonly<Record<Standing, string>> = {
  below: "is below that",
  lower: "is in the lower half of that",
  upper: "is in the upper half of that",
  above: "is above that",
};

function findStanding(own: number, { lower, upper }: Quartiles): Standing {
  if (own < lower) return "below";
  if (own > upper) return "above";
  return own < (lower + upper) / 2 ? "lower" : "upper";
}

/**
 * A student's own score beside the middle half of those who sent one. `isRead`: the college looks at scores. Without a score of the student's,
 * or of the college's, there is nothing to compare, and the draft is empty.
 */
export function compareScore(
  college: CollegeSummary,
  { profile, entryYear }: Pick<MatchQuestion, "profile" | "entryYear">,
): { isRead: boolean; standing: Standing | null; draft: Draft } {
  if (findScorePolicy(college, entryYear).kind === "notRead") {
    const draft = makeDraft("It does not look at SAT or ACT scores.", {
      sources: listFieldSources("testPolicy"),
    });
    return { isRead: false, standing: null, draft };
  }
  for (const [field, test] of [
    ["satTotal", "SAT"],
    ["actComposite", "ACT"],
  ] as const) {
    const [own, range] = [profile[field], college[field]];
    if (own === null || range === null) continue;
    const standing = findStanding(own, range);
    const fact = makeFieldFact(college, field, "count", `${range.lower} to ${range.upper}`);
    const told: AnswerFact = {
      ref: `${college.unitId}.${field}.own`,
      kind: "count",
      subject: null,
      text: String(own),
      year: "",
    };
    const draft = makeDraft(
      `Half of its first-years who sent an ${test} score had ${fact.text} (${fact.year}), and your ${told.text} ${standingWords[standing]}.`,
      { facts: [fact, told], sources: listFieldSources(field) },
    );
    return { isRead: true, standing, draft };
  }
  return { isRead: true, standing: null, draft: makeDraft("") };
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
  const { standing, draft } = compareScore(college, { profile, entryYear });
  if (!isFree || standing === null) return tellTestPolicy(college, context, reading);
  const { asksWhether: _asked, ...plain } = reading;
  return joinDrafts([tellTestPolicy(college, context, plain), draft, makeDraft(sendingWords[standing])]);
}

const sendingWords: Readonly<Record<Standing, string>> = {
  below: "A score below it usually does more good left out, unless a scholarship or your major asks for one.",
  lower: "Send it if it is stronger than your grades. Otherwise it is a close call.",
  upper: "Send it.",
  above: "Send it: it can only help.",
};
