/** A college's two marks for this student, side by side, with their reasons in a sentence each if wanted. */
import type { AdmissionLabeling } from "#domain/admission/label.ts";
import { type BudgetLabel, isFinancialSafety } from "#domain/price/budgetLabel.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Tooltip } from "#ui/Tooltip.tsx";
import { AdmissionMark } from "./AdmissionMark.tsx";
import { BudgetMark } from "./BudgetMark.tsx";
import { words } from "./words.ts";

export type Labeled = { admissionLabel: AdmissionLabeling; budgetLabel: BudgetLabel };

export function LabelMarks(props: {
  of: Labeled;
  hasReason?: boolean;
  /** If there is no room for the reasons, they are shown in tooltips. */
  opensReason?: boolean;
  className?: string;
}) {
  const { admissionLabel, budgetLabel } = props.of;
  const admission = <AdmissionMark code={admissionLabel.code} />;
  const budget = <BudgetMark code={budgetLabel} />;
  return (
    <div className={props.className}>
      {/* The words that open a reason reach into the space around them, so wrapped ones need more of it. */}
      <div
        className={joinClasses(
          "flex flex-wrap items-center gap-x-3",
          props.opensReason === true ? "gap-y-5" : "gap-y-1",
        )}
      >
        {props.opensReason === true ? (
          <>
            <Tooltip text={words.explainAdmission(admissionLabel)}>{admission}</Tooltip>
            <Tooltip text={words.budgetMeaning(budgetLabel)}>{budget}</Tooltip>
          </>
        ) : (
          <>
            {admission}
            {budget}
          </>
        )}
      </div>
      {props.hasReason === true && (
        <p className="mt-1.5 max-w-2xl text-[0.95rem] text-ink-soft">{explainLabels(props.of)}</p>
      )}
    </div>
  );
}

/** Both marks in words; a financial safety is named. */
export function explainLabels({ admissionLabel, budgetLabel }: Labeled): string {
  return [
    words.explainAdmission(admissionLabel),
    words.budgetMeaning(budgetLabel),
    isFinancialSafety(admissionLabel.code, budgetLabel) ? words.financialSafety : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
