/** The text of /sign-in, which says who has the code where this site sends no email. */
import { describeMailHelper } from "#client/mailHelper.ts";
import { useKeepsMail } from "#client/useKeepsMail.ts";
import { words } from "./words.ts";

export function useMailWords(): typeof words {
  return useKeepsMail() ? { ...words, ...words.keptMail(describeMailHelper()) } : words;
}
