/** The text of the check for conflicting early plans. */
import type { PriceKnowledge, RoundConflict, RoundNote } from "#domain/admission/roundConflicts.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatDate } from "#lib/format.ts";
import { listOf } from "./shared/words.ts";

const plans: Readonly<Record<ApplicationPlan, string>> = {
  earlyDecision1: "Early decision (ED)",
  earlyDecision2: "Early decision II (ED II)",
  earlyAction: "Early action (EA)",
  restrictiveEarlyAction: "Restrictive early action (REA)",
  regularDecision: "Regular decision (RD)",
  rolling: "Rolling",
  uc: "UC application",
  csu: "Cal State application",
};

const prices: Readonly<Record<Exclude<PriceKnowledge, "within">, string>> = {
  partly: "The high end of its price range is more than you said the family can pay.",
  above: "Its whole price range is more than you said the family can pay.",
  limitUnknown: "You have not said what the family can pay a year, so nobody can tell whether it fits.",
  priceUnknown: "Too little is published for a price range.",
};

export const words = {
  add: "Add a college",
  addHint: "It goes into your plan",
  empty: "Add the colleges you apply to, and choose a round for each.",
  round: (name: string) => `Round at ${name}`,
  open: "Not decided yet",
  plan: (plan: ApplicationPlan) => plans[plan],
  remove: (name: string) => `Take off ${name}`,
  takeOff: "Take off",
  due: (day: string, isPublished: boolean) =>
    isPublished
      ? `Due ${formatDate(day)}. Confirm it with the college.`
      : `For your class about ${formatDate(day)}, by another year’s day. Confirm it with the college.`,
  over: (day: string) => `Its day, ${formatDate(day)}, is over. Ask the college what is still open.`,
  rolling: "No fixed day; places and money can run out.",
  notOffered: "We do not list this plan for the college. Check its own page.",
  unknown: "We know no day for it. Check with the college.",
  questBridge: "I rank colleges in the QuestBridge match",
  none: "Choose a round for at least one college, and the check begins.",
  fine: "These plans go together.",
  found: (count: number) => (count === 1 ? "1 thing to settle" : `${count} things to settle`),
  conflict: (conflict: RoundConflict, getName: (unitId: number) => string): { said: string; why: string } => {
    const names = (unitIds: readonly number[]) => listOf.format(unitIds.map(getName));
    switch (conflict.code) {
      case "twoBinding":
        return {
          said: `${plans[conflict.plan]} at ${names(conflict.unitIds)}: only one can stay.`,
          why: "You, a parent and your counselor sign for one college. Two such promises at once are never allowed. Keep the one you would choose over all others.",
        };
      case "restrictiveWithPrivateEarly":
        return {
          said: `Restrictive early action at ${getName(conflict.unitId)} and an early plan at ${names(conflict.otherUnitIds)}: usually a conflict.`,
          why: "Such a plan usually shuts out other early plans at private colleges. Each college words its own rule, so read that page, or move one of them to a later round.",
        };
      case "restrictiveWithPublicBinding":
        return {
          said: `Restrictive early action at ${getName(conflict.unitId)} and early decision at ${names(conflict.otherUnitIds)}: usually a conflict.`,
          why: "Early action at a public college is mostly allowed beside it, a binding plan is not. Read the college’s rule.",
        };
      case "questBridgeWithEarly":
        return {
          said: `The QuestBridge ranking and an early plan at ${names(conflict.unitIds)}: not together.`,
          why: "Who ranks colleges in the match may send no other early plan, with exceptions on its list. Match Day is December 1, 2026.",
        };
      case "bindingBeforePrice":
      default:
        return {
          said: `Early decision at ${getName(conflict.unitId)} before the price is settled.`,
          why: `${prices[conflict.price]} Run the college’s own net price calculator before anyone signs.`,
        };
    }
  },
  note: (note: RoundNote, getName: (unitId: number) => string): string => {
    const names = (unitIds: readonly number[]) => listOf.format(unitIds.map(getName));
    switch (note.code) {
      case "earlyBesideBinding":
        return `Early decision at ${getName(note.unitId)} and an open plan at ${names(note.otherUnitIds)} go together in most cases. If early decision says yes, the others are withdrawn.`;
      case "secondAfterFirst":
        return `ED II is for after a no or a deferral: at ${names(note.unitIds)} only one promise stands at a time.`;
      case "restrictiveLeavesPublic":
        return `Restrictive plans such as the one at ${getName(note.unitId)} usually allow early action and rolling admission at public colleges: ${names(note.otherUnitIds)}. Confirm it on the college’s page.`;
      case "systemsAreFree":
      default:
        return "UC and Cal State are not early plans. They go with all of these.";
    }
  },
  sourceRules: "Rules of early plans",
};
