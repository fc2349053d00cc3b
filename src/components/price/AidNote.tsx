/** Shown beside prices: how the family's FAFSA answers affect them, or where to answer. */

import { usePlan } from "#client/plan/usePlan.ts";
import { formatUsd } from "#lib/format.ts";
import { Link } from "#ui/router.tsx";
import { words as text } from "./aidWords.ts";
import { useAidEstimate } from "./useAidEstimate.ts";

export function AidNote(props: { className?: string }) {
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const typedUsd = plan.money.familyIncomeUsd;
  return (
    <p className={props.className}>
      {aid === null ? (
        text.invite
      ) : (
        <>
          {text.income(formatUsd(aid.bracketIncomeUsd))}{" "}
          {text.pell(aid.pellUsd.low, aid.pellUsd.high, aid.awardYear)}
          {aid.isPellAssumed && ` ${text.assumed(aid.awardYear)}`}
          {typedUsd !== null && typedUsd !== aid.bracketIncomeUsd && ` ${text.typed(formatUsd(typedUsd))}`}
        </>
      )}{" "}
      <Link to="/tools/fafsa-calculator" className="underline underline-offset-4">
        {aid === null ? text.open : text.change}
      </Link>
    </p>
  );
}
