/** Every change that the browser sends, by its key, so that one kept over a reload still knows where it goes. */
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#client/http/api.ts";
import type { CallInput } from "#client/http/callInput.ts";

/**
 * `useMutation({ mutationKey: ["contact"] })` sends its variables, which carry an `id`: the server stores the same id
 * once, so that sending again after a lost answer does no harm.
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
