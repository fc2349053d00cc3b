/** The text of the rounds a family chooses among: each round, its date, and what does not go together. */
import type { PriceKnowledge, RoundNote } from "#domain/timeline/roundConflicts.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { questBridgeMatch } from "#facts/calendar/admission.ts";
import { latestValue } from "#facts/fact.ts";
import { formatAnd, formatDate } from "#lib/format.ts";

type Choice = { label: string; detail: string };

const plans: Readonly<Record<ApplicationPlan, Choice>> = {
  earlyDecision1: {
    label: "Early decision I",
    detail:
      "This plan is binding. If you are admitted, you must enroll, so check the price with your family first.",
  },
  earlyDecision2: {
    label: "Early decision II",
    detail:
      "This plan is binding, with a later deadline. If you are admitted, you must enroll, so check the price with your family first.",
  },
  earlyAction: { label: "Early action", detail: "You hear back early, and the plan is not binding." },
  restrictiveEarlyAction: {
    label: "Restrictive early action",
    detail:
      "This plan is not binding, but it limits where else you can apply early. Read the college’s rule.",
  },
  regularDecision: {
    label: "Regular decision",
    detail: "This is the standard round, and it is not binding.",
  },
  rolling: {
    label: "Rolling admission",
    detail: "The college decides as applications come in. Apply early, because places and aid can run out.",
  },
  uc: {
    label: "UC application",
    detail:
      "One application covers all University of California campuses. It doesn’t ask for letters of recommendation.",
  },
  csu: {
    label: "CSU application",
    detail: "One application covers all California State University campuses.",
  },
};

/** For the head of a column. */
const shortNames: Readonly<Record<ApplicationPlan, string>> = {
  earlyDecision1: "Early decision",
  earlyDecision2: "Early decision II",
  earlyAction: "Early action",
  restrictiveEarlyAction: "Restrictive early action",
  regularDecision: "Regular decision",
  rolling: "Rolling",
  uc: "UC application",
  csu: "CSU application",
};

const prices: Readonly<Record<Exclude<PriceKnowledge, "within">, string>> = {
  partly: "The high end of its price range is more than you said your family can pay.",
  above: "Even the low end of its price range is more than you said your family can pay.",
  limitUnknown: "First enter what your family can pay a year, so you can see whether the price fits.",
  priceUnknown: "This college publishes too little for a price range.",
};

export const words = {
  name: (plan: ApplicationPlan) => plans[plan].label,
  /** In running text. */
  inText: (plan: ApplicationPlan) => plans[plan].label.replace(/^./, (first) => first.toLowerCase()),
  detail: (plan: ApplicationPlan) => plans[plan].detail,
  open: "Not decided yet",
  caption: "Your colleges and their application rounds",
  college: "College",
  shortName: (plan: ApplicationPlan) => shortNames[plan],
  notOffered: "not offered",
  otherColumn: "Another round",
  other: "Another round",
  otherLabel: (name: string) => `Another round at ${name}, if the college told you about one`,
  otherNone: "Choose",
  unheard: "We don’t know this college’s rounds. Ask the college, then choose here:",
  rolls: "No fixed date",
  noDateShort: "date not known",
  state: { sure: "published", about: "not confirmed", otherYear: "this year’s date", over: "passed" },
  about: (date: string) => `about ${date}`,
  andMore: (count: number) => (count === 1 ? "and one more date" : `and ${count} more dates`),
  option: (round: string, college: string) => `${round} at ${college}`,
  source: "The page with this date",
  isExpected: (date: string) =>
    `Usually around ${date}. We couldn’t confirm it for this year, so check with the college.`,
  isUnknown: "We don’t know whether this college offers it. Check with the college first.",
  noDate: "We don’t have its date. Check with the college.",
  isOver: (date: string) => `The deadline, ${date}, has passed. Ask the college what is still open.`,
  byDate: (date: string) => `Due ${date}. Confirm it with the college, and plan to finish a day early.`,
  byDates: (dates: string) => `There is more than one date: ${dates}. Ask which applies to you.`,
  thisYear: (date: string) =>
    `For this year’s seniors, the deadline is ${date}. Yours isn’t published yet, but expect it around the same day.`,
  thisYears: (dates: string) =>
    `For this year’s seniors, the dates are ${dates}. Yours are not published yet, but expect them around the same days.`,
  check: "Check with the college",
  failedTitle: "We couldn’t load the rounds and dates",
  failedKept: "You can still choose, and your choices are saved on this device.",
  loading: "Loading the rounds. You can choose now.",
  empty: "Add the colleges you are applying to, and choose a round for each.",
  gone: (unitId: number) => `College ${unitId}`,
  clash: {
    twoBinding: (plan: string, others: string) =>
      `You also chose ${plan} at ${others}. You can make only one binding application, because you, a parent and your counselor sign an agreement with one college. Choose another plan for one of them.`,
    restrictiveWithPrivateEarly: (others: string) =>
      `You also plan to apply early to ${others}. Restrictive early action limits that, though it often allows public colleges. Read this college’s rule.`,
    restrictiveWithPublicBinding: (others: string) =>
      `You also chose early decision at ${others}. Restrictive early action usually allows early action at a public college, but not a binding plan. Read this college’s rule.`,
    restrictedBy: (other: string) =>
      `You chose restrictive early action at ${other}, which limits where else you can apply early. Read its rule, or choose regular decision for one of them.`,
    questBridgeWithEarly: `If you rank colleges in the QuestBridge match, you may not apply early elsewhere, with a few exceptions on its list. Match Day is ${formatDate(latestValue(questBridgeMatch).date)}.`,
    bindingBeforePrice: (price: Exclude<PriceKnowledge, "within">) =>
      `You would promise to enroll before you know the price. ${prices[price]} Use the college’s own net price calculator before anyone signs.`,
  },
  fine: "These plans work together, with no conflicts.",
  found: (count: number) => (count === 1 ? "1 conflict to resolve" : `${count} conflicts to resolve`),
  note: (note: RoundNote, getName: (unitId: number) => string): string => {
    const names = (unitIds: readonly number[]) => formatAnd(unitIds.map(getName));
    switch (note.code) {
      case "earlyBesideBinding":
        return `You can usually combine early decision at ${getName(note.unitId)} with a nonbinding plan at ${names(note.otherUnitIds)}. If you are admitted early decision, you must withdraw your other applications.`;
      case "secondAfterFirst":
        return `You can use ED II after a denial or a deferral. At ${names(note.unitIds)}, only one binding application can be open at a time.`;
      case "restrictiveLeavesPublic":
        return `Restrictive plans such as the one at ${getName(note.unitId)} usually allow early action and rolling admission at public colleges, such as ${names(note.otherUnitIds)}. Confirm it on the college’s page.`;
      case "systemsAreFree":
      default:
        return "UC and Cal State applications are not early plans, so they work with all of these.";
    }
  },
};
