/** The two marks of a college, their rules, and what a financial safety is. */
import type { ReactNode } from "react";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import { type AdmissionLabel, admissionLabels } from "#domain/admission/label.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import { budgetLabels } from "#domain/price/budgetLabel.ts";
import { formatShare } from "#lib/format.ts";
import { words as text } from "./labelWords.ts";
import { Section, Text } from "./Section.tsx";
import { words } from "./words.ts";

const rules = labelParameters;

const admissionRules: Readonly<Record<AdmissionLabel, string>> = {
  safety: text.rules.safety(formatShare(rules.safetyFromShare), formatShare(rules.safetyLowFromShare)),
  likely: text.rules.likely(formatShare(rules.likelyFromShare), formatShare(rules.likelyLowFromShare)),
  target: text.rules.target(formatShare(rules.reachBelowShare)),
  reach: text.rules.reach(formatShare(rules.reachBelowAdmitRate), formatShare(rules.reachBelowShare)),
  open: text.rules.open,
  unknown: text.rules.unknown,
};

export function LabelsSection() {
  return (
    <Section id="labels" title={words.sections.labels}>
      <Text>{text.lead}</Text>
      <h3 className="text-xl">{text.admission}</h3>
      <dl className="divide-y divide-line border-y border-line">
        {admissionLabels.map((code) => (
          <Rule
            key={code}
            mark={<AdmissionMark code={code} className="text-lg" />}
            rule={admissionRules[code]}
          />
        ))}
      </dl>
      <Text>{text.programs}</Text>
      <h3 className="text-xl">{text.budget}</h3>
      <dl className="divide-y divide-line border-y border-line">
        {budgetLabels.map((code) => (
          <Rule key={code} mark={<BudgetMark code={code} />} rule={text.budgetRules[code]} />
        ))}
      </dl>
      <Text>{text.financialSafety}</Text>
      <Text>{text.guarantees(admissionGuarantees.length + assuredRules.filter(isPromise).length)}</Text>
    </Section>
  );
}

function Rule(props: { mark: ReactNode; rule: string }) {
  return (
    <div className="gap-x-6 py-4 sm:grid sm:grid-cols-[14rem_1fr]">
      <dt>{props.mark}</dt>
      <dd className="mt-1 max-w-lead sm:mt-0">{props.rule}</dd>
    </div>
  );
}
