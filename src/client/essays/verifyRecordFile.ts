/** Checks the file of a shared record in the browser; only the site's public keys are fetched. */
import { base64url, calculateJwkThumbprint, compactVerify, EmbeddedJWK, flattenedVerify } from "jose";
import type { AuthorshipKeys } from "#contract/authorshipKeys.ts";
import { checkRecord, type RecordProblem } from "#domain/essays/authorship/checkRecord.ts";
import { authorshipLimits, type SignedHead } from "#domain/essays/authorship/entry.ts";
import {
  type SharedRecord,
  sharedRecordSchema,
  signedHeadSchema,
} from "#domain/essays/authorship/entrySchema.ts";
import { type RecordSummary, summarizeRecord } from "#domain/essays/authorship/summarizeRecord.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { toFileText } from "./deviceKey.ts";
import { hashText } from "./hashText.ts";

/**
 * "foreign": no such record. "incomplete": the beginning of one. "changed": the signature does not belong to the content.
 * "malformed": signed, and still not a record. "unknownKey": countersigned with a key this site never had. "unsupported":
 * the connection is not secure, so the browser cannot check.
 */
export type FileProblem =
  | "tooLarge"
  | "notJson"
  | "incomplete"
  | "foreign"
  | "olderForm"
  | "newerForm"
  | "changed"
  | "malformed"
  | "unknownKey"
  | "unsupported"
  | RecordProblem;

export type VerifiedRecord = {
  record: SharedRecord;
  summary: RecordSummary;
  /** "unchecked": the site's keys could not be fetched. "none": nothing in the file is countersigned. */
  countersign: "checked" | "unchecked" | "none";
  /** The site's own time of its signature; null without one that was checked. */
  signedAt: string | null;
};

/** What was found wrong; `site` is where the file says it was made, if that is another site. */
export type Refused = { problem: FileProblem; site: string | null };

/** `readKeys` rejects without a connection. `site` is the address of this site. */
export async function verifyRecordFile(
  file: Blob,
  { site, readKeys }: { site: string; readKeys: () => Promise<AuthorshipKeys> },
): Promise<Result<VerifiedRecord, Refused>> {
  if (file.size > authorshipLimits.fileBytes) return refuse("tooLarge");
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return refuse("unsupported");
  const opened = openSigned((await file.text()).replace(/^\uFEFF/, "").trim());
  if (!opened.ok) return opened;
  const { signed, said } = opened.value;
  const formProblem = checkForm(said);
  if (formProblem !== null) return refuse(formProblem);
  const verified = await flattenedVerify(signed, EmbeddedJWK, { algorithms: ["ES256"] }).catch(() => null);
  const jwk = verified?.protectedHeader?.jwk;
  if (jwk === undefined || !isOnlySpelling(signed.signature)) return refuse("changed");
  const parsed = sharedRecordSchema.safeParse(said);
  if (!parsed.success) return refuse("malformed");
  const record = parsed.data;
  const other = record.site === site ? null : record.site;
  const head = await readHead(record, readKeys);
  if (!head.ok) return fail({ problem: head.problem, site: other });
  const checked = await checkRecord(record, {
    signer: await calculateJwkThumbprint(jwk),
    head: head.value.head,
    hash: hashText,
  });
  if (!checked.ok) return fail({ problem: checked.problem, site: other });
  const { isChecked } = head.value;
  const countersign = head.value.head === null ? "none" : isChecked ? "checked" : "unchecked";
  return succeed({
    record,
    summary: summarizeRecord(record.entries),
    countersign,
    signedAt: isChecked ? (head.value.head?.signedAt ?? null) : null,
  });
}

type Signed = { protected: string; payload: string; signature: string };

/** The file must be what `toFileText` writes, so that no byte of it can be changed unseen. */
function openSigned(text: string): Result<{ signed: Signed; said: unknown }, Refused> {
  const json = parseJson(text);
  if (json === undefined) return refuse(text.startsWith('{"protected":"') ? "incomplete" : "notJson");
  if (!isSigned(json)) return refuse("foreign");
  const said = parseJson(decode(json.payload));
  if (said === undefined) return refuse("changed");
  if (toFileText(json).trim() !== text) return refuse("changed");
  return succeed({ signed: json, said });
}

function isSigned(json: unknown): json is Signed {
  if (typeof json !== "object" || json === null) return false;
  const { payload, signature, protected: header } = json as Partial<Record<keyof Signed, unknown>>;
  return typeof payload === "string" && typeof signature === "string" && typeof header === "string";
}

/** Before anything else of the content is read: other forms look different. */
function checkForm(said: unknown): "foreign" | "olderForm" | "newerForm" | null {
  if (typeof said !== "object" || said === null || !("format" in said)) return "foreign";
  if (said.format !== "tassel-authorship") return "foreign";
  const form = "form" in said ? said.form : null;
  if (typeof form !== "number" || form < 1) return "olderForm";
  return form > 1 ? "newerForm" : null;
}

async function readHead(
  { head, essay }: SharedRecord,
  readKeys: () => Promise<AuthorshipKeys>,
): Promise<Result<{ head: SignedHead | null; isChecked: boolean }, FileProblem>> {
  if (head === null) return succeed({ head: null, isChecked: false });
  const [protectedPart = "", payloadPart = "", signature = ""] = head.split(".");
  const said = signedHeadSchema.safeParse(parseJson(decode(payloadPart)));
  if (!said.success || said.data.essay !== essay) return fail("head");
  const keys = await readKeys().catch(() => null);
  if (keys === null) return succeed({ head: said.data, isChecked: false });
  const header = parseJson(decode(protectedPart));
  const kid = typeof header === "object" && header !== null && "kid" in header ? header.kid : null;
  const key = keys.keys.find((one) => one.kid === kid);
  if (key === undefined) return fail("unknownKey");
  const verified = await compactVerify(head, key, { algorithms: ["ES256"] }).catch(() => null);
  if (verified === null || !isOnlySpelling(signature)) return fail("head");
  return succeed({ head: said.data, isChecked: true });
}

/** Some decoders ignore the last bits of the last letter, which would leave several spellings of one signature. */
function isOnlySpelling(encoded: string): boolean {
  try {
    return base64url.encode(base64url.decode(encoded)) === encoded;
  } catch {
    return false;
  }
}

function decode(encoded: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(base64url.decode(encoded));
  } catch {
    return "";
  }
}

/** Undefined if it is not valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(problem: FileProblem): { ok: false; problem: Refused } {
  return fail({ problem, site: null });
}
