/** What a person may see of a plan, as checkboxes; the plan itself is always included, except for essays alone. */
import { type ReactNode, useId } from "react";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import { words } from "./words.ts";

type ScopeChoicesProps = {
  legend: string;
  values: readonly Scope[];
  isBusy?: boolean;
  onChange: (values: Scope[]) => void;
  /** Shown below the money checkbox. */
  moneyNote?: ReactNode;
};

/** In reading order: most commonly shared first. */
const order = ["plan", "notes", "money", "essay"] as const satisfies readonly Scope[];

export function ScopeChoices({ legend, values, isBusy = false, onChange, moneyNote }: ScopeChoicesProps) {
  const id = useId();
  const toggle = (scope: Scope, isOn: boolean) => {
    const chosen = scopes.filter((one) => (one === scope ? isOn : values.includes(one)));
    if (scope === "plan" && !isOn) onChange(["essay"]);
    else
      onChange(
        isEssayAlone(chosen) ? chosen : scopes.filter((one) => one === "plan" || chosen.includes(one)),
      );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold wrap-anywhere">{legend}</legend>
      <ul className="mt-1">
        {order.map((scope) => {
          const { label, detail } = words.part(scope);
          return (
            <li key={scope} className="border-t border-line first:border-t-0">
              <label htmlFor={`${id}-${scope}`} className="flex min-h-11 items-start gap-3 pt-2.5">
                <input
                  id={`${id}-${scope}`}
                  aria-describedby={`${id}-${scope}-detail`}
                  type="checkbox"
                  className="mt-0.5 size-6 shrink-0 accent-accent"
                  checked={values.includes(scope) || (scope === "plan" && !isEssayAlone(values))}
                  disabled={scope === "plan" && !values.includes("essay")}
                  // Not disabled while it is saved, which would take the keyboard's place away.
                  aria-disabled={isBusy}
                  onChange={(event) => {
                    if (!isBusy) toggle(scope, event.target.checked);
                  }}
                />
                <span className="min-w-0 font-medium">{label}</span>
              </label>
              <p id={`${id}-${scope}-detail`} className="-mt-1.5 pb-2.5 pl-9 text-[0.95rem] text-ink-soft">
                {detail}
              </p>
              {scope === "money" && values.includes("money") && moneyNote}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function isEssayAlone(values: readonly Scope[]): boolean {
  return values.length === 1 && values[0] === "essay";
}
