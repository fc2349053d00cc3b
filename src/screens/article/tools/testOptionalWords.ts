/** The text of "send the score or leave it out". */
import type { ScorePolicy } from "#domain/admission/scorePolicy.ts";
import type { ScorePlace, ScoreReason, ScoreVerdict } from "#domain/admission/sendScores.ts";
import { testRequirementCycle } from "#domain/admission/testRequirements.ts";

const tests = { sat: "SAT", act: "ACT" } as const;

const verdicts: Readonly<Record<ScoreVerdict, string>> = {
  send: "Send it",
  leaveOut: "Leave it out",
  lookCloser: "Take a closer look",
};

const policies: Readonly<Record<ScorePolicy["kind"], string>> = {
  required: "requires a score",
  flexible: "wants results from one kind of test: SAT, ACT, AP or IB",
  paaOrSat: "requires the PAA or the SAT",
  byProgram: "requires a score for some programs",
  byGrades: "requires a score below a certain GPA",
  sometimes: "requires a score from some applicants",
  recommended: "recommends a score but does not require one",
  optional: "is test-optional",
  notRead: "does not look at scores",
  unknown: "did not report its policy",
};

export const words = {
  needScore: "Enter a score above to start.",
  verdict: (verdict: ScoreVerdict) => verdicts[verdict],
  because: (because: ScoreReason, place: ScorePlace | null): string => {
    switch (because) {
      case "required":
        return place?.position === "below"
          ? "A score is required here, even if it is below the middle half. Retaking the test may be worth the time."
          : "A score is required here.";
      case "flexible":
        return "Send your strongest result: this score, the other test, or AP or IB results.";
      case "notRead":
        return "This college does not look at scores for admission. Keep yours for course placement.";
      case "aboveMiddle":
        return "Your score is at or above the midpoint of students who sent one.";
      case "lowerHalf":
        return "Compare it with typical scores at your high school, and look at the section that matters for your major. In the lower half of the range, a score adds little by itself.";
      case "belowRange":
        return "Your score is below the middle half of students who sent one. Don’t send the score, but keep the college on your list.";
      case "noRange":
      default:
        return "Ask the admission office what is typical. This college does not publish its score range.";
    }
  },
  policy: (policy: ScorePolicy): string =>
    policy.standing === "federal"
      ? `In the fall 2024 federal survey, two cycles ago, it ${policies[policy.kind]}.`
      : `For ${testRequirementCycle}, it ${policies[policy.kind]}.`,
  confirm: {
    official: "Several published lists agree.",
    own: "Its own admission page says so.",
    reported: "Only one published list says this, so confirm it with the college.",
    grid: "This is what the college told the Common App. Confirm it with the college.",
    federal: "Check the college’s own page before you decide.",
  } satisfies Record<ScorePolicy["standing"], string>,
  wouldBe: "If it is test-optional, our advice is:",
  place: ({ test, score, range, isConverted }: ScorePlace): string =>
    `${isConverted ? "About " : ""}${score} on the ${tests[test]}; the middle half is ${range.lower} to ${range.upper}`,
  middle: ({ middle }: ScorePlace) => `Midpoint ${Number.isInteger(middle) ? middle : middle.toFixed(1)}`,
  converted:
    "The college publishes a range only for the other test, so we converted your score. Treat it as approximate.",
  drawing: ({ score, range, test }: ScorePlace) =>
    `${tests[test]} scale: middle half from ${range.lower} to ${range.upper}, your score ${score}`,
  yours: "Your score",
  half: "Middle half of students who sent one",
  better: (test: "sat" | "act") => `Your ${tests[test]} is the stronger score here. Send just that one.`,
  practice:
    "This is what counselors usually advise, not a statistic. The ranges cover only students who sent a score, so they tend to be high.",
};
