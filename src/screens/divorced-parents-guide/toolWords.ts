/** The text of the questions about the FAFSA parent, and of the result. */
import type { OptionText } from "#components/aid/familyWords.ts";
import type { CssHousehold } from "#domain/aid/cssProfile.ts";
import type { FafsaParent, ParentsTogether } from "#domain/aid/fafsaParent.ts";
import type { MarriageOf, ParentHousehold } from "#domain/aid/parentAnswers.ts";
import type { StepId } from "./steps.ts";

export type Names = Readonly<Record<ParentHousehold, string>>;

export const toolWords = {
  defaultNames: { first: "Parent 1", second: "Parent 2" } satisfies Names,
  progress: (number: number, maximum: number) => `Question ${number} of at most ${maximum}`,
  toResult: "See who reports",
  choose: "Choose an answer to continue.",
  change: "Change",
  changeLabel: (question: string) => `Change: ${question}`,
  answersTitle: "Your answers",
  kept: "Your answers are kept on this device.",
  noScript: "The questions need JavaScript, but the rules below give the same answer in words.",

  shortNames: {
    together: "Parents’ situation",
    names: "First names",
    paidMore: "Paid more",
    hasMore: "Higher income and assets",
    isRemarried: "Married now",
    filedJointly: "Filed taxes together",
    livedWith: "Lived with",
  } satisfies Record<StepId, string>,
  buttonNames: {
    together: "the parents’ situation",
    names: "their first names",
    paidMore: "who paid more",
    hasMore: "income and assets",
    isRemarried: "a new marriage",
    filedJointly: "the tax return",
    livedWith: "who the student lives with",
  } satisfies Record<StepId, string>,

  together: {
    title: "What is the parents’ situation?",
    hint: "Count biological, adoptive and other legal parents, as determined by the state.",
    options: {
      marriedToEachOther: { label: "Married to each other", detail: "They are not separated." },
      unmarriedLivingTogether: {
        label: "Not married to each other, but living together",
        detail: "This includes divorced parents who share a home.",
      },
      apart: { label: "Living apart", detail: "Divorced, separated or never married." },
      oneDied: { label: "One parent has died" },
      bothDied: { label: "Both parents have died" },
    } satisfies Record<ParentsTogether, OptionText>,
  },
  names: {
    title: "What should we call the two parents?",
    hint: "Use first names or nicknames if you like. Without an account they stay on this device.",
    first: "Parent 1",
    second: "Parent 2",
    tooLong: (maximum: number) => `Use ${maximum} letters or fewer.`,
  },
  paidMore: {
    title: "Who paid more of the student’s costs in the last 12 months?",
    hint: "Count back from the day you will file. Include housing, food, clothes, health care, car, school and trips, whether given as cash or paid for directly. Child support counts for the parent who pays it.",
    equal: "Exactly the same",
    neither: "Neither of them",
  },
  hasMore: {
    title: "Who has the higher income and assets?",
    hint: "Because support doesn’t settle it, the form looks at income and assets.",
  },
  isRemarried: {
    title: (of: MarriageOf, names: Names) =>
      of === "first" || of === "second"
        ? `Is ${names[of]} now married to someone else?`
        : "Is the surviving parent now married to someone else?",
    hint: "Answer for the day you file the form.",
    yes: "Yes",
    no: "No",
  },
  filedJointly: {
    title: (of: MarriageOf, names: Names) => {
      if (of === "parents") return "Did the parents file a joint tax return?";
      return of === "surviving"
        ? "Did the surviving parent and the spouse file a joint tax return?"
        : `Did ${names[of]} and the spouse file a joint tax return?`;
    },
    hint: "Use 2025 for the 2027-28 form, and 2024 for the 2026-27 form.",
    yes: "Yes, one return",
    no: "No, or not that year",
  },
  livedWith: {
    title: "Who did the student live with more in the last 12 months?",
    hint: "The FAFSA does not ask this, but some colleges that use the CSS Profile still go by it.",
    equal: "Equally with both",
  },

  result: {
    fafsa: "FAFSA",
    css: "CSS Profile",
    why: "Why",
    heading: (found: FafsaParent, names: Names): string => {
      switch (found.parents) {
        case "both":
          return "Both parents report on the FAFSA";
        case "first":
        case "second":
          return `${names[found.parents]} is the FAFSA parent`;
        case "surviving":
          return "The surviving parent is the FAFSA parent";
        case "none":
          return "No parent reports on the FAFSA";
        case "unknown":
        default:
          return "Not decided yet";
      }
    },
    because: {
      married: "Parents who are married to each other and not separated both report.",
      livingTogether:
        "Parents who live together both report, married or not, and each fills out their own part.",
      paidMore:
        "When parents live apart, the one who gave more financial support in the 12 months before filing reports.",
      hasMore:
        "When parents live apart and support doesn’t settle it, the one with the higher income and assets reports.",
      survives: "When one parent has died, the other reports.",
      bothDied: "A student whose parents have both died is independent and fills out the form alone.",
    },
    contributors: {
      one: "They filed a joint return, so one of them fills out the parents’ part for both.",
      two: "They did not file a joint return, so each fills out their own part, with their own account.",
    },
    stepparent: {
      sameReturn:
        "The stepparent’s income and assets count. With a joint return, the couple fills out one part.",
      ownContributor:
        "The stepparent’s income and assets count, and the stepparent fills out their own part.",
    },
    notAsked: (name: string) =>
      `${name} does not report on the FAFSA. You don’t list what ${name} owns or pays, except child support the other parent received.`,
    survivorNote: "A widowed stepparent does not count as a parent unless they adopted the student.",
    cssOf: (found: CssHousehold, names: Names): string => {
      switch (found.files) {
        case "together":
          return "File one CSS Profile together, for the colleges that want it.";
        case "surviving":
          return "The surviving parent’s household files it, for the colleges that want it.";
        case "none":
          return "The student files alone. Tell each financial aid office.";
        case "first":
        case "second":
          return `${names[found.files]}’s household files first. For colleges that want the other parent’s form, ${names[found.other]} files too, with a separate account.`;
        case "ask":
          return `Ask each college who files first. The College Board goes by support: ${names[found.bySupport]}, as on the FAFSA. Some colleges go by where the student lives: ${names[found.byHome]}. The other household files second if a college wants it.`;
        case "unknown":
        default:
          return "Answer the last question to see who files first.";
      }
    },
    next: "What each person needs",
    calculator: "Calculate the Student Aid Index",
  },
};

/** The options of a question with the parents' names in them; for yes and no by "yes" and "no". */
export function describeOptions(
  step: Exclude<StepId, "names">,
  { first, second }: Names,
): Readonly<Record<string, OptionText>> {
  const both = { first: { label: first }, second: { label: second } };
  switch (step) {
    case "together":
      return toolWords.together.options;
    case "paidMore": {
      const { equal, neither } = toolWords.paidMore;
      return { ...both, equal: { label: equal }, neither: { label: neither } };
    }
    case "hasMore":
      return both;
    case "livedWith":
      return { ...both, equal: { label: toolWords.livedWith.equal } };
    case "isRemarried":
    case "filedJointly":
    default:
      return { yes: { label: toolWords[step].yes }, no: { label: toolWords[step].no } };
  }
}
