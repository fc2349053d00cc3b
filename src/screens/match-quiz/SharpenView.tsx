/** A question that sharpens the list, downloaded with the results that it changes. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { MajorsField } from "#components/profile-fields/MajorsField.tsx";
import { RecordFields } from "#components/profile-fields/RecordFields.tsx";
import { TestFields } from "#components/profile-fields/TestFields.tsx";
import {
  DistanceField,
  KindField,
  LivingField,
  SettingField,
  SizeField,
} from "#components/profile-fields/WishFields.tsx";
import ChangePanel from "./ChangePanel.tsx";
import { StepView } from "./StepView.tsx";
import { getNextSharpen, getPreviousSharpen, getSharpenPosition } from "./sharpenOrder.ts";
import { isAnswered, type SharpenStep, type View } from "./steps.ts";

export default function SharpenView(props: {
  step: SharpenStep;
  /** Opened from the results. */
  returns: boolean;
  onGo: (view: View) => void;
}) {
  const { step, returns, onGo } = props;
  const { plan } = usePlan();
  const store = usePlanStore();
  const next = getNextSharpen(step, returns, plan);
  return (
    <StepView
      step={step}
      place={getSharpenPosition(step, plan)}
      fields={<Fields step={step} />}
      leadsToResults={next === "results"}
      onContinue={() => onGo(next)}
      onSkip={() => {
        if (step === "tests")
          store.give({ kind: "setProfile", fields: { satTotal: null, actComposite: null } });
        onGo(next);
      }}
      onBack={() => onGo(getPreviousSharpen(step, returns, plan))}
      onResults={() => onGo("results")}
    >
      <ChangePanel isAnswered={isAnswered(step, plan)} />
    </StepView>
  );
}

function Fields({ step }: { step: SharpenStep }) {
  switch (step) {
    case "tests":
      return <TestFields />;
    case "record":
      return <RecordFields />;
    case "majors":
      return <MajorsField />;
    case "distance":
      return <DistanceField />;
    case "size":
      return <SizeField />;
    case "setting":
      return <SettingField />;
    case "kind":
      return <KindField />;
    case "living":
    default:
      return <LivingField />;
  }
}
