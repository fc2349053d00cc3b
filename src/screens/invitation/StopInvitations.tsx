/** The link at the end of each invitation's email: one press, and its address is mailed none any more. */
import { useEffect, useRef, useState } from "react";
import { refuseInvitations } from "#client/family/rareInvitationApi.ts";
import { describeFailure } from "#components/family/failure.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./stopWords.ts";

/** Requires a press: mail scanners open every link. */
export function StopInvitations({ token }: { token: string }) {
  const [refuses, setRefuses] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone or has a new meaning; what it did takes its place.
    if (refuses !== null || problem !== null) answer.current?.focus();
  }, [refuses, problem]);

  async function press(wanted: boolean): Promise<void> {
    if (isBusy) return;
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
      <h2 className="text-3xl">{words.title}</h2>
      {refuses !== true && <p className="text-lg text-ink-soft">{words.lead}</p>}
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
