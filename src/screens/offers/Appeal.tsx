/** Asking for more aid: what applies, the family's own figures, and a printable fact sheet. */

import { useState } from "react";
import { type Offers } from "#components/offers/useOffers.ts";
import { aidAnswerLimits } from "#domain/answers/households.ts";
import { appealSituations, incomeSituations } from "#domain/offers/appeal.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { Card } from "#ui/Card.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { AppealSheet } from "./AppealSheet.tsx";
import { appealWords } from "./appealWords.ts";
import {
  type Appeal,
  type AppealFigure,
  listSituationAnswers,
  useAppeal,
  useAppealFigure,
} from "./useAppeal.ts";

export default function AppealPart({ offers, onPrint }: { offers: Offers; onPrint: () => void }) {
  const appeal = useAppeal();
  const { shown } = offers;
  const chosen = shown.find(({ offer }) => offer.id === appeal.offerId) ?? shown[0];
  const [sinceTooLong, setSinceTooLong] = useState<string | null>(null);
  if (chosen === undefined) return null;
  const { situations } = appeal;
  const isIncome = situations.some((one) => incomeSituations.includes(one));
  const isCost = situations.some((one) =>
    ["medicalBills", "careCosts", "disability", "disaster", "housingLoss", "schoolTuition"].includes(one),
  );
  return (
    <div className="mt-4 space-y-6 print:mt-0">
      <div className="no-print space-y-6">
        <SelectField
          className="max-w-xl"
          label={appealWords.offer}
          value={chosen.offer.id}
          onChange={(event) => appeal.dispatch({ appealOffer: event.target.value })}
        >
          {shown.map(({ offer }) => (
            <option key={offer.id} value={offer.id}>
              {getOfferName(offer)}
            </option>
          ))}
        </SelectField>
        <CheckboxGroup
          legend={appealWords.situations}
          hint={appealWords.situationsHint}
          layout="wrap"
          options={appealSituations.map((value) => ({ value, label: appealWords.situation[value].name }))}
          values={situations}
          onChange={(values) => appeal.dispatch(listSituationAnswers(values))}
        />
        {(isIncome || isCost) && (
          <section aria-labelledby="appeal-figures">
            <h3 id="appeal-figures" className="text-xl">
              {appealWords.figures}
            </h3>
            <p className="text-[0.95rem] text-ink-soft">{appealWords.figuresNote}</p>
            <div className="mt-3 grid max-w-2xl gap-4 sm:grid-cols-2">
              {isIncome && <FigureField appeal={appeal} name="appealBefore" label={appealWords.before} />}
              {isIncome && <FigureField appeal={appeal} name="appealNow" label={appealWords.now} />}
              {isCost && <FigureField appeal={appeal} name="appealCost" label={appealWords.cost} />}
              <TextField
                label={appealWords.since}
                hint={appealWords.sinceHint}
                type="text"
                value={sinceTooLong ?? appeal.since}
                error={sinceTooLong === null ? null : appealWords.sinceTooLong}
                onChange={(event) => {
                  const text = event.target.value;
                  const isTooLong = text.length > aidAnswerLimits.textLength;
                  setSinceTooLong(isTooLong ? text : null);
                  if (!isTooLong) appeal.dispatch({ appealSince: text === "" ? null : text });
                }}
              />
            </div>
          </section>
        )}
      </div>
      {situations.length === 0 ? (
        <p className="no-print">{appealWords.nothing}</p>
      ) : (
        <Card className="max-w-3xl print:border-0 print:p-0 print:shadow-none">
          <AppealSheet
            appeal={appeal}
            chosen={chosen}
            offers={offers}
            hasIncome={isIncome}
            hasCost={isCost}
            onPrint={onPrint}
          />
        </Card>
      )}
      <section aria-labelledby="appeal-rules" className="no-print max-w-2xl">
        <h3 id="appeal-rules" className="text-xl">
          {appealWords.rulesTitle}
        </h3>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {appealWords.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function FigureField({ appeal, name, label }: { appeal: Appeal; name: AppealFigure; label: string }) {
  const field = useAppealFigure(appeal, name);
  return (
    <NumberField
      label={label}
      before="$"
      value={field.text}
      error={field.problem === null ? null : appealWords.usdProblem(field.problem)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
