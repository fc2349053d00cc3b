/** One parent's part: their own figures, what they share, what the other household lets them see, and the sheet. */

import { usePlan } from "#client/plan/usePlan.ts";
import { useTypedField } from "#components/answer/useTypedField.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { getOtherHousehold } from "#domain/aid/cssProfile.ts";
import {
  type CoveredCost,
  clearOwnAnswers,
  coveredCosts,
  type Readiness,
  readCovers,
  readinessChoices,
  readReadiness,
  shareQuestions,
  toCovers,
} from "#domain/aid/householdShare.ts";
import type { HouseholdsView } from "#domain/aid/householdShareView.ts";
import type { AidAnswer } from "#domain/aid/households.ts";
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import { readUsd } from "#domain/answers/readTyped.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { HandOffLink } from "./HandOffLink.tsx";
import { HouseholdSheet } from "./HouseholdSheet.tsx";
import { type PartProps, useGive } from "./householdAnswers.ts";
import { householdWords as words } from "./householdWords.ts";
import { OpenShare } from "./OpenShare.tsx";
import { SeenShareView, TotalView } from "./SeenShares.tsx";

export function HouseholdPart(props: PartProps) {
  const { household, view, names } = props;
  const other = getOtherHousehold(household);
  return (
    <>
      <div className="space-y-6 print:hidden">
        <div>
          <h3 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {words.partTitle(names[household])}
          </h3>
          <p className="mt-1 text-ink-soft">{words.partLead}</p>
        </div>
        <Card>
          <h4 className="font-serif text-xl">{words.figuresTitle}</h4>
          <p className="mt-1 text-[0.95rem] text-ink-soft">{words.figuresNote}</p>
          <OwnFields household={household} own={view.own} />
        </Card>
        <HandOffLink household={household} view={view} names={names} />
        <Card>
          <h4 className="font-serif text-xl">{words.otherTitle(names[other])}</h4>
          <SeenShareView share={view.handed[other]} name={names[other]} />
          <div className="mt-5">
            <TotalView total={view.total} names={names} />
          </div>
          <OpenShare own={household} names={names} />
        </Card>
        <Card>
          <Button onClick={() => window.print()}>{words.print}</Button>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{words.printNote}</p>
          <ClosePart household={household} />
        </Card>
      </div>
      <HouseholdSheet {...props} />
    </>
  );
}

function OwnFields(props: { household: ParentHousehold; own: HouseholdsView["own"] }) {
  const { household, own } = props;
  const dispatch = useGive(household);
  return (
    <div className="mt-4 space-y-6">
      {(["pay", "savings", "borrow"] as const).map((figure) => (
        <UsdField key={figure} figure={figure} household={household} kept={own[shareQuestions[figure]]} />
      ))}
      <CheckboxGroup<CoveredCost>
        legend={words.coversLegend}
        options={coveredCosts.map((value) => ({ value, label: words.covers[value] }))}
        values={readCovers(own[shareQuestions.covers])}
        onChange={(costs) => dispatch(shareQuestions.covers, toCovers(costs))}
      />
      {(["css", "consent"] as const).map((question) => (
        <RadioGroup<Readiness>
          key={question}
          legend={question === "css" ? words.cssLegend : words.consentLegend}
          options={readinessChoices.map((value) => ({ value, label: words.readiness[value] }))}
          value={readReadiness(own[shareQuestions[question]])}
          onChange={(answer) => dispatch(shareQuestions[question], answer)}
        />
      ))}
    </div>
  );
}

function UsdField(props: {
  figure: "pay" | "savings" | "borrow";
  household: ParentHousehold;
  kept: AidAnswer | undefined;
}) {
  const { figure, kept } = props;
  const dispatch = useGive(props.household);
  const field = useTypedField<number>({
    kept: typeof kept === "number" ? kept : null,
    read: readUsd,
    write: formatInteger,
    give: (value) => dispatch(shareQuestions[figure], value),
  });
  return (
    <NumberField
      label={words[figure].label}
      hint={words[figure].hint}
      before="$"
      {...(figure === "savings" ? {} : { after: words.year })}
      value={field.text}
      error={field.problem === null ? null : words.usdProblem(field.problem)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

function ClosePart({ household }: { household: ParentHousehold }) {
  const { plan } = usePlan();
  const save = useSave();
  const answers = clearOwnAnswers(plan.aid, household);
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Button
        variant="light"
        disabled={Object.keys(answers).length === 0}
        onClick={() => {
          save(words.putAwayDone, { kind: "setAidAnswers", answers });
        }}
      >
        {words.putAway}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.putAwayNote}</p>
    </div>
  );
}
