/** A labelled field for several lines of text, with its hint and its error. */
import { type ComponentProps, useId, useImperativeHandle, useRef } from "react";
import { joinClasses } from "./joinClasses.ts";
import { getDescribedBy, FieldError, type FieldProps, inputClasses } from "./Field.tsx";
import { useEarlyInput } from "./useEarlyInput.ts";

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "className">;

/** Never cuts what is typed: a text that is too long gets a sentence, not a shorter text. */
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
