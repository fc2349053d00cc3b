/** /invitation: who invites to what, what will be visible, and accepting it when signed in. The token leaves the address at once. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { readInvitation } from "#client/family/familyApi.ts";
import {
  parseRefusalToken,
  parseToken,
  readStoredToken,
  storeToken,
} from "#client/family/invitationToken.ts";
import { RequestError } from "#client/http/api.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { Invitation } from "#contract/family.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { navigate, useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Offer } from "./Offer.tsx";
import { StopInvitations } from "./StopInvitations.tsx";
import { words } from "./words.ts";

/** As the server writes it. The contract itself would bring its schemas along. */
const classTokenStart = "class-";

/** Lazy: most who come here hold an invitation. */
const classJoin = createLazyPart(() => import("./ClassJoin.tsx"));

export default function InvitationScreen() {
  const isMounted = useIsMounted();
  const { hash } = useLocation();
  const arrived = isMounted ? parseToken(hash) : null;
  useEffect(() => {
    if (arrived === null) return;
    storeToken(arrived);
    // Removed from the address, the history and anything that copies them.
    navigate("/invitation", { replace: true });
  }, [arrived]);
  const refusalToken = isMounted ? parseRefusalToken(hash) : null;
  const token = isMounted ? (arrived ?? readStoredToken()) : null;
  if (refusalToken !== null) {
    return (
      <div className="page min-h-screen pt-6 pb-24 sm:pt-10">
        <div className="mx-auto max-w-2xl space-y-3">
          <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">
            {words.stopTitle}
          </h1>
          <StopInvitations token={refusalToken} />
        </div>
      </div>
    );
  }
  return (
    <div className="page min-h-screen pt-6 pb-24 sm:pt-10">
      <div className="mx-auto max-w-2xl space-y-3">
        <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{words.title}</h1>
        {!isMounted && <Waiting />}
        {isMounted && token === null && (
          <Notice
            tone="attention"
            title={words.noneTitle}
            actions={<ButtonLink to="/family">{words.family}</ButtonLink>}
          >
            {words.none}
          </Notice>
        )}
        {token !== null &&
          (token.startsWith(classTokenStart) ? (
            <ContentBoundary fallback={<Waiting />}>
              <classJoin.Part key={token} token={token} />
            </ContentBoundary>
          ) : (
            <LoadedInvitation key={token} token={token} />
          ))}
      </div>
    </div>
  );
}

function Waiting() {
  return <Skeleton label={words.loading} lines={5} className="max-w-2xl" />;
}

let looks = 0;

function LoadedInvitation({ token }: { token: string }) {
  // A separate number: a token must not be in a query key, since error logs repeat keys.
  const [look] = useState(() => (looks += 1));
  const state = loadStateOf<Invitation | "gone">(
    useQuery({
      queryKey: ["invitation", look],
      queryFn: async (): Promise<Invitation | "gone"> => {
        try {
          return await readInvitation(token);
        } catch (error) {
          if (error instanceof RequestError && (error.status === 404 || error.status === 400)) return "gone";
          throw error;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (state.status === "loading") return <Waiting />;
  if (state.status === "failed") {
    return <RequiredLoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />;
  }
  if (state.value === "gone") return <ExpiredInvitation />;
  return <Offer token={token} invitation={state.value} />;
}

function ExpiredInvitation() {
  return (
    <Notice
      tone="attention"
      title={words.goneTitle}
      actions={<ButtonLink to="/family">{words.family}</ButtonLink>}
    >
      {words.gone}
    </Notice>
  );
}
