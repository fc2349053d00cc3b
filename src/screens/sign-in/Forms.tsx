/** The steps of signing in if this installation manages accounts itself: one form at a time; Back goes back one step. */

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#ui/Button.tsx";
import { navigate, useLocation } from "#ui/router.tsx";
import { TooYoung, WhoQuestion } from "./Age.tsx";
import { CodeField, EmailField } from "./fields.tsx";
import { getSignInNextStep } from "./outcome.ts";
import { Panel } from "./Panel.tsx";
import { ForgotForm, ResetForm } from "./ResetForms.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm, VerifyForm } from "./SignUpForms.tsx";
import { StepForm } from "./StepForm.tsx";
import {
  type SignInCodeSent,
  type SignInCodeValues,
  type SignUpSent,
  signInCodeFormSchema,
} from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { useMailWords } from "./useMailWords.ts";
import { useSendStep } from "./useSendStep.ts";
import { getSignInStep, type View } from "./view.ts";
import { words } from "./words.ts";

export function Forms(props: { interaction: string; first: View; onExpired: () => void }) {
  const { state } = useLocation();
  const step = getSignInStep(state, props.first);
  // The answer is not stored, not even in the browser's history.
  const [isYounger, setIsYounger] = useState(false);
  const view = step.view === "age" && isYounger ? "tooYoung" : step.view;
  // Kept in memory for requesting a new code; never stored.
  const [signUp, setSignUp] = useState<SignUpSent | null>(null);

  // In memory alone, like the form: history entries outlive the code.
  const [shownCode, setShownCode] = useState<string | null>(null);

  const go: StepProps["go"] = (view, more = {}) =>
    navigate(
      { pathname: window.location.pathname, search: window.location.search },
      { state: { ...step, nextCodeAt: null, ...more, view }, replace: false },
    );
  const shared: StepProps = {
    interaction: props.interaction,
    email: step.email,
    shownCode,
    onCode: setShownCode,
    go,
    finish(answer) {
      const to = getSignInNextStep(answer);
      if (to === null) props.onExpired();
      else window.location.assign(to);
    },
  };

  const { views } = useMailWords();
  const heading = useFocusOnChange(view);
  return (
    <Panel title={views[view]} titleRef={heading}>
      {view === "signIn" && <SignInForm {...shared} />}
      {view === "code" && <CodeForm {...shared} />}
      {view === "age" && <WhoQuestion onOld={() => go("signUp")} onYounger={() => setIsYounger(true)} />}
      {view === "tooYoung" && <TooYoung />}
      {view === "signUp" && <SignUpForm {...shared} name={step.name} onSent={setSignUp} />}
      {view === "verify" && <VerifyForm {...shared} signUp={signUp} nextCodeAt={step.nextCodeAt} />}
      {view === "forgot" && <ForgotForm {...shared} />}
      {view === "reset" && <ResetForm {...shared} nextCodeAt={step.nextCodeAt} />}
    </Panel>
  );
}

/** The heading takes focus at each step but the first. */
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

const fields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "code", id: "sign-in-code", label: words.code },
] as const;

/** The emailed code after the password, on a new device while strangers try passwords at the address. */
function CodeForm({ interaction, email, go, finish }: StepProps) {
  const form = useForm<SignInCodeValues, unknown, SignInCodeSent>({
    shouldFocusError: false,
    resolver: zodResolver(signInCodeFormSchema),
    defaultValues: { email, code: "" },
  });
  const step = useSendStep(form, ["email", "code"]);
  const text = useMailWords();
  return (
    <>
      <p className="mb-3">{text.codeWhy}</p>
      <p className="mb-3">{text.tryToEmail}</p>
      <p className="mb-5 text-ink-soft">{text.codeMissing}</p>
      <StepForm
        form={form}
        step={step}
        fields={fields}
        submitLabel={words.signInButton}
        onSend={(values) => step.send("identitySignInCode", { ...values, interaction }, finish)}
      >
        {email === "" && <EmailField control={form.control} name="email" />}
        <CodeField control={form.control} name="code" />
      </StepForm>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("signIn")}>
          {words.passwordAgain}
        </Button>
        <Button variant="link" onClick={() => go("forgot")}>
          {words.toForgot}
        </Button>
      </div>
    </>
  );
}
