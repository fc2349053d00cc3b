/** Fetches the identity code, for who signs in or has signed in; a visitor's pages do without it. */
import { loadModule } from "#client/chunks/loadModule.ts";

type PageIdentity = typeof import("./pageIdentity.ts");

let loading: Promise<PageIdentity> | null = null;
let failures = 0;

/** Rejects where it does not come; the next call asks again. */
export function loadIdentity(): Promise<PageIdentity> {
  loading ??= loadModule(() => import("./pageIdentity.ts"), failures).catch((error: unknown) => {
    loading = null;
    failures += 1;
    throw error;
  });
  return loading;
}
