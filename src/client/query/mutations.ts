/**
 * Every change the browser sends, by mutation key, so that one that survives a reload still knows where to
 * go.
 */
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import type { CallInput } from "#client/http/callInput.ts";

/**
 * `useMutation({ mutationKey: ["contact"] })` sends its variables, which carry an `id`: the server stores
 * each id once, so resending after a lost response is harmless.
 */
const mutations = {
  contact: (form: CallInput<"contact">) => call("contact", form),
  waitlist: (form: CallInput<"waitlist">) => call("waitlist", form),
};

export function isMutationKey(key: string): boolean {
  return Object.hasOwn(mutations, key);
}

export function setMutationDefaults(client: QueryClient): void {
  client.setMutationDefaults(["contact"], { mutationFn: mutations.contact });
  client.setMutationDefaults(["waitlist"], { mutationFn: mutations.waitlist });
}
