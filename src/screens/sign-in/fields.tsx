/** Fields shared by the sign-in forms: email, password with a visibility toggle, code. */
import { type ComponentProps, useState } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { identityLimits } from "#contract/identity.ts";
import { FieldError, getDescribedBy, inputClasses, TextField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

type OfForm<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>;
  name: FieldPathByValue<Values, string>;
};

/** Password managers look for "username", whatever the field contains. */
export function EmailField<Values extends FieldValues, Sent>({
  control,
  name,
  hint,
  offersPasskeys = false,
}: OfForm<Values, Sent> & { hint?: string; offersPasskeys?: boolean }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          id="sign-in-email"
          label={words.email}
          {...(hint !== undefined && { hint })}
          type="email"
          inputMode="email"
          // The last word has the browser list passkeys below the field.
          autoComplete={offersPasskeys ? "username webauthn" : "username"}
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fieldState.error?.message ?? null}
        />
      )}
    />
  );
}

export function CodeField<Values extends FieldValues, Sent>({ control, name }: OfForm<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          id="sign-in-code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Leaves room for the spaces some mail programs put between the digits.
          maxLength={identityLimits.codeDigits * 3}
          required
          error={fieldState.error?.message ?? null}
          className="figures [&_input]:max-w-56 [&_input]:text-2xl [&_input]:tracking-[0.25em]"
        />
      )}
    />
  );
}

export function PasswordField<Values extends FieldValues, Sent>({
  control,
  name,
  ...look
}: OfForm<Values, Sent> & {
  label: string;
  hint?: string;
  autoComplete: "current-password" | "new-password";
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordInput {...field} {...look} error={fieldState.error?.message ?? null} />
      )}
    />
  );
}

function PasswordInput({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: string; error: string | null } & ComponentProps<"input">) {
  const [isShown, setIsShown] = useState(false);
  const id = "sign-in-password";
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-0.5 text-[0.95rem] text-ink-soft">
          {hint}
        </p>
      )}
      <div className="relative mt-1.5 flex items-center">
        <input
          {...input}
          id={id}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={getDescribedBy(id, hint !== undefined, error)}
          className={joinClasses(inputClasses, "pr-20")}
        />
        <button
          type="button"
          aria-label={isShown ? words.hidePasswordHeard : words.showPasswordHeard}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute right-1 min-h-11 min-w-16 rounded-lg px-2 font-semibold text-accent-text hover:bg-accent-soft"
        >
          {isShown ? words.hidePassword : words.showPassword}
        </button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
