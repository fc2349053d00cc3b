/** A labelled field: hint before, the input, its unit, and what is wrong with it, joined for screen readers. */
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef } from "react";
import { joinClasses } from "./joinClasses.ts";
import { useEarlyInput } from "./useEarlyInput.ts";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence; null when what was typed can be used. */
  error?: string | null;
  className?: string;
};

export const inputClasses =
  "min-h-12 w-full min-w-0 rounded-xl border-2 border-line-strong bg-card px-3.5 py-2 text-[1.0625rem] text-ink placeholder:text-ink-soft/70 aria-invalid:border-danger";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "prefix"> & { before?: string; after?: string };

/** Text and numbers. Numbers are text with `inputMode`, so that what was typed stays as typed. */
export function TextField({
  label,
  hint,
  error = null,
  className,
  before,
  after,
  id,
  ref,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  useEarlyInput(field, String(input.value ?? ""));
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
      <div className="relative mt-1.5 flex items-center">
        {before !== undefined && (
          <span aria-hidden="true" className="pointer-events-none absolute left-3.5 text-ink-soft">
            {before}
          </span>
        )}
        <input
          autoComplete="off"
          {...input}
          ref={field}
          id={fieldId}
          aria-invalid={error !== null}
          aria-describedby={getDescribedBy(fieldId, hint !== undefined, error)}
          className={joinClasses(inputClasses, before !== undefined && "pl-8", after !== undefined && "pr-20")}
        />
        {after !== undefined && (
          <span aria-hidden="true" className="pointer-events-none absolute right-3.5 text-ink-soft">
            {after}
          </span>
        )}
      </div>
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentProps<"select">, "className" | "ref">;

/** The browser's own list of choices. */
export function SelectField({
  label,
  hint,
  error = null,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const field = useRef<HTMLSelectElement>(null);
  useEarlyInput(field, String(select.value ?? ""));
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
      <select
        {...select}
        ref={field}
        id={fieldId}
        aria-invalid={error !== null}
        aria-describedby={getDescribedBy(fieldId, hint !== undefined, error)}
        className={joinClasses(inputClasses, "mt-1.5")}
      >
        {children}
      </select>
      <FieldError id={`${fieldId}-error`} error={error} />
    </div>
  );
}

/** Always in the document, so that a screen reader hears an error when it appears. */
export function FieldError(props: { id: string; error: string | null }) {
  return (
    <p
      id={props.id}
      role="alert"
      className={props.error === null ? "sr-only" : "mt-1.5 font-medium text-danger"}
    >
      {props.error}
    </p>
  );
}

export function getDescribedBy(fieldId: string, hasHint: boolean, error: string | null): string | undefined {
  const ids = [hasHint && `${fieldId}-hint`, error !== null && `${fieldId}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(" ");
}
