/** Checks the audit log, on request, against itself and a head of an earlier day. */
import { type FormEvent, useState } from "react";
import { checkAuditLog } from "#client/admin/auditApi.ts";
import { useAct } from "#components/admin/useAct.ts";
import type { AuditCheckReply } from "#contract/adminAudit.ts";
import { formatInteger } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

type Checked = { reply: AuditCheckReply; isKnownAsked: boolean };

export function AuditCheck() {
  const [known, setKnown] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const act = useAct();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const head = known.trim().toLowerCase();
    const isWrong = head !== "" && !/^[0-9a-f]{64}$/.test(head);
    setError(isWrong ? words.knownWrong : null);
    if (isWrong) return;
    setChecked(null);
    act.run(async () => {
      const reply = await checkAuditLog(head === "" ? null : head);
      setChecked({ reply, isKnownAsked: head !== "" });
    });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-2xl rounded-2xl bg-sunk p-5">
      <TextField
        label={words.known}
        hint={words.knownHint}
        value={known}
        error={error}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setKnown(event.target.value)}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={act.isBusy}>
          {act.isBusy ? words.checking : words.check}
        </Button>
        <p className="text-[0.95rem] text-ink-soft">{words.checkLead}</p>
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {checked !== null && <Found checked={checked} />}
      </div>
      <div className="mt-4 empty:hidden">
        {act.problem !== null && (
          <Notice tone="problem" title={words.problem}>
            {act.problem}
          </Notice>
        )}
      </div>
    </form>
  );
}

function Found({ checked: { reply, isKnownAsked } }: { checked: Checked }) {
  const { entries, head, fault } = reply;
  if (fault !== null) {
    return (
      <Notice tone="problem" title={fault.problem === "known" ? words.unknown : words.broken}>
        {words.faults[fault.problem](formatInteger(fault.sequence ?? 0))}
      </Notice>
    );
  }
  return (
    <Notice title={head === null ? words.empty : words.whole(entries)}>
      {isKnownAsked && <p>{words.holdsKnown}</p>}
      {head !== null && (
        <p>
          {words.head} <span className="figures break-all">{head.hash}</span>
        </p>
      )}
    </Notice>
  );
}
