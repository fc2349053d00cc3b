/** /api/admin/audit: what administrators did, and whether the log of it is whole. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const auditEntrySchema = z.object({
  sequence: z.int(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(["administrator", "owner", "operator", "server"]),
    /** Null for the command line and the server itself, and for an account that has been erased. */
    email: z.nullable(z.string()),
  }),
  action: z.string(),
  /** An id: what the entry is about. */
  subject: z.nullable(z.string()),
  /** The address behind the id, if it is an account that still exists. */
  subjectEmail: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** For the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type AuditLogPage = z.infer<typeof auditLogSchema>;

const headSchema = z.nullable(z.object({ sequence: z.int(), hash: z.string() }));

export const auditCheckSchema = z.object({
  /** How many entries were found whole. */
  entries: z.int(),
  head: headSchema,
  /** The first entry that is wrong; null if the log is whole. "known": the given hash is not in it. */
  fault: z.nullable(
    z.object({
      problem: z.enum(["changed", "missing", "cutOff", "known"]),
      sequence: z.nullable(z.int()),
    }),
  ),
});
export type AuditCheckReply = z.infer<typeof auditCheckSchema>;

export const adminAuditEndpoint = {
  id: "adminAudit",
  method: "GET",
  path: "/api/admin/audit",
  access: "administrator",
  summary: "The audit log, newest entry first, 50 at a time.",
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  replies: { 200: auditLogSchema },
} as const satisfies Endpoint;

export const adminAuditCheckEndpoint = {
  id: "adminAuditCheck",
  method: "GET",
  path: "/api/admin/audit/check",
  access: "administrator",
  summary: "Recalculates every hash of the audit log, and says which entry is wrong, if one is.",
  query: z.object({
    /** A head from the server's log, which the chain must hold. */
    known: z.optional(
      z.string().check(z.regex(/^[0-9a-f]{64}$/, "A head has 64 characters: digits and the letters a to f.")),
    ),
  }),
  replies: { 200: auditCheckSchema },
} as const satisfies Endpoint;

export const adminAuditEndpoints = [adminAuditEndpoint, adminAuditCheckEndpoint] as const;
