/** Asks before the account is deleted: what goes and what stays, confirmed by typing a word. */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { explainFailure } from "./explainFailure.ts";
import { words as all } from "./words.ts";

const words = all.erase;

export type EraseDialogProps = {
  onErased: (erased: ErasedAccount, hasAskedToRemovePlan: boolean) => void;
  onClose: () => void;
};

export function EraseDialog({ onErased, onClose }: EraseDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [alsoHere, setAlsoHere] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [wordError, setWordError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isTyped = typed.trim().toLowerCase() === words.word;
    setWordError(isTyped ? null : words.notYet);
    if (!isTyped) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { eraseAccount } = await import("#client/account/eraseAccount.ts");
      onErased(await eraseAccount(queries, alsoHere), alsoHere);
    } catch (error) {
      setFailure(explainFailure(error));
      setIsBusy(false);
    }
  };

  return (
    <Dialog isOpen title={words.confirmTitle} closeLabel={words.close} onClose={onClose} isBusy={isBusy}>
      <div className="grid gap-6 sm:grid-cols-2">
        <List title={words.goes} items={words.going} />
        <List title={words.stays} items={words.staying} />
      </div>
      <form className="mt-6" noValidate onSubmit={(event) => void erase(event)}>
        <label htmlFor={id} className="flex min-h-11 items-center gap-3">
          <input
            id={id}
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={alsoHere}
            onChange={(event) => setAlsoHere(event.target.checked)}
          />
          {words.alsoHere}
        </label>
        <TextField
          label={words.typeIt}
          value={typed}
          error={wordError}
          autoCapitalize="none"
          spellCheck={false}
          className="mt-4 max-w-xs"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-4 empty:hidden">
          {failure !== null && (
            <Notice tone="problem" title={words.failed}>
              {failure}
            </Notice>
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" disabled={isBusy}>
            {isBusy ? words.busy : words.yes}
          </Button>
          <Button variant="light" disabled={isBusy} onClick={onClose}>
            {words.no}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function List(props: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{props.title}</h3>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-[0.98rem]">
        {props.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
