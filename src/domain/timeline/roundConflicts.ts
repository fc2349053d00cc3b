/** Which early plans conflict, and which commit a student before the price is known, by this cycle's rules. */
import type { Control } from "#domain/college/college.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";

/** How the price of a binding plan compares with what the family can pay. */
export type PriceKnowledge = "within" | "partly" | "above" | "limitUnknown" | "priceUnknown";

export type PlannedRound = {
  unitId: number;
  control: Control;
  plan: ApplicationPlan | null;
  price: PriceKnowledge;
};

export type RoundConflict =
  /** Two binding plans in the same round are never allowed. */
  | { code: "twoBinding"; plan: ApplicationPlan; unitIds: readonly number[] }
  /** A restrictive plan with another private early plan: usually not allowed, but each college has its own rule. */
  | { code: "restrictiveWithPrivateEarly"; unitId: number; otherUnitIds: readonly number[] }
  /** A restrictive plan with a binding plan at a public college. */
  | { code: "restrictiveWithPublicBinding"; unitId: number; otherUnitIds: readonly number[] }
  /** QuestBridge finalists who rank colleges may not apply early elsewhere, with the exceptions QuestBridge lists. */
  | { code: "questBridgeWithEarly"; unitIds: readonly number[] }
  /** A binding plan before the family knows it can pay the whole price range. */
  | { code: "bindingBeforePrice"; unitId: number; price: Exclude<PriceKnowledge, "within"> };

/** Plans that are compatible, and on what condition. */
export type RoundNote =
  /** If the binding college admits the student, these must be withdrawn. */
  | { code: "earlyBesideBinding"; unitId: number; otherUnitIds: readonly number[] }
  /** Early Decision II after a denial or deferral in the first round. */
  | { code: "secondAfterFirst"; unitIds: readonly number[] }
  /** Restrictive plans usually allow these. */
  | { code: "restrictiveLeavesPublic"; unitId: number; otherUnitIds: readonly number[] }
  /** Not early plans, so they are always compatible. */
  | { code: "systemsAreFree"; unitIds: readonly number[] };

export type RoundCheck = { conflicts: readonly RoundConflict[]; notes: readonly RoundNote[] };

const isBinding = (plan: ApplicationPlan | null) => plan === "earlyDecision1" || plan === "earlyDecision2";
const isFirstEarly = (plan: ApplicationPlan | null) =>
  plan === "earlyDecision1" || plan === "earlyAction" || plan === "restrictiveEarlyAction";

/** A college with no plan chosen conflicts with nothing. */
export function checkRounds(rounds: readonly PlannedRound[], isInQuestBridge: boolean): RoundCheck {
  return {
    conflicts: [
      ...findTwoBinding(rounds),
      ...findRestrictiveConflicts(rounds),
      ...findQuestBridgeConflicts(rounds, isInQuestBridge),
      ...findBindingBeforePrice(rounds),
    ],
    notes: listRoundNotes(rounds),
  };
}

function findTwoBinding(rounds: readonly PlannedRound[]): RoundConflict[] {
  return (["earlyDecision1", "earlyDecision2"] as const).flatMap((plan) => {
    const unitIds = listUnitIds(rounds.filter((one) => one.plan === plan));
    return unitIds.length > 1 ? [{ code: "twoBinding", plan, unitIds } as const] : [];
  });
}

function findRestrictiveConflicts(rounds: readonly PlannedRound[]): RoundConflict[] {
  return rounds
    .filter(({ plan }) => plan === "restrictiveEarlyAction")
    .flatMap((one): RoundConflict[] => {
      const others = rounds.filter((other) => other !== one && isFirstEarly(other.plan));
      const privateOnes = listUnitIds(others.filter(({ control }) => control !== "public"));
      const publicOnes = listUnitIds(
        others.filter((other) => other.control === "public" && isBinding(other.plan)),
      );
      const { unitId } = one;
      return [
        ...(privateOnes.length > 0
          ? [{ code: "restrictiveWithPrivateEarly", unitId, otherUnitIds: privateOnes } as const]
          : []),
        ...(publicOnes.length > 0
          ? [{ code: "restrictiveWithPublicBinding", unitId, otherUnitIds: publicOnes } as const]
          : []),
      ];
    });
}

function findQuestBridgeConflicts(rounds: readonly PlannedRound[], isIn: boolean): RoundConflict[] {
  const unitIds = listUnitIds(rounds.filter(({ plan }) => isFirstEarly(plan)));
  return isIn && unitIds.length > 0 ? [{ code: "questBridgeWithEarly", unitIds }] : [];
}

function findBindingBeforePrice(rounds: readonly PlannedRound[]): RoundConflict[] {
  return rounds.flatMap(({ unitId, plan, price }) =>
    isBinding(plan) && price !== "within" ? [{ code: "bindingBeforePrice", unitId, price } as const] : [],
  );
}

function listRoundNotes(rounds: readonly PlannedRound[]): RoundNote[] {
  const notes: RoundNote[] = [];
  const openEarly = rounds.filter(({ plan }) => plan === "earlyAction" || plan === "rolling");
  for (const { unitId, plan } of rounds) {
    const otherUnitIds = listUnitIds(openEarly);
    if (plan === "earlyDecision1" && otherUnitIds.length > 0) {
      notes.push({ code: "earlyBesideBinding", unitId, otherUnitIds });
    }
    const publicOnes = listUnitIds(openEarly.filter(({ control }) => control === "public"));
    if (plan === "restrictiveEarlyAction" && publicOnes.length > 0) {
      notes.push({ code: "restrictiveLeavesPublic", unitId, otherUnitIds: publicOnes });
    }
  }
  const first = rounds.filter(({ plan }) => plan === "earlyDecision1" || plan === "restrictiveEarlyAction");
  const second = rounds.filter(({ plan }) => plan === "earlyDecision2");
  if (first.length > 0 && second.length === 1) {
    notes.push({ code: "secondAfterFirst", unitIds: listUnitIds([...first, ...second]) });
  }
  const systems = listUnitIds(rounds.filter(({ plan }) => plan === "uc" || plan === "csu"));
  if (systems.length > 0) notes.push({ code: "systemsAreFree", unitIds: systems });
  return notes;
}

function listUnitIds(rounds: readonly PlannedRound[]): number[] {
  return rounds.map(({ unitId }) => unitId);
}
