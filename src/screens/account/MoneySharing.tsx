/** The switch that lets the account store money figures, and what that means. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { buildPlansQueryByEmail } from "#client/account/accountApi.ts";
import { shareMoney } from "#client/planSync/planApi.ts";
import { syncNow } from "#client/planSync/usePlanSync.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { explainFailure } from "./explainFailure.ts";
import { words as all } from "./words.ts";

const words = all.money;

export function MoneySharing({ plan, email }: { plan: PlanEntry; email: string }) {
  const id = useId();
  const queries = useQueryClient();
  const change = useMutation({
    networkMode: "always",
    mutationFn: (shares: boolean) => shareMoney(plan.planId, shares),
    async onSuccess() {
      // This device now uploads its figures, or learns that the account no longer has them.
      await syncNow();
    },
    onSettled: () => queries.invalidateQueries(buildPlansQueryByEmail(email)),
  });
  const isOn = change.isPending ? change.variables : plan.moneySharedSince !== null;
  return (
    <div className="mt-4 rounded-2xl bg-sunk p-4">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className="size-6 shrink-0 accent-accent"
          aria-label={plan.studentName === null ? undefined : words.labelOf(plan.studentName)}
          aria-describedby={`${id}-state`}
          checked={isOn}
          // Not disabled while it is saved, which would take the keyboard's place away.
          aria-disabled={change.isPending}
          onChange={(event) => {
            if (!change.isPending) change.mutate(event.target.checked);
          }}
        />
        {words.label}
      </label>
      <p id={`${id}-state`} role="status" className="mt-1 text-[0.98rem]">
        {change.isPending ? words.busy : isOn ? words.on : words.off}
      </p>
      {change.isError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {words.failed} {explainFailure(change.error)}
        </p>
      )}
      <Disclosure summary={words.more} className="mt-1">
        <ul className="list-disc space-y-2 pl-5 text-[0.98rem]">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
