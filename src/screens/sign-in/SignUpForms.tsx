/** Sign-up: email, password and name, then the emailed code. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { nameStudent } from "#client/plan/nameStudent.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { CodeNotice } from "./CodeNotice.tsx";
import { CodeField, EmailField, PasswordField } from "./fields.tsx";
import { getNextCodeTime, getShownCode } from "./outcome.ts";
import { StepForm } from "./StepForm.tsx";
import {
  type SignUpSent,
  type SignUpValues,
  signUpFormSchema,
  type VerifySent,
  type VerifyValues,
  verifyFormSchema,
} from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { useMailWords } from "./useMailWords.ts";
import { useSendStep } from "./useSendStep.ts";
import { words } from "./words.ts";

const signUpFields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "password", id: "sign-in-password", label: words.chosenPassword },
  { name: "name", id: "sign-in-name", label: words.name },
] as const;

export function SignUpForm({
  interaction,
  email,
  name,
  go,
  onSent,
  onCode,
}: StepProps & { name: string; onSent: (values: SignUpSent) => void }) {
  const text = useMailWords();
  const form = useForm<SignUpValues, unknown, SignUpSent>({
    shouldFocusError: false,
    resolver: zodResolver(signUpFormSchema),
    defaultValues: { email, password: "", name },
  });
  const step = useSendStep(form, ["email", "password", "name"]);
  const typed = () => ({ email: form.getValues("email").trim(), name: form.getValues("name") ?? "" });
  return (
    <>
      <StepForm
        form={form}
        step={step}
        fields={signUpFields}
        submitLabel={words.signUpButton}
        onSend={(values) =>
          step.send("identitySignUp", { ...values, isThirteenOrOlder: true, interaction }, (answer) => {
            onSent(values);
            onCode(getShownCode(answer));
            nameStudent(browserPlanStore(), values.name);
            const nextCodeAt = getNextCodeTime(answer);
            go("verify", { email: values.email, name: values.name, nextCodeAt });
          })
        }
      >
        <EmailField control={form.control} name="email" hint={text.emailHint} />
        <PasswordField
          control={form.control}
          name="password"
          label={words.chosenPassword}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <Controller
          control={form.control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              id="sign-in-name"
              label={words.name}
              hint={words.nameHint}
              autoComplete="name"
              error={fieldState.error?.message ?? null}
            />
          )}
        />
      </StepForm>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("signIn", typed())}>
          {words.toSignIn}
        </Button>
        <Button variant="link" onClick={() => go("verify", typed())}>
          {words.haveCode}
        </Button>
      </div>
    </>
  );
}

const verifyFields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "code", id: "sign-in-code", label: words.code },
] as const;

/** `signUp` is what was submitted before; null after a reload, and then a new code requires the previous form. */
export function VerifyForm({
  interaction,
  email,
  go,
  finish,
  signUp,
  shownCode,
  onCode,
  ...asked
}: StepProps & { signUp: SignUpSent | null; nextCodeAt: string | null }) {
  const text = useMailWords();
  const [isAgain, setIsAgain] = useState(false);
  const [nextCodeAt, setNextCodeAt] = useState(asked.nextCodeAt);
  const form = useForm<VerifyValues, unknown, VerifySent>({
    shouldFocusError: false,
    resolver: zodResolver(verifyFormSchema),
    defaultValues: { email, code: "" },
  });
  const step = useSendStep(form, ["email", "code"]);
  const sendNewCode = () => {
    if (signUp === null) return go("signUp");
    step.send("identitySignUp", { ...signUp, isThirteenOrOlder: true, interaction }, (answer) => {
      form.reset();
      onCode(getShownCode(answer));
      setNextCodeAt(getNextCodeTime(answer));
      setIsAgain(true);
    });
  };
  return (
    <>
      <CodeNotice
        text={text.verifyText(email)}
        shownCode={shownCode}
        nextCodeAt={nextCodeAt}
        isAgain={isAgain}
      />
      <StepForm
        form={form}
        step={step}
        fields={verifyFields}
        submitLabel={words.verifyButton}
        onSend={(values) => step.send("identityVerify", { ...values, interaction }, finish)}
      >
        {email === "" && <EmailField control={form.control} name="email" />}
        <CodeField control={form.control} name="code" />
      </StepForm>
      {nextCodeAt === null && <p className="mt-4 text-[0.95rem] text-ink-soft">{text.verifyHelp}</p>}
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("signUp")}>
          {words.otherAddress}
        </Button>
        <Button variant="link" onClick={sendNewCode}>
          {words.newCode}
        </Button>
      </div>
    </>
  );
}
