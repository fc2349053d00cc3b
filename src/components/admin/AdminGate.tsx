/** Guards admin pages: people the server accepts as administrators see the page, everyone else a short explanation. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callAdmin } from "#client/admin/callAdmin.ts";
import { getAccountScope } from "#client/family/accountScope.ts";
import { RequestError } from "#client/http/requestError.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AccountGate, SignedOut } from "#components/account/AccountGate.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

type Children = (overview: AdminOverview) => ReactNode;

export function AdminGate({ children }: { children: Children }) {
  return (
    <AccountGate signedOut={<SignedOut {...words.signedOut} />}>
      {({ email }) => <Asked email={email}>{children}</Asked>}
    </AccountGate>
  );
}

function Asked({ email, children }: { email: string; children: Children }) {
  const load = loadStateOf(useQuery(buildAdminOverviewQuery(email)));
  if (load.status === "ready" && load.value !== null) return children(load.value);
  return (
    <div className="max-w-xl">
      {load.status === "loading" && <Skeleton label={words.looking} lines={3} />}
      {load.status === "failed" && (
        <RequiredLoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
      )}
      {load.status === "ready" && (
        <Notice
          title={words.refused.title}
          actions={
            <>
              <ButtonLink to="/">{words.refused.home}</ButtonLink>
              <ButtonLink variant="light" to="/contact">
                {words.refused.contact}
              </ButtonLink>
            </>
          }
        >
          {words.refused.text(email)}
        </Notice>
      )}
    </div>
  );
}

/** Null if the account is not an administrator. */
const buildAdminOverviewQuery = (email: string) =>
  queryOptions({
    queryKey: ["admin-overview", getAccountScope(email)],
    queryFn: ({ signal }) => readOverview(signal),
    ...cacheClasses.critical,
  });

async function readOverview(signal: AbortSignal): Promise<AdminOverview | null> {
  try {
    const answer = await callAdmin("adminOverview", {}, { signal });
    const { adminOverviewSchema } = await import("#contract/admin.ts");
    return adminOverviewSchema.parse(answer);
  } catch (error) {
    if (error instanceof RequestError && error.status === 403) return null;
    throw error;
  }
}
