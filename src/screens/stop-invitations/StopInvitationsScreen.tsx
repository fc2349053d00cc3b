/** /stop-invitations: the link at the end of each invitation. One press, and its address is mailed none any more. */
import { useEffect, useRef, useState } from "react";
import { refuseInvitations } from "#client/family/familyApi.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { describeFailure } from "#components/family/failure.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useLocation } from "#ui/router.tsx";
import { words } from "./words.ts";

export default function StopInvitationsScreen() {
  return (
    <div className="page max-w-3xl pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-7">
        <Stopping />
      </div>
    </div>
  );
}

/** Requires a press: mail scanners open every link. */
function Stopping() {
  const isMounted = useIsMounted();
  const { hash } = useLocation();
  const [refuses, setRefuses] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone or has a new meaning; what it did takes its place.
    if (refuses !== null || problem !== null) answer.current?.focus();
  }, [refuses, problem]);
  const token = isMounted ? hash.replace(/^#/, "") : null;
  if (token === null) return <p className="text-ink-soft">{words.waiting}</p>;
  if (token === "") return <Notice title={words.noLinkTitle}>{words.noLink}</Notice>;

  async function press(wanted: boolean): Promise<void> {
    if (isBusy || token === null) return;
    setBusy(true);
    setProblem(null);
    try {
      setRefuses(await refuseInvitations(token, wanted));
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="space-y-5">
      <div ref={answer} tabIndex={-1} className="outline-none empty:hidden">
        {problem !== null && (
          <Notice tone="problem" title={words.failedTitle}>
            {problem}
          </Notice>
        )}
        {problem === null && refuses !== null && (
          <Notice title={refuses ? words.stoppedTitle : words.allowedTitle}>
            {refuses ? words.stopped : words.allowed}
          </Notice>
        )}
      </div>
      <Button
        size="lg"
        variant={refuses === true ? "outline" : "default"}
        aria-disabled={isBusy}
        onClick={() => void press(refuses !== true)}
      >
        {isBusy ? words.busy : refuses === true ? words.allow : words.stop}
      </Button>
      {refuses !== true && <p className="text-[0.95rem] text-ink-soft">{words.kept}</p>}
    </div>
  );
}
