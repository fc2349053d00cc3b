/** The frame of each sign-in form: error list, fields, button. */
import { type FormEvent, type ReactNode, useRef } from "react";
import { type FieldValues, type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { FormProblems } from "#components/forms/FormProblems.tsx";
import { Button } from "#ui/Button.tsx";
import type { SendStep } from "./useSendStep.ts";
import { words } from "./words.ts";

export type StepField<Values extends FieldValues> = { name: Path<Values>; id: string; label: string };

export function StepForm<Values extends FieldValues, Sent>(props: {
  form: UseFormReturn<Values, unknown, Sent>;
  step: SendStep;
  /** In display order. */
  fields: readonly StepField<Values>[];
  submitLabel: string;
  onSend: (values: Sent) => void;
  children: ReactNode;
}) {
  const { form, step } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isSending = step.sending.kind === "sending";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    void form.handleSubmit((values) => {
      // The fields are disabled while sending; focus stays where the result will appear.
      button.current?.focus({ preventScroll: true });
      props.onSend(values);
    })(event);
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Problems form={form} step={step} fields={props.fields} />
      <fieldset disabled={isSending} className="min-w-0 space-y-5">
        {props.children}
      </fieldset>
      <Button
        ref={button}
        type="submit"
        variant="cta-primary"
        size="lg"
        aria-disabled={isSending}
        className="mt-6 w-full"
      >
        {isSending ? words.sending : props.submitLabel}
      </Button>
      <p role="status" className="sr-only">
        {isSending && words.sending}
      </p>
    </form>
  );
}

function Problems<Values extends FieldValues, Sent>(props: {
  form: UseFormReturn<Values, unknown, Sent>;
  step: SendStep;
  fields: readonly StepField<Values>[];
}) {
  const { sending, failures } = props.step;
  const state = useFormState({ control: props.form.control });
  const wrong = props.fields.flatMap(({ name, id, label }) => {
    const { error } = props.form.getFieldState(name, state);
    return error === undefined
      ? []
      : [{ fieldId: id, label, message: error.message ?? "", isServers: error.type === "server" }];
  });
  if (state.submitCount === 0) return null;
  const attention = state.submitCount + failures;
  if (sending.kind === "failed" && wrong.every(({ isServers }) => isServers)) {
    const { reason, retryAfterMinutes } = sending.failed;
    // Shown once: a field's own error is in the list.
    const isSaidByField = reason === "fields" && wrong.length > 0;
    return (
      <FormProblems
        title={words.failedTitle}
        text={isSaidByField ? words.problemsText : words.failed[reason](retryAfterMinutes)}
        problems={wrong}
        attention={attention}
      />
    );
  }
  if (wrong.length === 0) return null;
  return (
    <FormProblems
      title={words.problemsTitle(wrong.length)}
      text={words.problemsText}
      problems={wrong}
      attention={attention}
    />
  );
}
