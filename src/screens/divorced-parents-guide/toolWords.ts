/** The text of the questions about the FAFSA parent, and of the result. */
import type { CssHousehold } from "#domain/aid/cssProfile.ts";
import type { FafsaParent } from "#domain/aid/fafsaParent.ts";
import type { MarriageOf, ParentHousehold } from "#domain/aid/parentAnswers.ts";
import type { StepId } from "./steps.ts";

export type Names = Readonly<Record<ParentHousehold, string>>;

export const toolWords = {
  defaultNames: { first: "Parent 1", second: "Parent 2" } satisfies Names,
  progress: (number: number, maximum: number) => `Question ${number} of at most ${maximum}`,
  continue: "Continue",
  back: "Back",
  choose: "Choose one answer to go on.",
  change: "Change",
  changeLabel: (question: string) => `Change: ${question}`,
  answersTitle: "Your answers",
  kept: "Kept on this device.",
  noScript: "The questions need JavaScript. The rule below answers the same, as text.",

  shortNames: {
    together: "How the parents live",
    names: "First names",
    paidMore: "Paid more",
    hasMore: "More income and assets",
    isRemarried: "Married now",
    filedJointly: "Filed taxes together",
    livedWith: "Lived with",
  } satisfies Record<StepId, string>,

  together: {
    title: "What is the parents’ situation?",
    hint: "Parents are the ones by birth or adoption, or named by the state.",
    options: {
      marriedToEachOther: { label: "Married to each other", detail: "And not separated." },
      unmarriedLivingTogether: {
        label: "Not married to each other, but living together",
        detail: "Also divorced parents who share a home.",
      },
      apart: { label: "Living apart", detail: "Divorced, separated or never married." },
      oneDied: { label: "One parent has died", detail: undefined },
      bothDied: { label: "Both parents have died", detail: undefined },
    },
  },
  names: {
    title: "What shall we call the two parents?",
    hint: "First names or nicknames, if you like. Without an account they stay on this device.",
    first: "Parent 1",
    second: "Parent 2",
    tooLong: (maximum: number) => `Please use at most ${maximum} letters.`,
  },
  paidMore: {
    title: "Who paid more of the student’s costs in the last 12 months?",
    hint: "Count back from the day you will file. Housing, food, clothes, health care, car, school, trips. Money counts, and so do things paid for. Child support counts for the one who pays it.",
    equal: "Exactly the same",
    neither: "Neither of them",
  },
  hasMore: {
    title: "Who has more income and assets?",
    hint: "Because support does not decide, the form goes by the greater income and assets.",
  },
  isRemarried: {
    title: (of: MarriageOf, names: Names) =>
      of === "first" || of === "second"
        ? `Is ${names[of]} married now to someone else?`
        : "Is the surviving parent married now to someone else?",
    hint: "What counts is the day the form is filed.",
    yes: "Yes",
    no: "No",
  },
  filedJointly: {
    title: (of: MarriageOf, names: Names) => {
      if (of === "parents") return "Did the parents file one tax return together?";
      return of === "surviving"
        ? "Did the surviving parent and the spouse file one tax return together?"
        : `Did ${names[of]} and the spouse file one tax return together?`;
    },
    hint: "For 2025 on the 2027-28 form; for 2024 on the 2026-27 form.",
    yes: "Yes, one return",
    no: "No, or not that year",
  },
  livedWith: {
    title: "With whom did the student live more in the last 12 months?",
    hint: "The FAFSA does not ask this. Some colleges with a CSS Profile still go by it.",
    equal: "The same with both",
  },

  result: {
    fafsa: "FAFSA",
    css: "CSS Profile",
    why: "Why",
    heading: (found: FafsaParent, names: Names): string => {
      switch (found.parents) {
        case "both":
          return "Both parents are asked";
        case "first":
        case "second":
          return `${names[found.parents]} is the FAFSA parent`;
        case "surviving":
          return "The surviving parent is the FAFSA parent";
        case "none":
          return "No parent is asked";
        case "unknown":
        default:
          return "Not decided yet";
      }
    },
    because: {
      married: "Parents who are married to each other and not separated are both asked.",
      livingTogether:
        "Parents who live together are both asked, married or not. Each fills in a part of their own.",
      paidMore:
        "When parents live apart, the form asks the one who gave more financial support in the 12 months before filing.",
      hasMore:
        "When parents live apart and support does not decide, the form asks the one with more income and assets.",
      survives: "When one parent has died, the form asks the other.",
      bothDied: "A student whose parents have both died is independent, and fills in the form alone.",
    },
    contributors: {
      one: "They filed one return, so one of them fills in the parents’ part for both.",
      two: "They did not file one return, so each fills in a part of their own, with an account of their own.",
    },
    stepparent: {
      sameReturn:
        "The stepparent’s income and assets count. With one tax return, the couple fills in one part.",
      ownContributor:
        "The stepparent’s income and assets count, and the stepparent fills in a part of their own.",
    },
    notAsked: (name: string) =>
      `${name} is not asked on the FAFSA. What ${name} pays or has is not reported there.`,
    survivorNote:
      "If this was a stepparent’s spouse: a stepparent whose spouse has died is not a parent, unless they adopted the student.",
    cssOf: (found: CssHousehold, names: Names): string => {
      switch (found.files) {
        case "together":
          return "The two of you file one CSS Profile, for the colleges that want it.";
        case "surviving":
          return "The surviving parent’s household files it, for the colleges that want it.";
        case "none":
          return "Colleges ask the student alone. Tell each aid office.";
        case "first":
        case "second":
          return `${names[found.files]}’s household files first. Colleges that want the other parent’s form ask ${names[found.other]} too, on a separate account.`;
        case "ask":
          return `Ask each college. The College Board goes by support: ${names[found.bySupport]}, as on the FAFSA. Some colleges go by where the student lives: ${names[found.byHome]}. The other household files second, where a college wants it.`;
        case "unknown":
        default:
          return "Answer the last question to see who files first.";
      }
    },
    next: "What each gets ready",
    calculator: "Work out the Student Aid Index",
  },
};
