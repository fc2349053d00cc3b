/** The frame of a form that is sent to the server: error list, fields, and the button with its status. */
import { type FormEvent, type ReactNode, useRef } from "react";
import { type FieldValues, type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "#ui/Button.tsx";
import { FormProblems } from "./FormProblems.tsx";
import type { SavedForm } from "./useSavedForm.ts";
import { words } from "./words.ts";

export type FormField<Values extends FieldValues> = { name: Path<Values>; id: string; label: string };

export function SendForm<Values extends FieldValues, Sent extends object>(props: {
  form: UseFormReturn<Values, unknown, Sent>;
  kept: SavedForm<Sent>;
  /** In display order. */
  fields: readonly FormField<Values>[];
  labelledBy: string;
  submitLabel: string;
  /** A quiet line beside the button. */
  note: ReactNode;
  children: ReactNode;
}) {
  const { form, kept } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isSending = kept.sending.kind === "sending";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    // The fields are disabled while sending; focus stays where the result will appear.
    const focus = () => button.current?.focus({ preventScroll: true });
    void form.handleSubmit((values) => {
      focus();
      kept.send(values);
    })(event);
  }

  return (
    // The method "dialog" goes nowhere: submitting before the app runs loses nothing and puts nothing in the address.
    <form method="dialog" noValidate onSubmit={submit} aria-labelledby={props.labelledBy}>
      <noscript>
        <p className="mb-6 rounded-2xl border border-support bg-support-soft p-4">{words.noScript}</p>
      </noscript>
      <Problems form={form} kept={kept} fields={props.fields} />
      <p className="mb-5 text-ink-soft">{words.allNeeded}</p>
      <fieldset disabled={isSending} className="min-w-0 space-y-6">
        {props.children}
      </fieldset>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          type="submit"
          variant="cta-primary"
          size="lg"
          aria-disabled={isSending}
          // Leaving a field shows its message, which would move the button in the middle of a press.
          onMouseDown={(event) => event.preventDefault()}
          className="w-full sm:w-auto"
        >
          {isSending ? words.sending : props.submitLabel}
        </Button>
        <p role="status" className="text-[0.95rem] text-ink-soft sm:max-w-xs">
          {isSending ? words.sendingText : props.note}
        </p>
      </div>
    </form>
  );
}

function Problems<Values extends FieldValues, Sent extends object>(props: {
  form: UseFormReturn<Values, unknown, Sent>;
  kept: SavedForm<Sent>;
  fields: readonly FormField<Values>[];
}) {
  const { sending, hasTried } = props.kept;
  const state = useFormState({ control: props.form.control });
  const wrong = props.fields.flatMap(({ name, id, label }) => {
    const { error } = props.form.getFieldState(name, state);
    return error === undefined
      ? []
      : [{ fieldId: id, label, message: error.message ?? "", isServers: error.type === "server" }];
  });
  const attention = state.submitCount > 0 || hasTried ? state.submitCount + 1 : 0;
  if (sending.kind === "failed" && wrong.every(({ isServers }) => isServers)) {
    return (
      <FormProblems
        title={words.failedTitle}
        text={words.failed[sending.reason](sending.retryAfterMinutes)}
        problems={wrong}
        attention={attention}
      />
    );
  }
  if (state.submitCount === 0 || wrong.length === 0) return null;
  return (
    <FormProblems
      title={words.problemsTitle(wrong.length)}
      text={words.problemsText}
      problems={wrong}
      attention={attention}
    />
  );
}
