/** Loads the identity code for people who sign in or have signed in; visitors never download it. */
import { loadModule } from "#client/chunks/loadModule.ts";

type PageIdentity = typeof import("./pageIdentity.ts");

let loading: Promise<PageIdentity> | null = null;
let failures = 0;

/** Rejects if it cannot be loaded; the next call tries again. */
export function loadIdentity(): Promise<PageIdentity> {
  loading ??= loadModule(() => import("./pageIdentity.ts"), failures).catch((error: unknown) => {
    loading = null;
    failures += 1;
    throw error;
  });
  return loading;
}
