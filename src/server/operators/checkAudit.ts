/** `npm run admin -- audit`: what the check of the audit log found, for a terminal. */
import type { AuditCheck } from "#server/audit/log.ts";
import type { OperatorAnswer } from "./answer.ts";

export function describeAuditCheck({ entries, head, fault }: AuditCheck): OperatorAnswer {
  if (fault !== null) return { isOk: false, text: `${describeFault(fault, entries)}\n` };
  if (head === null) return { isOk: true, text: "The audit log is empty.\n" };
  const count = entries === 1 ? "1 entry" : `${entries} entries`;
  return { isOk: true, text: `The audit log is whole: ${count}. Its head is ${head.hash}\n` };
}

function describeFault(fault: NonNullable<AuditCheck["fault"]>, entries: number): string {
  const before = entries === 0 ? "" : ` The ${entries} before it are whole.`;
  switch (fault.problem) {
    case "known":
      return "Every entry fits the one before, but none has this head: the log was replaced since that day, or this is another installation's head.";
    case "missing":
      return `Entry ${fault.sequence} of the audit log is missing.${before}`;
    case "cutOff":
      return `The audit log was cut off: entry ${fault.sequence} and what followed are missing.${before}`;
    case "changed":
    default:
      return `Entry ${fault.sequence} of the audit log was changed after it was written.${before}`;
  }
}
