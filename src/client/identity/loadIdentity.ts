/** Fetches the identity code, for who signs in or has signed in; a visitor's pages do without it. */
import { loadModule } from "#client/chunks/loadModule.ts";
import type { SessionSteps } from "./sessionSteps.ts";

let loading: Promise<SessionSteps> | null = null;
let failures = 0;

/** Rejects where it does not come; the next call asks again. */
export function loadIdentity(): Promise<SessionSteps> {
  loading ??= loadModule(() => import("./pageIdentity.ts"), failures).then(
    ({ sessionSteps }) => sessionSteps,
    (error: unknown) => {
      loading = null;
      failures += 1;
      throw error;
    },
  );
  return loading;
}
