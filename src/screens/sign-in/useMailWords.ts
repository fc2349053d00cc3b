/** The text of /sign-in, which says where a code is found if this installation sends no mail. */
import { useKeepsMail } from "#client/useKeepsMail.ts";
import { words } from "./words.ts";

export function useMailWords(): typeof words {
  return useKeepsMail() ? { ...words, ...words.keptMail } : words;
}
