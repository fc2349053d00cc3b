/** Password reset: the email address, then the emailed code and a new password. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#ui/Button.tsx";
import { CodeNotice } from "./CodeNotice.tsx";
import { CodeField, EmailField, PasswordField } from "./fields.tsx";
import { getNextCodeTime, getShownCode } from "./outcome.ts";
import { StepForm } from "./StepForm.tsx";
import {
  type ForgotSent,
  type ForgotValues,
  forgotFormSchema,
  type ResetSent,
  type ResetValues,
  resetFormSchema,
} from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { useMailWords } from "./useMailWords.ts";
import { useSendStep } from "./useSendStep.ts";
import { words } from "./words.ts";

const forgotFields = [{ name: "email", id: "sign-in-email", label: words.email }] as const;

export function ForgotForm({ email, go, onCode }: StepProps) {
  const text = useMailWords();
  const form = useForm<ForgotValues, unknown, ForgotSent>({
    shouldFocusError: false,
    resolver: zodResolver(forgotFormSchema),
    defaultValues: { email },
  });
  const step = useSendStep(form, ["email"]);
  const typed = () => ({ email: form.getValues("email").trim() });
  return (
    <>
      <p className="mb-5">{text.forgotText}</p>
      <StepForm
        form={form}
        step={step}
        fields={forgotFields}
        submitLabel={text.forgotButton}
        onSend={(values) =>
          step.send("identityResetRequest", values, (answer) => {
            onCode(getShownCode(answer));
            go("reset", { email: values.email, nextCodeAt: getNextCodeTime(answer) });
          })
        }
      >
        <EmailField control={form.control} name="email" />
      </StepForm>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("signIn", typed())}>
          {words.toSignIn}
        </Button>
        <Button variant="link" onClick={() => go("reset", typed())}>
          {words.haveCode}
        </Button>
      </div>
    </>
  );
}

const resetFields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "code", id: "sign-in-code", label: words.code },
  { name: "password", id: "sign-in-password", label: words.newPassword },
] as const;

export function ResetForm({
  interaction,
  email,
  go,
  finish,
  shownCode,
  onCode,
  ...asked
}: StepProps & { nextCodeAt: string | null }) {
  const text = useMailWords();
  const [isAgain, setIsAgain] = useState(false);
  const [nextCodeAt, setNextCodeAt] = useState(asked.nextCodeAt);
  const form = useForm<ResetValues, unknown, ResetSent>({
    shouldFocusError: false,
    resolver: zodResolver(resetFormSchema),
    defaultValues: { email, code: "", password: "" },
  });
  const step = useSendStep(form, ["email", "code", "password"]);
  const sendNewCode = () => {
    if (email === "") return go("forgot");
    step.send("identityResetRequest", { email }, (answer) => {
      form.resetField("code");
      onCode(getShownCode(answer));
      setNextCodeAt(getNextCodeTime(answer));
      setIsAgain(true);
    });
  };
  return (
    <>
      <CodeNotice
        text={text.resetText(email)}
        shownCode={shownCode}
        nextCodeAt={nextCodeAt}
        isAgain={isAgain}
      />
      <StepForm
        form={form}
        step={step}
        fields={resetFields}
        submitLabel={words.resetButton}
        onSend={(values) => step.send("identityReset", { ...values, interaction }, finish)}
      >
        {email === "" ? (
          <EmailField control={form.control} name="email" />
        ) : (
          // For password managers, which save the new password under this address.
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        )}
        <CodeField control={form.control} name="code" />
        <PasswordField
          control={form.control}
          name="password"
          label={words.newPassword}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
      </StepForm>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("forgot")}>
          {words.otherAddress}
        </Button>
        <Button variant="link" onClick={sendNewCode}>
          {words.newCode}
        </Button>
      </div>
    </>
  );
}
