/** What a college's page says about test scores: the policy, the middle half, and the student's own beside it. */
import type { ShownTestPolicy } from "#components/test-policy/getTestPolicy.ts";

const testPolicies: Readonly<Record<ShownTestPolicy["kind"], string>> = {
  required: "Test scores are required",
  flexible: "Scores from one kind of test are required: SAT, ACT, AP or IB",
  paaOrSat: "The PAA or the SAT is required",
  byProgram: "Some programs require test scores",
  byGrades: "Test scores are required below a certain GPA",
  sometimes: "Test scores are required of some applicants",
  recommended: "Test scores are recommended, but not required",
  optional: "Test scores are considered if you send them",
  notRead: "Test scores are not considered",
  unknown: "Its policy on test scores isn’t published",
};

export const scoreWords = {
  tests: "Test scores",
  testPolicy: ({ kind, requiredFrom }: ShownTestPolicy) =>
    `${testPolicies[kind]}${requiredFrom === null ? "" : `, and required from fall ${requiredFrom}`}.`,
  /** A list that is named below has its year there. */
  policyYear: ({ standing, year }: ShownTestPolicy): string => {
    switch (standing) {
      case "official":
        return "Several published lists agree.";
      case "own":
        return "This is according to its admission page.";
      case "reported":
        return "Only one published list says this, so confirm it with the college.";
      case "grid":
        return `This is what the college told the Common App for ${year}.`;
      case "federal":
      default:
        return `This was reported for ${year}, two application cycles ago. Policies change, so check with the college.`;
    }
  },
  /** The student's own score beside the middle half. */
  yourScore: (score: number, { lower, upper }: { lower: number; upper: number }) =>
    `You: ${score}, ${
      score < lower
        ? "below the middle half"
        : score > upper
          ? "above the middle half"
          : "inside the middle half"
    }`,
  middleHalf: (year: string | null) =>
    `The middle half of enrolled students who sent scores${year === null ? "" : `, ${year}`}.`,
  parts: "SAT sections, and how many sent scores",
  sat: "SAT",
  satReading: "SAT reading and writing",
  satMath: "SAT math",
  act: "ACT",
  range: (name: string, lower: number, upper: number, minimum: number, maximum: number) =>
    `${name}: ${lower} to ${upper}, on a scale from ${minimum} to ${maximum}`,
  sent: "Share of first-years who sent scores",
  noScores: "This college doesn’t publish its students’ test scores.",
} as const;
