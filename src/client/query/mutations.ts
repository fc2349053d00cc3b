/** Every change that the browser sends, by its key, so that one kept over a reload still knows where it goes. */
import type { QueryClient } from "@tanstack/react-query";
import { type ApiPath, sendJson } from "#client/http/api.ts";

/**
 * `useMutation({ mutationKey: ["contact"] })` sends its variables, which carry an `id`: the server stores the same id
 * once, so that sending again after a lost answer does no harm.
 */
export const mutationPaths: Readonly<Record<string, ApiPath>> = {
  contact: "/api/contact",
  waitlist: "/api/waitlist",
};

export function setMutationDefaults(client: QueryClient): void {
  for (const [key, path] of Object.entries(mutationPaths))
    client.setMutationDefaults([key], { mutationFn: (body: unknown) => sendJson("POST", path, body) });
}
