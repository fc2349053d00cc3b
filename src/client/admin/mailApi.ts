/** The endpoints of mail for administrators, with replies parsed by the contract. */
import {
  type ListedMail,
  listedMailSchema,
  type MailKind,
  type MailPage,
  type MailState,
  mailPageSchema,
} from "#contract/adminMail.ts";
import { callAdmin } from "./callAdmin.ts";

export type MailFilter = { state: MailState | null; kind: MailKind | null };

export async function readMail(
  { state, kind }: MailFilter,
  after: string | null,
  signal?: AbortSignal,
): Promise<MailPage> {
  const query = {
    ...(state === null ? {} : { state }),
    ...(kind === null ? {} : { kind }),
    ...(after === null ? {} : { after }),
  };
  return mailPageSchema.parse(await callAdmin("adminMail", query, { signal }));
}

/** Refused if the mail is no longer as it is here. */
export async function resendMail({ mailId, state, attempts, resends }: ListedMail): Promise<ListedMail> {
  const reply = await callAdmin("adminResendMail", { mailId, state, attempts, resends });
  return listedMailSchema.parse(reply);
}
