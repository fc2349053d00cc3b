/** Adds, names or removes a passkey in a dialog, and says what the browser or the server had against it. */
import { type FormEvent, type ReactNode, useState } from "react";
import { addPasskey, removePasskey, renamePasskey } from "#client/account/passkeyApi.ts";
import { guessDeviceName } from "#client/identity/deviceName.ts";
import { type ListedPasskey, passkeyLimits } from "#contract/passkeys.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { explainFailure } from "./explainFailure.ts";
import { words as all } from "./words.ts";

const words = all.passkeys;

export type PasskeyChange =
  | { kind: "add" }
  | { kind: "rename"; passkey: ListedPasskey }
  | { kind: "remove"; passkey: ListedPasskey };

type Props = { change: PasskeyChange; onClose: () => void; onDone: (said: string) => void };

export default function PasskeyDialog({ change, onClose, onDone }: Props) {
  if (change.kind === "remove") return <Remove passkey={change.passkey} onClose={onClose} onDone={onDone} />;
  const kept = change.kind === "rename" ? change.passkey : null;
  return <Name kept={kept} onClose={onClose} onDone={onDone} />;
}

/** `kept` is the one to name; null adds one. */
function Name({ kept, onClose, onDone }: Omit<Props, "change"> & { kept: ListedPasskey | null }) {
  const [name, setName] = useState(() => kept?.name ?? guessDeviceName(navigator.userAgent));
  const [nameError, setNameError] = useState<string | null>(null);
  const { isBusy, failure, run } = useChange(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setNameError(typed === "" ? words.nameMissing : null);
    if (typed === "") return;
    run(async () => {
      if (kept !== null) {
        await renamePasskey(kept.passkeyId, typed);
        return { done: words.renamed(typed) };
      }
      const added = await addPasskey(typed);
      return added.ok ? { done: words.addedNow(typed) } : { refused: words.unmade[added.problem] };
    });
  };
  return (
    <Frame title={kept === null ? words.addTitle : words.renameTitle} isBusy={isBusy} onClose={onClose}>
      {kept === null && <p>{words.addText}</p>}
      <form noValidate onSubmit={submit} className={kept === null ? "mt-5" : undefined}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={name}
          error={nameError}
          maxLength={passkeyLimits.nameMax}
          autoComplete="off"
          className="max-w-sm"
          onChange={(event) => setName(event.target.value)}
        />
        <Refused failure={failure} />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            {kept !== null ? words.save : isBusy ? words.adding : words.next}
          </Button>
          <Button variant="light" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

function Remove({ passkey, onClose, onDone }: Omit<Props, "change"> & { passkey: ListedPasskey }) {
  const { isBusy, failure, run } = useChange(onDone);
  const remove = () =>
    run(async () => {
      await removePasskey(passkey.passkeyId);
      return { done: words.removed(passkey.name) };
    });
  return (
    <Frame title={words.removeTitle(passkey.name)} isBusy={isBusy} onClose={onClose}>
      <p>{words.removeText}</p>
      <Refused failure={failure} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="destructive" disabled={isBusy} onClick={remove}>
          {words.removeYes}
        </Button>
        <Button variant="light" disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Frame>
  );
}

function Frame(props: { title: string; isBusy: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog isOpen title={props.title} closeLabel={words.close} isBusy={props.isBusy} onClose={props.onClose}>
      {props.children}
    </Dialog>
  );
}

function Refused({ failure }: { failure: string | null }) {
  return (
    <div className="mt-4 empty:hidden">
      {failure !== null && (
        <Notice tone="problem" title={words.changeFailed}>
          {failure}
        </Notice>
      )}
    </div>
  );
}

type Outcome = { done: string } | { refused: string };

/** One change at a time: closes the dialog when it is done, and keeps what was typed when it failed. */
function useChange(onDone: (said: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (change: () => Promise<Outcome>) => {
    setIsBusy(true);
    setFailure(null);
    const outcome = await change().catch((error: unknown): Outcome => ({ refused: explainFailure(error) }));
    if ("done" in outcome) return onDone(outcome.done);
    setIsBusy(false);
    return setFailure(outcome.refused);
  };
  const run = (change: () => Promise<Outcome>) => {
    if (!isBusy) void attempt(change);
  };
  return { isBusy, failure, run };
}
