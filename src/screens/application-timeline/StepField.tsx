/** The input for each question; answers are written to the plan at once. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { PlansField } from "#components/rounds/PlansField.tsx";
import { aidForms, situations, testPlans } from "#domain/timeline/timeline.ts";
import { ClassField } from "./ClassField.tsx";
import { CollegesField } from "./CollegesField.tsx";
import { formWords as words } from "./formWords.ts";
import { ManyField } from "./ManyField.tsx";
import { isAnswered, type Step } from "./steps.ts";

export function StepField({ step }: { step: Step }) {
  const { plan } = usePlan();
  const store = usePlanStore();
  const legend = words.question(step).title;
  switch (step) {
    case "class":
      return <ClassField />;
    case "colleges":
      return <CollegesField />;
    case "plans":
      return <PlansField />;
    case "tests":
      return (
        <>
          <ManyField
            legend={legend}
            options={testPlans}
            getOption={words.tests.option}
            values={plan.timeline.tests}
            onChange={(tests) => void store.give({ kind: "setTimeline", fields: { tests } })}
          />
          <p className="mt-4 text-[0.95rem] text-ink-soft">{words.tests.note}</p>
        </>
      );
    case "aid":
      return (
        <>
          <ManyField
            legend={legend}
            options={aidForms}
            getOption={words.aid.option}
            values={plan.timeline.aidForms}
            onChange={(forms) => void store.give({ kind: "setTimeline", fields: { aidForms: forms } })}
          />
          <p className="mt-4 text-[0.95rem] text-ink-soft">{words.aid.note}</p>
        </>
      );
    case "situations":
    default:
      return (
        <>
          <ManyField
            legend={legend}
            options={situations}
            getOption={words.situations.option}
            values={isAnswered("situations", plan) ? plan.situations : null}
            onChange={(values) => void store.give({ kind: "setSituations", situations: values ?? [] })}
          />
          <p className="mt-4 rounded-2xl bg-accent-soft p-4 text-[0.95rem]">{words.situations.private}</p>
        </>
      );
  }
}
