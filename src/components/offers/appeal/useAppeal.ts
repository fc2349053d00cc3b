/** The answers behind the fact sheet: stored with the plan's money answers, so they leave the device only if the family shares money. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { type TypedField, useTypedField } from "#components/answer/useTypedField.ts";
import { type AidAnswer, pickHouseholdAnswers, toAidKey } from "#domain/answers/households.ts";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import { readUsd } from "#domain/answers/readTyped.ts";
import { type AppealSituation, appealSituations } from "#domain/offers/appeal.ts";
import { formatInteger } from "#lib/format.ts";

export const appealFigures = ["appealBefore", "appealNow", "appealCost"] as const;
export type AppealFigure = (typeof appealFigures)[number];

export type Appeal = {
  offerId: string | null;
  /** The offer to stand beside it; null while nobody chose. */
  comparedId: string | null;
  /** Without a better offer, which follows from the offers until someone says otherwise. */
  situations: readonly AppealSituation[];
  /** Null while nobody said. */
  isBetterSaid: boolean | null;
  figures: Readonly<Record<AppealFigure, number | null>>;
  since: string;
  dispatch: (answers: Readonly<Record<string, AidAnswer | null>>) => void;
};

const toStorageKey = (situation: AppealSituation) =>
  `appeal${situation.slice(0, 1).toUpperCase()}${situation.slice(1)}`;

export function useAppeal(): Appeal {
  const { plan } = usePlan();
  const answers = pickHouseholdAnswers(plan.aid, "student");
  const income = readAnswer(plan, "familyIncomeUsd");
  const store = usePlanStore();
  const betterAnswer = answers[toStorageKey("betterOffer")];
  const numberOf = (name: string) => {
    const answer = answers[name];
    return typeof answer === "number" ? answer : null;
  };
  return {
    offerId: typeof answers["appealOffer"] === "string" ? answers["appealOffer"] : null,
    comparedId: typeof answers["appealCompared"] === "string" ? answers["appealCompared"] : null,
    situations: appealSituations.filter(
      (situation) => situation !== "betterOffer" && answers[toStorageKey(situation)] === true,
    ),
    isBetterSaid: typeof betterAnswer === "boolean" ? betterAnswer : null,
    figures: {
      // The income that the family already told us, where nothing else was typed here.
      appealBefore: numberOf("appealBefore") ?? (income.origin === "typed" ? income.value : null),
      appealNow: numberOf("appealNow"),
      appealCost: numberOf("appealCost"),
    },
    since: typeof answers["appealSince"] === "string" ? answers["appealSince"] : "",
    dispatch(changed) {
      const keyed = Object.entries(changed).map(
        ([name, value]) => [toAidKey("student", name), value] as const,
      );
      store.give({ kind: "setAidAnswers", answers: Object.fromEntries(keyed) });
    },
  };
}

/** Which answers change when these situations are selected. */
export function listSituationAnswers(chosen: readonly AppealSituation[]): Record<string, boolean | null> {
  return Object.fromEntries(
    appealSituations.map((situation) => {
      const isChosen = chosen.includes(situation);
      // "No" is kept for a better offer alone, because the sheet would name it by itself.
      return [toStorageKey(situation), isChosen ? true : situation === "betterOffer" ? false : null];
    }),
  );
}

export function useAppealFigure(appeal: Appeal, name: AppealFigure): TypedField {
  return useTypedField<number>({
    kept: appeal.figures[name],
    read: readUsd,
    write: formatInteger,
    give: (value) => appeal.dispatch({ [name]: value }),
  });
}
