/** Asking for more aid: the offer worth asking about with the better one beside it, the family's own figures, and the sheet of both. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { aidAnswerLimits } from "#domain/answers/households.ts";
import {
  type AppealSituation,
  appealSituations,
  type CheaperOffer,
  chooseAppeal,
  findCheaperOffers,
  incomeSituations,
} from "#domain/offers/appeal.ts";
import { countPriceQuestions } from "#domain/offers/openQuestions.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { formatUsd } from "#lib/format.ts";
import { Card } from "#ui/Card.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import type { Offers } from "../useOffers.ts";
import { AppealSheet } from "./AppealSheet.tsx";
import { appealWords as text } from "./appealWords.ts";
import { describeSheet, nameSituation } from "./describeSheet.ts";
import {
  type Appeal,
  type AppealFigure,
  listSituationAnswers,
  useAppeal,
  useAppealFigure,
} from "./useAppeal.ts";

const costSituations: readonly AppealSituation[] = [
  "medicalBills",
  "careCosts",
  "disability",
  "disaster",
  "housingLoss",
  "schoolTuition",
];

export default function AppealPart({
  offers,
  heading,
  onPrint,
}: {
  offers: Offers;
  heading: "h3" | "h5";
  /** Null where the page around it prints something else. */
  onPrint: (() => void) | null;
}) {
  const appeal = useAppeal();
  const { payPerYearUsd } = usePlan().plan.money;
  // Null until the colleges are known: where one of them gives a reason already, the sheet stands ready and the list stays closed.
  const [isAskedFirst, setAskedFirst] = useState<boolean | null>(null);
  const { shown, all } = offers;
  const collegeOf = (unitId: number) => all?.byUnitId.get(unitId);
  const chosenId = appeal.offerId ?? chooseAppeal(shown, collegeOf);
  const chosen = shown.find(({ offer }) => offer.id === chosenId) ?? shown[0];
  if (chosen === undefined) return null;
  const cheaper = findCheaperOffers(chosen, shown, collegeOf);
  const isBetterSaid = appeal.isBetterSaid ?? cheaper[0]?.isSimilar === true;
  const beside = isBetterSaid ? findBeside(cheaper, appeal.comparedId) : null;
  const besideOffer = shown.find(({ offer }) => offer.id === beside?.offerId);
  // A reason the offers do not support is not printed.
  const situations: AppealSituation[] = [
    ...(beside === null ? [] : ["betterOffer" as const]),
    ...appeal.situations,
  ];
  if (isAskedFirst === null && all !== null) setAskedFirst(situations.length === 0);
  const hasIncome = situations.some((one) => incomeSituations.includes(one));
  const hasCost = situations.some((one) => costSituations.includes(one));
  return (
    <div className="mt-4 space-y-6 print:mt-0">
      <div className="no-print space-y-6">
        <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
          {shown.length > 1 && (
            <SelectField
              label={text.offer}
              value={chosen.offer.id}
              onChange={(event) => appeal.dispatch({ appealOffer: event.target.value, appealCompared: null })}
            >
              {shown.map(({ offer }) => (
                <option key={offer.id} value={offer.id}>
                  {getOfferName(offer)}
                </option>
              ))}
            </SelectField>
          )}
          {beside !== null && cheaper.length > 1 && (
            <SelectField
              label={text.compare}
              value={beside.offerId}
              onChange={(event) => appeal.dispatch({ appealCompared: event.target.value })}
            >
              {cheaper.map((one) => (
                <option key={one.offerId} value={one.offerId}>
                  {text.compareOption(one.collegeName, formatUsd(one.lowerByUsd))}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {beside !== null && (
          <p className="max-w-2xl">
            {text.compareNote(beside.collegeName, formatUsd(beside.lowerByUsd), beside.isSimilar)}
          </p>
        )}
        {countPriceQuestions(chosen.offer) > 0 && <p className="max-w-2xl">{text.openFirst}</p>}
        <Disclosure summary={text.situations} isOpen={isAskedFirst ?? situations.length === 0}>
          <CheckboxGroup
            legend={text.situations}
            isLegendHidden
            hint={text.situationsHint}
            layout="wrap"
            options={appealSituations.map((value) => ({
              value,
              label: nameSituation(value, beside ?? cheaper[0] ?? null),
            }))}
            values={isBetterSaid ? ["betterOffer", ...appeal.situations] : appeal.situations}
            onChange={(values) => {
              // Whoever is choosing keeps the list open.
              setAskedFirst(isAskedFirst ?? true);
              appeal.dispatch(listSituationAnswers(values));
            }}
          />
        </Disclosure>
        {isBetterSaid && beside === null && <p className="max-w-2xl">{text.betterNone}</p>}
        {(hasIncome || hasCost) && (
          <Figures appeal={appeal} heading={heading} hasIncome={hasIncome} hasCost={hasCost} />
        )}
      </div>
      {situations.length === 0 ? (
        <p className="no-print">{text.nothing}</p>
      ) : (
        <Card className="max-w-3xl print:border-0 print:p-0 print:shadow-none">
          <AppealSheet
            sheet={describeSheet({
              appeal,
              situations,
              chosen,
              compared:
                beside === null || besideOffer === undefined ? null : { offer: besideOffer, cheaper: beside },
              hasIncome,
              hasCost,
              payPerYearUsd,
            })}
            heading={heading}
            onPrint={onPrint}
          />
        </Card>
      )}
      <Disclosure summary={text.rulesTitle} className="no-print max-w-2xl">
        <ul className="list-disc space-y-1 pl-5">
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The one that was chosen, as long as it is still cheaper; else the first, which is similar if one is. */
function findBeside(cheaper: readonly CheaperOffer[], comparedId: string | null): CheaperOffer | null {
  return cheaper.find(({ offerId }) => offerId === comparedId) ?? cheaper[0] ?? null;
}

function Figures(props: { appeal: Appeal; heading: "h3" | "h5"; hasIncome: boolean; hasCost: boolean }) {
  const { appeal, heading: Heading, hasIncome, hasCost } = props;
  const [sinceTooLong, setSinceTooLong] = useState<string | null>(null);
  return (
    <section aria-labelledby="appeal-figures">
      <Heading id="appeal-figures" className="font-serif text-xl">
        {text.figures}
      </Heading>
      <p className="text-[0.95rem] text-ink-soft">{text.figuresNote}</p>
      <div className="mt-3 grid max-w-2xl gap-4 sm:grid-cols-2">
        {hasIncome && <FigureField appeal={appeal} name="appealBefore" label={text.before} />}
        {hasIncome && <FigureField appeal={appeal} name="appealNow" label={text.now} />}
        {hasCost && <FigureField appeal={appeal} name="appealCost" label={text.cost} />}
        <TextField
          label={text.since}
          hint={text.sinceHint}
          type="text"
          value={sinceTooLong ?? appeal.since}
          error={sinceTooLong === null ? null : text.sinceTooLong}
          onChange={(event) => {
            const typed = event.target.value;
            const isTooLong = typed.length > aidAnswerLimits.textLength;
            setSinceTooLong(isTooLong ? typed : null);
            if (!isTooLong) appeal.dispatch({ appealSince: typed === "" ? null : typed });
          }}
        />
      </div>
    </section>
  );
}

function FigureField({ appeal, name, label }: { appeal: Appeal; name: AppealFigure; label: string }) {
  const field = useAppealFigure(appeal, name);
  return (
    <NumberField
      label={label}
      before="$"
      value={field.text}
      error={field.problem === null ? null : text.usdProblem(field.problem)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
