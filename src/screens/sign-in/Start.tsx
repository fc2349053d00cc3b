/** The start of sign-in: two buttons, and what went wrong last time. */
import { useEffect, useState } from "react";
import { type ClockDifference, readClockDifference } from "#client/identity/clockDifference.ts";
import type { IdentityProblem } from "#client/identity/identityErrors.ts";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { saveReturnPlace } from "#client/session/returnPlace.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TooYoung, WhoQuestion } from "./Age.tsx";
import { Panel } from "./Panel.tsx";
import { words } from "./words.ts";

type Choice = "sign-in" | "sign-up";

export function Start(props: {
  /** False in the first render, when nothing can start yet. */
  isReady: boolean;
  isExpired: boolean;
  /** What ended the session or the last attempt. */
  problem: IdentityProblem | null;
  /** Someone signed in here before, and the host does not say whether they still are. */
  isUnconfirmed?: boolean;
  /** The external identity host; null if this installation manages accounts itself, or before that is known. */
  tenant: string | null;
}) {
  const [leaving, setLeaving] = useState<Choice | null>(null);
  const [own, setOwn] = useState<IdentityProblem | null>(null);
  const [age, setAge] = useState<"asked" | "younger" | null>(null);
  const problem = own ?? props.problem;

  useEffect(() => {
    // People who come here probably continue, so preload the code.
    void loadIdentity().catch(() => undefined);
    // When going back from the identity host, the browser may restore the page as it was left.
    const wakeUp = () => setLeaving(null);
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, []);

  async function begin(choice: Choice): Promise<void> {
    setLeaving(choice);
    setOwn(null);
    saveReturnPlace(document.referrer, "/my-plan");
    const code = await loadIdentity().catch(() => null);
    const failed: IdentityProblem | null =
      code === null
        ? { code: "unreachable", message: "Login failed" }
        : await code.sessionSteps.startSignIn(choice);
    if (failed === null) return;
    setLeaving(null);
    setOwn(failed);
  }

  /** An external host asks for an address right away, so this question comes first. */
  const beginSignUp = () => (props.tenant === null ? void begin("sign-up") : setAge("asked"));

  if (age === "asked") {
    return (
      <Panel title={words.views.age}>
        <WhoQuestion onOld={() => void begin("sign-up")} onYounger={() => setAge("younger")} />
      </Panel>
    );
  }
  if (age === "younger") {
    return (
      <Panel title={words.views.tooYoung}>
        <TooYoung />
      </Panel>
    );
  }
  return (
    <Panel title={words.start.title}>
      <div className="mb-5 space-y-4 empty:hidden">
        {props.isExpired && problem === null && (
          <Notice tone="attention" title={words.expired.title}>
            {words.expired.text}
          </Notice>
        )}
        {props.isUnconfirmed === true && problem === null && !props.isExpired && (
          <Notice tone="attention" title={words.unconfirmed.title}>
            {words.unconfirmed.text}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="problem" title={problem.message}>
            {words.problems[problem.code]}
          </Notice>
        )}
        {(props.isExpired || problem !== null) && <ClockNotice />}
      </div>
      <noscript>
        <p className="rounded-2xl border border-support bg-support-soft p-4">{words.noScript}</p>
      </noscript>
      <p className="text-lg">{words.start.lead}</p>
      <div className="mt-5 space-y-3">
        <Button
          variant="cta-primary"
          size="lg"
          className="w-full"
          disabled={!props.isReady || leaving !== null}
          onClick={() => void begin("sign-in")}
        >
          {leaving === "sign-in" ? words.start.busy : words.start.signIn}
        </Button>
        <Button
          variant="outline"
          size="lg"
          className="w-full"
          disabled={!props.isReady || leaving !== null}
          onClick={beginSignUp}
        >
          {leaving === "sign-up" ? words.start.busy : words.start.signUp}
        </Button>
      </div>
      <p className="mt-4 text-[0.95rem] text-ink-soft">
        {props.tenant === null ? words.start.text : words.start.hosted(props.tenant)}
      </p>
    </Panel>
  );
}

/** After a sign-in that failed: that the server's clock and this device's differ, and what to do about it. */
function ClockNotice() {
  const [difference, setDifference] = useState<ClockDifference | null>(null);
  useEffect(() => {
    let isOver = false;
    void readClockDifference().then((read) => {
      if (!isOver) setDifference(read);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (difference === null) return null;
  const { serverAt, deviceAt, wrong } = difference;
  return (
    <Notice tone="problem" title={words.clock.title[wrong ?? "unknown"]}>
      {words.clock.says(formatMoment(serverAt), formatMoment(deviceAt))}{" "}
      {words.clock.advice[wrong ?? "unknown"]}
    </Notice>
  );
}
