/** The emailed code after the password, on a new device while strangers try passwords at the address. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#ui/Button.tsx";
import { CodeField, EmailField } from "./fields.tsx";
import { StepForm } from "./StepForm.tsx";
import { type SignInCodeSent, type SignInCodeValues, signInCodeFormSchema } from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { useMailWords } from "./useMailWords.ts";
import { useSendStep } from "./useSendStep.ts";
import { words } from "./words.ts";

const fields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "code", id: "sign-in-code", label: words.code },
] as const;

export function CodeForm({ interaction, email, go, finish }: StepProps) {
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
