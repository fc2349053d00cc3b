/** What would change the index, one figure at a time. */

import type { AidOutcome } from "#domain/aid/fafsaFlowInput.ts";
import { type Lever, listLevers } from "#domain/aid/fafsaFlowLevers.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { formatUsd } from "#lib/format.ts";
import { formatStudentAidIndex } from "./flowWords.ts";
import { leverTexts, resultWords as words } from "./resultWords.ts";

export function Levers(props: { used: AidAnswers; outcome: AidOutcome; isEligible: boolean }) {
  const levers = listLevers(props.used, props.outcome);
  if (levers.length === 0) return null;
  return (
    <section aria-labelledby="levers">
      <h2 id="levers" className="text-3xl">
        {words.leversTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{words.leversLead}</p>
      <table className="mt-3 w-full border-collapse text-left">
        <thead className="text-[0.92rem] text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-3" aria-label={words.leversTitle} />
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              {words.leverNow}
            </th>
            {props.isEligible && (
              <th scope="col" className="py-1 text-right font-semibold">
                {words.leverPell}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="figures">
          {levers.map((lever) => (
            <tr key={lever.code} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {leverTexts[lever.code]}
              </th>
              <td className="py-2 pr-3 text-right whitespace-nowrap">{describeIndexChange(lever)}</td>
              {props.isEligible && (
                <td className="py-2 text-right whitespace-nowrap">{describePellChange(lever)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeIndexChange({ change }: Lever): string {
  if (change === 0) return words.leverSame;
  return change > 0 ? `+${formatStudentAidIndex(change)}` : formatStudentAidIndex(change);
}

function describePellChange({ pellChangeUsd }: Lever): string {
  if (pellChangeUsd === 0) return words.leverSame;
  return pellChangeUsd > 0 ? `+${formatUsd(pellChangeUsd)}` : formatUsd(pellChangeUsd);
}
