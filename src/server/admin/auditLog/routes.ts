/** /api/admin/audit: the audit log and its check, for administrators. */
import type { adminAuditEndpoints } from "#contract/adminAudit.ts";
import { checkAuditLog, listAuditEntries } from "#server/audit/log.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { findNamedAccounts } from "../people.ts";

const entriesPerPage = 50;

export const adminAuditHandlers: HandlersFor<typeof adminAuditEndpoints> = {
  async adminAudit({ query, parts }) {
    const { database } = parts.store;
    const entries = await listAuditEntries(database, query.before ?? null, entriesPerPage);
    const people = await findNamedAccounts(
      database,
      entries.flatMap(({ actor, subject }) => ["accountId" in actor ? actor.accountId : null, subject]),
    );
    const last = entries.at(-1);
    return {
      status: 200,
      body: {
        entries: entries.map((entry) => ({
          ...entry,
          actor: {
            kind: entry.actor.kind,
            email: "accountId" in entry.actor ? (people.get(entry.actor.accountId)?.email ?? null) : null,
          },
          subjectEmail: people.get(entry.subject ?? "")?.email ?? null,
        })),
        next: entries.length < entriesPerPage || last === undefined ? null : last.sequence,
      },
    };
  },

  async adminAuditCheck({ query, parts }) {
    const checked = await checkAuditLog(parts.store.database, query.known ?? null);
    const { fault } = checked;
    const sequence = fault !== null && "sequence" in fault ? fault.sequence : null;
    return {
      status: 200,
      body: { ...checked, fault: fault === null ? null : { problem: fault.problem, sequence } },
    };
  },
};
