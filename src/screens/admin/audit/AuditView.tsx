/** The audit log, newest entry first, and the check whether it is whole. */
import { readAuditLog } from "#client/admin/auditApi.ts";
import { useAdminScope } from "#components/admin/useAdminScope.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { AuditLogEntry } from "#contract/adminAudit.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { MoreButton } from "../MoreButton.tsx";
import { usePages } from "../usePages.ts";
import { words as shared } from "../words.ts";
import { AuditCheck } from "./AuditCheck.tsx";
import { words } from "./words.ts";

export function AuditView() {
  const { load, more } = usePages(["admin-audit", useAdminScope()], readAuditLog);
  const entries = load.status === "ready" ? load.value.flatMap((page) => page.entries) : [];
  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title" className="text-3xl sm:text-4xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{words.lead}</p>
      <AuditCheck />
      <div className="mt-8">
        {load.status === "loading" && <Skeleton label={words.loading} lines={5} />}
        {load.status === "failed" && <LoadFailed title={words.failed} load={load} kept={shared.failedKept} />}
        {load.status === "ready" && entries.length === 0 && (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
        {entries.length > 0 && <Entries entries={entries} />}
        <MoreButton more={more} />
      </div>
    </section>
  );
}

function Entries({ entries }: { entries: readonly AuditLogEntry[] }) {
  return (
    <TableFrame label={words.entries}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.about}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.sequence}>
            <th scope="row" className="tabular-nums">
              {formatInteger(entry.sequence)}
            </th>
            <td>{formatMoment(entry.at)}</td>
            <td className="wrap-anywhere">{entry.actor.email ?? words.actors[entry.actor.kind]}</td>
            <td>{words.actions[entry.action] ?? entry.action}</td>
            <td className="break-all">{entry.subjectEmail ?? entry.subject ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
