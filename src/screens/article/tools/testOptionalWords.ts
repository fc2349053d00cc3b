/** The words of "send the score or leave it out". */
import type { ScorePlace, ScorePolicy, ScoreReason, ScoreVerdict } from "#domain/admission/sendScores.ts";
import { testRequirementCycle } from "#domain/admission/testRequirements.ts";

const tests = { sat: "SAT", act: "ACT" } as const;

const verdicts: Readonly<Record<ScoreVerdict, string>> = {
  send: "Send it",
  leaveOut: "Leave it out",
  lookCloser: "Look closer",
};

const policies: Readonly<Record<ScorePolicy["kind"], string>> = {
  required: "requires a score",
  flexible: "wants one of several kinds of proof: SAT, ACT, AP or IB",
  byProgram: "asks for a score in some programs",
  byGrades: "asks for a score below a certain grade average",
  recommended: "recommends a score, and does not require one",
  optional: "lets you choose",
  notRead: "reads no scores",
  unknown: "has told the federal survey nothing of its policy",
};

export const words = {
  needScore: "Enter a score above, and the check begins.",
  verdict: (verdict: ScoreVerdict) => verdicts[verdict],
  because: (because: ScoreReason, place: ScorePlace | null): string => {
    switch (because) {
      case "required":
        return place?.position === "below"
          ? "A score is required here, also one below the middle half. A second sitting may be worth the time."
          : "A score is required here.";
      case "flexible":
        return "It wants one kind of proof. Send the one that shows you best: this score, the other test, or AP or IB results.";
      case "notRead":
        return "Nobody reads it here before you are admitted. Keep it for placement.";
      case "aboveMiddle":
        return "Your score is at or above the halfway point of those who sent one.";
      case "lowerHalf":
        return "Your score is in the lower half of the range. It adds little by itself: compare it with the usual scores of your school, and look at the part that your major asks for.";
      case "belowRange":
        return "Your score is below the middle half of those who sent one. Leave the score out, not the college.";
      case "noRange":
      default:
        return "This college publishes no range of scores, so there is nothing to hold yours against. Ask the admission office what is usual.";
    }
  },
  policy: (policy: ScorePolicy): string =>
    policy.standing === "federal"
      ? `By the federal survey of fall 2024 it ${policies[policy.kind]}. That is two cycles ago.`
      : `For ${testRequirementCycle} it ${policies[policy.kind]}.`,
  confirm: {
    official: "Several lists agree on it.",
    reported: "We read it in one list only: confirm it with the college.",
    federal: "Look at the college’s own page before you decide.",
  } satisfies Record<ScorePolicy["standing"], string>,
  wouldBe: "If you may choose there, the reading would be:",
  place: ({ test, score, range, isConverted }: ScorePlace): string =>
    `${isConverted ? "About " : ""}${score} on the ${tests[test]}, beside a middle half of ${range.lower} to ${range.upper}`,
  middle: ({ middle }: ScorePlace) =>
    `Halfway point ${Number.isInteger(middle) ? middle : middle.toFixed(1)}`,
  converted:
    "The college publishes a range of the other test alone, so your score was converted. Read it as “about”.",
  drawing: ({ score, range, test }: ScorePlace) =>
    `${tests[test]} scale: middle half from ${range.lower} to ${range.upper}, your score ${score}`,
  yours: "Your score",
  half: "Middle half of those who sent one",
  better: (test: "sat" | "act") =>
    `Of your two scores, the ${tests[test]} stands better here. One is enough.`,
  practice:
    "This rule is usual practice of counselors, not a measurement. The ranges hold only students who sent a score, so they are high.",
};
