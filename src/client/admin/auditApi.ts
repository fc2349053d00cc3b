/** The audit log's endpoints, with replies parsed by the contract. */
import {
  type AuditCheckReply,
  type AuditLogPage,
  auditCheckSchema,
  auditLogSchema,
} from "#contract/adminAudit.ts";
import { callAdmin } from "./callAdmin.ts";

export async function readAuditLog(before: number | null, signal?: AbortSignal): Promise<AuditLogPage> {
  const query = before === null ? {} : { before };
  return auditLogSchema.parse(await callAdmin("adminAudit", query, { signal }));
}

/** `known`: a head of the server's log; null checks the chain alone. */
export async function checkAuditLog(known: string | null): Promise<AuditCheckReply> {
  const query = known === null ? {} : { known };
  return auditCheckSchema.parse(await callAdmin("adminAuditCheck", query));
}
