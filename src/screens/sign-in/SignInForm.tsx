/** The sign-in form: email and password. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { canUsePasskeys, hasPasskeys } from "#client/identity/passkeySupport.ts";
import { Button } from "#ui/Button.tsx";
import { EmailField, PasswordField } from "./fields.tsx";
import { needsCode } from "./outcome.ts";
import { StepForm } from "./StepForm.tsx";
import { type SignInSent, type SignInValues, signInFormSchema } from "./schema.ts";
import type { StepProps } from "./stepProps.ts";
import { useSendStep } from "./useSendStep.ts";
import { words } from "./words.ts";

type PasskeyButtonProps = Pick<StepProps, "interaction" | "finish">;

/** Comes after the form. If it cannot be loaded the password still works, so the form stays as it is. */
const PasskeyButton = lazy(
  (): Promise<{ default: ComponentType<PasskeyButtonProps> }> =>
    import("./PasskeyButton.tsx").then(
      ({ PasskeyButton }) => ({ default: PasskeyButton }),
      () => ({ default: () => null }),
    ),
);

const fields = [
  { name: "email", id: "sign-in-email", label: words.email },
  { name: "password", id: "sign-in-password", label: words.password },
] as const;

export function SignInForm({ interaction, email, go, finish }: StepProps) {
  const form = useForm<SignInValues, unknown, SignInSent>({
    shouldFocusError: false,
    resolver: zodResolver(signInFormSchema),
    defaultValues: { email, password: "" },
  });
  const step = useSendStep(form, ["email", "password"]);
  // The form appears only after hydration.
  const [offersPasskeys] = useState(() => hasPasskeys() && canUsePasskeys());
  const typed = () => ({ email: form.getValues("email").trim() });
  return (
    <>
      <StepForm
        form={form}
        step={step}
        fields={fields}
        submitLabel={words.signInButton}
        onSend={(values) =>
          step.send("identitySignIn", { ...values, interaction }, (answer) =>
            needsCode(answer) ? go("code", { email: values.email }) : finish(answer),
          )
        }
      >
        <EmailField control={form.control} name="email" offersPasskeys={offersPasskeys} />
        <PasswordField
          control={form.control}
          name="password"
          label={words.password}
          autoComplete="current-password"
        />
      </StepForm>
      {offersPasskeys && (
        <Suspense fallback={null}>
          <PasskeyButton interaction={interaction} finish={finish} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => go("forgot", typed())}>
          {words.toForgot}
        </Button>
        <Button variant="link" onClick={() => go("age", typed())}>
          {words.toSignUp}
        </Button>
      </div>
    </>
  );
}
