/** The steps of signing in where this installation keeps the accounts: one form at a time, Back goes a step back. */
import { useEffect, useRef, useState } from "react";
import { navigate, useLocation } from "#ui/router.tsx";
import { AgeQuestion, TooYoung } from "./Age.tsx";
import { getSignInNextStep } from "./outcome.ts";
import { Panel } from "./Panel.tsx";
import { ForgotForm, ResetForm } from "./ResetForms.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm, VerifyForm } from "./SignUpForms.tsx";
import type { SignUpSent } from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { getSignInStep, type View } from "./view.ts";
import { words } from "./words.ts";

export function Forms(props: { interaction: string; first: View; onExpired: () => void }) {
  const { state } = useLocation();
  const step = getSignInStep(state, props.first);
  // Nothing of this answer is kept, not even in the browser's history.
  const [isYounger, setIsYounger] = useState(false);
  const view = step.view === "age" && isYounger ? "tooYoung" : step.view;
  // Kept as long as the page, so that a new code can be asked for; never stored.
  const [signUp, setSignUp] = useState<SignUpSent | null>(null);

  const go: StepProps["go"] = (view, more = {}) =>
    navigate(
      { pathname: window.location.pathname, search: window.location.search },
      { state: { ...step, ...more, view }, replace: false },
    );
  const shared: StepProps = {
    interaction: props.interaction,
    email: step.email,
    go,
    finish(answer) {
      const to = getSignInNextStep(answer);
      if (to === null) props.onExpired();
      else window.location.assign(to);
    },
  };

  const heading = useFocusOnChange(view);
  return (
    <Panel title={words.views[view]} titleRef={heading}>
      {view === "signIn" && <SignInForm {...shared} />}
      {view === "age" && <AgeQuestion onYes={() => go("signUp")} onNo={() => setIsYounger(true)} />}
      {view === "tooYoung" && <TooYoung />}
      {view === "signUp" && <SignUpForm {...shared} name={step.name} onSent={setSignUp} />}
      {view === "verify" && <VerifyForm {...shared} signUp={signUp} />}
      {view === "forgot" && <ForgotForm {...shared} />}
      {view === "reset" && <ResetForm {...shared} />}
    </Panel>
  );
}

/** The heading takes the focus at each step but the first. */
function useFocusOnChange(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [view]);
  return heading;
}
