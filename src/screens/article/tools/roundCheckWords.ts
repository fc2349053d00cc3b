/** The text of the check for conflicting early plans. */
import type { PriceKnowledge, RoundConflict, RoundNote } from "#domain/timeline/roundConflicts.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { questBridgeMatch } from "#facts/calendar/admission.ts";
import { latestValue } from "#facts/fact.ts";
import { formatAnd, formatDate } from "#lib/format.ts";

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
  partly: "The high end of its price range is more than you said your family can pay.",
  above: "Even the low end of its price range is more than you said your family can pay.",
  limitUnknown: "Enter what your family can pay a year first, so you know whether it fits.",
  priceUnknown: "Not enough is published for a price range.",
};

export const words = {
  add: "Add a college",
  addHint: "It goes into your plan",
  empty: "Add the colleges you are applying to, and choose a round for each.",
  round: (name: string) => `Round at ${name}`,
  open: "Not decided yet",
  plan: (plan: ApplicationPlan) => plans[plan],
  remove: (name: string) => `Remove ${name}`,
  takeOff: "Remove",
  due: (day: string, isPublished: boolean) =>
    isPublished
      ? `Due ${formatDate(day)}. Confirm it with the college.`
      : `About ${formatDate(day)} for your class, judging by another year. Confirm it with the college.`,
  over: (day: string) => `The deadline, ${formatDate(day)}, has passed. Ask the college what is still open.`,
  rolling: "No fixed date. Apply early: places and aid can run out.",
  notOffered: "As far as we know, this college does not offer it. Check its own page.",
  unknown: "We don’t have its date. Check with the college.",
  questBridge: "I am ranking colleges in the QuestBridge match",
  none: "Choose a round for at least one college to start the check.",
  fine: "No conflicts: these plans work together.",
  found: (count: number) => (count === 1 ? "1 conflict to resolve" : `${count} conflicts to resolve`),
  conflict: (conflict: RoundConflict, getName: (unitId: number) => string): { said: string; why: string } => {
    const names = (unitIds: readonly number[]) => formatAnd(unitIds.map(getName));
    switch (conflict.code) {
      case "twoBinding":
        return {
          said: `${plans[conflict.plan]} at ${names(conflict.unitIds)}: you can keep only one.`,
          why: "Keep the one you would choose over all others. You, a parent and your counselor sign an agreement with one college, and two at once are never allowed.",
        };
      case "restrictiveWithPrivateEarly":
        return {
          said: `Restrictive early action at ${getName(conflict.unitId)} and an early plan at ${names(conflict.otherUnitIds)}: usually not allowed.`,
          why: "Read the college’s rule, or move one of them to a later round. Restrictive early action usually bars other early plans at private colleges.",
        };
      case "restrictiveWithPublicBinding":
        return {
          said: `Restrictive early action at ${getName(conflict.unitId)} and early decision at ${names(conflict.otherUnitIds)}: usually not allowed.`,
          why: "Read the college’s rule. It usually allows early action at a public college, but not a binding plan.",
        };
      case "questBridgeWithEarly":
        return {
          said: `QuestBridge ranking and an early plan at ${names(conflict.unitIds)}: not both.`,
          why: `If you rank colleges in the match, you may not apply early elsewhere, with a few exceptions on its list. Match Day is ${formatDate(latestValue(questBridgeMatch).date)}.`,
        };
      case "bindingBeforePrice":
      default:
        return {
          said: `Early decision at ${getName(conflict.unitId)} before you know the price.`,
          why: `${prices[conflict.price]} Run the college’s own net price calculator before anyone signs.`,
        };
    }
  },
  note: (note: RoundNote, getName: (unitId: number) => string): string => {
    const names = (unitIds: readonly number[]) => formatAnd(unitIds.map(getName));
    switch (note.code) {
      case "earlyBesideBinding":
        return `You can usually combine early decision at ${getName(note.unitId)} with a nonbinding plan at ${names(note.otherUnitIds)}. If early decision says yes, you withdraw the others.`;
      case "secondAfterFirst":
        return `Use ED II after a no or a deferral. At ${names(note.unitIds)}, only one binding application can be open at a time.`;
      case "restrictiveLeavesPublic":
        return `Restrictive plans such as the one at ${getName(note.unitId)} usually allow early action and rolling admission at public colleges, such as ${names(note.otherUnitIds)}. Confirm it on the college’s page.`;
      case "systemsAreFree":
      default:
        return "UC and Cal State applications are not early plans, so they work with all of these.";
    }
  },
  sourceRules: "Rules of early plans",
};
