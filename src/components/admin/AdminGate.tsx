/** What a page for administrators shows to whom: itself to those whom the server answers, one plain sentence to everyone else. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadStateOf } from "#client/query/loadState.ts";
import { AccountGate, SignedOut } from "#components/account/AccountGate.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { buildAdminOverviewQuery } from "./adminOverview.ts";
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
        <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />
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
