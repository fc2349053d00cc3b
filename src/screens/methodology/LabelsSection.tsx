/** The labels and their rules. */

import { getLabelName, getLabelTone } from "#components/label/LabelMark.tsx";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { assuredRules, isPromise } from "#domain/admission/assuredRules.ts";
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import type { LabelCode } from "#domain/admission/label.ts";
import { formatShare } from "#lib/format.ts";
import { StatusMark } from "#ui/StatusMark.tsx";
import { Section, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.labels;
const rules = labelParameters;

const rows: readonly { code: LabelCode; rule: string }[] = [
  {
    code: "safety",
    rule: text.rules.safety(formatShare(rules.safetyFromShare), formatShare(rules.safetyLowFromShare)),
  },
  { code: "likelyPriceNotSafe", rule: text.rules.likelyPriceNotSafe },
  {
    code: "reach",
    rule: text.rules.reach(formatShare(rules.reachBelowAdmitRate), formatShare(rules.reachBelowShare)),
  },
  {
    code: "likely",
    rule: text.rules.likely(formatShare(rules.likelyFromShare), formatShare(rules.likelyLowFromShare)),
  },
  { code: "target", rule: text.rules.target(formatShare(rules.reachBelowShare)) },
  { code: "unknown", rule: text.rules.unknown },
];

export function LabelsSection() {
  return (
    <Section id="labels" title={words.sections.labels}>
      <Text>{text.lead}</Text>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ code, rule }) => (
          <div key={code} className="gap-x-6 py-4 sm:grid sm:grid-cols-[14rem_1fr]">
            <dt>
              <StatusMark tone={getLabelTone(code)} word={getLabelName(code)} className="text-lg" />
            </dt>
            <dd className="max-w-[60ch]">{rule}</dd>
          </div>
        ))}
      </dl>
      <Text>{text.guarantees(admissionGuarantees.length + assuredRules.filter(isPromise).length)}</Text>
    </Section>
  );
}
