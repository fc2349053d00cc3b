/** A number for query keys that changes with the signed-in account, so that nothing of one is shown to the next. */
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useSession } from "#client/session/session.ts";

export function useAdminScope(): number {
  return getAccountEmail(useSession()) ?? 0;
}
