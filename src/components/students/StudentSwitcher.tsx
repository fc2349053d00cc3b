/** Switches between students in families with more than one: choose, add, rename. */
import { type FormEvent, useId, useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { inputClasses, TextField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

type Asked = "add" | "rename";

/** `isBrief`: on a phone only the choice between students, where naming and adding them would push away what is due. */
export function StudentSwitcher({ isBrief = false }: { isBrief?: boolean }) {
  const { plan, plans, isLoaded } = usePlan();
  const store = usePlanStore();
  const [asked, setAsked] = useState<Asked | null>(null);
  const id = useId();
  return (
    <div className="no-print -ml-3.5 flex flex-wrap items-center gap-x-2 sm:ml-0">
      {plans.length > 1 && (
        <>
          <label htmlFor={id} className="sr-only">
            {words.choose}
          </label>
          <select
            id={id}
            // The buttons beside it stand outside the margin, so that their words stand in line; it does not.
            className={`${inputClasses} max-w-56 font-medium max-sm:ml-3.5`}
            value={plan.id}
            onChange={(event) => store.show(event.target.value)}
          >
            {plans.map((one) => (
              <option key={one.id} value={one.id}>
                {one.studentName ?? words.unnamed}
              </option>
            ))}
          </select>
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        className={isBrief ? "max-sm:hidden" : ""}
        disabled={!isLoaded}
        onClick={() => setAsked("rename")}
      >
        {/* As wide as the longer of both, so that nothing moves once the name is read from the device. */}
        <span className="grid justify-items-start">
          {[words.rename, words.renameNamed].map((label) => (
            <span
              key={label}
              className={joinClasses(
                "[grid-area:1/1]",
                (plan.studentName === null) !== (label === words.rename) && "[visibility:hidden]",
              )}
            >
              {label}
            </span>
          ))}
        </span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={isBrief ? "max-sm:hidden" : ""}
        disabled={!isLoaded}
        onClick={() => setAsked("add")}
      >
        {words.add}
      </Button>
      <Dialog
        isOpen={asked !== null}
        title={asked === "add" ? words.addTitle : words.renameTitle}
        closeLabel={words.close}
        onClose={() => setAsked(null)}
      >
        <NameForm
          start={asked === "rename" ? (plan.studentName ?? "") : ""}
          action={asked === "add" ? words.begin : words.save}
          onName={(name) => {
            if (asked === "add") store.begin(name);
            else store.give({ kind: "renameStudent", studentName: name });
            setAsked(null);
          }}
        />
      </Dialog>
    </div>
  );
}

function NameForm(props: { start: string; action: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(props.start);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === "") setError(words.empty);
    else if (name.length > planLimits.nameLength) setError(words.tooLong(planLimits.nameLength));
    else props.onName(name);
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={typed}
        error={error}
        autoFocus
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit">{props.action}</Button>
    </form>
  );
}
