/** The operator's commands: parsing the command line and producing the output. */
import { parseArgs } from "node:util";
import { findAccountByEmail, listAccountsWithRoles, setRoles } from "#server/account/store.ts";
import { type AuditCheck, addAuditEntry, checkAuditLog } from "#server/audit/log.ts";
import type { Store } from "#server/store/store.ts";
import type { Database } from "#server/store/tables.ts";
import type { OperatorAnswer } from "./answer.ts";
import { type Exportable, exportable, exportForms } from "./exportForms.ts";
import { makeBackup } from "./makeBackup.ts";
import { outboxLines, outboxMailText } from "./readOutbox.ts";
import { type KeyKind, keyKinds } from "./rotateKeys.ts";

/** Commands that work on the installation's store. */
export type StoreCommand =
  | { command: "outbox"; id: string | null }
  | { command: "export"; what: Exportable; file: string | null }
  | { command: "admin"; what: "list" }
  /** `head`: from an earlier day's log; null checks the chain alone. */
  | { command: "admin"; what: "audit"; head: string | null }
  /** `file`: the copy to make; null notes one that another program made. */
  | { command: "admin"; what: "backup"; file: string | null }
  | { command: "admin"; what: GrantAction; email: string };

export type OperatorCommand =
  | StoreCommand
  /** Each is a PostgreSQL address or a SQLite file. */
  | { command: "copy"; from: string; to: string }
  | { command: "keys"; kind: KeyKind }
  /** `address`: of the running server; null takes this machine and the port of the settings. */
  | { command: "performance"; address: string | null };

export const usage = `What would you like?
  npm run outbox                              recent mail, newest first
  npm run outbox -- --id <number>             one mail, whole
  npm run export -- contact --to contact.csv  messages of the contact form as CSV
  npm run export -- waitlist --to list.csv    the waitlist as CSV
  npm run admin -- grant <email>              makes an account an administrator's
  npm run admin -- revoke <email>             takes that back
  npm run admin -- list                       who is one
  npm run admin -- audit [head]               whether the audit log is whole, and holds a head of the server's log
  npm run admin -- backup <file>              a copy of the SQLite database, read back and noted
  npm run admin -- backup                     notes that another program, such as pg_dump, made one just now
  npm run admin -- performance [address]      measures the running server from this machine, and stores the result
  npm run keys -- rotate signing              a new key in front; also: cookies, data, authorship
  npm run store:copy -- --from var/tassel.sqlite --to postgresql://…
                                              all rows into an empty database or a new file
Without --to an export is printed; npm prints two lines of its own before it unless it is run with --silent.
`;

/** Null if the arguments do not form a command. */
export function readCommand(words: readonly string[]): OperatorCommand | null {
  let parsed: { values: { id?: string; to?: string; from?: string }; positionals: string[] };
  try {
    const text = { type: "string" } as const;
    const options = { id: text, to: text, from: text };
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return null;
  }
  const { values, positionals } = parsed;
  if (Object.values(values).includes("")) return null;
  if (positionals[0] === "copy") {
    const { from, to, id } = values;
    const isWhole = positionals.length === 1 && from !== undefined && to !== undefined && id === undefined;
    return isWhole ? { command: "copy", from, to } : null;
  }
  if (values.from !== undefined) return null;
  if (positionals[0] === "keys") {
    const [, what, named, ...more] = positionals;
    const kind = keyKinds.find((one) => one === named);
    const isWhole = what === "rotate" && more.length === 0 && Object.keys(values).length === 0;
    return isWhole && kind !== undefined ? { command: "keys", kind } : null;
  }
  if (positionals[0] === "admin") {
    return Object.keys(values).length === 0 ? readAdminCommand(positionals.slice(1)) : null;
  }
  const [command, what, ...rest] = positionals;
  if (rest.length > 0) return null;
  if (command === "outbox" && what === undefined && values.to === undefined) {
    return { command, id: values.id ?? null };
  }
  const asked = exportable.find((one) => one === what);
  if (command === "export" && asked !== undefined && values.id === undefined) {
    return { command, what: asked, file: values.to ?? null };
  }
  return null;
}

function readAdminCommand([what, email, ...rest]: readonly string[]): OperatorCommand | null {
  if (rest.length > 0) return null;
  if (what === "performance") return { command: "performance", address: email ?? null };
  if (what === "list" && email === undefined) return { command: "admin", what };
  if (what === "audit" && (email === undefined || /^[0-9a-f]{64}$/.test(email))) {
    return { command: "admin", what, head: email ?? null };
  }
  if (what === "backup") return { command: "admin", what, file: email ?? null };
  const action = grantActions.find((one) => one === what);
  if (action === undefined || email === undefined || !email.includes("@")) return null;
  return { command: "admin", what: action, email };
}

/** The output to print, or to write to the file the command names. */
export async function answerCommand(
  database: Database,
  asked: StoreCommand,
  now: Date,
  kind: Store["kind"] = "sqlite",
): Promise<OperatorAnswer> {
  if (asked.command === "export") return { isOk: true, text: await exportForms(database, asked.what) };
  if (asked.command === "admin") {
    if (asked.what === "list") return listAdministrators(database);
    if (asked.what === "audit") return describeAuditCheck(await checkAuditLog(database, asked.head));
    if (asked.what === "backup") return makeBackup(database, kind, asked.file, now);
    return grantRole(database, asked.what, asked.email, now);
  }
  if (asked.id === null) return { isOk: true, text: await outboxLines(database) };
  const text = await outboxMailText(database, asked.id);
  return text === null
    ? { isOk: false, text: "There is no mail of this number; npm run outbox lists them.\n" }
    : { isOk: true, text };
}

function describeAuditCheck({ entries, head, fault }: AuditCheck): OperatorAnswer {
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

const grantActions = ["grant", "revoke"] as const;
type GrantAction = (typeof grantActions)[number];

const role = "Administrator";

type Answer = { isOk: boolean; text: string };

/** Takes effect with that person's next request; the screens show it once their page has a new token. */
async function grantRole(database: Database, action: GrantAction, email: string, now: Date): Promise<Answer> {
  const account = await findAccountByEmail(database, email);
  if (account === null) {
    return {
      isOk: false,
      text: "There is no account of this address here. Sign up with it first. With a hosted tenant (IDENTITY_DOMAIN) roles are given there.\n",
    };
  }
  const others = account.roles.filter((one) => one !== role);
  await database.transaction().execute(async (transaction) => {
    await setRoles(transaction, email, action === "grant" ? [...others, role] : others);
    const noted = action === "grant" ? "roleGranted" : "roleRevoked";
    const actor = { kind: "operator" } as const;
    await addAuditEntry(transaction, { actor, action: noted, subject: account.id }, now);
  });
  const text =
    action === "grant"
      ? `${account.email} is an administrator.\n`
      : `${account.email} is no administrator.\n`;
  return { isOk: true, text };
}

async function listAdministrators(database: Database): Promise<Answer> {
  const accounts = await listAccountsWithRoles(database);
  const lines = accounts.map(({ email, roles }) => `${email}  ${roles.join(", ")}\n`);
  return { isOk: true, text: lines.length === 0 ? "Nobody is an administrator yet.\n" : lines.join("") };
}
