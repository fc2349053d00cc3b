/** One parent's part: their own figures, what they share, what the other household lets them see, and the sheet. */

import { usePlan } from "#client/plan/usePlan.ts";
import { KindField } from "#components/answer/AnswerField.tsx";
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
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import { moneyAnswers } from "#domain/answers/catalog/money.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
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
        <KindField
          key={figure}
          kind={moneyAnswers.payPerYearUsd.kind}
          words={{
            name: words[figure].label,
            hint: words[figure].hint,
            before: "$",
            ...(figure === "savings" ? {} : { after: words.year }),
            problem: words.usdProblem,
          }}
          value={own[shareQuestions[figure]] ?? null}
          give={(value) => dispatch(shareQuestions[figure], typeof value === "number" ? value : null)}
        />
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
