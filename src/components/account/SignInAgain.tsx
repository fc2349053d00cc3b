/** Leads through the sign-in page, even though someone is signed in, and back to a place on this site. */
import { type ReactNode, useState } from "react";
import { loadIdentity } from "#client/identity/loadIdentity.ts";
import { saveReturnPlace } from "#client/session/returnPlace.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";

export function SignInAgain(props: {
  title: string;
  button: string;
  leaving: string;
  failed: string;
  /** A path on this site. */
  returnTo: string;
  children: ReactNode;
}) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    setHasFailed(false);
    saveReturnPlace("", props.returnTo);
    const code = await loadIdentity().catch(() => null);
    const failed = code === null || (await code.sessionSteps.startSignIn("sign-in-again")) !== null;
    if (!failed) return;
    setIsLeaving(false);
    setHasFailed(true);
  };
  return (
    <Notice
      title={props.title}
      actions={
        <Button variant="outline" disabled={isLeaving} onClick={() => void leave()}>
          {isLeaving ? props.leaving : props.button}
        </Button>
      }
    >
      {props.children}
      {hasFailed && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {props.failed}
        </p>
      )}
    </Notice>
  );
}
