/** A labelled multi-line text field with its hint and error. */
import { type ComponentProps, useId, useImperativeHandle, useRef } from "react";
import { FieldError, type FieldProps, getDescribedBy, inputClasses } from "./Field.tsx";
import { joinClasses } from "./joinClasses.ts";
import { useEarlyInput } from "./useEarlyInput.ts";

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "className">;

/** Never truncates what is typed: text that is too long gets an error message instead. */
export function TextAreaField({
  label,
  hint,
  error = null,
  className,
  id,
  ref,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current);
  useEarlyInput(field, String(textarea.value ?? ""));
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className="mt-0.5 text-[0.95rem] text-ink-soft">
          {hint}
        </p>
      )}
      <textarea
        rows={7}
        {...textarea}
        ref={field}
        id={fieldId}
        aria-invalid={error !== null}
        aria-describedby={getDescribedBy(fieldId, hint !== undefined, error)}
        className={joinClasses(inputClasses, "mt-1.5 block resize-y")}
      />
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}
