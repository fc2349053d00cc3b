/** The receipt for a deleted account: what was removed, what remains and where. Can be saved as a file. */
import { useEffect, useRef, useState } from "react";
import type { ErasedAccount } from "#client/account/eraseAccount.ts";
import { readIdentitySettings } from "#client/identity/identitySettings.ts";
import { saveFile } from "#client/saveFile.ts";
import { signOut } from "#client/session/session.ts";
import { getToday } from "#client/today.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { words as all } from "./words.ts";

const words = all.receipt;

export function ErasedReceipt(props: { erased: ErasedAccount; hasAskedToRemovePlan: boolean }) {
  const { receipt, isPlanRemoved } = props.erased;
  const [hasSaved, setHasSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const identity = readIdentitySettings(document);
  const host = identity === null || identity.isEmbedded ? null : identity.domain;
  const rows = Object.entries(receipt.rows).filter(([, count]) => count > 0);
  const save = () => {
    saveFile(
      `tassel-receipt-${getToday()}.json`,
      "application/json",
      `${JSON.stringify(receipt, null, 2)}\n`,
    );
    setHasSaved(true);
  };
  const kept = props.hasAskedToRemovePlan ? words.planNotRemoved : words.planStays;
  return (
    <section
      aria-labelledby="receipt"
      className="mt-8 max-w-2xl rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2 id="receipt" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.at(formatMoment(receipt.erasedAt))}</p>
      <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">{words.rows}</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {rows.map(([table, count]) => (
          <div key={table} className="flex justify-between gap-4 py-2">
            <dt>{words.tables[table] ?? words.otherTable(table)}</dt>
            <dd className="figures font-semibold">{formatInteger(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{words.stays}</p>
      <p className="mt-3 font-semibold">{isPlanRemoved ? words.planRemoved : kept}</p>
      <p className="mt-3">{host === null ? words.otherDevices : words.elsewhere(host)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={save}>{words.save}</Button>
        {host === null ? (
          <ButtonLink variant="light" to="/">
            {words.done}
          </ButtonLink>
        ) : (
          <Button variant="light" onClick={() => void signOut()}>
            {words.leave(host)}
          </Button>
        )}
      </div>
      <p role="status" className={hasSaved ? "mt-3 font-medium text-accent-text" : "sr-only"}>
        {hasSaved && words.saved}
      </p>
    </section>
  );
}
